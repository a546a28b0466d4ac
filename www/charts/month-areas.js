// @ts-check
/** A month of faults: minutes as a bar against the share set aside for them, and minutes × rate as areas that are requests. */
import { html } from '../lib/html.js';
import { formatNumber, formatPercent } from '../tr.js';
import { px, spread } from './marks.js';
import { fromZero, linear } from './scale.js';

/**
 * @typedef {object} Month
 * @property {number} faults how often
 * @property {number} minutes in all
 * @property {number} share minutes set aside
 * @property {number} ratio minutes ÷ share
 * @property {{ stop: number, slow: number }} rates requests/s
 * @property {{ stop: number, slow: number, gap: number }} requests
 * @property {any} words
 */

/** Faults are told apart in the bar up to this many. */
const mostParts = 60;

/** A number with its source, inside a text. @param {string} source @param {string} shown */
const sourced = (source, shown) => html`<tspan data-kaynak="#${source}">${shown}</tspan>`;

/**
 * What each area is, largest first.
 * @param {Month} month
 */
function areas({ minutes, rates, requests, words }) {
  const time = /** @param {string} name @param {number} rate @param {string} kip */ (name, rate, kip) =>
    html`${name}: ${sourced(`hizlar.${kip}`, formatNumber(rate, 2))} istek/s × ${sourced('dakika', formatNumber(minutes))} dk`;
  const all = [
    { kind: 'slow', middle: rates.slow, total: requests.slow, source: 'yavaslamaIstek', how: time(words.slow, rates.slow, 'yavaslama') },
    { kind: 'gap', middle: (rates.slow + rates.stop) / 2, total: requests.gap, source: 'fark', how: html`${words.gap}` },
    { kind: 'stop', middle: rates.stop / 2, total: requests.stop, source: 'durmaIstek', how: time(words.stop, rates.stop, 'durma') },
  ];
  return requests.gap === 0 ? all.filter(({ kind }) => kind !== 'gap') : all;
}

/**
 * Bar, areas and axes; the same in both layouts.
 * @param {Month} month
 * @param {{ left: number, end: number, top: number, bottom: number }} frame
 */
function plot({ faults, minutes, share, rates, words }, { left, end, top, bottom }) {
  const x = fromZero(Math.max(minutes, share) * 1.02, [left, end], 6);
  const y = linear([0, Math.max(rates.slow, rates.stop, 1e-9)], [bottom, top]);
  const barTop = 30;
  const within = x(Math.min(minutes, share));
  const farLeft = x(share) < 190;
  const parts = Number.isInteger(faults) && faults <= mostParts ? faults : 1;
  const cuts = Array.from({ length: Math.max(parts - 1, 0) }, (_, index) => x((minutes * (index + 1)) / parts));
  const drawing = html`<text class="group" x="0" y="${barTop - 14}">${words.minutes}</text><rect class="minutes" x="${left}" y="${barTop}" width="${px(within - left)}" height="20"/>${
    minutes > share && html`<rect class="over" fill="url(#p-sicak)" x="${px(within)}" y="${barTop}" width="${px(x(minutes) - within)}" height="20"/>`
  }${cuts.map((cut) => html`<line class="cut" x1="${px(cut)}" x2="${px(cut)}" y1="${barTop}" y2="${barTop + 20}"/>`)}${
    minutes > 0 && html`<rect class="requests-gap" fill="url(#p-sicak)" x="${left}" y="${px(y(rates.slow))}" width="${px(x(minutes) - left)}" height="${px(y(rates.stop) - y(rates.slow))}"/><rect class="requests-stop" x="${left}" y="${px(y(rates.stop))}" width="${px(x(minutes) - left)}" height="${px(bottom - y(rates.stop))}"/><rect class="requests-slow" x="${left}" y="${px(y(rates.slow))}" width="${px(x(minutes) - left)}" height="${px(bottom - y(rates.slow))}"/>`
  }<line class="base-line" x1="${left}" x2="${px(end)}" y1="${bottom}" y2="${bottom}"/>${x.ticks(6).map(
    (tick) => html`<line class="base-line" x1="${px(x(tick))}" x2="${px(x(tick))}" y1="${bottom}" y2="${bottom + 4}"/><text class="axis" x="${px(x(tick))}" y="${bottom + 17}" text-anchor="middle">${formatNumber(tick)}</text>`,
  )}<text class="axis" x="${px(end)}" y="${bottom + 32}" text-anchor="end">${words.minuteAxis}</text>${[...new Set([rates.stop, rates.slow])].map(
    (rate) => html`<text class="axis" x="${left - 7}" y="${px(Math.min(y(rate) + 4, bottom - 2))}" text-anchor="end">${formatNumber(rate, 0)}</text>`,
  )}<line class="budget-line" x1="${px(x(share))}" x2="${px(x(share))}" y1="${barTop - 8}" y2="${bottom}"/><text class="haloed group" x="0" y="${top - 12}">${words.requests}</text><text class="haloed budget-label" x="${px(farLeft ? Math.max(x(share), 60) : x(share))}" y="${barTop - 14}" text-anchor="${farLeft ? 'start' : 'end'}">${words.share(formatNumber(share))}</text>`;
  return { drawing, x, y };
}

/** @param {Month} month */
function wide(month) {
  const frame = { left: 46, end: 720, top: 96, bottom: 296 };
  const { drawing, x, y } = plot(month, frame);
  const listed = areas(month);
  const edge = x(month.minutes);
  const at = frame.end + 38;
  const ys = spread(listed.map(({ middle }) => y(middle)), 46, frame.bottom - 12);
  return html`<svg viewBox="0 0 1046 336" role="img" aria-label="${month.words.picture}">${drawing}<text class="strong" x="${at}" y="38">${sourced('dakika', formatNumber(month.minutes))} dakika</text><text class="axis" x="${at}" y="54">${month.words.ratio} ${sourced('payOrani', formatPercent(month.ratio, 1))}</text>${listed.map(
    ({ kind, middle, total, source, how }, index) => html`${month.minutes > 0 && html`<path class="leader" d="M${px(edge + 3)} ${px(y(middle))}H${px(frame.end + 12)}L${px(at - 8)} ${px(ys[index])}"/>`}<text class="strong ${kind}" x="${at}" y="${px(ys[index] + 1)}">${sourced(source, formatNumber(total))} istek</text><text class="axis" x="${at}" y="${px(ys[index] + 17)}">${how}</text>`,
  )}</svg>`;
}

/** @param {Month} month */
function narrow(month) {
  const frame = { left: 36, end: 334, top: 92, bottom: 232 };
  const { drawing } = plot(month, frame);
  const listed = areas(month);
  const row = /** @param {number} index */ (index) => frame.bottom + 62 + index * 42;
  return html`<svg viewBox="0 0 344 ${row(listed.length) + 6}" role="img" aria-label="${month.words.picture}">${drawing}${listed.map(
    ({ kind, total, source, how }, index) => html`<rect class="requests-${kind} key" x="1" y="${row(index) - 11}" width="14" height="14"${kind === 'gap' && html` fill="url(#p-sicak)"`}/><text class="strong" x="24" y="${row(index)}">${sourced(source, formatNumber(total))} istek</text><text class="axis" x="24" y="${row(index) + 16}">${how}</text>`,
  )}<text class="strong" x="24" y="${row(listed.length)}">${sourced('dakika', formatNumber(month.minutes))} dakika, ${month.words.ratio} ${sourced('payOrani', formatPercent(month.ratio, 1))}</text></svg>`;
}

/**
 * @param {Month} month
 * @param {'wide' | 'narrow'} layout
 */
export const monthAreas = (month, layout) => (layout === 'wide' ? wide(month) : narrow(month));
