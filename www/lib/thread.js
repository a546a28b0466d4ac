// @ts-check
/** A thread of one's own, wherever the host allows one. */

/** A script that has not said that it runs by then never will. */
const patienceMs = 5000;

/**
 * Starts a worker and waits until it says that it runs; null where it may not or cannot.
 * @param {string} address
 * @returns {Promise<Worker | null>}
 */
function begin(address) {
  return new Promise((resolve) => {
    /** @type {Worker} */
    let worker;
    try {
      worker = new Worker(address, { type: 'module' });
    } catch {
      resolve(null);
      return;
    }
    const give = /** @param {boolean} runs */ (runs) => {
      clearTimeout(timer);
      if (!runs) worker.terminate();
      resolve(runs ? worker : null);
    };
    const timer = setTimeout(() => give(false), patienceMs);
    worker.addEventListener('message', () => give(true), { once: true });
    worker.addEventListener('error', (event) => { event.preventDefault(); give(false); }, { once: true });
  });
}

/**
 * A running worker: from its address, or from a copy of its text where a page opened as a file or in a sandbox may not use addresses (a
 * strict policy in turn refuses the copy). Null where neither runs.
 * @param {URL} script
 * @returns {Promise<Worker | null>}
 */
export async function openThread(script) {
  const worker = await begin(script.href);
  if (worker) return worker;
  try {
    const answer = await fetch(script);
    if (!answer.ok) return null;
    const copy = URL.createObjectURL(new Blob([await answer.text()], { type: 'text/javascript' }));
    const copied = await begin(copy);
    URL.revokeObjectURL(copy);
    return copied;
  } catch {
    return null;
  }
}
