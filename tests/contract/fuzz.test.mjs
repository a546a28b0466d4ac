/** Twenty thousand calls with whatever comes: each gives a result or a refusal, and the module stands. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fields, functions, optionsOf, words } from './declarations.mjs';
import { notLists, notNumbers, notPlain, oddNames } from './junk.mjs';
import { api, defaults, exportNames } from './module.mjs';

const calls = 20000;
const kinds = new Set(words('HataKodu'));
const typeErrors = ['tip', 'bilinmeyen-alan'];

/** A small generator of its own, so that every run tries the same (Mulberry32). */
function generator(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = generator(20260730);
const pick = (list) => list[Math.floor(next() * list.length)];
const chance = (share) => next() < share;

const junk = [...notNumbers, ...notLists, ...notPlain].map(([value]) => value);
const numbers = [0, -0, 1, 2, 3, 7, 20, 99, 1000, 1001, -1, 0.5, 1e-9, 1e6, 1e9, 1e9 + 1, 2 ** 31, 2 ** 53, Number.MAX_SAFE_INTEGER, Number.MIN_VALUE, NaN, Infinity];
const texts = ['k1', 'k2', 'a', '', 'x'.repeat(201), '\ud800', 'tasiyici-dogrulama', 'ag-gecidi', ...oddNames.keys()];
const fieldNames = [...new Set(exportNames.flatMap((name) => fields(optionsOf(name)).map((field) => field.name)))];
const deepNames = [...fieldNames, 'ad', 'hiz', 'kok', 'alt', 'durdu', 'gecici', 'durumDeposu', ...texts];

const tree = (depth) => (chance(0.03) ? any(1) : { ad: pick(texts), ...(depth > 0 && chance(0.7) ? { alt: some(3, () => tree(depth - 1)) } : {}) });
const some = (most, make) => Array.from({ length: Math.floor(next() * (most + 1)) }, make);
const window = () => (chance(0.05) ? any(1) : [pick(numbers), pick(numbers)]);
const record = (keys, make) => Object.fromEntries(some(3, () => [pick(keys), make()]));

/** Anything at all. */
function any(depth) {
  const kind = next();
  if (kind < 0.35 || depth === 0) return chance(0.5) ? pick(numbers) : pick(junk);
  if (kind < 0.5) return pick(texts);
  if (kind < 0.75) return some(4, () => any(depth - 1));
  return record(deepNames, () => any(depth - 1));
}

/** Something that a field may well take. */
function likely(field) {
  switch (field.type) {
    case 'number': return pick(numbers);
    case 'readonly number[]': return some(4, () => pick(numbers));
    case 'readonly string[]': return some(4, () => pick(texts));
    case 'readonly Akis[]': return some(2, () => ({ ad: pick(texts), hiz: pick(numbers), kok: tree(4) }));
    case 'Takvim': return record(['yariDusuk', 'isiniyor', 'durdu', 'gecici'], () => record(['k1', 'k2', 'k3', 'k9', '__proto__'], () => some(3, window)));
    case 'boolean': return chance(0.5);
    default: return words(field.type) ? pick(words(field.type)) : pick(texts);
  }
}

function argument({ name, type }) {
  if (chance(0.1)) return any(3);
  // The fault-free day: neither component nor mode.
  if (['string', 'ArizaKipi'].includes(type) && chance(0.6)) return null;
  if (words(type)) return pick(words(type));
  if (name !== 'secenek') return pick(texts);
  const known = fields(type);
  const chosen = some(3, () => pick(known));
  const options = Object.fromEntries(chosen.map((field) => [field.name, chance(0.15) ? any(3) : likely(field)]));
  return chance(0.05) ? { ...options, [pick(deepNames)]: any(1) } : options;
}

test(`${calls} calls with whatever comes`, () => {
  const seen = new Set();
  let answered = 0;
  // A survey of a thousand seeds is slow work and reads what `imza` reads, so it comes less often.
  const often = exportNames.flatMap((name) => new Array(name === 'tohumPayi' ? 1 : 6).fill(name));
  for (let call = 0; call < calls; call += 1) {
    const name = pick(often);
    const args = functions.get(name).parameters.map(argument);
    try {
      assert.equal(typeof api[name](...args), 'object');
      answered += 1;
    } catch (error) {
      const place = `call ${call}, ${name}: ${error}`;
      assert.ok(kinds.has(error.kod) && typeof error.alan === 'string' && error.alan !== '', place);
      assert.equal(error.constructor, typeErrors.includes(error.kod) ? TypeError : RangeError, place);
      assert.ok(error.message.startsWith(`${error.alan}: `), place);
      seen.add(error.kod);
    }
    if (call % 500 === 0) for (const other of exportNames) defaults[other]();
  }
  for (const name of exportNames) defaults[name]();
  assert.deepEqual([...seen].sort(), [...kinds].sort(), 'every kind of refusal comes up');
  assert.ok(answered > calls / 20, `only ${answered} calls were answered`);
});
