// @ts-check
/** In how many seeds each pair looks alike: a thousand logs, so counted only where it is quick, and once for the same logs. */

/** Longer logs would keep the reader waiting. */
const mostCalls = 4000;
/** What a log is made of; the other options change nothing here. */
const makings = ['cagri', 'parca', 'dusen', 'seyrek', 'tohum', 'tolerans'];

/** The last count of each core. @type {WeakMap<object, { key: string, counted: any }>} */
const last = new WeakMap();

/**
 * @param {any} core
 * @param {import('./figure.js').State} options of the signature
 * @returns {{ tohum: number, ciftler: { a: string, b: string, pay: number }[] } | null} null where the log is too long
 */
function shares(core, options) {
  if (options.cagri > mostCalls) return null;
  const key = makings.map((name) => options[name]).join();
  const kept = last.get(core);
  if (kept?.key === key) return kept.counted;
  const counted = core.tohumPayi(Object.fromEntries(makings.map((name) => [name, options[name]])));
  last.set(core, { key, counted });
  return counted;
}

export const seedShares = Object.assign(shares, { mostCalls });
