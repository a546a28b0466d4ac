// @ts-check
/** How a guess is asked for: markup alone. */
import { html } from '../lib/html.js';
import { formatNumber, formatPercent } from '../lib/turkish.js';
import { guessWords as words } from '../tr-guess.js';

/** @typedef {import('./guesses.js').Guess} Guess */
/** @typedef {import('../lib/html.js').Markup} Markup */

/**
 * A guess as the reader sees it.
 * @param {Guess} guess
 * @param {any} value
 */
export function shownGuess({ options, slider }, value) {
  if (options) return options.find((option) => option.value === String(value))?.label ?? '';
  return slider?.percent ? formatPercent(value / 100) : formatNumber(Number(value));
}

/** @param {Guess} guess @param {string} id */
function choices({ options = [] }, id) {
  return html`<div class="segments">${options.map(
    ({ value, label }) => html`<label><input type="radio" name="${id}-tahmin" value="${value}"><span>${label}</span></label>`,
  )}</div>`;
}

/** @param {Guess} guess @param {string} id */
function slider({ slider: range }, id) {
  if (!range) return '';
  const { min, max, step, percent, start } = range;
  const end = /** @param {number} value */ (value) => (percent ? formatPercent(value / 100) : formatNumber(value));
  return html`<div class="guess-slider"><span class="unit">${end(min)}</span><input type="range" min="${min}" max="${max}" step="${step}" value="${start}" aria-labelledby="${id}-soru"><span class="unit">${end(max)}</span><output>?</output></div>`;
}

/**
 * What lies over the result.
 * @param {Guess} guess
 * @param {string} id the figure's
 * @param {Markup | string} question
 * @param {Markup | undefined} drawing where the guess is drawn, if it is
 */
export function coverMarkup(guess, id, question, drawing) {
  return html`<div class="guess-body"><p class="guess-first">${words.first}</p><p class="guess-question" id="${id}-soru">${question}</p>${
    drawing || (guess.options ? choices(guess, id) : slider(guess, id))
  }<div class="guess-buttons"><button type="button" class="primary" data-guess="show"${!drawing && html` disabled`}>${words.show}</button><button type="button" data-guess="skip" title="Esc" aria-keyshortcuts="Escape">${words.skip}</button><button type="button" class="link" data-guess="all">${words.skipAll}</button></div></div>`;
}
