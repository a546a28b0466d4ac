// @ts-check
/** A guess beside the result: drawn on it, and one sentence on what it missed. */
import { html } from '../lib/html.js';
import { guessWords as words } from '../tr-guess.js';
import { compared, gaps } from '../tr-guess-told.js';
import { drawMark } from './guess-marks.js';
import { shownGuess } from './guess-parts.js';
import { settable } from './state.js';

/** @typedef {import('./element.js').FigureElement} Api */
/** @typedef {import('./guesses.js').Guess} Guess */
/** @typedef {import('./guess-facts.js').Facts} Facts */
/** @typedef {import('../lib/html.js').Markup} Markup */

/**
 * How far a guessed number is off; a guess that is no number is looked at by its sentence.
 * @param {Guess} guess
 * @param {number} value
 * @param {Facts} facts
 * @returns {import('../tr-guess-told.js').Verdict}
 */
function judge({ tolerance: [right, near] = [0, 0], slider }, value, { answer }) {
  if (!answer) return { side: 'right', near: false };
  const gap = value - (slider?.percent ? answer.value * 100 : answer.value);
  const off = Math.abs(gap);
  return { side: off <= right ? 'right' : gap < 0 ? 'low' : 'high', near: off <= near };
}

/**
 * Guess and result on one line, where both are numbers.
 * @param {Guess} guess
 * @param {number} value
 * @param {import('./guess-facts.js').Fact} answer
 */
function numberLine(guess, value, answer) {
  const most = guess.slider?.max ?? Number(guess.options?.at(-1)?.value);
  const at = /** @param {number} number */ (number) => Math.round(8 + (204 * Math.min(Math.max(number, 0), most)) / most);
  const [x, y] = [at(value), at(guess.slider?.percent ? answer.value * 100 : answer.value)];
  return html`<svg class="guess-line" viewBox="0 0 220 30" role="img" aria-label="${words.line(shownGuess(guess, value), answer.shown)}"><path class="base-line" d="M8 15H212"/><path class="guess-mark" d="M${x} 15H${y}"/><circle class="guess-answer" cx="${y}" cy="15" r="5"/><path class="guess-point" d="M${x} 8l7 7l-7 7l-7 -7z"/></svg>`;
}

/**
 * The sentence that the result shows with the guess.
 * @param {Guess} guess
 * @param {any} value
 * @param {Markup | string} sentence
 * @param {Facts} facts
 */
function toldMarkup(guess, value, sentence, { answer }) {
  const line = answer && html`<figure class="guess-scale">${numberLine(guess, Number(value), answer)}<figcaption><span class="guess-key">◇</span> ${words.mark} <span class="guess-key">●</span> ${words.result}</figcaption></figure>`;
  return html`<div><p class="guess-label">${words.told}</p><p class="guess-gap">${sentence}</p></div>${line}`;
}

/**
 * Shows the guess on the result, for as long as the figure shows what was guessed.
 * @param {Api} api
 * @param {Guess} guess
 * @param {any} value
 */
function keepMark(api, guess, value) {
  const names = settable(api.figure).filter((name) => !guess.free?.includes(name));
  const asked = () => JSON.stringify(names.map((name) => api.state[name]));
  const then = asked();
  const draw = () => { if (asked() === then) drawMark(api, value); };
  new MutationObserver(draw).observe(/** @type {Element} */ (api.form.querySelector('.figure-picture')), { childList: true });
  draw();
}

/**
 * @param {Api} api
 * @param {Guess} guess
 * @param {any} value
 * @param {Facts} facts
 */
export function tell(api, guess, value, facts) {
  const verdict = judge(guess, value, facts);
  const gap = gaps[api.id](facts, value, api.result, verdict, api.state);
  const sentence = facts.answer ? compared(shownGuess(guess, value), facts.answer, verdict, gap) : gap;
  const told = document.createElement('div');
  told.className = 'guess-told';
  told.innerHTML = toldMarkup(guess, value, sentence, facts).text;
  api.form.querySelector('.figure-finding')?.after(told);
  /** @type {HTMLElement} */ (api.form.querySelector('[data-part="live"]')).textContent = told.querySelector('.guess-gap')?.textContent ?? '';
  keepMark(api, guess, value);
}
