// @ts-check
/** The numbers that a guess is held against: each from its own call of the models, so that it stays true whatever the figure shows later. */
import { html, Markup } from '../lib/html.js';
import { formatNumber, formatPercent } from '../lib/turkish.js';

/** @typedef {{ source: string, decimals?: number, percent?: boolean }} FactSource */
/** @typedef {Record<string, Fact>} Facts */

/** A number with where it comes from; as markup, it stands out. */
export class Fact extends Markup {
  /**
   * @param {FactSource} from
   * @param {number} value
   */
  constructor({ source, decimals, percent }, value) {
    const shown = percent ? formatPercent(value, decimals) : formatNumber(value, decimals);
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
