/** Every number that an export takes, against every value that is no such number. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isList, numberFields } from './declarations.mjs';
import { above, notLists, notNumbers, numberPlaces, turkish } from './junk.mjs';
import { api, exportNames, refusedOptions, withOptions } from './module.mjs';

/** How many items the lists of numbers may have. */
const itemCounts = {
  tarama: { araliklar: [1, 1000], esikler: [1, 100] },
  butce: { kopyalar: [1, 1000], araliklar: [1, 1000], yanlisAraliklar: [0, 100] },
};

for (const name of exportNames) {
  test(`${name}: numbers of the wrong kind`, () => {
    for (const { alan, put } of numberPlaces(name)) {
      for (const [value, called] of notNumbers) refusedOptions(name, put(value), alan, 'tip', called);
    }
  });

  test(`${name}: numbers that are not finite`, () => {
    for (const { alan, put } of numberPlaces(name)) {
      for (const value of [NaN, Infinity, -Infinity]) refusedOptions(name, put(value), alan, 'sonlu', String(value));
    }
  });

  test(`${name}: fractions where whole numbers are due`, () => {
    const whole = numberPlaces(name).filter(({ range }) => range.whole);
    for (const { alan, put, range } of whole) {
      for (const value of [range.min + 0.5, 1.0000000000000002, -0.5]) refusedOptions(name, put(value), alan, 'tam-sayi', turkish(value));
    }
    const real = numberPlaces(name).filter(({ range }) => !range.whole);
    for (const { put } of real) withOptions(name, put(0.5));
  });

  test(`${name}: numbers outside their ranges`, () => {
    for (const { alan, put, range } of numberPlaces(name)) {
      const { min, max, open, whole } = range;
      const below = whole ? [min - 1, -1e300] : [open ? min : -Number.MIN_VALUE, open ? -0 : -1, -1e300];
      for (const value of below) refusedOptions(name, put(value), alan, 'sinir', turkish(value), turkish(min), turkish(max));
      for (const value of [whole ? max + 1 : above(max), 1e300]) {
        refusedOptions(name, put(value), alan, 'sinir', turkish(value), turkish(min), turkish(max));
      }
    }
  });

  test(`${name}: lists of numbers`, () => {
    for (const { name: field } of numberFields(name).filter(isList)) {
      for (const [value, called] of notLists) refusedOptions(name, { [field]: value }, field, 'tip', called);
      const gap = [1, 1, 1];
      delete gap[1];
      refusedOptions(name, { [field]: gap }, `${field}[1]`, 'tip');
      refusedOptions(name, { [field]: [1, 1, undefined] }, `${field}[2]`, 'tip');
      const [least, most] = itemCounts[name]?.[field] ?? [3, 3];
      const kind = field === 'faz' ? 'tutarsiz' : 'sinir';
      const items = (count) => ({ [field]: new Array(count).fill(1) });
      if (least > 0) refusedOptions(name, items(least - 1), field, kind, String(least - 1), String(least));
      refusedOptions(name, items(most + 1), field, kind, String(most + 1), String(most));
      refusedOptions(name, { [field]: new Array(2 ** 32 - 1) }, field, kind, '4.294.967.295');
      withOptions(name, items(least));
      withOptions(name, items(most));
    }
  });
}

test('minus zero is zero', () => {
  const zero = (found) => assert.ok(Object.is(found, 0));
  zero(api.imzaTablosu({ damga: -0 }).maliyet.damgaBaytSn);
  zero(api.imzaTablosu({ uctaHiz: -0 }).maliyet.damgaBaytSn);
  zero(api.ayHesabi({ sayi: -0 }).dakika);
  zero(api.ayHesabi({ sureDk: -0 }).payOrani);
  zero(api.butce({ kesikAy: -0 }).yanlisCikarma[0].ayda);
  const flow = { ad: 'a', hiz: -0, kok: { ad: 'b' } };
  zero(api.bulasma('b', 'durma', { akislar: [flow] }).dolu.b);
  zero(api.bulasma('b', 'durma', { akislar: [flow] }).hiz);
  assert.deepEqual(api.kosum('sig', { panikEsigi: -0, okuma: -0, faz: [-0, 0, -0] }), api.kosum('sig', { okuma: 0 }));
  assert.deepEqual(api.imza('saglikli', { seyrek: -0 }), api.imza('saglikli', { seyrek: 0 }));
});

test('seeds that the generator cannot use', () => {
  for (const name of ['imza', 'imzaTablosu', 'imzaIzi', 'tohumPayi']) {
    for (const value of [2147483647, 2 * 2147483647, 4194304 * 2147483647]) {
      refusedOptions(name, { tohum: value }, 'tohum', 'sinir', turkish(value), '2.147.483.647');
    }
    withOptions(name, { tohum: 2147483646 });
    withOptions(name, { tohum: 2147483648 });
  }
});

test('values that do not fit together', () => {
  for (const name of ['imza', 'imzaTablosu', 'imzaIzi', 'tohumPayi']) {
    refusedOptions(name, { dusen: 9 }, 'dusen', 'tutarsiz', '9', '8');
    refusedOptions(name, { parca: 3, dusen: 4 }, 'dusen', 'tutarsiz', '4', '3');
    refusedOptions(name, { dusen: 1000000, parca: 999999 }, 'dusen', 'tutarsiz', '1.000.000', '999.999');
    withOptions(name, { dusen: 8 });
    withOptions(name, { dusen: 9, parca: 9 });
  }
  for (const name of ['kosum', 'kosumIzi']) {
    for (const faz of [[], [0, 0], [0, 0, 0, 0]]) refusedOptions(name, { faz }, 'faz', 'tutarsiz', String(faz.length), '3');
    refusedOptions(name, { faz: [0, 0, 0], kopya: ['a'] }, 'faz', 'tutarsiz', '3', '1');
    withOptions(name, { faz: [5], kopya: ['a'] });
  }
});

test('traces, sweeps and surveys beyond their limits', () => {
  refusedOptions('kosumIzi', { tur: 333334 }, 'tur', 'boyut', '1.000.002', '1.000.000');
  assert.equal(api.kosumIzi('sig', { tur: 333333 }).durum.length, 999999);
  refusedOptions('kosumIzi', { tur: 10, okuma: 999990, yazma: 11, toplu: 0 }, 'tur', 'boyut', '10.000.010', '10.000.000');
  assert.equal(api.kosumIzi('sig', { tur: 10, okuma: 1e6, yazma: 0, toplu: 0 }).hedef.length, 1e7);
  refusedOptions('kosumIzi', { tur: 1e9, okuma: 1e6, yazma: 1e6, toplu: 1e6 }, 'tur', 'boyut');
  const many = (interval) => ({ tur: 1e9, araliklar: new Array(1000).fill(interval), takvim: {} });
  refusedOptions('tarama', many(1001), 'araliklar', 'boyut', '1.001.000', '1.000.000');
  refusedOptions('tarama', { tur: 1e9, araliklar: [1e9], esikler: new Array(100).fill(1) }, 'araliklar', 'boyut');
  assert.equal(api.tarama('sig', { ...many(10), tur: 5 }).gorulmeyen.length, 1000);
  refusedOptions('tohumPayi', { cagri: 500001 }, 'cagri', 'boyut', '1.000.002.000', '1.000.000.000');
});
