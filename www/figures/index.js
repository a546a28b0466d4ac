// @ts-check
/** Every figure, in the order of its number: the page registers them, the build draws them. */

/** @type {import('./figure.js').Figure[]} */
export const figures = [];
