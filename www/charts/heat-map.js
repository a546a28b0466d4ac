// @ts-check
/** A map of one measure over two axes, as a table: shade and number in every cell, so that neither stands alone. */
import { extent } from 'd3-array';
import { html } from '../lib/html.js';
import { formatNumber } from '../tr.js';

/** Shades, faint to strong; css/charts.css has one class for each. */
const shades = 8;

/**
 * @typedef {object} HeatMap
 * @property {number[]} columns
 * @property {number[]} rows
 * @property {(row: number, column: number) => { value: number, source: string }} cell by index
 * @property {{ column: number, row: number }} chosen values, not indices
 * @property {string} title
 * @property {string} columnAxis
 * @property {string} rowAxis
 */

/** @param {number} value */
const short = (value) => (Number.isFinite(value) ? formatNumber(value, value < 100 && !Number.isInteger(value) ? 1 : 0) : '–');

/** @param {HeatMap} map */
export function heatMap({ columns, rows, cell, chosen, title, columnAxis, rowAxis }) {
  const cells = rows.map((_, row) => columns.map((__, column) => cell(row, column)));
  const [least = 0, most = 0] = extent(cells.flat().map(({ value }) => value).filter(Number.isFinite));
  const shade = /** @param {number} value */ (value) => (most > least ? Math.round(((value - least) / (most - least)) * (shades - 1)) : 0);
  return html`<div class="table-scroll heat-scroll" role="region" tabindex="0" aria-label="${title}"><table class="heat-map"><caption>${title} <span class="heat-axis">${columnAxis} →</span></caption><thead><tr><th scope="col">${rowAxis} ↓</th>${columns.map((value) => html`<th scope="col">${value}</th>`)}</tr></thead><tbody>${rows.map(
    (value, row) => html`<tr><th scope="row">${value}</th>${cells[row].map(
      (one, column) => html`<td class="${Number.isFinite(one.value) ? `shade-${shade(one.value)}` : 'shade-none'}${columns[column] === chosen.column && value === chosen.row && ' is-chosen'}" data-kaynak="${one.source}">${short(one.value)}</td>`,
    )}</tr>`,
  )}</tbody></table></div>`;
}
