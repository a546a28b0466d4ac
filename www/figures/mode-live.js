// @ts-check
/** Sending the calls one by one: buttons, the slider, playing; another mode begins anew behind a closed curtain. */
import { explorerWords as words } from '../tr.js';

/** @typedef {import('./element.js').FigureElement} Api */

/** How long a call stays the last one while playing. */
const callMs = 180;

/** What is looked at is state; the clock only says when to step. @type {WeakMap<Api, number>} */
const playing = new WeakMap();

/** @param {Api} api */
const most = (api) => api.result.cagri;

/** @param {Api} api */
function label(api) {
  const button = api.querySelector('[data-step="play"]');
  if (button) button.textContent = playing.has(api) ? words.pause : words.play;
}

/** @param {Api} api */
function stop(api) {
  clearInterval(playing.get(api));
  playing.delete(api);
  label(api);
}

/** @param {Api} api */
function play(api) {
  stop(api);
  if (api.state.an >= most(api)) api.set({ an: 0 });
  playing.set(api, window.setInterval(() => {
    if (document.hidden) return;
    if (api.state.an < most(api)) api.set({ an: api.state.an + 1 });
    if (api.state.an >= most(api)) stop(api);
  }, callMs));
  label(api);
}

/**
 * @param {HTMLElement} element
 * @param {Api} api
 */
export function explorerLive(element, api) {
  element.addEventListener('click', (event) => {
    const step = /** @type {Element} */ (event.target).closest('[data-step]')?.getAttribute('data-step');
    if (!step) return;
    if (step === 'play' && !playing.has(api)) return play(api);
    stop(api);
    if (step === 'all') api.set({ an: most(api) });
    else if (step !== 'play') api.set({ an: Math.min(Math.max(api.state.an + Number(step), 0), most(api)) });
  });
  element.addEventListener('change', (event) => {
    const { name } = /** @type {HTMLInputElement} */ (event.target);
    if (name === 'an') stop(api);
    if (name !== 'kip') return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    stop(api);
    api.set({ an: still ? most(api) : 0, perde: false });
    if (!still) play(api);
  });
}

/**
 * Keeps the controls that are written once in step with the state.
 * @param {HTMLElement} element
 * @param {Api} api
 */
export function explorerUpdated(element, api) {
  const { an } = api.state;
  const slider = /** @type {HTMLInputElement} */ (element.querySelector('[name="an"]'));
  slider.value = String(an);
  slider.setAttribute('aria-valuetext', `${words.call} ${an}`);
  const place = element.querySelector('[data-turn]');
  if (place) place.textContent = String(an);
  for (const button of element.querySelectorAll('[data-step]')) {
    const step = button.getAttribute('data-step');
    /** @type {HTMLButtonElement} */ (button).disabled = (step === '-1' && an <= 0) || ((step === '1' || step === 'all') && an >= most(api));
  }
}
