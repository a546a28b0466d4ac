// @ts-check
/** What the figures of the second lesson pass to a run. */

/** One phase goes for all replicas. @param {number[]} phases @param {string[]} replicas */
const phasesOf = (phases, replicas) => (phases.length === 1 ? replicas.map(() => phases[0]) : phases);

/** @param {import('./figure.js').State} state */
export function runOptions({ tur, aralik, esik, donusEsigi, panikEsigi, faz, kopya, okuma, yazma, toplu }) {
  return { tur, aralik, esik, donusEsigi, panikEsigi, faz: phasesOf(faz, kopya), kopya, okuma, yazma, toplu };
}

/** The same for a sweep, which sets interval, threshold and phase itself. @param {import('./figure.js').State} state */
export function sweepOptions({ tur, donusEsigi, panikEsigi, kopya, okuma, yazma, toplu }) {
  return { tur, donusEsigi, panikEsigi, kopya, okuma, yazma, toplu };
}
