// @ts-check
/** Every pair of a list as a triangle: what tells the two apart, and in how many seeds they look alike. */
import { html } from '../lib/html.js';
import { formatPercent } from '../tr.js';

/**
 * @typedef {object} PairMatrix
 * @property {{ id: string, label: string }[]} items
 * @property {(row: number, column: number) => { kind: string, word: string, share: { value: number, source: string } | null }} cell for a column before its row
 * @property {unknown} caption
 * @property {string} label what the table is, for its scrolling box
 */

/** @param {PairMatrix} matrix */
export function pairMatrix({ items, cell, caption, label }) {
  const columns = items.slice(0, -1);
  const rows = items.slice(1).map((item, index) => html`<tr><th scope="row">${item.label}</th>${columns.map((_, column) => {
    if (column > index) return html`<td class="pair-none"></td>`;
    const { kind, word, share } = cell(index + 1, column);
    return html`<td class="pair ${kind}"><span class="pair-word">${word}</span>${share && html`<span class="pair-share" data-kaynak="${share.source}">${formatPercent(share.value)}</span>`}</td>`;
  })}</tr>`);
  return html`<div class="table-scroll" role="region" tabindex="0" aria-label="${label}"><table class="pair-matrix"><caption>${caption}</caption><thead><tr><td></td>${columns.map((item) => html`<th scope="col">${item.label}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
}
