// @ts-check
/** "Neden?" at every lost request of the turn that is looked at. */
import { html } from '../lib/html.js';
import { runWords as words } from '../tr.js';

/** @typedef {import('./element.js').FigureElement} Api */

/**
 * @param {HTMLElement} element
 * @param {Api} api
 * @param {(request: number) => void} ask
 */
export function whyLive(element, api, ask) {
  // Below what is drawn again, so that the answer is spoken when it comes.
  const place = document.createElement('p');
  place.className = 'run-why';
  place.setAttribute('role', 'status');
  element.querySelector('[data-part="detail"]')?.after(place);
  element.addEventListener('click', (event) => {
    const asked = /** @type {Element} */ (event.target).closest('[data-why]');
    if (asked) ask(Number(asked.getAttribute('data-why')));
  });
}

/** @param {HTMLElement} element @param {number | null} asked */
function placeButtons(element, asked) {
  [...element.querySelectorAll('.requests li')].forEach((item, request) => {
    if (!item.matches('.is-lost')) return;
    const name = item.querySelector('.request')?.textContent ?? '';
    item.classList.toggle('is-asked', request === asked);
    item.insertAdjacentHTML('beforeend', html`<button type="button" class="ask" data-why="${request}" data-focus="neden-${request}" aria-label="${words.askWhy(name)}">${words.why.toLowerCase()}</button>`.text);
  });
}

/**
 * Says why the request was lost that the reader asked about, for as long as its turn is looked at.
 * @param {HTMLElement} element
 * @param {Api} api
 * @param {number} now the turn that is looked at
 */
export async function tellWhy(element, api, now) {
  const place = /** @type {HTMLElement} */ (element.querySelector('.run-why'));
  const { state } = api;
  const [turn, request] = state.neden ?? [];
  const asked = api.result.iz && turn === now && api.result.iz.son[(turn - 1) * api.result.iz.istekTur + request] ? request : null;
  placeButtons(element, asked);
  const text = asked === null ? '' : await import('./why.js').then(({ answer }) => answer({ ...state, an: turn, neden: asked })).catch(() => words.whyFailed);
  // A newer look has its own answer under way.
  if (api.state === state && place.textContent !== text) place.textContent = text;
}
