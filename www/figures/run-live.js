// @ts-check
/** Moving through the run: buttons, the slider, a drag on the picture, playing. */
import { formatNumber, runWords as words } from '../tr.js';
import { panelsLive, panelsUpdated } from './run-panels.js';
import { nextLoss } from './run-state.js';
import { tellWhy, whyLive } from './run-why.js';

/** @typedef {import('./element.js').FigureElement} Api */

/** How long a turn stays while playing. */
const turnMs = 140;

/** What is looked at is state; the clock only says when to step. @type {WeakMap<Api, number>} */
const playing = new WeakMap();

/** @param {Api} api */
const turnOf = (api) => Math.min(api.state.an, api.state.tur);

/** @param {Api} api */
function stop(api) {
  clearInterval(playing.get(api));
  playing.delete(api);
  label(api);
}

/** @param {Api} api */
function label(api) {
  const button = api.querySelector('[data-step="play"]');
  if (button) button.textContent = playing.has(api) ? words.pause : words.play;
}

/** @param {Api} api */
function play(api) {
  if (turnOf(api) >= api.state.tur) api.set({ an: 1 });
  playing.set(api, window.setInterval(() => {
    if (document.hidden) return;
    if (turnOf(api) >= api.state.tur) stop(api);
    else api.set({ an: turnOf(api) + 1 });
  }, turnMs));
  label(api);
}

/**
 * @param {HTMLElement} element
 * @param {Api} api
 */
export function runLive(element, api) {
  whyLive(element, api, (request) => {
    stop(api);
    api.set({ neden: [turnOf(api), request] });
  });
  element.addEventListener('click', (event) => {
    const step = /** @type {Element} */ (event.target).closest('[data-step]')?.getAttribute('data-step');
    if (!step || !api.result.iz) return;
    if (step === 'play' && !playing.has(api)) return play(api);
    stop(api);
    if (step === 'loss') api.set({ an: nextLoss(api.result.iz, turnOf(api)) ?? turnOf(api) });
    else if (step !== 'play') api.set({ an: Math.min(Math.max(turnOf(api) + Number(step), 1), api.state.tur) });
  });
  dragTurn(element, api);
  panelsLive(element, api);
}

/**
 * A press or a drag on the picture chooses the turn under it; a vertical drag still scrolls the page.
 * @param {HTMLElement} element
 * @param {Api} api
 */
function dragTurn(element, api) {
  let down = false;
  /** @param {PointerEvent} event */
  const choose = (event) => {
    const svg = [...element.querySelectorAll('.figure-picture svg[data-left]')].find((one) => one.getBoundingClientRect().width > 0);
    if (!svg || !api.result.iz) return;
    const box = svg.getBoundingClientRect();
    const [left, right] = ['data-left', 'data-right'].map((name) => box.left + Number(svg.getAttribute(name)) * box.width);
    const turn = Math.floor(((event.clientX - left) / (right - left)) * api.state.tur) + 1;
    if (event.type === 'pointerdown' && (turn < 1 || turn > api.state.tur)) return;
    stop(api);
    const an = Math.min(Math.max(turn, 1), api.state.tur);
    if (an !== turnOf(api)) api.set({ an });
  };
  const picture = /** @type {HTMLElement} */ (element.querySelector('.figure-picture'));
  picture.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !(/** @type {Element} */ (event.target).closest('svg[data-left]'))) return;
    down = true;
    picture.setPointerCapture(event.pointerId);
    choose(event);
  });
  picture.addEventListener('pointermove', (event) => { if (down) choose(event); });
  for (const end of ['pointerup', 'pointercancel']) picture.addEventListener(end, () => { down = false; });
}

/**
 * Keeps the controls that are written once in step with the state.
 * @param {HTMLElement} element
 * @param {Api} api
 */
export function runUpdated(element, api) {
  tellWhy(element, api, turnOf(api));
  panelsUpdated(element);
  const slider = /** @type {HTMLInputElement} */ (element.querySelector('[name="an"]'));
  const { iz } = api.result;
  const turn = turnOf(api);
  slider.max = String(iz ? api.state.tur : 1);
  slider.value = String(turn);
  slider.setAttribute('aria-valuetext', `${words.turnShort} ${turn}`);
  const put = /** @param {string} place @param {string} text */ (place, text) => {
    const node = element.querySelector(place);
    if (node) node.textContent = text;
  };
  put('[data-turn]', String(turn));
  put('[data-turns]', formatNumber(api.state.tur));
  for (const button of element.querySelectorAll('[data-step]')) {
    const step = button.getAttribute('data-step');
    const stuck = !iz || (step === '-1' && turn <= 1) || (step === '1' && turn >= api.state.tur) || (step === 'loss' && nextLoss(iz, turn) === null);
    /** @type {HTMLButtonElement} */ (button).disabled = stuck;
  }
}
