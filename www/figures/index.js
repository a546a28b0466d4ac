// @ts-check
/** Every figure, in the order of its number: the page registers them, the build draws them. */

import runFigure from './run-figure.js';

/** @type {import('./figure.js').Figure[]} */
export const figures = [runFigure];
