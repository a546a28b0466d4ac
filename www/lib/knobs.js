// @ts-check
/** Numbers of the prose that are controls, as they stand: what they set, between which bounds, and how that is told to who cannot see. */
import { parameters } from '../parameters.js';
import { proseWords, valueText } from '../tr.js';

/**
 * @typedef {import('./prose-source.js').Setting & {
 *   element: HTMLElement, figure: string, parameter: import('../parameters.js').Parameter, range: { min: number, max: number, step: number }, now: number,
 * }} Knob a number that is a control
 */

/** The most of a list's numbers, which have no slider. */
const mostInList = 200;

/** @param {HTMLElement} element with `data-ayar="f8:aralik"`, or `f9:kopyalar.2` for one of a list @returns {Knob} */
function knobOf(element) {
  const [figure, path] = (element.dataset.ayar ?? '').split(':');
  const [name, at] = path.split('.');
  const parameter = { ...parameters[name], label: proseWords[name] ?? parameters[name].label };
  const from = Number(element.textContent);
  const range = parameter.slider ?? { min: parameter.range?.min ?? 1, max: mostInList, step: 1 };
  return { name, ...(at && { at: Number(at) }), from, now: from, element, figure, parameter, range };
}

/** A control's present value as text. @param {Knob} knob */
export const shownValue = ({ parameter, now }) => valueText({ ...parameter, kind: 'number' }, now);

/** Tells a control's present value. @param {Knob} knob */
export function tellValue(knob) {
  const { element, parameter, range, now } = knob;
  const attributes = {
    'aria-valuenow': now, 'aria-valuemin': range.min, 'aria-valuemax': range.max, 'aria-valuetext': [shownValue(knob), parameter.unit].filter(Boolean).join(' '),
  };
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

/** Lets a number be found as a control. @param {HTMLElement} element */
export function makeKnob(element) {
  const knob = knobOf(element);
  element.tabIndex = 0;
  element.setAttribute('role', 'spinbutton');
  element.setAttribute('aria-label', knob.parameter.label);
  tellValue(knob);
  return knob;
}
