// @ts-check
/** A table as bars: a row per content, a column per measure, and under each number what the step before it changed. */
import { max } from 'd3-array';
import { html } from '../lib/html.js';
import { formatNumber } from '../tr.js';
import { px } from './marks.js';
import { linear } from './scale.js';

/**
 * @typedef {object} DepthTable
 * @property {string[]} rows
 * @property {{ kind: string, label: string, unit?: string, scale: string, values: number[], sources: string[] }[]} columns columns of one `scale` share it
 * @property {string} picture
 */

/** @param {number} change */
const signed = (change) => (change > 0 ? `+${formatNumber(change)}` : formatNumber(change));

/**
 * @param {DepthTable} table
 * @param {number} width
 */
function scales({ columns }, width) {
  const names = [...new Set(columns.map(({ scale }) => scale))];
  return Object.fromEntries(names.map((name) => {
    const most = max(columns.filter(({ scale }) => scale === name).flatMap(({ values }) => values)) ?? 0;
    return [name, linear([0, Math.max(most, 1)], [0, width])];
  }));
}

/**
 * One bar with its number and the change from the row above.
 * @param {DepthTable['columns'][number]} column
 * @param {number} row
 * @param {{ x: number, y: number, height: number, length: number }} at
 */
function bar(column, row, { x, y, height, length }) {
  const value = column.values[row];
  const change = row === 0 ? 0 : value - column.values[row - 1];
  const end = x + length + 5;
  const number = formatNumber(value);
  return html`${value > 0 && html`<rect class="lost ${column.kind}" x="${px(x)}" y="${px(y)}" width="${px(Math.max(length, 1.5))}" height="${height}" rx="1.5"${column.kind === 'bosaRed' && html` fill="url(#p-bosa)"`}/>`}<text class="strong" x="${px(end)}" y="${px(y + height - 3)}" data-kaynak="${column.sources[row]}">${number}</text>${
    change !== 0 && html`<text class="axis ${change > 0 ? 'worse' : 'better'}" x="${px(end + number.length * 7.5 + 4)}" y="${px(y + height - 3)}">${signed(change)}</text>`
  }`;
}

/** @param {DepthTable} table */
function wide(table) {
  const left = 132;
  const step = (1046 - left) / table.columns.length;
  const scale = scales(table, step - 78);
  const lane = 34;
  const top = 36;
  const bottom = top + table.rows.length * lane;
  return html`<svg viewBox="0 0 1046 ${bottom + 6}" role="img" aria-label="${table.picture}">${table.rows.map(
    (label, row) => html`<text class="lane" x="${left - 14}" y="${top + row * lane + 21}" text-anchor="end">${label}</text><line class="grid-line" x1="0" x2="1046" y1="${top + row * lane + lane - 0.5}" y2="${top + row * lane + lane - 0.5}"/>`,
  )}${table.columns.map((column, index) => {
    const x = left + index * step;
    return html`<text class="group" x="${px(x)}" y="14">${column.label}</text>${column.unit && html`<text class="axis" x="${px(x)}" y="28">${column.unit}</text>`}<line class="base-line" x1="${px(x - 0.5)}" x2="${px(x - 0.5)}" y1="${top}" y2="${bottom}"/>${table.rows.map(
      (_, row) => bar(column, row, { x, y: top + row * lane + 9, height: 15, length: scale[column.scale](column.values[row]) }),
    )}`;
  })}</svg>`;
}

/** @param {DepthTable} table */
function narrow(table) {
  const left = 112;
  const scale = scales(table, 344 - left - 78);
  const lane = 19;
  const block = 26 + table.rows.length * lane + 10;
  return html`<svg viewBox="0 0 344 ${table.columns.length * block}" role="img" aria-label="${table.picture}">${table.columns.map((column, index) => {
    const top = index * block + 22;
    return html`<text class="group" x="0" y="${top - 7}">${column.label}${column.unit && ` (${column.unit})`}</text><line class="base-line" x1="${left - 0.5}" x2="${left - 0.5}" y1="${top}" y2="${top + table.rows.length * lane}"/>${table.rows.map(
      (label, row) => html`<text class="lane" x="${left - 8}" y="${top + row * lane + 13}" text-anchor="end">${label}</text>${bar(column, row, { x: left, y: top + row * lane + 2, height: 14, length: scale[column.scale](column.values[row]) })}`,
    )}`;
  })}</svg>`;
}

/**
 * @param {DepthTable} table
 * @param {'wide' | 'narrow'} layout
 */
export const depthBars = (table, layout) => (layout === 'wide' ? wide(table) : narrow(table));
