// @ts-check
/** F8, the interval: what asking less often costs, over every phase, and how the threshold multiplies it. */
import { heatMap } from '../charts/heat-map.js';
import { intervalPanels } from '../charts/interval-panels.js';
import { html } from '../lib/html.js';
import { choice } from '../parameters.js';
import { formatNumber, formatPercent, intervalWords as words, measureWords, runWords } from '../tr.js';
import { sweepOptions } from './run-options.js';

const panels = ['algilama', 'yanlisCikarma', 'dusenOkuma', 'sessiz'];
const measures = ['dusenOkuma', 'sessiz', 'yanlisCikarma', 'algilama', 'dusenYazma', 'bosaRed', 'disKopyaTur', 'denetim'];
/** The rows that the lesson gives, at phase 0. */
const lessonIntervals = [1, 2, 4, 8];
const mapThresholds = [1, 2, 3, 4, 5];
const mapIntervals = Array.from({ length: 30 }, (_, index) => index + 1);

/** An interval beyond the thirty is looked at too; it is swept and shown at the end of the axis. @param {number[]} values @param {number} chosen */
const withChosen = (values, chosen) => (values.includes(chosen) ? values : [...values, chosen]);

/** Where a cell of the sweep stands. @param {any} result @param {number} aralik @param {number} esik */
const indexOf = ({ araliklar, esikler }, aralik, esik) => araliklar.indexOf(aralik) * esikler.length + esikler.indexOf(esik);

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, state) {
  // The chosen pair first as a run: it checks interval and threshold under their own names.
  const { dusenOkuma } = core.kosum(state.uc, { ...sweepOptions(state), aralik: state.aralik, esik: state.esik });
  const sweep = core.tarama(state.uc, { ...sweepOptions(state), araliklar: mapIntervals, esikler: withChosen(mapThresholds, state.esik) });
  const one = mapIntervals.includes(state.aralik) ? sweep : core.tarama(state.uc, { ...sweepOptions(state), araliklar: [state.aralik], esikler: [state.esik] });
  return { araliklar: [...sweep.araliklar], esikler: [...sweep.esikler], olculer: sweep.olculer, gorulmeyen: sweep.gorulmeyen, secili: pick(one, state), faz0: dusenOkuma };
}

/** All measures of the chosen pair. @param {any} sweep @param {import('./figure.js').State} state */
function pick(sweep, { aralik, esik }) {
  const at = indexOf({ araliklar: [...sweep.araliklar], esikler: [...sweep.esikler] }, aralik, esik);
  const olculer = Object.fromEntries(Object.entries(sweep.olculer).map(([name, values]) => [name, { enAz: values.enAz[at], ortalama: values.ortalama[at], enCok: values.enCok[at] }]));
  return { olculer, gorulmeyen: sweep.gorulmeyen[at] };
}

/** A mean, with two decimals where it has any. @param {number} value */
const mean = (value) => (Number.isNaN(value) ? '–' : formatNumber(value, Number.isInteger(value) ? 0 : 2));

/** @param {any} result @param {import('./figure.js').State} state */
function finding({ secili }, { aralik, esik }) {
  const { dusenOkuma, yanlisCikarma, algilama } = secili.olculer;
  const number = /** @param {number} value @param {string} path */ (value, path) => html`<b data-kaynak="#secili.${path}">${mean(value)}</b>`;
  const spread = dusenOkuma.enAz === dusenOkuma.enCok
    ? html`hangi fazda olursa olsun ${number(dusenOkuma.ortalama, 'olculer.dusenOkuma.ortalama')} okuma düşer`
    : html`faza göre ${number(dusenOkuma.enAz, 'olculer.dusenOkuma.enAz')} ile ${number(dusenOkuma.enCok, 'olculer.dusenOkuma.enCok')} arasında, ortalama ${number(dusenOkuma.ortalama, 'olculer.dusenOkuma.ortalama')} okuma düşer`;
  const seen = Number.isNaN(algilama.ortalama) ? words.unseen : html`durma ortalama ${number(algilama.ortalama, 'olculer.algilama.ortalama')} tur geç fark edilir`;
  const missed = secili.gorulmeyen > 0 && secili.gorulmeyen < 1
    ? html` Durmanın hiç fark edilmediği fazların payı <b data-kaynak="#secili.gorulmeyen">${formatPercent(secili.gorulmeyen, 0)}</b>.` : '';
  return html`Aralık ${formatNumber(aralik)}, eşik ${formatNumber(esik)}: ${spread}; ${seen}, yanlış çıkarma ortalama ${number(yanlisCikarma.ortalama, 'olculer.yanlisCikarma.ortalama')} olur.${missed}`;
}

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 * @param {'wide' | 'narrow'} layout
 */
function picture(result, state, layout) {
  const { araliklar, olculer } = result;
  const at = /** @param {number} interval */ (interval) => indexOf(result, interval, state.esik);
  const drawn = panels.map((name) => {
    const along = /** @param {'enAz' | 'ortalama' | 'enCok'} part */ (part) => araliklar.map((/** @type {number} */ interval) => olculer[name][part][at(interval)]);
    return {
      label: measureWords[name],
      unit: words.unit[name],
      low: along('enAz'),
      mean: along('ortalama'),
      high: along('enCok'),
      points: lessonIntervals.map((interval) => ({ interval, value: olculer[name].faz0[at(interval)] })),
    };
  });
  return html`${intervalPanels({ intervals: araliklar, panels: drawn, now: state.aralik, axis: words.axis, picture: words.picture }, layout)}<ul class="legend"><li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="band" width="12" height="12"/></svg>${words.band}</li><li><svg viewBox="0 0 12 12" aria-hidden="true"><path class="mean" d="M0 6H12"/></svg>${words.mean}</li><li><svg viewBox="0 0 12 12" aria-hidden="true"><path class="point" d="M6 1l5 5l-5 5l-5 -5z"/></svg>${words.points}</li><li><svg viewBox="0 0 12 12" aria-hidden="true"><circle class="knob" cx="6" cy="6" r="5"/></svg>${words.now}</li></ul>`;
}

/** @param {any} result @param {import('./figure.js').State} state */
function detail(result, state) {
  return heatMap({
    columns: result.araliklar,
    rows: result.esikler,
    cell: (/** @type {number} */ row, /** @type {number} */ column) => {
      const index = column * result.esikler.length + row;
      return { value: result.olculer[state.olcu].ortalama[index], source: `#olculer.${state.olcu}.ortalama[${index}]` };
    },
    chosen: { column: state.aralik, row: state.esik },
    title: words.map(measureWords[state.olcu]),
    columnAxis: words.axis,
    rowAxis: words.mapAxis,
  });
}

/** @param {any} result @param {import('./figure.js').State} state */
function table(result, { esik }) {
  const { araliklar, olculer } = result;
  return html`<table><caption>${words.caption}</caption><thead><tr><th scope="col">${words.interval}</th>${panels.map((name) => html`<th scope="col">${measureWords[name]}</th>`)}</tr></thead><tbody>${araliklar.map((/** @type {number} */ interval) => {
    const at = indexOf(result, interval, esik);
    const cell = /** @param {string} name @param {string} part */ (name, part) => html`<span data-kaynak="#olculer.${name}.${part}[${at}]">${mean(olculer[name][part][at])}</span>`;
    return html`<tr><th scope="row">${interval}</th>${panels.map((name) => html`<td>${cell(name, 'ortalama')} <span class="spread">(${cell(name, 'enAz')} – ${cell(name, 'enCok')})</span></td>`)}</tr>`;
  })}</tbody></table>`;
}

/** A press on a cell of the map chooses its interval and threshold. @param {HTMLElement} element @param {import('./element.js').FigureElement} api */
function live(element, api) {
  element.addEventListener('click', (event) => {
    const cell = /** @type {Element} */ (event.target).closest('.heat-map td');
    if (!(cell instanceof HTMLTableCellElement)) return;
    const row = /** @type {HTMLTableRowElement} */ (cell.parentElement);
    api.set({ aralik: api.result.araliklar[cell.cellIndex - 1], esik: api.result.esikler[row.sectionRowIndex] });
  });
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f8',
  number: 8,
  tag: 'interval-figure',
  title: words.title,
  turn: '2 sn',
  parameters: { top: ['uc'], first: ['aralik', 'esik', 'olcu'], more: ['donusEsigi', 'panikEsigi', 'okuma', 'yazma', 'toplu', 'tur', 'kopya'] },
  own: { olcu: choice('olcu', measures, 'dusenOkuma', { label: words.measure, view: true, options: measures.map((value) => ({ value, label: measureWords[value] })) }) },
  initial: { aralik: 4 },
  compute,
  finding,
  picture,
  detail,
  table,
  live,
  simplifications: words.simplifications,
};
