// @ts-check
/** What is behind the curtain, a scene for each mode. */
import { html } from '../lib/html.js';
import { box, px } from './marks.js';

/** @typedef {import('./mode-rows.js').ModeRows} ModeRows */
/** @typedef {import('./mode-rows.js').Frame} Frame */
/** @typedef {(data: ModeRows, frame: Frame) => unknown} Scene */

/** The calls that went out, with their places. @param {ModeRows} data @param {Frame} frame */
const gone = ({ calls, shown }, { x }) => calls.slice(0, shown).map((call, index) => ({ ...call, at: x(index) }));

/** Work of ordinary length, and a sign under it. @param {number} at @param {ModeRows} data @param {Frame} frame @param {string} sign */
function work(at, { usual }, { far, deep, unit, bar }, sign) {
  const height = Math.min(Math.max(usual * unit, 3), deep - 16);
  return html`<rect class="work" x="${px(at - bar / 2)}" y="${far}" width="${bar}" height="${px(height)}"/><text class="sign" x="${px(at)}" y="${px(far + height + 13)}" text-anchor="middle">${sign}</text>`;
}

/** Work that goes on after its caller has left. @param {number} at @param {Frame} frame */
function lateWork(at, { far, deep, bar }) {
  const height = deep - 8;
  return html`<path class="work late" d="M${px(at - bar / 2)} ${far}h${bar}v${px(height - bar / 2)}l${px(-bar / 2)} ${px(bar / 2)}l${px(-bar / 2)} ${px(-bar / 2)}z"/>`;
}

/** @type {Scene} */
function healthy(data, frame) {
  return gone(data, frame).map(({ arkada, at }) => (arkada === 'late' ? lateWork(at, frame) : work(at, data, frame, '✓')));
}

/** @type {Scene} */
function slow(data, frame) {
  const { far, unit, width, left } = frame;
  const y = px(far + data.timeout * unit);
  return html`${gone(data, frame).map(({ at }) => lateWork(at, frame))}<line class="gave-up" x1="${left}" x2="${width}" y1="${y}" y2="${y}"/>`;
}

/** @type {Scene} */
function crash(data, frame) {
  const { far, deep, left, width } = frame;
  const middle = (left + width) / 2;
  const top = far + deep * 0.42;
  return html`${gone(data, frame).map(({ at }) => html`<text class="sign lost" x="${px(at)}" y="${far + 12}" text-anchor="middle">×</text>`)}<rect class="absent" x="${px(middle - 80)}" y="${px(top)}" width="160" height="54" rx="6"/><path class="strike" d="M${px(middle - 80)} ${px(top + 54)}L${px(middle + 80)} ${px(top)}"/><text class="haloed" x="${px(middle)}" y="${px(top + 31)}" text-anchor="middle">${data.words.inside.refused}</text>`;
}

/** @type {Scene} */
function partial(data, frame) {
  const { far, deep, left, width } = frame;
  const [whole, fallen] = [far + deep * 0.36, far + deep * 0.8];
  const lane = /** @param {number} y @param {string} kind */ (y, kind) => html`<rect class="lane-box ${kind}" x="${left}" y="${px(y - 13)}" width="${width - left}" height="26" rx="4"/>`;
  const name = /** @param {number} y @param {string} text */ (y, text) => html`<text class="haloed axis" x="${left}" y="${px(y - 18)}">${text}</text>`;
  return html`${lane(whole, 'whole')}${lane(fallen, 'fallen')}${gone(data, frame).map(({ arkada, at }) => {
    const y = arkada === 'fallen' ? fallen : whole;
    const mark = arkada === 'fallen' ? html`<text class="sign lost" x="${px(at)}" y="${px(y + 5)}" text-anchor="middle">×</text>` : html`<circle class="reached" cx="${px(at)}" cy="${px(y)}" r="4"/>`;
    return html`<line class="way" x1="${px(at)}" x2="${px(at)}" y1="${far - 4}" y2="${px(y - 8)}"/>${mark}`;
  })}${name(whole, data.words.inside.whole)}${name(fallen, data.words.inside.fallen)}`;
}

/** The log grows with every call, what is read from stays where it is. @type {Scene} */
function stale(data, frame) {
  const { far, deep, left, width, pitch } = frame;
  const low = far + deep - 22;
  const step = (deep - 52) / data.calls.length;
  const stairs = Array.from({ length: data.shown }, () => `h${px(pitch)}v${px(-step)}`).join('');
  const end = left + data.shown * pitch;
  const top = low - data.shown * step;
  return html`<path class="log" d="M${left} ${px(low)}${stairs}"/><line class="projection" x1="${left}" x2="${width}" y1="${px(low)}" y2="${px(low)}"/>${gone(data, frame).map(
    ({ at }) => html`<circle class="reached old" cx="${px(at)}" cy="${px(low)}" r="4"/>`,
  )}<text class="haloed axis" x="${px(Math.max(end - 6, left + 60))}" y="${px(top - 6)}" text-anchor="end">${data.words.inside.log}</text><text class="axis" x="${left}" y="${px(low + 19)}">${data.words.inside.projection}</text>`;
}

/** @type {Scene} */
function partition(data, frame) {
  const { far, left, width } = frame;
  const middle = (left + width) / 2;
  return html`<path class="link" d="M${left} ${far - 8}H${px(middle - 20)}l6 -6M${px(middle - 8)} ${far - 2}l6 -6H${px(middle + 20)}M${px(middle + 14)} ${far - 8}H${width}"/>${gone(data, frame).map(({ at }) => work(at, data, frame, '✓'))}`;
}

/** Calls as on a healthy day; below them the job that stopped half-way, and the bills it should have written. @type {Scene} */
function halfDone(data, frame) {
  const { far, deep, left, width, bar } = frame;
  const half = (left + width) / 2;
  const job = far + deep * 0.46;
  const bills = far + deep * 0.84;
  const square = Math.min(bar, 12);
  const row = /** @param {boolean} written */ (written) => data.calls.map((_, index) => index).filter((index) => (index < data.calls.length / 2) === written)
    .map((index) => box(frame.x(index) - square / 2, bills - square / 2, square, square)).join('');
  return html`${healthy(data, frame)}<text class="axis" x="${left}" y="${px(job - 14)}">${data.words.inside.job}</text><rect class="work" x="${left}" y="${px(job - 8)}" width="${px(half - left)}" height="16"/><rect class="absent" x="${px(half)}" y="${px(job - 8)}" width="${px(width - half)}" height="16"/><text class="sign lost" x="${px(half + 10)}" y="${px(job + 5)}" text-anchor="middle">×</text><text class="axis" x="${left}" y="${px(bills - 13)}">${data.words.inside.bills}</text><path class="work" d="${row(true)}"/><path class="absent" d="${row(false)}"/>`;
}

/** @type {Record<string, Scene>} */
const scenes = { saglikli: healthy, durma: crash, yavaslama: slow, kismi: partial, bayat: stale, bolunme: partition, yarim: halfDone };

/** @type {Scene} */
export const behindScene = (data, frame) => scenes[data.mode](data, frame);
