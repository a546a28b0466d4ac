// @ts-check
/** The search for the worst calendar in slices short enough for whoever must breathe between them. */

/** @typedef {{ uc: string, arama: any, secenek: any, most: number }} Task */
/** @typedef {{ found: any, ended: boolean }} Told */

/**
 * Searches until `most` calendars are tried, telling after each slice how far it has come.
 * @param {any} EnKotu
 * @param {Task} task
 * @param {number} sliceMs how long one slice may take
 * @returns {Generator<Told>}
 */
export function* slices(EnKotu, { uc, arama, secenek, most }, sliceMs) {
  const search = new EnKotu(uc, arama, secenek);
  let slice = 100;
  for (let tried = 0; tried < most;) {
    const began = performance.now();
    const found = search.ilerle(Math.min(slice, most - tried));
    tried = found.denenen;
    const took = performance.now() - began;
    slice = Math.min(Math.max(Math.round((slice * sliceMs) / Math.max(took, 1)), 1), 1_000_000);
    yield { found, ended: tried >= most };
  }
}
