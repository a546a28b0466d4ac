// @ts-check
/** Words of the panel that sets the five contents against each other. */
import { suffix } from './lib/turkish.js';

/** @type {Record<import('./lib/compare.js').Cell, string>} */
const cells = { keptWell: 'havuzda, sağlam', keptUnwell: 'havuzda, bozuk', removedWell: 'dışarıda, sağlam', removedUnwell: 'dışarıda, bozuk' };

/** @param {number} turn */
const inTurn = (turn) => `${turn}. turda`;

export const compareWords = {
  cells,
  /** What a cell is called as a judgement. @type {Record<import('./lib/compare.js').Cell, string>} */
  verdicts: { keptWell: 'doğru tutulan', keptUnwell: 'gözden kaçan', removedWell: 'boşa çıkarılan', removedUnwell: 'doğru çıkarılan' },
  other: 'Şununla karşılaştır',
  endpoint: 'Uç',
  caption: 'Her içeriğin karnesi, kopya-tur olarak',
  hint: 'Sağlam: kopya ayakta, hazır ve kendi yazma yolu çalışıyor. Paylaşılan bir deponun düşmesi kopyanın kusuru değildir. Sayılan denetimin kararıdır; dengeleyicinin açık kaldığı turlar bunu değiştirmez. Bir sayıya basınca o turlar açılır.',
  /** @param {string} one @param {string} other @param {{ decision: number | null, outcome: number | null }} first */
  first: (one, other, { decision, outcome }) => {
    if (decision === null) return `“${one}” ile “${other}” bu koşumda hiçbir turda ayrılmıyor.`;
    const decided = `“${one}” ile “${other}” ilk kez ${inTurn(decision)} ayrı karar veriyor`;
    if (outcome === null) return `${decided}; ama her istek ikisinde de aynı biçimde sonuçlanıyor.`;
    return outcome === decision ? `${decided}; isteklerin sonucu da o turda ayrılıyor.` : `${decided}; isteklerin sonucu ilk kez ${inTurn(outcome)} ayrılıyor.`;
  },
  /** @param {number} turn */
  toDecision: (turn) => `${turn}. tura git: kararlar`,
  /** @param {number} turn */
  toOutcome: (turn) => `${turn}. tura git: sonuçlar`,
  next: 'Sonraki ayrılık',
  /** @param {string} count @param {string} cell @param {string} label */
  cellLabel: (count, cell, label) => `${label}: ${count} kopya-tur ${cell}. Turlarını aç`,
  /** @param {string} label @param {string} verdict @param {string} count */
  turns: (label, verdict, count) => `“${label}” içeriğinde ${verdict} ${count} kopya-tur`,
  /** @param {import('./lib/compare.js').Stretch} stretch */
  stretch: ({ replica, start, end }) => (start === end ? `${replica}, ${start}. tur` : `${replica}, ${start}–${end}. turlar`),
  /** @param {string} count */
  rest: (count) => `… ve ${count}${suffix(count, 'si')} daha`,
  tooLong: 'Karşılaştırma, çizilebilen koşumlar içindir.',
};
