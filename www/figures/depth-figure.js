// @ts-check
/** F7, depth: what each further question of the check wins and costs, summed over the run. */
import { depthBars } from '../charts/depth-bars.js';
import { html } from '../lib/html.js';
import { endpoints } from '../parameters.js';
import { choiceWords, depthWords as words, formatNumber, measureWords, runWords } from '../tr.js';
import { runOptions } from './run-options.js';

const columns = ['disKopyaTur', 'dusenOkuma', 'dusenYazma', 'dusenToplu', 'sessiz', 'bosaRed'];
const labels = choiceWords.uc;

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, state) {
  const options = runOptions(state);
  const uclar = Object.fromEntries(endpoints.map((uc) => [uc, core.kosum(uc, options)]));
  // All requests that came to nothing; reads refused for nothing are among the dropped ones.
  const kayip = Object.fromEntries(endpoints.map((uc) => {
    const { dusenOkuma, dusenYazma, dusenToplu, sessiz } = uclar[uc];
    return [uc, dusenOkuma + dusenYazma + dusenToplu + sessiz];
  }));
  return { uclar, kayip };
}

/** Where the least is lost, and what the next question does to that. @param {any} result */
function finding({ kayip, uclar }) {
  const least = endpoints.reduce((best, uc) => (kayip[uc] < kayip[best] ? uc : best));
  const next = endpoints[endpoints.indexOf(least) + 1];
  const number = /** @param {number} value @param {string} source */ (value, source) => html`<b data-kaynak="#${source}">${formatNumber(value)}</b>`;
  const first = html`En az kayıp <em>${labels[least].toLowerCase()}</em> içerikte: ${number(kayip[least], `kayip.${least}`)} istek`;
  if (!next) return html`${first}.`;
  if (kayip[next] === kayip[least]) return html`${first}; bir soru daha eklemek bunu değiştirmiyor.`;
  const refused = uclar[next].bosaRed - uclar[least].bosaRed;
  const why = refused > 0 ? html`, çünkü ${number(refused, `uclar.${next}.bosaRed`)} okuma boşa reddediliyor` : '';
  return html`${first}; bir soru daha eklenince kayıp ${number(kayip[next], `kayip.${next}`)} isteğe çıkıyor${why}.`;
}

/**
 * @param {any} result
 * @param {import('./figure.js').State} _
 * @param {'wide' | 'narrow'} layout
 */
function picture({ uclar }, _, layout) {
  return depthBars({
    rows: endpoints.map((uc) => labels[uc]),
    columns: columns.map((kind) => ({
      kind,
      label: measureWords[kind],
      unit: words.unit[kind] ?? words.requests,
      scale: kind === 'disKopyaTur' ? kind : 'requests',
      values: endpoints.map((uc) => uclar[uc][kind]),
      sources: endpoints.map((uc) => `#uclar.${uc}.${kind}`),
    })),
    picture: words.picture,
  }, layout);
}

/** @param {any} result */
function table({ uclar, kayip }) {
  return html`<table><caption>${words.caption}</caption><thead><tr><th scope="col">${runWords.endpoint}</th>${columns.map((kind) => html`<th scope="col">${measureWords[kind]}</th>`)}<th scope="col">${words.total}</th></tr></thead><tbody>${endpoints.map(
    (uc) => html`<tr><th scope="row">${labels[uc]}</th>${columns.map((kind) => html`<td data-kaynak="#uclar.${uc}.${kind}">${formatNumber(uclar[uc][kind])}</td>`)}<td data-kaynak="#kayip.${uc}">${formatNumber(kayip[uc])}</td></tr>`,
  )}</tbody></table>`;
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f7',
  number: 7,
  tag: 'depth-figure',
  title: words.title,
  turn: '2 sn',
  parameters: { first: ['aralik', 'esik', 'panikEsigi'], more: ['donusEsigi', 'faz', 'okuma', 'yazma', 'toplu', 'tur', 'kopya'] },
  compute,
  finding,
  picture,
  table,
  simplifications: runWords.simplifications,
};
