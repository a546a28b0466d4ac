// @ts-check
/** The only module of the page that touches the wasm module. The build gives `ariza-glue` and `ariza-wasm` their files. */
import * as glue from 'ariza-glue';
import wasmPath from 'ariza-wasm';
import { fetchModule, LoadError, startModule } from './lib/load.js';

export { LoadError } from './lib/load.js';

/** What the page calls. */
export const functionNames = /** @type {const} */ (['kosum', 'kosumIzi', 'tarama', 'imza', 'imzaTablosu', 'imzaIzi', 'tohumPayi', 'bulasma', 'ayHesabi', 'butce']);

/** @typedef {import('./lib/source.js').Core} Core */

/**
 * Loads the models.
 * @returns {Promise<Core>}
 * @throws {LoadError} when they cannot run here
 */
export async function loadCore() {
  if (typeof WebAssembly !== 'object') throw new LoadError('webassembly-yok');
  await startModule(glue, await fetchModule(new URL(wasmPath, import.meta.url)));
  const all = /** @type {Record<string, any>} */ (glue);
  if (functionNames.some((name) => typeof all[name] !== 'function')) throw new LoadError('eski');
  return Object.fromEntries(functionNames.map((name) => [name, all[name]]));
}
