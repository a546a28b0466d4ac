// @ts-check
/** The place of the calendar editor in the run's figure; the editor itself is fetched when it is opened. */
import { runWords as words } from '../tr.js';

/** @type {WeakMap<HTMLElement, import('./calendar-editor.js').CalendarEditor>} */
const editors = new WeakMap();

/**
 * @param {HTMLElement} element
 * @param {import('./element.js').FigureElement} api
 */
export function calendarLive(element, api) {
  const details = /** @type {HTMLDetailsElement} */ (element.querySelector('.calendar'));
  details.addEventListener('toggle', async () => {
    element.classList.toggle('is-editing', details.open);
    if (!details.open || editors.has(element)) return;
    const place = /** @type {HTMLElement} */ (details.querySelector('.calendar-body'));
    try {
      const [{ CalendarEditor }, { dragWindows }] = await Promise.all([import('./calendar-editor.js'), import('./calendar-drag.js')]);
      if (editors.has(element)) return;
      const editor = new CalendarEditor(place, api);
      editors.set(element, editor);
      dragWindows(/** @type {HTMLElement} */ (element.querySelector('.figure-picture')), editor);
    } catch (error) {
      place.textContent = words.partFailed;
      throw error;
    }
  });
}

/** @param {HTMLElement} element */
export const calendarUpdated = (element) => editors.get(element)?.sync();
