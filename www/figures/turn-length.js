// @ts-check
/** Where the reader may change how long a turn is, the figure's head says the length chosen. */
import { figureWords, formatNumber } from '../tr.js';

/**
 * @param {HTMLElement} element
 * @param {import('./element.js').FigureElement} api
 */
export function followTurn(element, { state }) {
  const place = element.querySelector('.figure-turn');
  if (place) place.textContent = figureWords.turn(`${formatNumber(state.turMs)} ms`);
}
