// @ts-check
/** Small parts of drawings: one path holds all marks of a class, so a thousand of them stay a few kilobytes. */

/** A coordinate, short. @param {number} value */
export const px = (value) => String(Math.round(value * 10) / 10);

/**
 * A rectangle as a piece of a path.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export const box = (x, y, width, height) => `M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}z`;

/** How many numbers each command of a path takes, and which of them are along x (0) and along y (1). @type {Record<string, number[]>} */
const axes = { m: [0, 1], l: [0, 1], h: [0], v: [1], z: [] };

/**
 * The same path with every step told from where the one before ended: regular marks then repeat to the letter, and pack to a fraction.
 * Counts in tenths, as `px` does, so nothing drifts. Knows the commands M, L, H, V and Z, large or small.
 * @param {string} path
 */
export function relative(path) {
  const here = [0, 0];
  let start = [0, 0];
  let text = '';
  for (const [, sign, rest] of path.matchAll(/([MLHVZmlhvz])([^MLHVZmlhvz]*)/g)) {
    const command = sign.toLowerCase();
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number) * 10));
    const steps = axes[command].map((axis, index) => {
      const step = sign === command ? numbers[index] : numbers[index] - here[axis];
      here[axis] += step;
      return step;
    });
    if (command === 'm') start = [...here];
    if (command === 'z') [here[0], here[1]] = start;
    text += command + steps.map((step, index) => (index > 0 && step >= 0 ? ' ' : '') + step / 10).join('');
  }
  return text;
}

/**
 * Stretches of equal values, first and last index of each.
 * @template T
 * @param {number} length
 * @param {(index: number) => T} at
 * @returns {{ first: number, last: number, value: T }[]}
 */
export function stretches(length, at) {
  /** @type {{ first: number, last: number, value: T }[]} */
  const found = [];
  for (let index = 0; index < length; index += 1) {
    const value = at(index);
    const open = found.at(-1);
    if (open && open.value === value) open.last = index;
    else found.push({ first: index, last: index, value });
  }
  return found;
}

/**
 * Windows that overlap go to rows of their own.
 * @template {{ start: number, end: number }} W
 * @param {W[]} windows
 * @returns {(W & { row: number })[]}
 */
export function stack(windows) {
  /** @type {number[]} */
  const ends = [];
  return [...windows].sort((a, b) => a.start - b.start || b.end - a.end).map((window) => {
    let row = ends.findIndex((end) => end < window.start);
    if (row < 0) row = ends.length;
    ends[row] = window.end;
    return { ...window, row };
  });
}

/** A label's width, near enough to decide whether it fits. @param {string} text @param {number} [size] */
export const textWidth = (text, size = 11) => text.length * size * 0.56;

/**
 * Places along a line, moved apart so that neighbours keep a gap and none passes the end; their order stays.
 * @param {number[]} places
 * @param {number} gap
 * @param {number} end
 */
export function spread(places, gap, end) {
  const order = places.map((_, index) => index).sort((a, b) => places[a] - places[b]);
  const moved = [...places];
  order.forEach((index, at) => { if (at > 0) moved[index] = Math.max(moved[index], moved[order[at - 1]] + gap); });
  let limit = end;
  for (const index of order.reverse()) {
    moved[index] = Math.min(moved[index], limit);
    limit = moved[index] - gap;
  }
  return moved;
}
