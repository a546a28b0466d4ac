// @ts-check
/** Small multiples over the interval: the band over all phases, their mean, single runs as points. */
import { max } from 'd3-array';
import { area, line } from 'd3-shape';
import { html } from '../lib/html.js';
import { formatNumber } from '../tr.js';
import { px, relative } from './marks.js';
import { fromZero, linear } from './scale.js';

/**
 * @typedef {object} Panel
 * @property {string} label
 * @property {string} unit
 * @property {number[]} low
 * @property {number[]} mean
 * @property {number[]} high
 * @property {{ interval: number, value: number }[]} points
 */

/**
 * @typedef {object} Panels
 * @property {number[]} intervals ascending
 * @property {Panel[]} panels
 * @property {number} now the interval looked at
 * @property {string} axis
 * @property {string} picture
 */

/**
 * @param {Panels} data
 * @param {Panel} panel
 * @param {{ left: number, top: number, width: number, height: number }} at
 */
function drawPanel({ intervals, now }, { label, unit, low, mean, high, points }, { left, top, width, height }) {
  const bottom = top + height;
  const x = linear([intervals[0], Math.max(intervals.at(-1) ?? 1, intervals[0] + 1)], [left, left + width]);
  const y = fromZero(Math.max(max(high.filter(Number.isFinite)) ?? 0, 1), [bottom, top], 3);
  const indices = intervals.map((_, index) => index);
  const known = /** @param {number} index */ (index) => Number.isFinite(mean[index]);
  /** @type {import('d3-shape').Area<number>} */
  const bandOf = area();
  const band = bandOf.digits(1).defined(known).x((index) => x(intervals[index])).y0((index) => y(low[index])).y1((index) => y(high[index]))(indices);
  /** @type {import('d3-shape').Line<number>} */
  const lineOf = line();
  const path = lineOf.digits(1).defined(known).x((index) => x(intervals[index])).y((index) => y(mean[index]))(indices);
  const at = intervals.indexOf(now);
  return html`<text class="group" x="${px(left - 24)}" y="${px(top - 14)}">${label}</text><text class="axis" x="${px(left + width)}" y="${px(top - 14)}" text-anchor="end">${unit}</text>${y.ticks(3).map(
    (tick) => html`<line class="${tick === 0 ? 'base-line' : 'grid-line'}" x1="${px(left)}" x2="${px(left + width)}" y1="${px(y(tick))}" y2="${px(y(tick))}"/><text class="axis" x="${px(left - 6)}" y="${px(y(tick) + 4)}" text-anchor="end">${formatNumber(tick)}</text>`,
  )}${[1, 8, 15, 22, 30].filter((tick) => tick >= intervals[0] && tick <= (intervals.at(-1) ?? 0)).map(
    (tick) => html`<text class="axis" x="${px(x(tick))}" y="${px(bottom + 15)}" text-anchor="middle">${tick}</text>`,
  )}<path class="band" d="${relative(band ?? '')}"/><path class="mean" d="${relative(path ?? '')}"/>${at >= 0 && html`<line class="now" x1="${px(x(now))}" x2="${px(x(now))}" y1="${px(top)}" y2="${px(bottom)}"/>${
    known(at) && html`<circle class="knob" cx="${px(x(now))}" cy="${px(y(mean[at]))}" r="5"/>`
  }`}${points.filter(({ value }) => Number.isFinite(value)).map(({ interval, value }) => html`<path class="point" d="M${px(x(interval))} ${px(y(value) - 5)}l5 5l-5 5l-5 -5z"/>`)}`;
}

/**
 * @param {Panels} data
 * @param {'wide' | 'narrow'} layout
 */
export function intervalPanels(data, layout) {
  if (layout === 'narrow') {
    const block = 150;
    return html`<svg viewBox="0 0 344 ${data.panels.length * block + 14}" role="img" aria-label="${data.picture}">${data.panels.map((panel, index) => drawPanel(data, panel, { left: 30, top: 28 + index * block, width: 304, height: 92 }))}<text class="axis" x="334" y="${data.panels.length * block + 10}" text-anchor="end">${data.axis}</text></svg>`;
  }
  const step = 1046 / data.panels.length;
  return html`<svg viewBox="0 0 1046 236" role="img" aria-label="${data.picture}">${data.panels.map((panel, index) => drawPanel(data, panel, { left: 28 + index * step, top: 32, width: step - 54, height: 160 }))}<text class="axis" x="1020" y="230" text-anchor="end">${data.axis}</text></svg>`;
}
