// @ts-check
/** Asks the core why a request was lost, and says it. Fetched when a reader first asks. */
import { whySentences } from '../tr-why.js';
import { runOptions } from './run-options.js';

/**
 * @param {import('./figure.js').State} state the figure's; `neden` is the request's place in the turn
 * @returns {Promise<string>}
 */
export async function answer(state) {
  const { loadTools } = await import('../tools.js');
  const tools = await loadTools();
  return whySentences(tools.neden(state.uc, state.an, state.neden, runOptions(state)), /** @type {any} */ (state));
}
