// @ts-check
/** Medians of repeated calls. Sent into the browser as text, so it stands alone. */

/**
 * The median time of one call, in microseconds: rounds of as many calls as a clock can time well.
 * @param {(times: number) => void} call makes so many calls
 */
export function medianUs(call) {
  const roundMs = 20;
  const rounds = 15;
  const start = performance.now();
  call(1);
  const once = performance.now() - start;
  // One call that takes long is its own median.
  if (once > 1000) return once * 1000;
  let count = 1;
  for (;;) {
    const from = performance.now();
    call(count);
    if (performance.now() - from >= roundMs) break;
    count *= 2;
  }
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    const from = performance.now();
    call(count);
    times.push(((performance.now() - from) * 1000) / count);
  }
  return times.sort((a, b) => a - b)[rounds >> 1];
}
