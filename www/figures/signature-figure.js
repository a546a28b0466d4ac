// @ts-check
/** F2, the signature: what a mode leaves in its caller's log, which modes look alike, and how much of that is the seed's doing. */
import { pairMatrix } from '../charts/pair-matrix.js';
import { markKinds, markSample, signatureStrips } from '../charts/signature-strips.js';
import { html } from '../lib/html.js';
import { modes } from '../lib/signature-modes.js';
import { capital, formatNumber, formatPercent, modeWords, signatureWords as words, suffix } from '../tr.js';
import { seedShares } from './seed-shares.js';
import { followTurn } from './turn-length.js';

/** Marks drawn in a row; more would be too small to tell apart. */
const mostMarks = 400;
/** Pairs told by name; more are counted. */
const mostNamed = 2;
const columns = ['yanit', 'hata', 'asim', 'yuvaTur', 'taze'];

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, { damgali, ...options }) {
  const { satirlar, ciftler, maliyet } = core.imzaTablosu(options);
  const izler = Object.fromEntries(modes.map((kip) => [kip, core.imzaIzi(kip, options)]));
  const pairs = modes.flatMap((a, index) => modes.slice(index + 1).map((b) => ({ a, b })));
  const hepsi = pairs.map(({ a, b }) => {
    const alike = ciftler.find((/** @type {any} */ pair) => pair.a === a && pair.b === b);
    return { a, b, ayrim: !alike ? 'siniftan' : alike.icerikAyirir && damgali ? 'icerikten' : 'ayrilmaz' };
  });
  const count = /** @param {string} ayrim */ (ayrim) => hepsi.filter((pair) => pair.ayrim === ayrim).length;
  const sayilar = { cift: hepsi.length, benzer: ciftler.length, icerikten: count('icerikten'), ayrilmaz: count('ayrilmaz') };
  return { satirlar, ciftler, maliyet, izler, hepsi, sayilar, tohumlar: seedShares(core, options) };
}

/** @param {number} value @param {string} source @param {number} [decimals] */
const bold = (value, source, decimals) => html`<b data-kaynak="#${source}">${formatNumber(value, decimals)}</b>`;

/** Pairs by name where they are one or two, else by number. @param {any} result @param {string} ayrim @param {boolean} asObject */
function named({ hepsi, sayilar }, ayrim, asObject) {
  const found = hepsi.filter((/** @type {any} */ pair) => pair.ayrim === ayrim);
  if (found.length > mostNamed) return html`${bold(sayilar[ayrim], `sayilar.${ayrim}`)} ${asObject ? words.pairObject : words.pair}`;
  return found.map((/** @type {any} */ { a, b }) => `${modeWords[a]} ile ${(asObject ? words.object : modeWords)[b]}`).join(', ');
}

/** @param {any} result @param {import('./figure.js').State} state */
function finding(result, { damgali, tolerans }) {
  const { cift, benzer, icerikten, ayrilmaz } = result.sayilar;
  const pairs = bold(cift, 'sayilar.cift');
  if (benzer === 0) {
    const why = tolerans === 0 ? html` Tolerans sıfırken hiçbir iki satır benzer sayılmaz.` : '';
    return html`Yalnızca paylara bakmak, ${pairs} çiftin hepsini ayırt etmeye yeter.${why}`;
  }
  const said = html`Yalnızca paylara bakılırsa ${pairs} çiftten ${bold(benzer, 'sayilar.benzer')}${suffix(formatNumber(benzer), 'si')} ayırt edilemez`;
  if (!damgali) return html`${said}${benzer <= mostNamed && html`: ${named(result, 'ayrilmaz', false)}`}. Damga yokken bakılacak başka bir şey de yoktur.`;
  if (icerikten === 0) return benzer <= mostNamed ? html`${said}: ${named(result, 'ayrilmaz', true)} tazelik damgası da ayırmaz.` : html`${said}; tazelik damgası da hiçbirini ayırmaz.`;
  const byContent = html`${said}: ${named(result, 'icerikten', true)} tazelik damgası ayırır`;
  return ayrilmaz === 0 ? html`${byContent}.` : html`${byContent}, ${named(result, 'ayrilmaz', true)} o da ayırmaz.`;
}

/** @param {string} name @param {number | null} value */
const shown = (name, value) => (value === null ? '–' : formatNumber(value, { yuvaTur: 2, taze: 0 }[name] ?? 3));

/** Without a stamp nobody can say what is fresh. @param {boolean} damgali */
const columnsOf = (damgali) => (damgali ? columns : columns.slice(0, -1));

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 * @param {'wide' | 'narrow'} layout
 */
function picture({ satirlar, izler }, { damgali, cagri }, layout) {
  const strips = modes.map((kip) => ({
    label: modeWords[kip],
    trace: izler[kip],
    numbers: columnsOf(damgali).map((name) => ({ label: words.columns[name], shown: shown(name, satirlar[kip][name]), source: `#satirlar.${kip}.${name}` })),
  }));
  const note = words.note(formatNumber(Math.min(cagri, mostMarks)), cagri > mostMarks);
  const legend = markKinds.filter((kind) => damgali || kind !== 'eski').map((kind) => html`<li>${markSample(markKinds.indexOf(kind))}${words.marks[kind]}</li>`);
  return html`${signatureStrips({ strips, most: mostMarks, stamped: damgali, note, picture: words.picture }, layout)}<ul class="legend">${legend}</ul>`;
}

/** @param {import('./figure.js').State} state @param {any} result */
function transport({ damgali }, { maliyet }) {
  return html`<label class="curtain-switch"><input type="checkbox" name="damgali"${damgali && html` checked`}> ${words.stamp}</label><span class="stamp-cost"${!damgali && html` hidden`}>${words.stampCost} <b data-kaynak="#maliyet.damgaBaytSn">${formatNumber(maliyet.damgaBaytSn, 2)}</b> bayt/s</span>`;
}

/** The switch stands beside what it costs; both were written once. @param {HTMLElement} element @param {import('./element.js').FigureElement} api */
function updated(element, api) {
  followTurn(element, api);
  const cost = /** @type {HTMLElement} */ (element.querySelector('.stamp-cost'));
  cost.hidden = !api.state.damgali;
  const number = /** @type {HTMLElement} */ (cost.querySelector('b'));
  number.textContent = formatNumber(api.result.maliyet.damgaBaytSn, 2);
}

/** @param {any} result @param {import('./figure.js').State} state */
function detail(result, state) {
  const { hepsi, tohumlar } = result;
  const items = modes.map((id) => ({ id, label: modeWords[id] }));
  const caption = tohumlar
    ? html`Her çifti ne ayırır? Altında, ${bold(tohumlar.tohum, 'tohumlar.tohum')} tohumdan kaçında benzer göründükleri.`
    : html`Her çifti ne ayırır?`;
  const matrix = pairMatrix({
    items,
    cell: (row, column) => {
      const index = hepsi.findIndex((/** @type {any} */ { a, b }) => a === items[column].id && b === items[row].id);
      const { ayrim } = hepsi[index];
      return { kind: ayrim, word: words.apart[ayrim], share: tohumlar && { value: tohumlar.ciftler[index].pay, source: `#tohumlar.ciftler[${index}].pay` } };
    },
    caption,
    label: words.matrix,
  });
  return html`<div class="pairs">${matrix}<div class="pair-notes">${notes(result, state)}</div></div>`;
}

/** What the seed, a long log and naming a mode have to do with it. @param {any} result @param {import('./figure.js').State} state */
function notes({ hepsi, tohumlar, satirlar, maliyet }, { pencere }) {
  const index = hepsi.findIndex((/** @type {any} */ { a, b }) => a === 'saglikli' && b === 'bayat');
  const seed = tohumlar
    ? html`<p>${capital(modeWords.saglikli)} ile ${modeWords.bayat}, ${bold(tohumlar.tohum, 'tohumlar.tohum')} tohumun <b data-kaynak="#tohumlar.ciftler[${index}].pay">${formatPercent(tohumlar.ciftler[index].pay, 1)}</b> kadarında benzer görünür; bu tohum ${hepsi[index].ayrim === 'siniftan' ? 'onlardan değil' : 'onlardan biri'}.</p>`
    : html`<p>${words.unknown(formatNumber(seedShares.mostCalls))}</p>`;
  const { yuvaTur } = satirlar.saglikli;
  return html`${seed}<p>Sağlıklı satırda çağrı başına ${bold(yuvaTur, 'satirlar.saglikli.yuvaTur', 2)} yuva-tur ölçüldü; uzun vadede beklenen ${bold(maliyet.beklenenYuvaTur, 'maliyet.beklenenYuvaTur', 2)}.</p><p>Bir kipi adlandırmaya ${formatNumber(pencere)} çağrı gerekiyorsa pencere ${bold(maliyet.adlandirmaTur, 'maliyet.adlandirmaTur', 1)} turda, ${bold(maliyet.adlandirmaMs, 'maliyet.adlandirmaMs', 0)} milisaniyede dolar.</p>`;
}

/** @param {any} result @param {import('./figure.js').State} state */
function table({ satirlar }, { damgali, cagri }) {
  const drawn = columnsOf(damgali);
  return html`<table><caption>${words.caption(formatNumber(cagri))}</caption><thead><tr><th scope="col">${words.mode}</th>${drawn.map((name) => html`<th scope="col">${words.columns[name]}</th>`)}</tr></thead><tbody>${modes.map(
    (kip) => html`<tr><th scope="row">${modeWords[kip]}</th>${drawn.map((name) => html`<td data-kaynak="#satirlar.${kip}.${name}">${shown(name, satirlar[kip][name])}</td>`)}</tr>`,
  )}</tbody></table>`;
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f2',
  number: 2,
  tag: 'signature-figure',
  title: words.title,
  turn: '10 ms',
  parameters: {
    first: ['cagri', 'tolerans', 'tohum', 'seyrek', 'parca', 'dusen', 'olagan', 'zamanAsimi'],
    more: ['damga', 'uctaHiz', 'pencere', 'olayHizi', 'turMs'],
  },
  own: { damgali: { name: 'damgali', kind: 'switch', label: words.stamp, default: true } },
  compute,
  finding,
  picture,
  transport,
  detail,
  table,
  updated,
  simplifications: words.simplifications,
};
