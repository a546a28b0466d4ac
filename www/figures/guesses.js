// @ts-check
/** What is guessed at each figure, and against which numbers. Questions and sentences are in tr-guess.js and tr-guess-told.js, marks in guess-marks.js. */
import { modes } from '../lib/signature-modes.js';
import { endpoints } from '../parameters.js';
import { choiceWords, modeWords } from '../tr.js';
import { guessWords } from '../tr-guess.js';

/** @typedef {import('./guess-facts.js').FactSource} FactSource */

/**
 * @typedef {object} Guess
 * @property {Record<string, FactSource>} facts for a number, the `answer` among them
 * @property {{ value: string, label: string }[]} [options] one of these is chosen
 * @property {{ min: number, max: number, step: number, percent?: boolean, start: number }} [slider] or a number is set
 * @property {[number, number]} [tolerance] of a number, in its own unit: as good as right, near
 * @property {string[]} [free] settings that the question has nothing to do with
 */

/** Modes that a call can see. */
const faults = modes.filter((kip) => kip !== 'saglikli');

/** What comes to nothing with a content, as the figure counts it. @param {string} uc */
const lost = (uc) => ['dusenOkuma', 'dusenYazma', 'dusenToplu', 'sessiz'].map((name) => `{kosum?uc=${uc}#${name}}`).join(' + ');

/** @param {string[]} names @param {(name: string) => FactSource} fact @param {string} [prefix] */
const each = (names, fact, prefix = '') => Object.fromEntries(names.map((name) => [prefix + name, fact(name)]));

/** @type {Record<string, Guess>} by figure */
export const guesses = {
  f1: {
    options: faults.map((value) => ({ value, label: modeWords[value] })),
    facts: each(faults, (kip) => ({ source: `imza?kip=${kip}#yuvaTur` })),
    free: ['kip'],
  },
  f2: {
    slider: { min: 0, max: 15, step: 1, start: 7 },
    tolerance: [0, 2],
    facts: { answer: { source: 'imzaTablosu#ciftler.length' } },
  },
  f4: {
    options: ['0', '1', '2', '3', '4'].map((value) => ({ value, label: value === '0' ? guessWords.none : value })),
    tolerance: [0, 1],
    facts: {
      answer: { source: 'bulasma?ariza=tasiyici-dogrulama&kip=yavaslama#akis' },
      stopped: { source: 'bulasma?ariza=tasiyici-dogrulama&kip=durma#akis' },
    },
  },
  f5: {
    slider: { min: 0, max: 200, step: 5, percent: true, start: 50 },
    tolerance: [3, 15],
    facts: {
      answer: { source: 'ayHesabi#payOrani', percent: true, decimals: 1 },
      each: { source: 'ayHesabi?sayi=1#payOrani', percent: true, decimals: 1 },
      minutes: { source: 'ayHesabi#dakika' },
    },
  },
  f6: {
    slider: { min: 0, max: 60, step: 1, start: 30 },
    tolerance: [1, 4],
    facts: { answer: { source: 'kosum?uc=sig#sessiz' }, seen: { source: 'kosum?uc=sig#dusenYazma' } },
  },
  f7: {
    options: endpoints.map((value) => ({ value, label: choiceWords.uc[value] })),
    facts: {
      ...each(endpoints, (uc) => ({ source: lost(uc) })),
      ...each(endpoints, (uc) => ({ source: `kosum?uc=${uc}#bosaRed` }), 'refused.'),
      ...each(endpoints, (uc) => ({ source: `kosum?uc=${uc}#dusenOkuma` }), 'reads.'),
      ...each(endpoints, (uc) => ({ source: `kosum?uc=${uc}#sessiz` }), 'silent.'),
    },
  },
  f9: {
    slider: { min: 0, max: 50, step: 0.5, percent: true, start: 25 },
    tolerance: [0.5, 3],
    facts: {
      answer: { source: 'butce#satirlar[4].pay', percent: true, decimals: 2 },
      base: { source: 'butce#satirlar[0].pay', percent: true, decimals: 2 },
      few: { source: 'butce#satirlar[0].kopya' },
      many: { source: 'butce#satirlar[4].kopya' },
      seconds: { source: 'butce#satirlar[4].aralikSn' },
      times: { source: '{butce#satirlar[4].pay} / {butce#satirlar[0].pay}', decimals: 0 },
    },
    free: ['butcePay'],
  },
};
