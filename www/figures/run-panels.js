// @ts-check
/** Panels of the run's figure that are fetched when they are opened: the contents against each other, the search for the worst calendar, the calendar editor. */
import { runWords as words } from '../tr.js';

/** @typedef {import('./element.js').FigureElement} Api */
/** @typedef {{ sync: () => void }} Panel */

/** @type {WeakMap<HTMLElement, Panel[]>} */
const panels = new WeakMap();

/** @param {HTMLElement} place @param {Api} api @returns {Promise<Panel>} */
async function calendar(place, api) {
  const [{ CalendarEditor }, { dragWindows }] = await Promise.all([import('./calendar-editor.js'), import('./calendar-drag.js')]);
  const editor = new CalendarEditor(place, api);
  dragWindows(/** @type {HTMLElement} */ (api.querySelector('.figure-picture')), editor);
  return editor;
}

/** @param {HTMLElement} place @param {Api} api @returns {Promise<Panel>} */
async function compare(place, api) {
  const { RunCompare } = await import('./run-compare.js');
  return new RunCompare(place, api);
}

/** @param {HTMLElement} place @param {Api} api @returns {Promise<Panel>} */
async function worst(place, api) {
  const { WorstSearch } = await import('./worst-search.js');
  return new WorstSearch(place, api);
}

/**
 * @param {HTMLElement} element
 * @param {Api} api
 */
export function panelsLive(element, api) {
  /** @type {Panel[]} */
  const open = [];
  panels.set(element, open);
  for (const [name, make] of Object.entries({ compare, worst, calendar })) {
    const details = /** @type {HTMLDetailsElement} */ (element.querySelector(`.${name}`));
    const place = /** @type {HTMLElement} */ (details.querySelector('div'));
    let asked = false;
    details.addEventListener('toggle', async () => {
      if (name === 'calendar') element.classList.toggle('is-editing', details.open);
      if (!details.open || asked) return;
      asked = true;
      try {
        open.push(await make(place, api));
      } catch (error) {
        asked = false;
        place.textContent = words.partFailed;
        throw error;
      }
    });
  }
}

/** @param {HTMLElement} element */
export const panelsUpdated = (element) => panels.get(element)?.forEach((panel) => panel.sync());
