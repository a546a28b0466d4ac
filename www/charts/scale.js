// @ts-check
/** A linear scale. d3-scale would bring colours, interpolation and formats along, a fifth of the page's scripts, for this one line. */
import { nice, ticks } from 'd3-array';

/** @typedef {((value: number) => number) & { ticks: (count: number) => number[] }} Scale */

/**
 * @param {[number, number]} domain
 * @param {[number, number]} range
 * @returns {Scale}
 */
export function linear([from, to], [start, end]) {
  const at = /** @param {number} value */ (value) => start + ((value - from) / (to - from)) * (end - start);
  return Object.assign(at, { ticks: /** @param {number} count */ (count) => ticks(from, to, count) });
}

/**
 * The same from zero up to a round number at or above the largest value.
 * @param {number} most
 * @param {[number, number]} range
 * @param {number} count of ticks, about
 */
export const fromZero = (most, range, count) => linear(/** @type {[number, number]} */ (nice(0, most > 0 ? most : 1, count)), range);
