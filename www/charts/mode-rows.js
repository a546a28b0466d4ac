// @ts-check
/** Calls side by side: above the line a bar for what each held at its caller, below it, behind a curtain, what became of it. */
import { html } from '../lib/html.js';
import { formatNumber } from '../tr.js';
import { box, px } from './marks.js';
import { behindScene } from './mode-scenes.js';
import { linear } from './scale.js';

/**
 * @typedef {object} ModeRows
 * @property {string} mode
 * @property {{ sonuc: string, tur: number, arkada: string }[]} calls
 * @property {number} shown how many of them have gone out
 * @property {boolean} open whether the curtain is lifted
 * @property {number} usual turns of an ordinary call
 * @property {number} timeout
 * @property {any} words
 * @property {Record<string, { letter: string }>} letters
 * @property {string} picture
 */

/** @typedef {ReturnType<typeof frameOf>} Frame */

/**
 * Where everything stands.
 * @param {ModeRows} data
 * @param {{ width: number, left: number, up: number, letter: number }} size
 */
function frameOf({ calls, usual, timeout }, { width, left, up, letter }) {
  const pitch = (width - left) / calls.length;
  const base = 34 + up;
  const most = Math.max(usual, timeout, 1);
  return {
    width, left, up, letter, pitch, base, most,
    bar: Math.round(pitch * 0.52),
    x: /** @param {number} index */ (index) => left + (index + 0.5) * pitch,
    unit: up / most,
    /** Where the far side begins, and how far down it reaches: past the longest wait. */
    far: base + 54,
    deep: up + 26,
  };
}

/** One bar per call that went out, its letter on top, so that its kind is told without colour. @param {ModeRows} data @param {Frame} frame */
function seen({ calls, shown, letters }, { x, base, unit, bar }) {
  return calls.map(({ sonuc, tur }, index) => {
    const height = Math.max(tur * unit, 2);
    if (index >= shown) return html`<circle class="waiting" cx="${px(x(index))}" cy="${base - 3}" r="1.6"/>`;
    return html`<rect class="call ${sonuc}" x="${px(x(index) - bar / 2)}" y="${px(base - height)}" width="${bar}" height="${px(height)}"${sonuc === 'asim' && html` fill="url(#p-asim)"`}/><text class="letter" x="${px(x(index))}" y="${px(base - height - 5)}" text-anchor="middle">${letters[sonuc].letter}</text>`;
  });
}

/** The turns' axis and the calls' numbers. @param {ModeRows} data @param {Frame} frame */
function axes({ calls, words }, { width, left, up, base, most, x }) {
  const y = linear([0, most], [base, base - up]);
  const numbered = calls.map((_, index) => index + 1).filter((call) => call === 1 || call % 6 === 0);
  return html`<text class="group" x="0" y="12">${words.seen}</text><text class="axis" x="${width}" y="12" text-anchor="end">${words.axis}</text>${y.ticks(4).map(
    (tick) => html`<line class="${tick === 0 ? 'base-line' : 'grid-line'}" x1="${left}" x2="${width}" y1="${px(y(tick))}" y2="${px(y(tick))}"/><text class="axis" x="${left - 7}" y="${px(y(tick) + 4)}" text-anchor="end">${formatNumber(tick)}</text>`,
  )}${numbered.map((call) => html`<text class="axis" x="${px(x(call - 1))}" y="${base + 15}" text-anchor="middle">${call}</text>`)}`;
}

/** A curtain with a scalloped hem. The page hides it where nothing could lift it. @param {ModeRows} data @param {Frame} frame */
function curtain({ words }, { width, far, deep }) {
  const top = far - 12;
  const folds = 12;
  const fold = width / folds;
  const hem = Array.from({ length: folds }, () => `q${px(-fold / 2)} 10 ${px(-fold)} 0`).join('');
  return html`<g class="curtain"><path fill="url(#p-perde)" d="M0 ${top}H${width}V${far + deep - 2}${hem}z"/><path class="rail" d="${box(0, top - 3, width, 5)}"/><rect class="curtain-label" x="${px(width / 2 - 58)}" y="${px(far + deep / 2 - 22)}" width="116" height="28" rx="14"/><text x="${px(width / 2)}" y="${px(far + deep / 2 - 4)}" text-anchor="middle">${words.closed}</text></g>`;
}

/**
 * @param {ModeRows} data
 * @param {'wide' | 'narrow'} layout
 */
export function modeRows(data, layout) {
  const frame = frameOf(data, layout === 'wide' ? { width: 1046, left: 34, up: 150, letter: 12 } : { width: 344, left: 24, up: 120, letter: 10 });
  const { width, base, far, deep } = frame;
  return html`<svg class="mode-rows is-${layout}" viewBox="0 0 ${width} ${far + deep + 14}" role="img" aria-label="${data.picture}">${axes(data, frame)}${seen(data, frame)}<text class="group" x="0" y="${base + 36}">${data.words.behind}</text><text class="axis scene-note${!data.open && ' is-closed'}" x="${width}" y="${base + 36}" text-anchor="end">${data.words.note[data.mode]}</text>${behindScene(data, frame)}${!data.open && curtain(data, frame)}</svg>`;
}
