// @ts-check
/** The added share against replicas: a line for each interval, through nothing at none, and the reader's budget across them. */
import { html } from '../lib/html.js';
import { formatNumber, formatPercent } from '../tr.js';
import { px, spread } from './marks.js';
import { fromZero, linear } from './scale.js';

/**
 * @typedef {object} BudgetLines
 * @property {{ label: string, share: number, source: string, fits: number, fitsSource: string }[]} lines `share` at `most` replicas, `fits` within the budget
 * @property {number} most the replicas at the right end
 * @property {number} budget a share
 * @property {{ replicas: number, share: number }[]} points the table's rows
 * @property {{ budget: string, shareAxis: string, replicaAxis: string, picture: string }} words
 */

/** A line's pattern tells it from the others, beside its label. */
const dashes = ['solid', 'dashed', 'dotted', 'dash-dotted', 'solid', 'dashed'];

/**
 * @param {BudgetLines} data
 * @param {{ width: number, height: number, left: number, right: number, ticks: number }} frame
 */
function draw({ lines, most, budget, points, words }, { width, height, left, right, ticks }) {
  const top = 26;
  const bottom = height - 36;
  const end = width - right;
  const x = linear([0, most], [left, end]);
  const y = fromZero(Math.max(budget * 1.15, ...lines.map(({ share }) => share)), [bottom, top], 5);
  const labels = spread(lines.map(({ share }) => y(share) + 4), 15, bottom);
  const crossings = lines.filter(({ share }) => share > budget).map((line) => ({ ...line, at: x(most * (budget / line.share)) }));
  return html`<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${words.picture}"><text class="axis" x="0" y="11">${words.shareAxis}</text>${y.ticks(5).map(
    (tick) => html`<line class="${tick === 0 ? 'base-line' : 'grid-line'}" x1="${left}" x2="${px(end)}" y1="${px(y(tick))}" y2="${px(y(tick))}"/><text class="axis" x="${left - 8}" y="${px(y(tick) + 4)}" text-anchor="end">${formatPercent(tick)}</text>`,
  )}${x.ticks(ticks).filter(Number.isInteger).map(
    (tick) => html`<line class="base-line" x1="${px(x(tick))}" x2="${px(x(tick))}" y1="${px(bottom)}" y2="${px(bottom + 4)}"/><text class="axis" x="${px(x(tick))}" y="${px(bottom + 17)}" text-anchor="middle">${formatNumber(tick)}</text>`,
  )}<text class="axis" x="${px(end)}" y="${px(bottom + 32)}" text-anchor="end">${words.replicaAxis}</text><line class="budget-line" x1="${left}" x2="${px(end)}" y1="${px(y(budget))}" y2="${px(y(budget))}"/>${lines.map(
    ({ share }, index) => html`<path class="share-line ${dashes[index % dashes.length]}" d="M${px(x(0))} ${px(y(0))}L${px(end)} ${px(y(share))}"/>`,
  )}${points.map(({ replicas, share }) => html`<circle class="share-point" cx="${px(x(replicas))}" cy="${px(y(share))}" r="3.5"/>`)}${crossings.map(
    ({ at }) => html`<path class="point" d="M${px(at)} ${px(y(budget) - 5)}l5 5l-5 5l-5 -5z"/>`,
  )}<text class="haloed budget-label" x="${left + 6}" y="${px(y(budget) - 7)}">${words.budget}</text>${spread(crossings.map(({ at }) => at), 34, Infinity).map(
    (at, index) => html`<text class="haloed axis" x="${px(at + 7)}" y="${px(y(budget) + 15)}" data-kaynak="${crossings[index].fitsSource}">${formatNumber(crossings[index].fits)}</text>`,
  )}${lines.map(({ label, share, source }, index) => html`<text class="haloed" x="${px(end + 8)}" y="${px(labels[index])}">${label} <tspan class="strong" data-kaynak="${source}">${formatPercent(share, 2)}</tspan></text>`)}</svg>`;
}

/**
 * @param {BudgetLines} data
 * @param {'wide' | 'narrow'} layout
 */
export const budgetLines = (data, layout) => draw(data, layout === 'wide'
  ? { width: 1046, height: 320, left: 46, right: 196, ticks: 10 }
  : { width: 344, height: 270, left: 44, right: 82, ticks: 4 });
