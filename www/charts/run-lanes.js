// @ts-check
/** A run as lanes on one time axis: the fault calendar, the pool, what was lost each turn. */
import { html, raw } from '../lib/html.js';
import { box, px, relative, stack, stretches, textWidth } from './marks.js';
import { linear } from './scale.js';

/** @typedef {{ label: string, windows: { kind: string, name: string, start: number, end: number, title: string, index: number }[] }} FaultLane index: among all windows */
/** @typedef {{ kind: string, counts: ArrayLike<number> }} LossKind counts by turn */

/**
 * @typedef {object} RunPicture
 * @property {number} turns
 * @property {number} now the turn looked at
 * @property {FaultLane[]} faults
 * @property {{ label: string, state: (turn: number) => 'in' | 'out' | 'open', check: (turn: number) => 0 | 1 | 2 }[]} pool by turn, from 1
 * @property {LossKind[]} losses from the bottom of the stack up
 * @property {number} most the most that one turn can lose
 * @property {{ faults: string, pool: string, losses: string, picture: string }} words
 */

const wide = { width: 1046, left: 120, right: 1030, lane: 21, bar: 14, poolBar: 9, losses: 66, labels: 'beside' };
const narrow = { width: 344, left: 1, right: 343, lane: 16, bar: 12, poolBar: 8, losses: 62, labels: 'above' };

/** @typedef {typeof wide} Sizes */

/** Solid kinds have a colour, the others a pattern of index.html. @param {string} kind */
const fill = (kind) => (kind === 'durdu' ? null : `url(#p-${kind.endsWith('Deposu') ? 'depo' : kind})`);

/**
 * @param {RunPicture} run
 * @param {Sizes} size
 * @param {number} top
 * @param {(turn: number) => number} x the left edge of a turn
 */
function faultLanes(run, size, top, x) {
  let y = top;
  const parts = run.faults.map(({ label, windows }) => {
    const rows = stack(windows.filter((window) => window.start <= run.turns));
    const height = Math.max(1, ...rows.map(({ row }) => row + 1)) * (size.bar + 3);
    const above = size.labels === 'above';
    const names = above && rows.length > 0 ? `${label} — ${[...new Set(rows.map(({ name }) => name))].join(', ')}` : label;
    const base = above ? y + 16 : y + 3;
    const labelled = new Set();
    const bars = rows.map((window, index) => {
      const [left, right] = [x(window.start), x(Math.min(window.end, run.turns) + 1)];
      const width = Math.max(right - left - 1, 2);
      const at = base + window.row * (size.bar + 3);
      const pattern = fill(window.kind);
      const space = textWidth(window.name) + 6;
      const next = Math.min(...rows.slice(index + 1).map((other) => x(other.start)), size.right);
      const inside = !above && space < width - 4;
      const beside = !above && !inside && !labelled.has(window.kind) && !rows.some((other) => other !== window && other.kind === window.kind && x(other.end + 1) - x(other.start) > space + 4) && next - right > space;
      if (inside || beside) labelled.add(window.kind);
      return html`<g><title>${window.title}</title><rect class="window ${window.kind}" data-w="${window.index}" x="${px(left + 0.5)}" y="${px(at)}" width="${px(width)}" height="${size.bar}" rx="2"${pattern && html` fill="${pattern}"`}/>${
        inside && html`<rect class="window-label-ground" x="${px(left + width / 2 - space / 2)}" y="${px(at + 1)}" width="${px(space)}" height="${size.bar - 2}" rx="2"/><text class="window-label" x="${px(left + width / 2)}" y="${px(at + size.bar - 3.5)}" text-anchor="middle">${window.name}</text>`
      }${beside && html`<text class="window-label" x="${px(right + 4)}" y="${px(at + size.bar - 3.5)}">${window.name}</text>`}</g>`;
    });
    const lane = html`${above ? html`<text class="lane" x="0" y="${px(y + 12)}">${names}</text>` : html`<text class="lane" x="${size.left - 12}" y="${px(base + 11)}" text-anchor="end">${names}</text>`}<line class="grid-line" x1="${size.left}" x2="${size.right}" y1="${px(base + height - 0.5)}" y2="${px(base + height - 0.5)}"/>${bars}`;
    y = base + height + (above ? 1 : 1);
    return lane;
  });
  return { parts, bottom: y };
}

/**
 * @param {RunPicture} run
 * @param {Sizes} size
 * @param {number} top
 * @param {(turn: number) => number} x
 */
function poolLanes(run, size, top, x) {
  const above = size.labels === 'above';
  const step = x(2) - x(1);
  let y = top;
  const parts = run.pool.map(({ label, state, check }) => {
    const at = above ? y + 13 : y + 4;
    /** @type {Record<string, string>} */
    const paths = { in: '', out: '', open: '' };
    for (const { first, last, value } of stretches(run.turns, (index) => state(index + 1))) {
      const [left, right] = [x(first + 1), x(last + 2)];
      if (value === 'out') paths.out += `M${px(left + 1)} ${px(at + size.poolBar / 2)}H${px(right - 1)}`;
      else paths[value] += box(left, at, Math.max(right - left - 1, 1), size.poolBar);
    }
    // Ticks closer than two units would be a grey bar that says nothing.
    let [passed, failed, lastTick] = ['', '', -Infinity];
    for (let turn = 1; turn <= run.turns; turn += 1) {
      const result = check(turn);
      const middle = x(turn) + step / 2;
      if (result === 0 || middle - lastTick < 2) continue;
      lastTick = middle;
      const tick = `M${px(middle)} ${px(at + size.poolBar + 1.5)}v${result === 1 ? 2.5 : 5}`;
      if (result === 1) passed += tick;
      else failed += tick;
    }
    const lane = html`<text class="${above ? 'axis' : 'lane'}" x="${above ? 0 : size.left - 12}" y="${px(above ? y + 10 : at + 8.5)}" text-anchor="${above ? 'start' : 'end'}">${label}</text><path class="pool-out" d="${relative(paths.out)}"/><path class="pool-in" d="${relative(paths.in)}"/><path class="pool-open" d="${relative(paths.open)}"/><path class="check-passed" d="${relative(passed)}"/><path class="check-failed" d="${relative(failed)}"/>`;
    y = at + size.poolBar + (above ? 6 : 8);
    return lane;
  });
  return { parts, bottom: y };
}

/**
 * @param {RunPicture} run
 * @param {Sizes} size
 * @param {number} top
 * @param {(turn: number) => number} x
 */
function lossBars(run, size, top, x) {
  const bottom = top + size.losses;
  const y = linear([0, Math.max(run.most, 1)], [bottom, top]);
  const step = x(2) - x(1);
  const gap = step > 3 ? Math.min(1.4, step * 0.2) : 0;
  const paths = run.losses.map(() => '');
  // Turns that lose alike are one bar where bars would touch anyway.
  const key = /** @param {number} index */ (index) => run.losses.map(({ counts }) => counts[index]).join();
  const groups = gap > 0 ? Array.from({ length: run.turns }, (_, index) => ({ first: index, last: index })) : stretches(run.turns, key);
  for (const { first, last } of groups) {
    let from = 0;
    run.losses.forEach(({ counts }, kind) => {
      const count = counts[first];
      if (count === 0) return;
      const [low, high] = [y(from), y(from + count)];
      paths[kind] += box(x(first + 1) + gap / 2, high, x(last + 2) - x(first + 1) - gap, Math.max(low - high - (from > 0 || gap > 0 ? 0.6 : 0), 0.6));
      from += count;
    });
  }
  const ticks = y.ticks(3).filter(Number.isInteger);
  const above = size.labels === 'above';
  const scale = ticks.map((tick) => html`<line class="${tick === 0 ? 'base-line' : 'grid-line'}" x1="${size.left}" x2="${size.right}" y1="${px(y(tick) + 0.5)}" y2="${px(y(tick) + 0.5)}"/><text class="axis" x="${above ? size.right : size.left - 12}" y="${px(y(tick) + (above ? -2 : 4))}" text-anchor="end">${tick}</text>`);
  const bars = run.losses.map(({ kind }, index) => html`<path class="lost ${kind}" d="${relative(paths[index])}"${kind === 'bosaRed' && html` fill="url(#p-bosa)"`}/>`);
  return { parts: [...scale, ...bars], bottom };
}

/**
 * @param {RunPicture} run
 * @param {'wide' | 'narrow'} layout
 */
export function runLanes(run, layout) {
  const size = layout === 'wide' ? wide : narrow;
  const above = size.labels === 'above';
  const x = linear([1, run.turns + 1], [size.left, size.right]);
  const ticks = x.ticks(above ? 4 : 13).filter((turn) => Number.isInteger(turn) && turn <= run.turns);
  const group = /** @param {string} text @param {number} y */ (text, y) => html`<text class="group" x="0" y="${px(y)}">${text}</text>`;
  const start = above ? 0 : 20;
  const faults = faultLanes(run, size, start + 24, x);
  const pool = poolLanes(run, size, faults.bottom + 26, x);
  const losses = lossBars(run, size, pool.bottom + (above ? 32 : 30), x);
  const height = losses.bottom + (above ? 36 : 22);
  const middle = x(run.now) + (x(2) - x(1)) / 2;
  const knob = losses.bottom + 11;
  return html`<svg viewBox="0 0 ${size.width} ${px(height)}" role="img" aria-label="${run.words.picture}" data-left="${size.left / size.width}" data-right="${size.right / size.width}">${ticks.map(
    (turn) => html`<text class="axis" x="${px(Math.min(x(turn) + (x(2) - x(1)) / 2, size.right - 8))}" y="${px(above ? height - 4 : 13)}" text-anchor="middle">${turn}</text>`,
  )}${group(run.words.faults, start + 16)}${faults.parts}${group(run.words.pool, faults.bottom + 18)}${pool.parts}${group(run.words.losses, pool.bottom + (above ? 20 : 18))}${losses.parts}<line class="now" x1="${px(middle)}" x2="${px(middle)}" y1="${start + 4}" y2="${px(knob - 6)}"/><circle class="knob" cx="${px(middle)}" cy="${px(knob)}" r="6"/></svg>`;
}

/**
 * A key of small squares in the drawing's own classes.
 * @param {{ kind: string, label: string }[]} entries
 */
export function lossLegend(entries) {
  return html`<ul class="legend">${entries.map(
    ({ kind, label }) => html`<li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="lost ${kind}" width="12" height="12" rx="2"${kind === 'bosaRed' && raw(' fill="url(#p-bosa)"')}/></svg>${label}</li>`,
  )}</ul>`;
}
