// @ts-check
/** Every figure, loaded: what the build draws. The page itself loads them one by one, see lazy.js. */
import { loaders } from './lazy.js';

/** @type {import('./figure.js').Figure[]} in the order of their numbers */
export const figures = (await Promise.all(Object.values(loaders).map((load) => load())))
  .map((module) => module.default)
  .sort((a, b) => a.number - b.number);
