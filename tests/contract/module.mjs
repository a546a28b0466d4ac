/** The built module under Node, the golden figures, and a way to ask for a refusal that also asks whether the module has recovered. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as glue from '../../target/contract/ariza.js';

const read = (path) => readFileSync(new URL(path, import.meta.url));

glue.initSync({ module: read('../../target/contract/ariza_bg.wasm') });

/** Every export, by name. */
export const api = Object.fromEntries(
  Object.entries(glue).filter(([name, value]) => typeof value === 'function' && !['default', 'initSync', 'start'].includes(name)),
);

export const golden = Object.fromEntries(
  ['kosum', 'imza', 'bulasma', 'butce'].map((name) => [name, JSON.parse(read(`../golden/${name}.json`).toString())]),
);

/** Deep equality up to a rounding of the last bits: the specification fixes formulas, not the order of every product. */
export function same(found, expected, place = '') {
  if (typeof expected === 'number') {
    assert.ok(Math.abs(found - expected) <= Math.abs(expected) * 1e-9, `${place}: ${found} is not ${expected}`);
  } else if (typeof expected === 'object' && expected !== null) {
    assert.deepEqual(Object.keys(found).sort(), Object.keys(expected).sort(), place);
    for (const key of Object.keys(expected)) same(found[key], expected[key], `${place}.${key}`);
  } else {
    assert.equal(found, expected, place);
  }
}

const survey = api.tohumPayi();

/** The default call of each export, held to the golden figures. */
export const defaults = {
  kosum: () => assert.deepEqual(api.kosum('derinYerel'), golden.kosum.uclar.derinYerel),
  kosumIzi: () => assert.deepEqual(api.kosumIzi('derinYerel').toplamlar, golden.kosum.uclar.derinYerel),
  tarama: () => {
    const { olculer } = api.tarama('derinYerel');
    for (const [interval, row] of Object.entries(golden.kosum.araliklar)) {
      for (const [field, value] of Object.entries(row)) assert.equal(olculer[field].faz0[interval - 1], value, `${field} at ${interval}`);
    }
  },
  imza: () => assert.deepEqual(api.imza('kismi'), golden.imza.satirlar.kismi),
  imzaTablosu: () => assert.deepEqual(api.imzaTablosu(), golden.imza),
  imzaIzi: () => {
    const timeouts = api.imzaIzi('saglikli').sinif.filter((kind) => kind === 2).length;
    assert.equal(timeouts / 400, golden.imza.satirlar.saglikli.asim);
  },
  tohumPayi: () => assert.deepEqual(api.tohumPayi(), survey),
  bulasma: () => assert.deepEqual(api.bulasma(null, null), golden.bulasma.arizasiz),
  ayHesabi: () => assert.deepEqual(api.ayHesabi(), golden.bulasma.ayHesabi),
  butce: () => same(api.butce(), golden.butce),
};

/** What each export takes before its options. */
export const leading = {
  kosum: ['derinYerel'], kosumIzi: ['derinYerel'], tarama: ['derinYerel'], imza: ['saglikli'], imzaIzi: ['saglikli'],
  imzaTablosu: [], tohumPayi: [], bulasma: [null, null], ayHesabi: [], butce: [],
};

/** The exports that take options. */
export const exportNames = Object.keys(leading);

/** Calls an export with options, its other arguments as in {@link leading}. */
export const withOptions = (name, options) => api[name](...leading[name], options);

const typeErrors = new Set(['tip', 'bilinmeyen-alan']);

/**
 * Calls an export that must refuse: right class, field, kind and message; the next call is right.
 * @param {string} name the export
 * @param {unknown[]} args its arguments
 * @param {string} alan the field to blame
 * @param {string} kod the kind of refusal
 * @param {...string} said what the message must say besides the field
 */
export function refused(name, args, alan, kod, ...said) {
  let thrown;
  try {
    api[name](...args);
  } catch (error) {
    thrown = error;
  }
  const call = `${name} → ${alan}: ${kod}`;
  assert.ok(thrown, `${call}: nothing thrown`);
  assert.equal(thrown.kod, kod, `${call}: ${thrown.message}`);
  assert.equal(thrown.alan, alan, `${call}: ${thrown.message}`);
  assert.equal(thrown.constructor, typeErrors.has(kod) ? TypeError : RangeError, call);
  assert.ok(thrown instanceof Error && typeof thrown.stack === 'string', call);
  for (const part of [alan, ...said]) assert.ok(thrown.message.includes(part), `${call}: "${thrown.message}" does not say ${part}`);
  defaults[name]();
}

/** {@link refused} with only the options wrong. */
export const refusedOptions = (name, options, ...expected) => refused(name, [...leading[name], options], ...expected);
