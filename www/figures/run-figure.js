// @ts-check
/** F6, the run: one calendar, five endpoint contents, turn by turn. */
import { lossLegend, runLanes } from '../charts/run-lanes.js';
import { lessonRows, storeKinds } from '../lib/calendar.js';
import { html } from '../lib/html.js';
import { endpoints } from '../parameters.js';
import { choiceWords, formatNumber, measureWords, runWords as words } from '../tr.js';
import { comparedWith, runOptions } from './run-options.js';
import { runState, runTransport } from './run-state.js';
import { runLive, runUpdated } from './run-live.js';

/** The most that is drawn; beyond it only totals are told. */
const mostTurns = 2000;
const mostReplicas = 12;
const mostWindows = 600;
/** More requests a turn than this would be a trace of millions of cells. */
const mostRequests = 5000;

/** @param {any} trace */
function emptyTurns({ tur, kopya, havuz }) {
  let count = 0;
  for (let turn = 0; turn < tur; turn += 1) {
    if (!havuz.subarray(turn * kopya.length, (turn + 1) * kopya.length).includes(1)) count += 1;
  }
  return count;
}

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, state) {
  const options = runOptions(state);
  const uclar = Object.fromEntries(endpoints.map((uc) => [uc, core.kosum(uc, options)]));
  const requests = state.okuma + state.yazma + state.toplu;
  const drawn = state.tur <= mostTurns && state.kopya.length <= mostReplicas && requests <= mostRequests && state.takvim.length <= mostWindows;
  const iz = drawn ? core.kosumIzi(state.uc, options) : null;
  return { ...uclar[state.uc], uclar, iz, bosTur: iz && emptyTurns(iz) };
}

/** @param {number} value @param {string} source */
const number = (value, source) => html`<b data-kaynak="#${source}">${formatNumber(value)}</b>`;

/**
 * What happened, in one sentence; a second one where fail-open had a hand in it.
 * @param {any} result
 */
function finding(result) {
  const { bosaRed, sessiz, dusenOkuma, algilama, panikTur, bosTur } = result;
  const reads = number(dusenOkuma, 'dusenOkuma');
  const late = algilama > 0 ? html` Duran kopya ${number(algilama, 'algilama')} tur geç fark edildi.` : '';
  const panic = panikTur > 0 ? html` Dengeleyici ${number(panikTur, 'panikTur')} tur açık kaldı.` : '';
  /** @type {import('../lib/html.js').Markup} */
  let said;
  if (bosaRed > 0) {
    const refused = html`${number(bosaRed, 'bosaRed')} okuma, yanıtlanabilecekken reddedildi`;
    said = bosTur ? html`Havuz ${number(bosTur, 'bosTur')} tur boş kaldı; ${refused}.` : html`Havuz boşken ${refused}.`;
    if (sessiz > 0) said = html`${said} ${number(sessiz, 'sessiz')} yazma da sessizce kayboldu.`;
  } else if (sessiz > 0) {
    const lost = html`${number(sessiz, 'sessiz')} yazma kabul edildi ama depoya hiç ulaşmadı`;
    said = dusenOkuma > 0 ? html`${lost}; ${reads} okuma da hazır olmayan kopyaya gidip düştü.` : html`${lost}; okumaların hiçbiri düşmedi.`;
  } else if (dusenOkuma > 0) {
    said = html`${reads} okuma düştü; hiçbir yazma sessizce kaybolmadı.`;
  } else {
    said = html`Hiçbir okuma düşmedi, hiçbir yazma sessizce kaybolmadı; bedeli, havuz dışında geçen ${number(result.disKopyaTur, 'disKopyaTur')} kopya-turdur.`;
  }
  return html`${said}${late}${panic}`;
}

/** @param {import('./figure.js').State} state */
function faultLanes({ kopya, takvim }) {
  const rows = /** @type {import('../lib/calendar.js').Row[]} */ (takvim).map(([kind, replica, start, end], index) => ({ kind, replica, start, end, index, name: words.kinds[kind] }));
  /** @param {string} label @param {(row: typeof rows[0]) => boolean} belongs */
  const lane = (label, belongs) => ({ label, windows: rows.filter(belongs).map((row) => ({ ...row, title: words.window(label, row.name, row.start, row.end) })) });
  return [
    ...kopya.map((/** @type {string} */ name) => lane(name, ({ replica }) => replica === name)),
    ...storeKinds.map((kind) => lane(words.stores[kind], (row) => row.kind === kind)),
  ];
}

const lossKinds = ['dusenOkuma', 'bosaRed', 'dusenYazma', 'dusenToplu', 'sessiz'];

/** What each turn lost, by kind; reads refused for nothing apart from other dropped reads. @param {any} iz @param {import('./figure.js').State} state */
function lossesByTurn(iz, { okuma, yazma }) {
  const counts = lossKinds.map(() => new Uint16Array(iz.tur));
  for (let turn = 0; turn < iz.tur; turn += 1) {
    for (let r = 0; r < iz.istekTur; r += 1) {
      const fate = iz.son[turn * iz.istekTur + r];
      if (fate === 0) continue;
      const kind = fate === 4 ? 4 : r < okuma ? Number(fate === 2) : r < okuma + yazma ? 2 : 3;
      counts[kind][turn] += 1;
    }
  }
  return lossKinds.map((kind, index) => ({ kind, counts: counts[index] }));
}

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 * @param {'wide' | 'narrow'} layout
 */
function picture({ iz }, state, layout) {
  if (!iz) return html`<p class="too-long">${words.tooLong(formatNumber(mostTurns), formatNumber(mostReplicas), formatNumber(mostWindows))}</p>`;
  const n = iz.kopya.length;
  const at = /** @param {number} turn @param {number} i */ (turn, i) => (turn - 1) * n + i;
  const svg = runLanes({
    turns: iz.tur,
    now: Math.min(state.an, iz.tur),
    faults: faultLanes(state),
    pool: iz.kopya.map((/** @type {string} */ label, /** @type {number} */ i) => ({
      label,
      state: (/** @type {number} */ turn) => (iz.uyelik[at(turn, i)] ? 'in' : iz.havuz[at(turn, i)] ? 'open' : 'out'),
      check: (/** @type {number} */ turn) => iz.denetim[at(turn, i)],
    })),
    losses: lossesByTurn(iz, state),
    most: iz.istekTur,
    words,
  }, layout);
  return html`${svg}${lossLegend(lossKinds.map((kind) => ({ kind, label: words.lost[kind] })))}`;
}

const columns = ['disKopyaTur', 'dusenOkuma', 'dusenYazma', 'dusenToplu', 'sessiz', 'bosaRed', 'denetim', 'yanlisCikarma', 'panikTur'];

/** @param {number} value */
const signed = (value) => (value > 0 ? `+${formatNumber(value)}` : formatNumber(value));

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 */
function table({ uclar }, state) {
  const labels = choiceWords.uc;
  const { uc } = state;
  const base = comparedWith(state);
  return html`<table><caption>${words.caption}</caption><thead><tr><th scope="col">${words.endpoint}</th>${columns.map((name) => html`<th scope="col">${measureWords[name]}</th>`)}</tr></thead><tbody>${endpoints.map(
    (one) => html`<tr${one === uc && html` class="is-chosen"`}><th scope="row">${labels[one]}</th>${columns.map((name) => html`<td data-kaynak="#uclar.${one}.${name}">${formatNumber(uclar[one][name])}</td>`)}</tr>`,
  )}<tr class="difference"><th scope="row">${words.difference(labels[uc], labels[base])}</th>${columns.map(
    (name) => html`<td data-kaynak="{#uclar.${uc}.${name}} − {#uclar.${base}.${name}}">${signed(uclar[uc][name] - uclar[base][name])}</td>`,
  )}</tr></tbody></table>`;
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f6',
  number: 6,
  tag: 'run-figure',
  title: words.title,
  turn: '2 sn',
  parameters: { top: ['uc'], first: ['aralik', 'esik', 'panikEsigi'], more: ['donusEsigi', 'faz', 'okuma', 'yazma', 'toplu', 'tur', 'kopya'] },
  own: { an: { name: 'an', kind: 'number', label: words.turn, default: 21, view: true } },
  held: {
    takvim: { default: lessonRows() },
    // Turn and place of the request that the reader asked about.
    neden: { default: null, view: true },
    kiyas: { default: null, view: true },
  },
  initial: { uc: 'sig' },
  compute,
  finding,
  picture,
  table,
  extra: html`<details class="compare"><summary>${words.compare}</summary><div data-part="kiyas"></div></details><details class="worst"><summary>${words.worst}</summary><div></div></details><details class="calendar"><summary>${words.calendar}</summary><div></div></details>`,
  transport: runTransport,
  detail: runState,
  live: runLive,
  updated: runUpdated,
  simplifications: words.simplifications,
};
