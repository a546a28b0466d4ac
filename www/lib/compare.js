// @ts-check
/** What traces of two contents, or of one, say about how well a check judges. Pure. */

/** @typedef {{ tur: number, istekTur: number, kopya: string[], uyelik: Uint8Array, durum: Uint8Array, hedef: Int16Array, son: Uint8Array }} Trace */
/** @typedef {{ replica: string, start: number, end: number }} Stretch turns of one replica, both ends included */
/** @typedef {'keptWell' | 'keptUnwell' | 'removedWell' | 'removedUnwell'} Cell */

/** @type {Cell[]} */
export const cells = ['keptWell', 'keptUnwell', 'removedWell', 'removedUnwell'];

/** Up, ready, and its own write path works: what is wrong with a shared store is not the replica's fault. */
const well = 1 | 2 | 4;

/** @typedef {Record<Cell, { turns: number, stretches: Stretch[] }>} Confusion */

/**
 * Every replica's turns by what the check decided and what was true.
 * @param {Trace} trace
 */
export function confusion({ tur, kopya, uyelik, durum }) {
  /** @type {Confusion} */
  const found = { keptWell: { turns: 0, stretches: [] }, keptUnwell: { turns: 0, stretches: [] }, removedWell: { turns: 0, stretches: [] }, removedUnwell: { turns: 0, stretches: [] } };
  const n = kopya.length;
  kopya.forEach((replica, i) => {
    let last = '';
    for (let turn = 1; turn <= tur; turn += 1) {
      const at = (turn - 1) * n + i;
      const cell = cells[(uyelik[at] ? 0 : 2) + (durum[at] === well ? 0 : 1)];
      const { stretches } = found[cell];
      found[cell].turns += 1;
      if (cell === last) stretches[stretches.length - 1].end = turn;
      else stretches.push({ replica, start: turn, end: turn });
      last = cell;
    }
  });
  return found;
}

/**
 * The first turn after `from` in which two traces differ in some array with so many entries a turn.
 * @param {ArrayLike<number>} one
 * @param {ArrayLike<number>} other
 * @param {number} perTurn
 * @param {number} from
 */
function firstTurn(one, other, perTurn, from) {
  for (let at = from * perTurn; at < one.length; at += 1) {
    if (one[at] !== other[at]) return Math.floor(at / perTurn) + 1;
  }
  return null;
}

/**
 * When two contents first decide differently, and when a request first ends differently.
 * @param {Trace} one
 * @param {Trace} other the same run, judged by another content
 * @param {number} [from] only turns after this one
 */
export function firstDifference(one, other, from = 0) {
  return { decision: firstTurn(one.uyelik, other.uyelik, one.kopya.length, from), outcome: firstTurn(one.son, other.son, one.istekTur, from) };
}
