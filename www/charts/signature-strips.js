// @ts-check
/** Calls as marks, a strip per mode, with the strip's shares beside it. Marks are dashes of one path per kind, so 400 of them stay short. */
import { html } from '../lib/html.js';
import { px, relative, stretches } from './marks.js';

/**
 * @typedef {object} Strip
 * @property {string} label
 * @property {{ sinif: Uint8Array, taze: Uint8Array }} trace
 * @property {{ label: string, shown: string, source: string }[]} numbers
 */

/**
 * @typedef {object} Strips
 * @property {Strip[]} strips
 * @property {number} most marks drawn in a strip
 * @property {boolean} stamped whether a stale answer is told from a fresh one
 * @property {string} note
 * @property {string} picture
 */

/** Kinds of marks: 0 answer, 1 error, 2 timeout, as in the trace; 3 an answer whose stamp says that it is old. */
const kinds = ['yanit', 'hata', 'asim', 'eski'];

/**
 * Shapes, told apart without colour: a square, a thin upright, a block that leaves no room, a hollow square. In parts of the pitch:
 * where in its place a mark begins, how long it is, how high. `size` is the place's width.
 * @type {{ kind: string, of: number, from: number, length: number, height: number }[]}
 */
const shapes = [
  { kind: 'yanit', of: 0, from: 0.14, length: 0.72, height: 0.72 },
  { kind: 'hata', of: 1, from: 0.36, length: 0.28, height: 0.9 },
  { kind: 'asim', of: 2, from: 0.03, length: 0.94, height: 1.05 },
  { kind: 'eski', of: 3, from: 0.14, length: 0.72, height: 0.72 },
  { kind: 'hole', of: 3, from: 0.32, length: 0.36, height: 0.36 },
];

/** @param {Strip['trace']} trace @param {number} most @param {boolean} stamped */
function marksOf({ sinif, taze }, most, stamped) {
  return Array.from(sinif.subarray(0, most), (fate, index) => (fate === 0 && stamped && taze[index] === 0 ? 3 : fate));
}

/**
 * A strip's paths.
 * @param {number[]} marks
 * @param {{ left: number, top: number, columns: number, pitch: number, line: number }} at
 */
function paths(marks, { left, top, columns, pitch, line }) {
  const lines = Array.from({ length: Math.ceil(marks.length / columns) }, (_, index) => marks.slice(index * columns, (index + 1) * columns));
  const found = lines.flatMap((one, index) => stretches(one.length, (at) => one[at]).map((stretch) => ({ ...stretch, y: top + (index + 0.5) * line })));
  return shapes.map(({ kind, of, from, length, height }) => {
    const d = found.filter(({ value }) => value === of).map(({ first, last, y }) => `M${px(left + (first + from) * pitch)} ${px(y)}h${px((last - first + length) * pitch)}`).join('');
    return d && html`<path class="mark ${kind}" d="${relative(d)}" stroke-width="${px(height * pitch)}" stroke-dasharray="${(length * pitch).toFixed(3)} ${((1 - length) * pitch).toFixed(3)}"/>`;
  });
}

/** @param {Strips} data */
function wide({ strips, most, stamped, note, picture }) {
  const [left, pitch, columns, line] = [116, 5.6, 100, 7];
  const end = 1046;
  // A column stays where it is when the last one is left out.
  const edges = [752, 814, 908, 984, end];
  const lines = Math.max(...strips.map(({ trace }) => Math.ceil(Math.min(trace.sinif.length, most) / columns)));
  const lane = Math.max(lines * line + 16, 34);
  const top = 30;
  return html`<svg viewBox="0 0 ${end} ${top + strips.length * lane + 4}" role="img" aria-label="${picture}"><text class="axis" x="${left}" y="14">${note}</text>${strips[0].numbers.map(
    ({ label }, index) => html`<text class="group" x="${edges[index]}" y="14" text-anchor="end">${label}</text>`,
  )}${strips.map(({ label, trace, numbers }, row) => {
    const y = top + row * lane;
    const middle = y + lane / 2 + 4;
    return html`<line class="grid-line" x1="0" x2="${end}" y1="${y - 4.5}" y2="${y - 4.5}"/><text class="lane" x="0" y="${px(middle - 4)}">${label}</text>${paths(marksOf(trace, most, stamped), { left, top: y + (lane - 8 - lines * line) / 2, columns, pitch, line })}${numbers.map(
      ({ shown, source }, index) => html`<text class="strong" x="${edges[index]}" y="${px(middle - 4)}" text-anchor="end" data-kaynak="${source}">${shown}</text>`,
    )}`;
  })}</svg>`;
}

/** @param {Strips} data */
function narrow({ strips, most, stamped, note, picture }) {
  const [width, columns, line] = [344, 50, 7.4];
  const lines = Math.max(...strips.map(({ trace }) => Math.ceil(Math.min(trace.sinif.length, most) / columns)));
  const lane = lines * line + 50;
  const top = 22;
  const told = /** @param {Strip['numbers']} numbers */ (numbers) => numbers.map(({ label, shown, source }, index) => html`${index > 0 && ' · '}${label} <tspan class="strong" data-kaynak="${source}">${shown}</tspan>`);
  return html`<svg viewBox="0 0 ${width} ${px(top + strips.length * lane - 8)}" role="img" aria-label="${picture}"><text class="axis" x="0" y="11">${note}</text>${strips.map(({ label, trace, numbers }, row) => {
    const y = top + row * lane;
    const [shares, rest] = [numbers.slice(0, 3), numbers.slice(3)];
    return html`<line class="grid-line" x1="0" x2="${width}" y1="${px(y - 2)}" y2="${px(y - 2)}"/><text class="strong" x="0" y="${px(y + 14)}">${label}</text><text class="axis" x="${width}" y="${px(y + 14)}" text-anchor="end">${told(rest)}</text><text class="axis" x="0" y="${px(y + 29)}">${told(shares)}</text>${paths(marksOf(trace, most, stamped), { left: 0, top: y + 35, columns, pitch: width / columns, line })}`;
  })}</svg>`;
}

/**
 * @param {Strips} data
 * @param {'wide' | 'narrow'} layout
 */
export const signatureStrips = (data, layout) => (layout === 'wide' ? wide(data) : narrow(data));

/** A legend's marks. @param {number} kind of `kinds` */
export const markSample = (kind) => html`<svg viewBox="0 0 26 12" class="mark-sample" aria-hidden="true">${paths([kind, kind, kind], { left: 0.5, top: 2, columns: 3, pitch: 8.3, line: 8 })}</svg>`;

export { kinds as markKinds };
