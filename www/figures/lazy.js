// @ts-check
/** How each figure's code is reached, by its element's name: the page fetches it when the figure comes near. */

/** @type {Record<string, () => Promise<{ default: import('./figure.js').Figure }>>} */
export const loaders = {
  'mode-explorer': () => import('./mode-explorer.js'),
  'signature-figure': () => import('./signature-figure.js'),
  'run-figure': () => import('./run-figure.js'),
  'depth-figure': () => import('./depth-figure.js'),
  'interval-figure': () => import('./interval-figure.js'),
  'blast-figure': () => import('./blast-figure.js'),
  'month-figure': () => import('./month-figure.js'),
  'budget-figure': () => import('./budget-figure.js'),
};
