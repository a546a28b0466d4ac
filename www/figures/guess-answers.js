// @ts-check
/** What each guess is held against: numbers from the models' own calls, so that they stay true whatever the figure shows later. */
import { html, Markup } from '../lib/html.js';
import { modes } from '../lib/signature-modes.js';
import { formatNumber, formatPercent } from '../lib/turkish.js';
import { endpoints } from '../parameters.js';

/**
 * @typedef {object} Answer
 * @property {Record<string, FactSource>} facts for a number, the `answer` among them
 * @property {[number, number]} [tolerance] of a number, in its own unit: as good as right, near
 * @property {string[]} [free] settings that the question has nothing to do with
 */

/** @typedef {{ source: string, decimals?: number, percent?: boolean }} FactSource */
/** @typedef {Record<string, Fact>} Facts */

/** A number with where it comes from; as markup, it stands out. A whole number stands without decimals. */
export class Fact extends Markup {
  /**
   * @param {FactSource} from
   * @param {number} value
   */
  constructor({ source, decimals, percent }, value) {
    const shown = percent ? formatPercent(value, decimals) : formatNumber(value, Number.isInteger(value) ? 0 : decimals);
    super(html`<b data-kaynak="${source}">${shown}</b>`.text);
    this.value = value;
    this.shown = shown;
  }
}

/**
 * @param {Record<string, FactSource>} sources
 * @param {(source: string) => number} look
 * @returns {Facts}
 */
export function factsOf(sources, look) {
  return Object.fromEntries(Object.entries(sources).map(([name, from]) => [name, new Fact(from, look(from.source))]));
}

/** Modes that a call can see. */
const faults = modes.filter((kip) => kip !== 'saglikli');

/** What comes to nothing with a content, as the figure counts it. @param {string} uc */
const lost = (uc) => ['dusenOkuma', 'dusenYazma', 'dusenToplu', 'sessiz'].map((name) => `{kosum?uc=${uc}#${name}}`).join(' + ');

/** @param {string[]} names @param {(name: string) => FactSource} fact @param {string} [prefix] */
const each = (names, fact, prefix = '') => Object.fromEntries(names.map((name) => [prefix + name, fact(name)]));

/** @type {Record<string, Answer>} by figure */
export const answers = {
  f1: {
    facts: each(faults, (kip) => ({ source: `imza?kip=${kip}#yuvaTur` })),
    free: ['kip'],
  },
  f2: {
    tolerance: [0, 2],
    facts: { answer: { source: 'imzaTablosu#ciftler.length' } },
  },
  f4: {
    tolerance: [0, 1],
    facts: {
      answer: { source: 'bulasma?ariza=tasiyici-dogrulama&kip=yavaslama#akis' },
      stopped: { source: 'bulasma?ariza=tasiyici-dogrulama&kip=durma#akis' },
    },
  },
  f5: {
    tolerance: [3, 15],
    facts: {
      answer: { source: 'ayHesabi#payOrani', percent: true, decimals: 1 },
      each: { source: 'ayHesabi?sayi=1#payOrani', percent: true, decimals: 1 },
      minutes: { source: 'ayHesabi#dakika' },
    },
  },
  f6: {
    tolerance: [1, 4],
    facts: { answer: { source: 'kosum?uc=sig#sessiz' }, seen: { source: 'kosum?uc=sig#dusenYazma' } },
  },
  f7: {
    facts: {
      ...each(endpoints, (uc) => ({ source: lost(uc) })),
      ...each(endpoints, (uc) => ({ source: `kosum?uc=${uc}#bosaRed` }), 'refused.'),
      ...each(endpoints, (uc) => ({ source: `kosum?uc=${uc}#dusenOkuma` }), 'reads.'),
      ...each(endpoints, (uc) => ({ source: `kosum?uc=${uc}#sessiz` }), 'silent.'),
    },
  },
  f8: {
    facts: each(Array.from({ length: 30 }, (_, index) => String(index)), (index) => ({ source: `tarama?uc=derinYerel#olculer.dusenOkuma.ortalama[${index}]`, decimals: 2 })),
    free: ['aralik'],
  },
  f9: {
    tolerance: [0.5, 3],
    facts: {
      answer: { source: 'butce#satirlar[4].pay', percent: true, decimals: 2 },
      base: { source: 'butce#satirlar[0].pay', percent: true, decimals: 2 },
      times: { source: '{butce#satirlar[4].pay} / {butce#satirlar[0].pay}', decimals: 0 },
    },
    free: ['butcePay'],
  },
};
