// @ts-check
/** Searches the worst calendar in a thread of its own, and tells how far it has come. */
import init, { EnKotu } from 'araclar-glue';
import { slices } from './worst-slices.js';

const sliceMs = 60;

self.addEventListener('message', async ({ data: { module, task } }) => {
  try {
    await init({ module_or_path: module });
    for (const told of slices(EnKotu, task, sliceMs)) self.postMessage(told);
  } catch (error) {
    self.postMessage({ error: { message: /** @type {Error} */ (error).message } });
  }
});
self.postMessage({ ready: true });
