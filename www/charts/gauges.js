// @ts-check
/** A component as a gauge: the slots held against the slots there are, now filled, before as a thin mark. */
import { html } from '../lib/html.js';
import { formatNumber } from '../tr.js';
import { px } from './marks.js';

/**
 * @typedef {object} Gauge
 * @property {string} name in the API
 * @property {string} label
 * @property {number} before occupancy ÷ slots without the fault
 * @property {number} after
 * @property {number} slots held now
 * @property {number} capacity
 * @property {boolean} saturated
 * @property {boolean} state whether it is the faulty one
 * @property {string[]} tags what is said of it: stopped, slow, saturated
 */

/**
 * @param {Gauge} one
 * @param {{ x: number, y: number, width: number, height: number }} at
 */
export function gauge({ before, after, saturated }, { x, y, width, height }) {
  const long = Math.min(after, 1) * width;
  const mark = x + Math.min(before, 1) * width;
  return html`<rect class="gauge-ground" x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${height}" rx="2"/>${
    after > 0 && html`<rect class="gauge-fill" x="${px(x)}" y="${px(y)}" width="${px(long)}" height="${height}" rx="2"${saturated && html` fill="url(#p-sicak)"`}/>`
  }<line class="gauge-before" x1="${px(mark)}" x2="${px(mark)}" y1="${px(y - 4)}" y2="${px(y + height + 4)}"/>`;
}

/** Before and after as text, one number where nothing changed. @param {Gauge} one */
export function ratioText({ name, before, after }) {
  const [was, is] = [formatNumber(before, 3), formatNumber(after, 3)];
  const now = html`<tspan class="strong" data-kaynak="#oran.simdi.${name}">${is}</tspan>`;
  return was === is ? now : html`<tspan data-kaynak="#oran.once.${name}">${was}</tspan> → ${now}`;
}

/**
 * All gauges below each other, for narrow screens.
 * @param {Gauge[]} gauges
 * @param {any} words
 */
export function gaugeList(gauges, words) {
  const row = 46;
  return html`<svg viewBox="0 0 344 ${gauges.length * row}" role="img" aria-label="${words.picture}">${gauges.map((one, index) => {
    const y = index * row;
    const states = [...(one.state ? ['is-faulty'] : []), ...(one.saturated ? ['is-saturated'] : [])].join(' ');
    return html`<g class="component ${states}" data-component="${one.name}"><rect class="touch" x="0" y="${y}" width="344" height="${row}"/><text x="1" y="${y + 17}"><tspan class="component-name">${one.label}</tspan>${one.tags.length > 0 && html`<tspan class="tag">  ${one.tags.join(' · ')}</tspan>`}</text><text class="ratio" x="343" y="${y + 17}" text-anchor="end">${ratioText(one)}</text>${gauge(one, { x: 1, y: y + 25, width: 342, height: 9 })}</g>`;
  })}</svg>`;
}
