// @ts-check
/** What a fault did, in one or two sentences. */
import { html } from '../lib/html.js';
import { blastWords as words, capital, componentWords, flowWords, formatNumber, listed, suffix } from '../tr.js';

/** @param {number} value @param {string} source @param {number} [decimals] */
const bold = (value, source, decimals) => html`<b data-kaynak="${source}">${formatNumber(value, decimals)}</b>`;

/** @param {any} result @param {string} name */
const change = ({ oran }, name) => html`${bold(oran.once[name], `#oran.once.${name}`, 3)} → ${bold(oran.simdi[name], `#oran.simdi.${name}`, 3)}`;

/** @param {any} result */
function calm(result) {
  const { simdi, oran } = result;
  const rate = html`${bold(simdi.hiz, '#simdi.hiz', 2)} istek/s`;
  if (simdi.doygun.length > 0) return html`Arıza yokken bile ${listed(simdi.doygun.map(nameOf))} doyuyor; geçemeyen ${bold(simdi.akis, '#simdi.akis')} akış, ${rate}.`;
  const fullest = Object.keys(oran.simdi).reduce((best, name) => (oran.simdi[name] > oran.simdi[best] ? name : best));
  return html`Arıza yokken hiçbir bileşen doymuyor, akışların hepsi geçiyor; en dolu olan ${nameOf(fullest)} (${bold(oran.simdi[fullest], `#oran.simdi.${fullest}`, 3)}).`;
}

/** @param {string} name */
const nameOf = (name) => componentWords[name];

/** The component that the fault relieved most, if any. @param {any} result @param {string} faulty */
function relieved({ oran }, faulty) {
  const names = Object.keys(oran.simdi).filter((name) => name !== faulty && formatNumber(oran.simdi[name], 3) !== formatNumber(oran.once[name], 3));
  const drop = /** @param {string} name */ (name) => oran.once[name] - oran.simdi[name];
  const most = names.reduce((/** @type {string | null} */ best, name) => (best === null || (name === 'ag-gecidi') || (best !== 'ag-gecidi' && drop(name) > drop(best)) ? name : best), null);
  return most !== null && drop(most) > 0 ? most : null;
}

/** Without saturation a fault stays with those that need it. @param {any} result @param {string} start @param {string} faulty */
function contained(result, start, faulty) {
  const { simdi, oran } = result;
  const first = html`${start} hiçbir bileşen doymadı; yalnızca ona muhtaç akışlar düştü: ${bold(simdi.hiz, '#simdi.hiz', 2)} istek/s.`;
  const eased = relieved(result, faulty);
  if (eased === null) return first;
  const was = formatNumber(oran.once[eased], 3);
  const is = formatNumber(oran.simdi[eased], 3);
  return html`${first} ${capital(nameOf(eased))} rahatladı bile: doluluğu ${bold(oran.once[eased], `#oran.once.${eased}`, 3)}${suffix(was, 'den')} ${bold(oran.simdi[eased], `#oran.simdi.${eased}`, 3)}${suffix(is, 'e')} indi.`;
}

/** How much dearer than stopping. @param {any} result @param {string} kip */
function compared({ simdi, durma }, kip) {
  if (kip === 'durma' || durma.hiz === 0) return '';
  if (simdi.hiz === durma.hiz) return html`, ${words.sameAsStopped}`;
  return html`, durmadakinin ${bold(simdi.hiz / durma.hiz, '{#simdi.hiz} / {#durma.hiz}', 2)} katı`;
}

/** @param {any} result @param {import('./figure.js').State} state */
export function blastFinding(result, { ariza, kip }) {
  if (ariza === '') return calm(result);
  const { simdi, once, akislar } = result;
  const start = `${capital(nameOf(ariza))} ${words.when[kip]}`;
  if (simdi.doygun.length === 0) return contained(result, start, ariza);
  const fresh = simdi.doygun.filter((/** @type {string} */ name) => !once.doygun.includes(name));
  const first = fresh.length === 0 ? html`${start} yeni doyan bileşen olmadı; ${listed(simdi.doygun.map(nameOf))} zaten doygundu.`
    : fresh.length === 1 ? html`${start} ${fresh[0] === ariza ? 'kendisi' : nameOf(fresh[0])} doydu (${change(result, fresh[0])}).`
      : html`${start} ${listed(fresh.map(nameOf))} doydu.`;
  const innocent = akislar.filter((/** @type {any} */ { kesik, muhtac }) => kesik && !muhtac).map((/** @type {any} */ { ad }) => flowWords[ad]);
  const who = innocent.length > 0 ? html`Onu hiç çağırmayan ${listed(innocent)} da düştü` : html`Düşen ${bold(simdi.akis, '#simdi.akis')} akış`;
  return html`${first} ${who}: ${innocent.length > 0 && html`toplam `}${bold(simdi.hiz, '#simdi.hiz', 2)} istek/s${compared(result, kip)}.`;
}
