// @ts-check
/** What is measured. The Rust side builds the same inputs by the same rules. */
import { defaultCalendar } from '../../www/lib/calendar.js';

const kinds = ['yariDusuk', 'isiniyor', 'durdu', 'gecici', 'durumDeposu', 'ucretDeposu'];

/** 76 windows, kinds and replicas in turn, one every `step` turns. @param {number} step @param {number} length */
function calendar(step, length) {
  /** @type {Record<string, any>} */
  const all = { yariDusuk: {}, isiniyor: {}, durdu: {}, gecici: {}, durumDeposu: [], ucretDeposu: [] };
  for (let i = 0; i < 76; i += 1) {
    const kind = kinds[i % 6];
    const window = [1 + i * step, i * step + length];
    if (Array.isArray(all[kind])) all[kind].push(window);
    else (all[kind][`k${(Math.floor(i / 6) % 3) + 1}`] ??= []).push(window);
  }
  return all;
}

/** 1,000 replicas, 100 windows each. */
function crowd() {
  const kopya = Array.from({ length: 1000 }, (_, i) => `k${i + 1}`);
  /** @type {Record<string, any>} */
  const takvim = { yariDusuk: {}, isiniyor: {}, durdu: {}, gecici: {} };
  for (let j = 0; j < 100; j += 1) {
    kopya.forEach((name, i) => { (takvim[kinds[j % 4]][name] ??= []).push([1 + j * 10_000 + i, j * 10_000 + i + 500]); });
  }
  return { kopya, takvim };
}

/** A tree of 10,000 nodes: a root, 99 services of 100 leaves each. */
function forest() {
  const alt = Array.from({ length: 99 }, (_, i) => ({ ad: `s${i}`, alt: Array.from({ length: 100 }, (__, j) => ({ ad: `y${(i * 100 + j) % 500}` })) }));
  return [{ ad: 'akis', hiz: 1, kok: { ad: 'kok', alt } }];
}

const defaults = { tur: 130, aralik: 1, esik: 1, donusEsigi: 1, panikEsigi: 0, faz: [0, 0, 0], kopya: ['k1', 'k2', 'k3'], okuma: 8, yazma: 2, toplu: 1, takvim: defaultCalendar };
const month = calendar(17_000, 600);
const dense = calendar(13, 6);

/**
 * @typedef {object} Case
 * @property {string} name the same as on the Rust side
 * @property {string} call
 * @property {any[]} args
 * @property {any} [plain] the options of the baseline, where it is measured too
 */

/** @type {Case[]} */
export const cases = [
  { name: 'lesson run', call: 'kosum', args: ['derinYerel', {}], plain: defaults },
  { name: 'a month', call: 'kosum', args: ['derinYerel', { tur: 1_296_000, takvim: month }], plain: { ...defaults, tur: 1_296_000, takvim: month } },
  ...[3, 5, 7, 9].map((power) => ({ name: `10^${power} turns`, call: 'kosum', args: ['derinYerel', { tur: 10 ** power, takvim: dense }] })),
  { name: '1,000 replicas', call: 'kosum', args: ['derinYerel', { tur: 1_296_000, ...crowd() }] },
  { name: 'tarama', call: 'tarama', args: ['derinYerel', {}] },
  { name: 'imzaTablosu', call: 'imzaTablosu', args: [{}] },
  { name: 'bulasma', call: 'bulasma', args: ['tasiyici-dogrulama', 'yavaslama', {}] },
  { name: '10,000 nodes', call: 'bulasma', args: ['y7', 'yavaslama', { akislar: forest() }] },
];
