// @ts-check
/**
 * One table of every parameter: its range and default come from the core, what a control needs beside them stands here.
 * Controls, messages and tests read it; words (label, unit) come from tr.js.
 */
import { limits } from './limits.gen.js';
import { parameterWords, choiceWords } from './tr.js';

/**
 * @typedef {object} Parameter
 * @property {string} name the name in the API, also the control's `name`
 * @property {'number' | 'choice' | 'switch' | 'numbers' | 'names'} kind `numbers` and `names` are lists, typed with commas
 * @property {string} label
 * @property {string} [unit]
 * @property {boolean} [percent] shown with a leading percent sign; the value itself is the number shown
 * @property {any} default
 * @property {{ min: number, max: number, whole: boolean, open: boolean }} [range] what the model takes
 * @property {{ min: number, max: number, step: number }} [slider] the useful part of it
 * @property {{ value: string, label: string }[]} [options] of a choice
 * @property {boolean} [view] what is looked at, not what is computed: never counts as different from the default
 * @property {boolean} [segmented] a choice shown as a row of buttons
 */

/** A parameter of one figure alone brings its words itself. @param {string} name @returns {{ label: string, unit?: string }} */
const wordsOf = (name) => parameterWords[name] ?? { label: name };

/** @typedef {{ min: number, max: number, default: number, whole: boolean, open: boolean }} Limit */

/**
 * A number with a slider.
 * @param {string} name
 * @param {Limit} limit
 * @param {[number, number, number]} slider smallest, largest, step
 * @param {Partial<Parameter>} [rest]
 * @returns {Parameter}
 */
export function number(name, limit, [min, max, step], rest = {}) {
  return { name, kind: 'number', default: limit.default, range: limit, slider: { min, max, step }, ...wordsOf(name), ...rest };
}

/**
 * @param {string} name
 * @param {string[]} values
 * @param {string} initial
 * @param {Partial<Parameter>} [rest]
 * @returns {Parameter}
 */
export function choice(name, values, initial, rest = {}) {
  const options = values.map((value) => ({ value, label: choiceWords[name]?.[value] ?? value }));
  return { name, kind: 'choice', default: initial, options, ...wordsOf(name), ...rest };
}

/**
 * A list of numbers or names.
 * @param {string} name
 * @param {'numbers' | 'names'} kind
 * @param {any[]} initial
 * @param {Partial<Parameter>} [rest]
 * @returns {Parameter}
 */
export function list(name, kind, initial, rest = {}) {
  return { name, kind, default: initial, ...wordsOf(name), ...rest };
}

const { kosum, imza, bulasma, ayHesabi, butce } = limits;

/** The five endpoint contents, shallow to deep. */
export const endpoints = ['sig', 'hazirOlma', 'derinYerel', 'derinPaylasilan', 'derinHepsi'];

/** The components of the default call trees, in order of first visit. */
export const components = [
  'ag-gecidi', 'takip-servisi', 'izdusum-deposu', 'olay-ucu', 'tasiyici-dogrulama', 'durum-deposu', 'gun-sonu-isi', 'kutuk-tuketicisi',
];

/** @type {Parameter[]} */
const table = [
  // A run (kosum, kosumIzi, tarama).
  choice('uc', endpoints, 'derinYerel', { segmented: true }),
  number('tur', kosum.tur, [10, 500, 10]),
  number('aralik', kosum.aralik, [1, 30, 1]),
  number('esik', kosum.esik, [1, 10, 1]),
  number('donusEsigi', kosum.donusEsigi, [1, 10, 1]),
  number('panikEsigi', kosum.panikEsigi, [0, 100, 1], { percent: true }),
  list('faz', 'numbers', [kosum.faz.default], { range: kosum.faz, slider: { min: 0, max: 29, step: 1 } }),
  list('kopya', 'names', ['k1', 'k2', 'k3']),
  number('okuma', kosum.okuma, [0, 30, 1]),
  number('yazma', kosum.yazma, [0, 30, 1]),
  number('toplu', kosum.toplu, [0, 30, 1]),
  // A failure mode's signature (imza, imzaTablosu).
  number('cagri', imza.cagri, [20, 4000, 20]),
  number('parca', imza.parca, [1, 32, 1]),
  number('dusen', imza.dusen, [0, 32, 1]),
  number('seyrek', imza.seyrek, [0, 0.2, 0.005]),
  number('tohum', imza.tohum, [20260701, 20260801, 1]),
  number('tolerans', imza.tolerans, [0, 0.2, 0.005]),
  number('damga', imza.damga, [0, 64, 1]),
  number('uctaHiz', imza.uctaHiz, [0, 2000, 10]),
  number('pencere', imza.pencere, [1, 200, 1]),
  number('olayHizi', imza.olayHizi, [1, 500, 1]),
  // Shared by the signature and the blast radius, with the same ranges and defaults.
  number('olagan', imza.olagan, [1, 20, 1]),
  number('zamanAsimi', imza.zamanAsimi, [1, 100, 1]),
  number('turMs', imza.turMs, [1, 50, 1]),
  // Blast radius (bulasma) and the month (ayHesabi).
  number('yuva', bulasma.yuva, [8, 128, 1]),
  choice('ariza', components, 'tasiyici-dogrulama'),
  choice('kip', ['durma', 'yavaslama'], 'yavaslama', { segmented: true }),
  { ...choice('ulasilan', [], ''), kind: 'switch', default: false, options: undefined },
  choice('yayilim', ['tek-gecis', 'sabit-nokta'], 'tek-gecis'),
  number('sayi', ayHesabi.sayi, [0, 20, 1]),
  number('sureDk', ayHesabi.sureDk, [0, 60, 1]),
  number('payDk', ayHesabi.payDk, [1, 60, 0.1]),
  // What checking costs (butce).
  number('turSn', butce.turSn, [0.5, 30, 0.5]),
  number('depo', butce.depo, [10, 1000, 1]),
  number('tepe', butce.tepe, [10, 2000, 1]),
  number('kesikAy', butce.kesikAy, [0, 200, 1]),
  list('kopyalar', 'numbers', [3, 12, 48], { range: butce.kopyalar }),
  list('araliklar', 'numbers', [1, 4], { range: butce.araliklar }),
  list('yanlisAraliklar', 'numbers', [1, 2], { range: butce.yanlisAraliklar }),
  choice('sayim', ['tur', 'sessizlik'], 'tur', { segmented: true }),
];

/** @type {Record<string, Parameter>} */
export const parameters = Object.fromEntries(table.map((parameter) => [parameter.name, parameter]));
