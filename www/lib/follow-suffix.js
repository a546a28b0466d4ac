// @ts-check
/** The suffix that stands behind a number in the prose, kept right when the number changes: 19’a, 7’ye, %106,4’ünü. */
import { suffix } from './turkish.js';

/** @typedef {import('./turkish.js').Case} Case */

/** "Of them" before the plain accusative: that is what a number in a sentence mostly is. @type {Case[]} */
const kinds = ['si', 'e', 'i', 'de', 'den', 'in', 'dir', 'lik'];
/** What may follow "of them": 3’ünü, %2,5’inin. */
const tails = ['', 'i', 'in', 'e', 'de', 'den'];

/** @param {string} shown @param {Case} kind @param {string} tail */
function suffixed(shown, kind, tail) {
  const base = suffix(shown, kind);
  if (tail === '') return base;
  const close = /** @type {string} */ (base.at(-1));
  const wide = 'ıu'.includes(close) ? 'a' : 'e';
  return `${base}n${tail.replace('i', close).replace('e', wide)}`;
}

/**
 * The suffix that a text begins with, for other numbers.
 * @param {string} shown the number
 * @param {string} after the text behind it
 * @returns {((shown: string) => string) | null} null where no suffix stands
 */
export function suffixAfter(shown, after) {
  const stands = /^’\p{L}+/u.exec(after)?.[0];
  if (!stands) return null;
  for (const kind of kinds) {
    for (const tail of kind === 'si' ? tails : ['']) {
      if (suffixed(shown, kind, tail) === stands) return (other) => suffixed(other, kind, tail);
    }
  }
  return null;
}
