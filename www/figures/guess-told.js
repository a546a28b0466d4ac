// @ts-check
/** A guess beside the result: drawn on it, and one sentence on what it missed. */
import sheet from '../css/guess-told.css' with { type: 'text' };
import { html } from '../lib/html.js';
import { compared, gaps, toldWords as words } from '../tr-guess-told.js';
import { evaluator } from '../lib/source.js';
import { answers, factsOf } from './guess-answers.js';
import { drawMark } from './guess-marks.js';
import { settable } from './state.js';

/** @typedef {import('./element.js').FigureElement} Api */
/** @typedef {import('./guesses.js').Guess} Guess */
/** @typedef {import('./guess-answers.js').Answer} Answer */
/** @typedef {import('./guess-answers.js').Facts} Facts */
/** @typedef {import('../lib/html.js').Markup} Markup */
/** A guess that was made, and the numbers it is held against. @typedef {{ value: any, shown: string, facts: Facts }} Made */

/**
 * How far a guessed number is off; a guess that is no number is looked at by its sentence.
 * @param {Guess} guess
 * @param {Answer} held
 * @param {Made} made
 * @returns {import('../tr-guess-told.js').Verdict}
 */
function judge({ slider }, { tolerance: [right, near] = [0, 0] }, { value, facts: { answer } }) {
  if (!answer) return { side: 'right', near: false };
  const gap = value - (slider?.percent ? answer.value * 100 : answer.value);
  const off = Math.abs(gap);
  return { side: off <= right ? 'right' : gap < 0 ? 'low' : 'high', near: off <= near };
}

/**
 * Guess and result on one line, where both are numbers.
 * @param {Guess} guess
 * @param {Made} made
 */
function numberLine(guess, { value, shown, facts: { answer } }) {
  const most = guess.slider?.max ?? Number(guess.options?.at(-1)?.value);
  const at = /** @param {number} number */ (number) => Math.round(8 + (204 * Math.min(Math.max(number, 0), most)) / most);
  const [x, y] = [at(value), at(guess.slider?.percent ? answer.value * 100 : answer.value)];
  return html`<svg class="guess-line" viewBox="0 0 220 30" role="img" aria-label="${words.line(shown, answer.shown)}"><path class="base-line" d="M8 15H212"/><path class="guess-mark" d="M${x} 15H${y}"/><circle class="guess-answer" cx="${y}" cy="15" r="5"/><path class="guess-point" d="M${x} 8l7 7l-7 7l-7 -7z"/></svg>`;
}

/**
 * The sentence that the result shows with the guess.
 * @param {Guess} guess
 * @param {Made} made
 * @param {Markup | string} sentence
 */
function toldMarkup(guess, made, sentence) {
  const key = guess.options && html`<p class="guess-scale"><svg viewBox="0 0 26 14" aria-hidden="true"><rect class="guess-mark" x="1" y="1" width="24" height="12" rx="3"/></svg> ${words.mark}</p>`;
  const line = !made.facts.answer ? key : html`<figure class="guess-scale">${numberLine(guess, made)}<figcaption><span class="guess-key">◇</span> ${words.mark} <span class="guess-key">●</span> ${words.result}</figcaption></figure>`;
  return html`<div><p class="guess-label">${words.told}</p><p class="guess-gap">${sentence}</p></div>${line}`;
}

/**
 * Shows the guess on the result, for as long as the figure shows what was guessed.
 * @param {Api} api
 * @param {any} value
 * @param {string[]} [free]
 */
function keepMark(api, value, free) {
  const names = settable(api.figure).filter((name) => !free?.includes(name));
  const asked = () => JSON.stringify(names.map((name) => api.state[name]));
  const then = asked();
  const draw = () => { if (asked() === then) drawMark(api, value); };
  new MutationObserver(draw).observe(/** @type {Element} */ (api.form.querySelector('.figure-picture')), { childList: true });
  draw();
}

let styled = false;

/** What only a told guess needs. */
function dress() {
  if (styled) return;
  styled = true;
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  document.adoptedStyleSheets.push(style);
}

/**
 * @param {Api} api
 * @param {Guess} guess
 * @param {any} raw as the control gives it
 * @param {string} shown
 */
export function tell(api, guess, raw, shown) {
  dress();
  const held = answers[api.id];
  const facts = factsOf(held.facts, evaluator(api.core));
  const made = { value: facts.answer ? Number(raw) : raw, shown, facts };
  const verdict = judge(guess, held, made);
  const gap = gaps[api.id](facts, made.value, api.result, verdict, api.state);
  const told = document.createElement('div');
  told.className = 'guess-told';
  told.innerHTML = toldMarkup(guess, made, facts.answer ? compared(shown, facts.answer, verdict, gap) : gap).text;
  api.form.querySelector('.figure-finding')?.after(told);
  /** @type {HTMLElement} */ (api.form.querySelector('[data-part="live"]')).textContent = told.querySelector('.guess-gap')?.textContent ?? '';
  keepMark(api, made.value, held.free);
}
