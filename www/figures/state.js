// @ts-check
/** A figure's state: its parameters, and what it holds without a control. */
import { parameterNames, parameterOf } from './figure.js';

/** @typedef {import('./figure.js').Figure} Figure */
/** @typedef {import('./figure.js').State} State */

/** All names of a figure's state. @param {Figure} figure */
export const stateNames = (figure) => [...parameterNames(figure), ...Object.keys(figure.held ?? {})];

/** @param {Figure} figure @param {string} name @returns {{ default: any, view?: boolean }} */
export const partOf = (figure, name) => figure.held?.[name] ?? parameterOf(figure, name);

/** @param {any} a @param {any} b */
export const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/** All that is computed with, as text; a text that is no number stands apart from one that is missing. @param {Figure} figure @param {State} state */
export const settings = (figure, state) => JSON.stringify(settable(figure).map((name) => [state[name]].flat(3).map(String)));

/** What is computed with, apart from what is only looked at. @param {Figure} figure */
export const settable = (figure) => stateNames(figure).filter((name) => !partOf(figure, name).view);
