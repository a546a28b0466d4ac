// @ts-check
/** Words of the guesses: how a guess and the result differ, and what the guess missed. */
import { html } from './lib/html.js';
import { capital, choiceWords, componentWords, flowWords, listed, modeWords, suffix } from './tr.js';

/** @typedef {import('./figures/guess-answers.js').Facts} Facts */
/** @typedef {import('./figures/guess-answers.js').Fact} Fact */
/** @typedef {import('./lib/html.js').Markup} Markup */
/** How far off a guess is. @typedef {{ side: 'right' | 'low' | 'high', near: boolean }} Verdict */

export const toldWords = {
  told: 'Varsayılan ayarlarla tahmin',
  mark: 'tahmin',
  result: 'sonuç',
  line: /** @param {string} guess @param {string} answer */ (guess, answer) => `Sayı doğrusunda tahmin ${guess}, sonuç ${answer}`,
};

const verdicts = { right: 'tuttu', low: 'düşük', high: 'yüksek' };

/**
 * Guess and answer beside each other, and how they differ.
 * @param {string} guess as shown
 * @param {Fact} answer
 * @param {Verdict} verdict
 * @param {Markup | string} gap what was missed
 */
export function compared(guess, answer, { side, near }, gap) {
  if (side === 'right' && guess === answer.shown) return html`Tahmin tuttu: ${answer}. ${gap}`;
  const how = side === 'right' ? verdicts.right : `${near ? 'az farkla' : 'epey'} ${verdicts[side]}`;
  return html`Tahmin <b>${guess}</b>, sonuç ${answer}: ${how}. ${gap}`;
}

/** @param {{ a: string, b: string }[]} pairs */
const pairNames = (pairs) => listed(pairs.map(({ a, b }) => `“${modeWords[a]} – ${modeWords[b]}”`));
/** @param {string} uc */
const content = (uc) => html`<em>${choiceWords.uc[uc].toLocaleLowerCase('tr')}</em>`;

/** Why holding is long or short in a mode that is not the longest. @type {Record<string, string>} */
const holding = {
  durma: 'Duran taraf hatayı hemen döndürür, yuva boşalır. Asıl pahalı olan, gelmeyecek yanıtı zaman aşımına kadar beklemektir.',
  kismi: 'Düşen parçaya giden çağrı hatayı hemen alır, ötekiler olağan sürede biter; zaman aşımını bekleyen yoktur.',
  bayat: 'Eski yanıt da yenisi kadar çabuk gelir; bozulan süre değil, içeriktir.',
};

/** @param {Facts} n @param {string} kip */
function heldLongest(n, kip) {
  const most = Math.max(...Object.values(n).map(({ value }) => value));
  const longest = Object.keys(n).filter((name) => n[name].value === most);
  if (longest.includes(kip)) {
    const others = longest.filter((name) => name !== kip).map((name) => modeWords[name]);
    const tie = others.length > 0 && html` Aynı süreyi tutan biri daha var: ${listed(others)}. Çağıran, ikisini bu sayıyla ayıramaz.`;
    return html`Tahmin tuttu: ${modeWords[kip]}, çağrı başına ${n[kip]} tur.${tie}`;
  }
  return html`Tahmin <b>${modeWords[kip]}</b>: çağrı başına ${n[kip]} tur. En uzun tutan ${longest.map((name) => modeWords[name]).join(' ile ')} ise ${n[longest[0]]} tur tutar. ${holding[kip]}`;
}

/** @param {Facts} n @param {string} uc @param {any} result */
function depthGap(n, uc, { kayip }) {
  const order = Object.keys(kayip);
  const least = order.reduce((best, one) => (kayip[one] < kayip[best] ? one : best));
  if (uc === least) return html`Tahmin tuttu: en az kayıp ${content(uc)} içerikte, ${n[uc]} istek. Bir soru eksiği de bir soru fazlası da daha pahalıdır.`;
  const both = html`Tahmin ${content(uc)}: kayıp ${n[uc]} istek. En azı ${content(least)} içerikte, ${n[least]} istek.`;
  const steps = order.indexOf(uc) - order.indexOf(least);
  if (steps > 1) return html`${both} Sorular çoğaldıkça denetim kopyayı değil dünyayı sorar: ortak bir depo düşünce herkes birden çıkar, ${n[`refused.${uc}`]} okuma boşa reddedilir.`;
  if (steps > 0) return html`${both} İşaret tam bu adımda dönüyor: ortak depo düşünce havuz boşalır, ${n[`refused.${uc}`]} okuma boşa reddedilir.`;
  if (steps < -1) return html`${both} Ucuz sorunun bedeli görünmüyor: ${n[`reads.${uc}`]} okuma hazır olmayan kopyaya gidip düşer, ${n[`silent.${uc}`]} yazma sessizce kaybolur.`;
  return html`${both} Eksik kalan tek soru kopyanın kendi yazma yolu: o sorulmayınca ${n[`silent.${uc}`]} yazma sessizce kaybolur.`;
}

/** How far apart on average, as a part of the result's largest value: as good as right, near. */
const curveTolerance = [0.06, 0.15];

/** @param {Facts} n the result's value at each interval but one @param {number[]} curve */
function curveGap(n, curve) {
  const off = curve.map((value, index) => value - n[index].value);
  const most = Math.max(...Object.values(n).map(({ value }) => value));
  const mean = off.reduce((sum, one) => sum + Math.abs(one), 0) / off.length / most;
  const widest = off.reduce((best, one, index) => (Math.abs(one) > Math.abs(off[best]) ? index : best), 0);
  const at = html`<span data-sabit>${widest + 1}</span>${suffix(String(widest + 1), 'de')}`;
  const gap = html`En büyük fark aralık ${at}: tahmin <b>${curve[widest]}</b>, sonuç ${n[widest]}.`;
  if (mean <= curveTolerance[0]) return html`Tahmin eğrisi tuttu. ${gap} Kayıp hızla başlar, sonra yavaşlayarak büyür.`;
  return html`${mean <= curveTolerance[1] && 'Tahmin eğrisi yakın. '}${gap} ${curveShape(n, curve, off)}`;
}

/** What the curve's shape took for granted. @param {Facts} n @param {number[]} curve @param {number[]} off */
function curveShape(n, curve, off) {
  const last = curve.length - 1;
  const [early, late] = [off.slice(0, 10), off.slice(-5)].map((part) => part.reduce((sum, one) => sum + one, 0) / part.length);
  const range = html`aralık <span data-sabit>1</span> iken ${n[0]}, aralık <span data-sabit>${last + 1}</span> iken ${n[last]} okuma`;
  if (Math.max(...curve) - Math.min(...curve) < n[last].value / 5) return html`Düz bir çizgi, aralığı bedelsiz sayar; oysa fark büyük: ${range}.`;
  if (early < 0 && late > 0) return html`Kaybın sonradan hızlanacağı beklenmiş; oysa hızlı büyüyen yer baştır, yarı yolda ${n[14]} okuma çoktan gitmiştir.`;
  if (early > 0 && late < 0) return html`Kaybın erken durulacağı beklenmiş; oysa sonuna dek büyür: ${range}.`;
  return early + late > 0 ? html`Seyrek sormanın bedeli sanılandan küçük: ${range}.` : html`Seyrek sormanın bedeli sanılandan büyük: ${range}.`;
}

/** What the guess missed, by figure. @type {Record<string, (n: Facts, guess: any, result: any, verdict: Verdict, state: any) => Markup | string>} */
export const gaps = {
  f1: (n, kip) => heldLongest(n, kip),
  f2: (_, __, { ciftler }, { side }) => ({
    right: html`Aynı izi bırakanlar ${pairNames(ciftler)}.`,
    low: html`Paylar bu kadarını göstermez: ${pairNames(ciftler)} çiftleri aynı izi bırakır.`,
    high: html`Paylar sanılandan çok şey söyler; aynı izi bırakan yalnızca ${pairNames(ciftler)}.`,
  })[side],
  f4: (n, _, { simdi, akislar }, { side }) => {
    const full = capital(listed(simdi.doygun.map((/** @type {string} */ name) => componentWords[name])));
    const flows = /** @param {(flow: any) => boolean} holds */ (holds) => listed(akislar.filter(holds).map((/** @type {any} */ { ad }) => flowWords[ad]));
    const innocent = flows(({ kesik, muhtac }) => kesik && !muhtac);
    return {
      right: html`${full} doyduğu için, yavaşlayanı hiç çağırmayan ${innocent} da geçemiyor. Aynı bileşen dursaydı yalnızca ${n.stopped} akış geçemezdi.`,
      low: html`Hesaba katılmayan, ortak kapı: ${full.toLocaleLowerCase('tr')} doyuyor ve yavaşlayanı hiç çağırmayan ${innocent} da geçemiyor.`,
      high: html`${full} doyuyor, ama ${flows(({ kesik }) => !kesik)} oradan geçmediği için sürüyor.`,
    }[side];
  },
  f5: (n, _, __, { side }, { payDk }) => ({
    right: html`${n.minutes} dakika, ayrılan <span data-sabit>${String(payDk).replace('.', ',')}</span> dakikadan uzun; pay biter, üstüne de taşar.`,
    low: html`Arızalar tek tek kısa görünür, ama her biri payın ${n.each}${suffix(n.each.shown, 'i')} kadarını götürür; toplamı ${n.minutes} dakika eder.`,
    high: html`Toplamı ${n.minutes} dakika eder; pay aşılır, ama sanıldığı kadar değil: her arıza payın ${n.each} kadarıdır.`,
  })[side],
  f6: (n, _, __, { side }) => ({
    right: html`Yolu kopan kopya bu soruya hep evet der ve payına düşen yazmaları yutar; ${n.seen} yazma ise hata vererek düşer, hiç değilse görülür.`,
    low: html`Küçümsenen, evet demenin bedeli: yolu kopan kopya “ayaktayım” dediği sürece havuzda kalır ve payına düşen her yazmayı yutar.`,
    high: html`Kaybın hepsi sessiz değil: ${n.seen} yazma hata vererek düşer, yani görülür. Sessiz kalan, yalnızca yolu kopan kopyaya gidenlerdir.`,
  })[side],
  f7: (n, uc, result) => depthGap(n, uc, result),
  f8: (n, curve) => curveGap(n, curve),
  f9: (n, guess, _, { side }) => {
    const grows = html`kopya ${n.times} katına çıkınca pay da ${n.times} katına çıkar`;
    if (side === 'right') return html`Yük değil, kopya büyüdü: ${grows}.`;
    if (side === 'high') return html`Artış kopya sayısından hızlı değil: ${grows}.`;
    return guess < n.base.value * 200 ? html`Denetimin yükü gelen istekle değil kopya sayısıyla büyür: ${grows}.` : html`Artış yavaşlayarak değil, kopya sayısıyla aynı hızda: ${grows}.`;
  },
};
