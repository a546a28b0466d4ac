// @ts-check
/** What the figures of the second lesson pass to a run. */

import { calendarOf } from '../lib/calendar.js';

/** One phase goes for all replicas. @param {number[]} phases @param {string[]} replicas */
const phasesOf = (phases, replicas) => (phases.length === 1 ? replicas.map(() => phases[0]) : phases);

/** A calendar that is not set is the lesson's. @param {import('./figure.js').State} state */
export function runOptions({ tur, aralik, esik, donusEsigi, panikEsigi, faz, kopya, okuma, yazma, toplu, takvim }) {
  const set = takvim && { takvim: calendarOf(takvim, kopya) };
  return { tur, aralik, esik, donusEsigi, panikEsigi, faz: phasesOf(faz, kopya), kopya, okuma, yazma, toplu, ...set };
}

/** The same for a sweep, which sets interval, threshold and phase itself. @param {import('./figure.js').State} state */
export function sweepOptions({ tur, donusEsigi, panikEsigi, kopya, okuma, yazma, toplu }) {
  return { tur, donusEsigi, panikEsigi, kopya, okuma, yazma, toplu };
}

/** The content that the chosen one is set against. @param {import('./figure.js').State} state */
export const comparedWith = ({ uc, kiyas }) => (kiyas && kiyas !== uc ? kiyas : uc === 'sig' ? 'derinHepsi' : 'sig');
