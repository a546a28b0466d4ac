// @ts-check
/** The words of "neden?": why a request was lost, from the chain of causes that the core gives. */
import { nameSuffix } from './lib/turkish.js';
import { capital, listed } from './tr-figures1.js';

/** @typedef {{ cesit: string, bas: number, bit: number }} Fault */
/** @typedef {{ ad: string, hazir: boolean, arizalar: Fault[], icerde: boolean, karar: number | null, denetim: { tur: number, gecti: boolean, arizalar: Fault[] } | null, karsi: number, sonrakiDenetim: number }} Replica */
/** @typedef {{ uc: string, donusEsigi: number, esik: number, kopya: string[] }} Settings */

/** @type {Record<string, string>} */
const requests = { okuma: 'okuma', yazma: 'yazma', toplu: 'toplu istek' };

/** @type {Record<string, string>} what holds of a replica, as it goes on after "20. turdan beri" */
const holds = { yariDusuk: 'yarı düşük', isiniyor: 'ısınıyor', durdu: 'duruyor', gecici: 'sessiz' };

/** @type {Record<string, string>} */
const stores = { durumDeposu: 'durum deposu', ucretDeposu: 'ücret deposu' };

/** @type {Record<string, string>} what a check asked of each fault, in the accusative */
const asked = { yariDusuk: 'kendi yolunu', isiniyor: 'hazır olup olmadığını', durumDeposu: 'durum deposunu', ucretDeposu: 'ücret deposunu' };

/** @type {Record<string, string>} the content that does not ask, as a subject */
const contents = { sig: 'Sığ uç', hazirOlma: 'Hazır olma ucu', derinYerel: 'Derin, yerel uç', derinPaylasilan: 'Derin, paylaşılan uç', derinHepsi: 'Her şeyi soran uç' };

const counts = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz', 'on', 'on bir', 'on iki'];

/** Names with a suffix on the last. @param {string[]} names @param {import('./lib/turkish.js').Case} kind */
const named = (names, kind) => listed([...names.slice(0, -1), `${names.at(-1)}${nameSuffix(/** @type {string} */ (names.at(-1)), kind)}`]);

/** @param {Fault} fault @param {number} turn */
const since = ({ bas }, turn) => (bas === turn ? 'bu turdan beri' : `${bas}. turdan beri`);

/** What holds of a replica now. @param {Replica} replica @param {number} turn */
const condition = ({ ad, arizalar }, turn) => `${ad} ${listed(arizalar.map((fault) => `${since(fault, turn)} ${holds[fault.cesit]}`))}`;

/** Why the balancer still sent requests there. @param {Replica} replica @param {string} routing @param {number} turn @param {Settings} settings */
function sentThere(replica, routing, turn, { uc, esik }) {
  const { ad, denetim, karsi, sonrakiDenetim } = replica;
  const next = `Sonraki denetim ${sonrakiDenetim}. turda.`;
  if (routing === 'panik') return `${named([ad], 'i')} denetim havuzdan çıkarmıştı, ama havuzda panik eşiğinin altında kopya kaldığı için dengeleyici trafiği herkese gönderdi.`;
  if (routing === 'sorulmuyor') return `${contents[uc]} bunu sormaz; ${denetim?.gecti ? `${denetim.tur}. turdaki denetime ${ad} evet dedi.` : `${ad} havuzda kaldı.`}`;
  if (routing === 'denetlenmedi') return `Henüz hiç denetlenmedi; ilk denetim ${sonrakiDenetim}. turda.`;
  if (routing === 'oncesinde') return `Son denetim ${denetim?.tur}. turdaydı, arızadan önce; ${ad} evet dedi. ${next}`;
  return `${denetim?.tur}. turdaki denetim geçmedi, ama bu üst üste ${karsi}. kötü yanıttı; çıkarmak için ${esik} gerekir. ${next}`;
}

/** Replicas that were put out by the same thing at the same check, together. @param {Replica[]} replicas */
function groups(replicas) {
  /** @type {Map<string, Replica[]>} */
  const found = new Map();
  for (const replica of replicas) {
    const { denetim } = replica;
    const shared = denetim?.arizalar.filter(({ cesit }) => cesit in stores) ?? [];
    const alike = shared.length > 0 || denetim?.gecti;
    const key = alike ? JSON.stringify([denetim?.tur, shared, replica.karsi]) : `${replica.ad}\n`;
    found.set(key, [...(found.get(key) ?? []), replica]);
  }
  return [...found.values()];
}

/** Why replicas were out. @param {Replica[]} group @param {number} turn @param {Settings} settings */
function keptOut(group, turn, { donusEsigi, kopya }) {
  const names = group.map(({ ad }) => ad);
  const [{ ad, denetim, karsi, sonrakiDenetim }] = group;
  if (!denetim) return `${ad} henüz hiç denetlenmedi.`;
  const when = denetim.tur === turn ? 'Bu turdaki denetim' : `${denetim.tur}. turdaki denetim`;
  if (denetim.gecti) return `${named(names, 'i')} geri almak için ${donusEsigi} denetim üst üste geçmeli; ${denetim.tur}. turdaki ${karsi}. oldu.`;
  const shared = denetim.arizalar.find(({ cesit }) => cesit in stores);
  const fault = shared ?? denetim.arizalar[0];
  const over = fault.bit < turn;
  const next = `sonraki denetim ${sonrakiDenetim}. turda`;
  if (shared) {
    const all = group.length === kopya.length && group.length > 1;
    const whom = all ? `${counts[group.length] ?? group.length} kopyaya da` : group.length > 4 ? `${group.length} kopyaya` : named(names, 'e');
    const state = over ? `depo ${fault.bit}. turdan sonra ayağa kalktı, ama ${next}` : `depo ${since(fault, turn)} düşük`;
    return `${when} ${whom} ${asked[fault.cesit]} sordu; ${state}.`;
  }
  const state = over ? `${ad} ${fault.bit}. turdan sonra düzeldi, ama ${next}` : `kopya ${since(fault, turn)} ${holds[fault.cesit]}`;
  const silent = fault.cesit === 'durdu' || fault.cesit === 'gecici';
  return `${when} ${silent ? `${named([ad], 'den')} yanıt alamadı` : `${named([ad], 'e')} ${asked[fault.cesit]} sordu`}; ${state}.`;
}

/**
 * The whole answer, in a few sentences.
 * @param {any} why what `neden` gives
 * @param {Settings} settings
 * @returns {string}
 */
export function whySentences({ tur, istek, sira, son, sebep }, settings) {
  const subject = `${capital(requests[istek])} ${sira}`;
  if (sebep.cesit === 'sunuldu') return `${subject} kaybolmadı: ${sebep.kopya} yanıtladı.`;
  if (sebep.cesit === 'depo') {
    const { cesit } = sebep.ariza;
    const way = sebep.kopya ? `${named([sebep.kopya], 'e')} ulaştı ve kopya sağlamdı; ama` : 'hiçbir kopyaya gönderilmedi:';
    return `${subject} ${way} ${stores[cesit]} ${since(sebep.ariza, tur)} düşük.`;
  }
  if (sebep.cesit === 'kopya') {
    const { kopya, yonlendirme } = sebep;
    const fate = son === 4
      ? `${subject}${nameSuffix(String(sira), 'i')} ${kopya.ad} kabul etti ama depoya ulaştırmadı: ${condition(kopya, tur)}.`
      : `${subject} ${named([kopya.ad], 'e')} gitti ve düştü: ${condition(kopya, tur)}.`;
    return `${fate} ${sentThere(kopya, yonlendirme, tur, settings)}`;
  }
  const ready = sebep.kopyalar.filter((/** @type {Replica} */ { hazir }) => hazir).map((/** @type {Replica} */ { ad }) => ad);
  const causes = groups(sebep.kopyalar).map((group) => keptOut(group, tur, settings));
  const shown = causes.length > 4 ? [...causes.slice(0, 4), `Öteki ${causes.length - 4} kopya da dışarıdaydı.`] : causes;
  const but = son === 2 ? ` Oysa ${ready.length > 4 ? `${ready.length} kopya` : listed(ready)} okumayı yanıtlayabilirdi.` : '';
  return `${subject} ${son === 2 ? 'reddedildi' : 'düştü'}: havuzda kimse yoktu. ${shown.join(' ')}${but}`;
}
