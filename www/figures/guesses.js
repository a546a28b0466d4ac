// @ts-check
/** What is guessed at each figure. The questions are in tr-guess.js; what a guess is held against, in guess-answers.js. */
import { modes } from '../lib/signature-modes.js';
import { endpoints } from '../parameters.js';
import { choiceWords, modeWords } from '../tr.js';
import { guessWords } from '../tr-guess.js';

/**
 * @typedef {object} Guess
 * @property {{ value: string, label: string }[]} [options] one of these is chosen
 * @property {{ min: number, max: number, step: number, percent?: boolean, start: number }} [slider] or a number is set
 * @property {true} [curve] or a curve is drawn
 */

/** Modes that a call can see. */
const faults = modes.filter((kip) => kip !== 'saglikli');

/** @type {Record<string, Guess>} by figure */
export const guesses = {
  f1: { options: faults.map((value) => ({ value, label: modeWords[value] })) },
  f2: { slider: { min: 0, max: 15, step: 1, start: 7 } },
  f4: { options: ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value === '0' ? guessWords.none : value })) },
  f5: { slider: { min: 0, max: 200, step: 5, percent: true, start: 50 } },
  f6: { slider: { min: 0, max: 60, step: 1, start: 30 } },
  f7: { options: endpoints.map((value) => ({ value, label: choiceWords.uc[value] })) },
  f8: { curve: true },
  f9: { slider: { min: 0, max: 50, step: 0.5, percent: true, start: 25 } },
};
