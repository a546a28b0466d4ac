// @ts-check
/** Runs the search for the worst calendar: in a thread where the host allows one, else in the page, between its frames. */
import workerPath from 'worker:worst-worker.js';
import { openThread } from '../lib/thread.js';
import { loadTools, toolsModule } from '../tools.js';
import { slices } from '../worst-slices.js';

/** How long the page itself may search before it must draw. */
const sliceMs = 6;

/** @typedef {import('../worst-slices.js').Task} Task */
/** @typedef {import('../worst-slices.js').Told & { error?: { message: string } }} Told */

/**
 * Searches, and tells until it has ended or is stopped.
 * @param {Task} task
 * @param {AbortSignal} signal
 * @param {(told: Told) => void} tell
 */
export async function searchWorst(task, signal, tell) {
  const tools = /** @type {any} */ (await loadTools());
  const thread = await openThread(new URL(workerPath, import.meta.url));
  if (signal.aborted) return thread?.terminate();
  if (!thread) return searchHere(tools.EnKotu, task, signal, tell);
  signal.addEventListener('abort', () => thread.terminate());
  thread.addEventListener('message', ({ data }) => { if (!signal.aborted) tell(data); });
  thread.postMessage({ module: await toolsModule(), task });
}

/**
 * @param {any} EnKotu
 * @param {Task} task
 * @param {AbortSignal} signal
 * @param {(told: Told) => void} tell
 */
async function searchHere(EnKotu, task, signal, tell) {
  try {
    for (const told of slices(EnKotu, task, sliceMs)) {
      tell(told);
      await new Promise((resolve) => { setTimeout(resolve, 4); });
      if (signal.aborted) return;
    }
  } catch (error) {
    tell({ found: null, ended: true, error: { message: /** @type {Error} */ (error).message } });
  }
}
