// @ts-check
/** The tools: a second wasm module, fetched when a reader first asks for one of them. */
import * as glue from 'araclar-glue';
import wasmPath from 'araclar-wasm';
import { fetchModule, startModule } from './lib/load.js';

/** @typedef {{ neden: (...args: any[]) => any, takvimOku: (...args: any[]) => any, takvimYaz: (...args: any[]) => string, EnKotu: any }} Tools */

/** @type {Promise<Tools> | undefined} */
let started;
/** @type {Promise<BufferSource> | undefined} */
let fetched;

const bytes = () => (fetched ??= fetchModule(new URL(wasmPath, import.meta.url)));

/** The compiled module, for a worker to start a copy of its own. */
export const toolsModule = async () => WebAssembly.compile(await bytes());

/**
 * The tools, once they have come; one that failed is asked for again next time.
 * @returns {Promise<Tools>}
 */
export function loadTools() {
  started ??= bytes().then((found) => startModule(/** @type {any} */ (glue), found));
  started.catch(() => { started = fetched = undefined; });
  return started;
}
