// @ts-check
/** A map of one measure over two axes: shade and number in every cell, so that neither stands alone. */
import { extent } from 'd3-array';
import { html } from '../lib/html.js';
import { formatNumber } from '../tr.js';
import { box, px } from './marks.js';

/** Shades, faint to strong: few enough that one path holds each, strong enough that text stays readable on the last. */
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

/**
 * @param {HeatMap} map
 * @param {'wide' | 'narrow'} layout the narrow one stands upright
 */
export function heatMap(map, layout) {
  const upright = layout === 'narrow';
  const [across, down] = upright ? [map.rows, map.columns] : [map.columns, map.rows];
  const width = upright ? 344 : 1046;
  const [left, top] = [upright ? 30 : 44, 42];
  const [cellWidth, cellHeight] = [(width - left - 1) / across.length, upright ? 19 : 26];
  const at = /** @param {number} i @param {number} j */ (i, j) => (upright ? map.cell(i, j) : map.cell(j, i));
  const cells = down.flatMap((_, j) => across.map((__, i) => ({ ...at(i, j), i, j })));
  const [least = 0, most = 0] = extent(cells.map(({ value }) => value).filter(Number.isFinite));
  const paths = Array.from({ length: shades }, () => '');
  for (const { value, i, j } of cells) {
    if (!Number.isFinite(value)) continue;
    const shade = most > least ? Math.round(((value - least) / (most - least)) * (shades - 1)) : 0;
    paths[shade] += box(left + i * cellWidth, top + j * cellHeight, cellWidth - 1, cellHeight - 1);
  }
  const [acrossAxis, downAxis] = upright ? [map.rowAxis, map.columnAxis] : [map.columnAxis, map.rowAxis];
  const [i, j] = upright ? [across.indexOf(map.chosen.row), down.indexOf(map.chosen.column)] : [across.indexOf(map.chosen.column), down.indexOf(map.chosen.row)];
  return html`<svg viewBox="0 0 ${width} ${px(top + down.length * cellHeight + 4)}" role="img" aria-label="${map.title}"><text class="group" x="0" y="12">${map.title}</text><text class="axis" x="0" y="${top - 8}">${downAxis}</text><text class="axis" x="${width - 1}" y="12" text-anchor="end">${acrossAxis}</text>${across.map(
    (value, index) => html`<text class="axis" x="${px(left + (index + 0.5) * cellWidth)}" y="${top - 8}" text-anchor="middle">${value}</text>`,
  )}${down.map((value, index) => html`<text class="axis" x="${left - 8}" y="${px(top + index * cellHeight + cellHeight / 2 + 4)}" text-anchor="end">${value}</text>`)}${paths.map(
    (d, shade) => d && html`<path class="shade" fill-opacity="${(0.04 + (shade / (shades - 1)) * 0.42).toFixed(2)}" d="${d}"/>`,
  )}${cells.map((cell) => html`<text class="cell" x="${px(left + (cell.i + 0.5) * cellWidth)}" y="${px(top + cell.j * cellHeight + cellHeight / 2 + 3.5)}" text-anchor="middle" data-kaynak="${cell.source}">${short(cell.value)}</text>`)}${
    i >= 0 && j >= 0 && html`<path class="chosen-cell" d="${box(left + i * cellWidth - 0.5, top + j * cellHeight - 0.5, cellWidth, cellHeight)}"/>`
  }</svg>`;
}
