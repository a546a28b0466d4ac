// @ts-check
/** The tools: a second wasm module, fetched when a reader first asks for one of them. */
import * as glue from 'araclar-glue';
import wasmPath from 'araclar-wasm';
import { fetchModule, startModule } from './lib/load.js';

/** @typedef {{ neden: (...args: any[]) => any, takvimOku: (...args: any[]) => any, takvimYaz: (...args: any[]) => string, EnKotu: any }} Tools */

/** @type {Promise<Tools> | undefined} */
let started;

/**
 * The tools, once they have come; one that failed is asked for again next time.
 * @returns {Promise<Tools>}
 */
export function loadTools() {
  started ??= fetchModule(new URL(wasmPath, import.meta.url)).then((bytes) => startModule(/** @type {any} */ (glue), bytes));
  started.catch(() => { started = undefined; });
  return started;
}
