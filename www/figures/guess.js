// @ts-check
/**
 * A guess before the result: a cover lies over a figure that the reader has not met yet, until a guess is made or skipped. Nothing of it
 * leaves this module's memory, and nothing is covered twice.
 */
import sheet from '../css/guess.css' with { type: 'text' };
import { questions } from '../tr-guess.js';
import { coverMarkup, shownGuess } from './guess-parts.js';
import { guesses } from './guesses.js';

/** @typedef {import('./element.js').FigureElement} Api */
/** @typedef {import('./guesses.js').Guess} Guess */

/** What a cover lies over. The table is folded away, and whoever unfolds it wants to see it. */
const covered = ['finding', 'picture', 'transport', 'detail'].map((name) => `:scope > .figure-${name}`).join();

/** How each cover that lies somewhere is lifted without a guess, by figure. @type {Map<Element, () => void>} */
const lying = new Map();

/** What tells a guess is fetched once a reader makes one. Should it be missing, the result is there all the same. */
const teller = () => import('./guess-told.js');

/** @param {Element} element @returns {Promise<void>} */
function whenLive(element) {
  if (element.hasAttribute('data-canli')) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      resolve();
    });
    watch.observe(element, { attributeFilter: ['data-canli'] });
  });
}

/** The figure that the address names. */
const named = () => document.getElementById(location.hash.slice(1).split('?')[0]);

/** What is on screen or above it has been seen, and so will be what a link leads to. @param {Element} element */
const isUnseen = (element) => element.getBoundingClientRect().top >= window.innerHeight && named() !== element && !element.contains(document.activeElement);

/** Where the reader goes on reading. @param {Api} api */
function readOn(api) {
  const finding = /** @type {HTMLElement} */ (api.form.querySelector('.figure-finding'));
  finding.tabIndex = -1;
  finding.focus();
  finding.addEventListener('blur', () => finding.removeAttribute('tabindex'), { once: true });
}

/** The cover keeps the size of what it lies over. @param {Api} api @param {HTMLElement} cover @param {HTMLElement[]} parts */
function fit(api, cover, parts) {
  const place = () => {
    const tops = parts.map((part) => part.offsetTop);
    const height = Math.max(...parts.map((part, index) => tops[index] + part.offsetHeight)) - Math.min(...tops);
    Object.assign(cover.style, { top: `${Math.min(...tops)}px`, height: `${height}px` });
    const body = /** @type {HTMLElement} */ (cover.firstElementChild);
    cover.classList.toggle('is-tight', body.offsetHeight + 18 > height);
  };
  const watch = new ResizeObserver(place);
  watch.observe(api.form);
  return watch;
}

/**
 * @param {Api} api
 * @param {Guess} guess
 * @param {import('../lib/html.js').Markup | undefined} drawing
 */
function coverOf({ id, state, result }, guess, drawing) {
  const cover = document.createElement('div');
  cover.className = 'guess-cover';
  cover.setAttribute('role', 'group');
  cover.setAttribute('aria-labelledby', `${id}-soru`);
  cover.innerHTML = coverMarkup(guess, id, questions[id](state, result), drawing).text;
  return cover;
}

/**
 * Follows the reader's guess.
 * @param {HTMLElement} cover
 * @param {Guess} guess
 * @param {{ reveal: (value: any) => void, lift: () => void }} then
 * @returns {(value: any) => void} takes a guess that was made elsewhere
 */
function listen(cover, guess, { reveal, lift }) {
  const show = /** @type {HTMLButtonElement} */ (cover.querySelector('[data-guess="show"]'));
  /** @type {any} */
  let value = null;
  cover.addEventListener('input', (event) => {
    // The figure's form has no part in it.
    event.stopPropagation();
    ({ value } = /** @type {HTMLInputElement} */ (event.target));
    const output = cover.querySelector('output');
    if (output) output.textContent = shownGuess(guess, value);
    show.disabled = false;
    teller().catch(() => {});
  });
  cover.addEventListener('change', (event) => event.stopPropagation());
  cover.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    if (!show.disabled) reveal(value);
  });
  cover.addEventListener('click', (event) => {
    const pressed = /** @type {Element} */ (event.target).closest('[data-guess]')?.getAttribute('data-guess');
    if (pressed === 'show') reveal(value);
    if (pressed === 'skip') lift();
    if (pressed === 'all') for (const skip of [...lying.values()]) skip();
  });
  return (made) => { value = made; };
}

/**
 * @param {Api} api
 * @param {Guess} guess
 * @param {typeof import('./guess-curve.js') | undefined} curve
 */
function lay(api, guess, curve) {
  const { form } = api;
  const parts = /** @type {HTMLElement[]} */ ([...form.querySelectorAll(covered)]);
  const top = curve ? curve.ceiling(api.result, api.state) : 0;
  const cover = coverOf(api, guess, curve && curve.curveMarkup(top));
  const table = form.querySelector('.figure-table');
  /** @param {KeyboardEvent} event */
  const escape = (event) => { if (event.key === 'Escape') lift(); };
  const lift = () => {
    const within = cover.contains(document.activeElement);
    for (const watch of watches) watch.disconnect();
    for (const part of parts) part.inert = false;
    form.classList.remove('has-guess');
    form.removeEventListener('keydown', escape);
    table?.removeEventListener('toggle', lift);
    cover.remove();
    lying.delete(api);
    if (within) readOn(api);
  };
  const take = listen(cover, guess, {
    lift,
    reveal: (value) => {
      lift();
      teller().then(({ tell }) => tell(api, guess, value, shownGuess(guess, value)), () => {});
    },
  });

  form.classList.add('has-guess');
  parts[0].before(cover);
  if (curve) curve.drawCurve(/** @type {HTMLElement} */ (cover.querySelector('.guess-curve')), top, take);
  for (const part of parts) part.inert = true;
  form.addEventListener('keydown', escape);
  table?.addEventListener('toggle', lift);
  // Whatever draws the result anew was set by the reader, who wants to see what it did.
  const drawn = new MutationObserver(lift);
  drawn.observe(parts[0], { childList: true });
  const watches = [drawn, fit(api, cover, parts)];
  lying.set(api, lift);
}

/**
 * Covers the figures that have not been met.
 * @param {Element[]} elements
 */
export async function coverFigures(elements) {
  const style = new CSSStyleSheet();
  style.replaceSync(sheet);
  document.adoptedStyleSheets.push(style);
  window.addEventListener('hashchange', () => lying.get(/** @type {Element} */ (named()))?.());
  /** One after another, with room between them for what the reader does. @type {Promise<void>} */
  let turn = Promise.resolve();
  await Promise.all(elements.map(async (element) => {
    await whenLive(element);
    const api = /** @type {Api} */ (element);
    const guess = guesses[api.id];
    const curve = guess?.curve && (await import('./guess-curve.js'));
    turn = turn.then(() => {
      if (guess && isUnseen(api)) lay(api, guess, curve);
      return new Promise((resolve) => { setTimeout(resolve); });
    });
    await turn;
  }));
  document.documentElement.dataset.tahmin = '';
}
