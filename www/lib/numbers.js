// @ts-check
/** Numbers in the prose can be reached; what lets them answer is fetched when the reader asks the first of them. */
import { makeKnob } from './knobs.js';

/** @typedef {import('./source.js').Core} Core */

const outsideFigures = ':not(.figure *)';
/** What shows that a reader asks. */
const signs = /** @type {const} */ (['focusin', 'pointerover', 'pointerdown', 'keydown']);

/** The numbers outside of figures. @param {string} selector @returns {HTMLElement[]} */
export const numbersOf = (selector) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`main ${selector}${outsideFigures}`))];

/** The number that an event met, if any. @param {EventTarget | null} target @returns {HTMLElement | null} */
export const numberAt = (target) => (target instanceof Element ? target.closest(`main :is([data-kaynak], [data-ayar])${outsideFigures}`) : null);

/**
 * @param {Document} document
 * @param {Core} core
 */
export function enliven(document, core) {
  const knobs = numbersOf('[data-ayar]').map(makeKnob);
  for (const number of numbersOf('p [data-kaynak]')) number.tabIndex = 0;
  /** Keys pressed before the rest has come. @type {KeyboardEvent[]} */
  const early = [];
  let asked = false;
  /** @param {Event} event */
  const ask = async (event) => {
    const number = numberAt(event.target);
    if (!number) return;
    if (event instanceof KeyboardEvent && event.key !== 'Tab' && 'ayar' in number.dataset) {
      event.preventDefault();
      early.push(event);
    }
    if (asked) return;
    asked = true;
    try {
      const { answer } = await import('./tools-numbers.js');
      for (const sign of signs) document.removeEventListener(sign, ask);
      answer(core, knobs, number);
      for (const key of early) key.target?.dispatchEvent(new KeyboardEvent(key.type, key));
    } finally {
      asked = false;
    }
  };
  for (const sign of signs) document.addEventListener(sign, ask);
}
