// @ts-check
/** Every figure, in the order of its number: the page registers them, the build draws them. */

import depthFigure from './depth-figure.js';
import intervalFigure from './interval-figure.js';
import runFigure from './run-figure.js';

/** @type {import('./figure.js').Figure[]} */
export const figures = [runFigure, depthFigure, intervalFigure];
