// @ts-check
/** A number of the prose and its figure: the number sets the figure, and as long as it does, it follows what the figure is set to. */
import { watchHistory } from './history.js';

/** @typedef {import('./knobs.js').Knob & { before?: any, told?: any }} Linked with what the figure was set to before, and by the number */
/** @typedef {import('../figures/element.js').FigureElement} FigureElement */

/** @param {any} a @param {any} b */
const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a figure is being set from here. */
let telling = false;

/** The figure, once it answers. @param {Linked} knob @returns {FigureElement | null} */
function figureOf({ figure }) {
  const element = document.getElementById(figure);
  return element && 'canli' in element.dataset ? /** @type {FigureElement} */ (element) : null;
}

/** A list is the figure's own, but for the one place. @param {Linked} knob */
function valueFor({ at, now, parameter, before }) {
  if (at === undefined) return now;
  const list = at in before ? before : parameter.default;
  return list.map((/** @type {number} */ one, /** @type {number} */ index) => (index === at ? now : one));
}

/** Keeps an element, and what is read below it, in its place while something above it grows or shrinks. @param {HTMLElement} element @param {() => void} change */
function keepUnder(element, change) {
  const root = document.documentElement;
  const before = element.getBoundingClientRect().top;
  root.style.overflowAnchor = 'none';
  change();
  if (before < window.innerHeight) window.scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  requestAnimationFrame(() => { root.style.overflowAnchor = ''; });
}

/**
 * Sets the figure to the number's value, or back to where it stood before.
 * @param {Linked} knob
 * @param {{ back?: boolean }} [options]
 */
export function tellFigure(knob, { back = false } = {}) {
  const figure = figureOf(knob);
  if (!figure || (back && knob.told === undefined)) return;
  if (knob.told === undefined) knob.before = figure.state[knob.name];
  const value = back ? knob.before : valueFor(knob);
  knob.told = back ? undefined : value;
  telling = true;
  try {
    keepUnder(knob.element, () => figure.set({ [knob.name]: value }));
  } finally {
    telling = false;
  }
}

/**
 * Brings numbers after their figures: what is undone there is undone in the prose.
 * @param {Linked[]} knobs
 * @param {(knob: Linked, value: number) => void} show
 */
export function followFigures(knobs, show) {
  watchHistory(() => {
    if (telling) return;
    for (const knob of knobs) {
      const figure = figureOf(knob);
      if (!figure || knob.told === undefined) continue;
      const value = figure.state[knob.name];
      if (same(value, knob.told)) continue;
      const isBack = same(value, knob.before);
      const one = knob.at === undefined ? value : value[knob.at];
      knob.told = isBack ? undefined : value;
      if (isBack || (typeof one === 'number' && one !== knob.now)) show(knob, isBack ? knob.from : one);
    }
  });
}
