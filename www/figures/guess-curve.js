// @ts-check
/** A guess that is a curve: drawn with a finger, the mouse or the arrow keys. Points set by hand are knots; between them the line is straight. */
import { fromZero, linear } from '../charts/scale.js';
import { px } from '../charts/marks.js';
import { html } from '../lib/html.js';
import { formatNumber } from '../lib/turkish.js';
import { curveWords as words } from '../tr-guess-curve.js';

/** @typedef {Map<number, number>} Knots value by interval */

/** Intervals are drawn from one to this. */
const most = 30;
const height = 210;
const frame = { left: 34, top: 14, bottom: height - 34 };

/**
 * The curve through its knots, flat beyond the outermost.
 * @param {Knots} knots at least one
 */
export function through(knots) {
  const set = [...knots.keys()].sort((a, b) => a - b);
  return Array.from({ length: most }, (_, index) => {
    const at = index + 1;
    const next = set.find((one) => one >= at) ?? set[set.length - 1];
    const last = set.filter((one) => one <= at).pop() ?? next;
    const [from, to] = [last, next].map((one) => /** @type {number} */ (knots.get(one)));
    return Math.round(next <= last ? to : from + ((to - from) * (at - last)) / (next - last));
  });
}

/** How high the axis reaches: as high as the result's own. @param {any} result @param {any} state */
export function ceiling({ araliklar, esikler, olculer }, { esik }) {
  const highest = araliklar.map((/** @type {any} */ _, /** @type {number} */ index) => olculer.dusenOkuma.enCok[index * esikler.length + esikler.indexOf(esik)]);
  return fromZero(Math.max(...highest, 1), [0, 1], 3).ticks(3).at(-1) ?? 1;
}

/** @param {number} top @param {number} width */
function scales(top, width) {
  return { x: linear([1, most], [frame.left, width - 10]), y: linear([0, top], [frame.bottom, frame.top]) };
}

/** @param {Knots} knots @param {number} at @param {number} top @param {number} width */
function drawing(knots, at, top, width) {
  const { x, y } = scales(top, width);
  const values = through(knots);
  const [left, right] = [px(x(1)), px(x(most))];
  return html`<svg viewBox="0 0 ${width} ${height}" aria-hidden="true">${y.ticks(4).map(
    (tick) => html`<line class="${tick === 0 ? 'base-line' : 'grid-line'}" x1="${left}" x2="${right}" y1="${px(y(tick))}" y2="${px(y(tick))}"/><text class="axis" x="${frame.left - 7}" y="${px(y(tick) + 4)}" text-anchor="end">${formatNumber(tick)}</text>`,
  )}${[1, 5, 10, 15, 20, 25, 30].map(
    (tick) => html`<text class="axis" x="${px(x(tick))}" y="${frame.bottom + 16}" text-anchor="middle">${tick}</text>`,
  )}<text class="axis" x="${right}" y="${height - 3}" text-anchor="end">${words.axis}</text><text class="axis" x="0" y="${height - 3}">${words.value}</text><line class="guess-at" x1="${px(x(at))}" x2="${px(x(at))}" y1="${frame.top}" y2="${frame.bottom}"/><path class="guess-mark" d="M${values.map((value, index) => `${px(x(index + 1))} ${px(y(value))}`).join('L')}"/><circle class="guess-point" cx="${px(x(at))}" cy="${px(y(values[at - 1]))}" r="5"/></svg>`;
}

/** @param {number} top */
export function curveMarkup(top) {
  return html`<div class="guess-curve" role="slider" tabindex="0" aria-orientation="vertical" aria-label="${words.label}" aria-valuemin="0" aria-valuemax="${top}"></div><p class="control-hint">${words.how}</p>`;
}

/**
 * Lets the reader draw.
 * @param {HTMLElement} field
 * @param {number} top
 * @param {(values: number[]) => void} drawn
 */
export function drawCurve(field, top, drawn) {
  /** @type {Knots} */
  const knots = new Map();
  const width = field.clientWidth < 480 ? 320 : 640;
  const step = Math.max(1, Math.round(top / 75));
  const level = Math.round(top / 4 / step) * step;
  let at = 1;
  const draw = () => {
    const shown = knots.size > 0 ? knots : new Map([[1, level]]);
    const values = through(shown);
    field.innerHTML = drawing(shown, at, top, width).text;
    field.setAttribute('aria-valuenow', String(values[at - 1]));
    field.setAttribute('aria-valuetext', words.point(at, values[at - 1]));
    drawn(values);
    return values;
  };
  byKeys(field, (along, up) => {
    const values = draw();
    at = Math.min(Math.max(at + along, 1), most);
    if (up !== 0) knots.set(at, Math.min(Math.max(values[at - 1] + up * step, 0), top));
    draw();
  });
  byPointer(field, (event) => {
    const box = field.getBoundingClientRect();
    const { x, y } = scales(top, width);
    const unit = width / box.width;
    const along = ((event.clientX - box.left) * unit - x(1)) / (x(2) - x(1)) + 1;
    const up = ((event.clientY - box.top) * unit - y(0)) / (y(1) - y(0));
    return [Math.min(Math.max(Math.round(along), 1), most), Math.min(Math.max(Math.round(up), 0), top)];
  }, ([from, low], [to, high]) => {
    for (let one = from; ; one += Math.sign(to - from)) {
      knots.set(one, one === to ? high : Math.round(low + ((high - low) * (one - from)) / (to - from)));
      if (one === to) break;
    }
    at = to;
    draw();
  });
  draw();
}

/**
 * Left and right choose the interval, up and down move the line there.
 * @param {HTMLElement} field
 * @param {(along: number, up: number) => void} move
 */
function byKeys(field, move) {
  /** @type {Record<string, [number, number]>} */
  const keys = {
    ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1], PageUp: [0, 10], PageDown: [0, -10], Home: [-most, 0], End: [most, 0],
  };
  field.addEventListener('keydown', (event) => {
    const way = keys[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    move(...way);
  });
}

/**
 * A press sets a point, a drag all that it passes.
 * @param {HTMLElement} field
 * @param {(event: PointerEvent) => [number, number]} place
 * @param {(from: [number, number], to: [number, number]) => void} draw
 */
function byPointer(field, place, draw) {
  /** @type {[number, number] | null} */
  let last = null;
  field.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    field.setPointerCapture(event.pointerId);
    last = place(event);
    draw(last, last);
  });
  field.addEventListener('pointermove', (event) => {
    if (!last) return;
    const next = place(event);
    draw(last, next);
    last = next;
  });
  for (const end of ['pointerup', 'pointercancel']) field.addEventListener(end, () => { last = null; });
}
