/** Flows and their call trees: fields, names, and sizes up to the limits and beyond. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { chain, flowOf, notLists, notPlain, notTexts, oddNames } from './junk.mjs';
import { api, refused, refusedOptions, withOptions } from './module.mjs';

const names = ['bulasma', 'ayHesabi'];

/** Options of either export over these flows; the month needs a component that they call. */
const over = (akislar) => ({ akislar });
const works = (akislar, ariza) => {
  api.bulasma(null, null, over(akislar));
  api.ayHesabi({ akislar, ariza });
};

test('flows: kinds, required fields, counts', () => {
  for (const name of names) {
    for (const [value, called] of notLists) refusedOptions(name, over(value), 'akislar', 'tip', called);
    for (const [value, called] of notPlain) {
      refusedOptions(name, over([flowOf({ ad: 'a' }), value]), 'akislar[1]', 'tip', called);
      refusedOptions(name, over([flowOf(value)]), 'akislar[0].kok', 'tip', called);
      refusedOptions(name, over([flowOf({ ad: 'a', alt: [{ ad: 'b' }, value] })]), 'akislar[0].kok.alt[1]', 'tip', called);
    }
    const gap = [flowOf({ ad: 'a' }), flowOf({ ad: 'b' }, 'b')];
    delete gap[0];
    refusedOptions(name, over(gap), 'akislar[0]', 'tip');
    refusedOptions(name, over([undefined]), 'akislar[0]', 'tip');
    for (const field of ['ad', 'hiz', 'kok']) {
      const { [field]: left, ...rest } = flowOf({ ad: 'a' });
      refusedOptions(name, over([rest]), `akislar[0].${field}`, 'tip');
      refusedOptions(name, over([{ ...rest, [field]: undefined }]), `akislar[0].${field}`, 'tip');
      refusedOptions(name, over([{ ...rest, [field]: null }]), `akislar[0].${field}`, 'tip', 'null');
      assert.notEqual(left, undefined);
    }
    refusedOptions(name, over([]), 'akislar', 'sinir', '1000', '0');
    const flows = (count) => Array.from({ length: count }, (_, place) => flowOf({ ad: 'tasiyici-dogrulama' }, `f${place}`));
    refusedOptions(name, over(flows(1001)), 'akislar', 'sinir', '1001', '1000');
    refusedOptions(name, over(new Array(2 ** 32 - 1)), 'akislar', 'sinir');
    withOptions(name, over(flows(1000)));
  }
});

test('trees: kinds and required fields at every depth', () => {
  for (const name of names) {
    for (const [value, called] of notLists) refusedOptions(name, over([flowOf({ ad: 'a', alt: value })]), 'akislar[0].kok.alt', 'tip', called);
    for (const [value, called] of notTexts) {
      refusedOptions(name, over([{ ...flowOf({ ad: 'a' }), ad: value }]), 'akislar[0].ad', 'tip', called);
      refusedOptions(name, over([flowOf({ ad: value })]), 'akislar[0].kok.ad', 'tip', called);
      refusedOptions(name, over([flowOf({ ad: 'a', alt: [{ ad: 'b' }, { ad: value }] })]), 'akislar[0].kok.alt[1].ad', 'tip', called);
    }
    refusedOptions(name, over([flowOf({})]), 'akislar[0].kok.ad', 'tip');
    refusedOptions(name, over([flowOf({ alt: [] })]), 'akislar[0].kok.ad', 'tip');
    refusedOptions(name, over([flowOf({ ad: 'a', alt: [{ alt: [] }] })]), 'akislar[0].kok.alt[0].ad', 'tip');
    refusedOptions(name, over([flowOf({ ad: 'a', at: [] })]), 'akislar[0].kok.at', 'bilinmeyen-alan', 'ad, alt');
    refusedOptions(name, over([flowOf({ ad: 'a', alt: [{ ad: 'b', 'x y': 1 }] })]), 'akislar[0].kok.alt[0]["x y"]', 'bilinmeyen-alan');
    refusedOptions(name, over([{ ...flowOf({ ad: 'a' }), rate: 1 }]), 'akislar[0].rate', 'bilinmeyen-alan', 'ad, hiz, kok');
    const gap = [{ ad: 'b' }, { ad: 'c' }];
    delete gap[1];
    refusedOptions(name, over([flowOf({ ad: 'a', alt: gap })]), 'akislar[0].kok.alt[1]', 'tip');
    const deep = chain(1000);
    let last = deep;
    while (last.alt) [last] = last.alt;
    last.ad = 7;
    refusedOptions(name, over([flowOf(deep)]), `akislar[0].kok${'.alt[0]'.repeat(999)}.ad`, 'tip', '7');
  }
});

test('names of flows and components', () => {
  for (const name of names) {
    refusedOptions(name, over([flowOf({ ad: 'a' }), flowOf({ ad: 'b' })]), 'akislar[1].ad', 'yinelenen-ad', '"akis"');
    refusedOptions(name, over([flowOf({ ad: 'a' }, '')]), 'akislar[0].ad', 'bos-ad');
    refusedOptions(name, over([flowOf({ ad: '' })]), 'akislar[0].kok.ad', 'bos-ad');
    refusedOptions(name, over([flowOf({ ad: 'a', alt: [{ ad: 'b' }, { ad: '' }] })]), 'akislar[0].kok.alt[1].ad', 'bos-ad');
    refusedOptions(name, over([flowOf({ ad: 'a' }, 'ğ'.repeat(201))]), 'akislar[0].ad', 'sinir', '201', '200');
    refusedOptions(name, over([flowOf({ ad: '😀'.repeat(201) })]), 'akislar[0].kok.ad', 'sinir', '201', '200');
  }
  works([flowOf({ ad: '😀'.repeat(200) }, 'ğ'.repeat(200))], '😀'.repeat(200));
  works([flowOf({ ad: 'a', alt: [{ ad: 'a' }, { ad: 'a', alt: undefined }] })], 'a');
});

test('names are names, whatever they mean elsewhere', () => {
  const called = (component, flow) => [flowOf({ ad: 'kok', alt: [{ ad: component }] }, flow), flowOf({ ad: component }, 'other')];
  const { dolu: plain, ...counts } = api.bulasma('x', 'yavaslama', over(called('x', 'f')));
  for (const [odd] of oddNames) {
    const { dolu, ...rest } = api.bulasma(odd, 'yavaslama', over(called(odd, odd)));
    assert.equal(Object.getPrototypeOf(dolu), Object.prototype);
    assert.deepEqual(Object.keys(dolu).sort(), ['kok', odd].sort());
    assert.equal(Object.getOwnPropertyDescriptor(dolu, odd).value, plain.x);
    assert.deepEqual(rest, counts);
    refused('bulasma', [odd, 'durma'], 'ariza', 'bilinmeyen-ad', JSON.stringify(odd));
    refusedOptions('ayHesabi', { ariza: odd }, 'ariza', 'bilinmeyen-ad', JSON.stringify(odd));
    refusedOptions('bulasma', over([flowOf({ ad: 'a' }, odd), flowOf({ ad: 'a' }, odd)]), 'akislar[1].ad', 'yinelenen-ad', JSON.stringify(odd));
  }
});

test('trees that turn back into themselves', () => {
  const own = { ad: 'a' };
  own.alt = [own];
  const twice = { ad: 'a' };
  twice.alt = [{ ad: 'b' }, twice, twice];
  const far = { ad: 'a', alt: [{ ad: 'b', alt: [{ ad: 'c', alt: [] }] }] };
  far.alt[0].alt[0].alt.push(far);
  for (const name of names) {
    for (const root of [own, twice, far]) refusedOptions(name, over([flowOf(root)]), 'akislar[0].kok', 'boyut', '1000');
    refusedOptions(name, over([flowOf({ ad: 'x' }, 'f'), flowOf(own)]), 'akislar[1].kok', 'boyut');
  }
});

test('trees at most 1000 deep', () => {
  works([flowOf(chain(1000))], 'c1000');
  works([flowOf(chain(1000), 'f'), flowOf(chain(1000), 'g')], 'c1');
  for (const name of names) {
    for (const depth of [1001, 5000, 100000]) refusedOptions(name, over([flowOf(chain(depth))]), 'akislar[0].kok', 'boyut', '1001', '1000');
  }
});

test('at most 100000 nodes in all, shared ones counted at each visit', () => {
  const wide = (count) => ({ ad: 'a', alt: new Array(count - 1).fill({ ad: 'b' }) });
  const exact = wide(100000);
  works([flowOf(exact)], 'b');
  works([flowOf(wide(60000), 'f'), flowOf(wide(40000), 'g')], 'b');
  assert.equal(api.bulasma(null, null, over([flowOf(exact)])).dolu.b.toFixed(6), (99999 * 2 / 100).toFixed(6));
  let doubling = { ad: 'leaf' };
  for (let level = 0; level < 40; level += 1) doubling = { ad: `l${level}`, alt: [doubling, doubling] };
  for (const name of names) {
    refusedOptions(name, over([flowOf(wide(100001))]), 'akislar[0].kok', 'boyut', '100.001', '100.000');
    refusedOptions(name, over([flowOf(wide(60000), 'f'), flowOf(wide(40001), 'g')]), 'akislar[1].kok', 'boyut', '100.001', '100.000');
    refusedOptions(name, over([flowOf(doubling)]), 'akislar[0].kok', 'boyut', '100.001', '100.000');
    refusedOptions(name, over([flowOf({ ad: 'a', alt: new Array(2 ** 32 - 1) })]), 'akislar[0].kok', 'boyut', '100.000');
  }
});

test('exceptions from inside a tree pass through', () => {
  const thrown = new Error('mine');
  const throwing = (field, rest) => Object.defineProperty(rest, field, { enumerable: true, get: () => { throw thrown; } });
  const items = [{ ad: 'b' }];
  Object.defineProperty(items, 1, { get: () => { throw thrown; } });
  const trees = [throwing('ad', {}), throwing('alt', { ad: 'a' }), { ad: 'a', alt: [throwing('ad', {})] }, { ad: 'a', alt: items },
    { ad: 'a', alt: new Proxy([1], { get: () => { throw thrown; } }) }];
  for (const name of names) {
    for (const root of trees) assert.throws(() => withOptions(name, over([flowOf(root)])), (caught) => caught === thrown);
    assert.throws(() => withOptions(name, over([throwing('hiz', { ad: 'a' })])), (caught) => caught === thrown);
  }
  works([flowOf({ ad: 'a' })], 'a');
});

test('trees of another realm and without prototype', () => {
  const flows = [flowOf({ ad: 'a', alt: [{ ad: 'b' }, { ad: 'c', alt: [{ ad: 'b' }] }] })];
  const expected = api.bulasma('b', 'yavaslama', over(flows));
  assert.deepEqual(api.bulasma('b', 'yavaslama', vm.runInNewContext(`(${JSON.stringify(over(flows))})`)), expected);
  const bare = JSON.parse(JSON.stringify(flows), (_, value) => (Array.isArray(value) || typeof value !== 'object' ? value
    : Object.assign(Object.create(null), value)));
  assert.deepEqual(api.bulasma('b', 'yavaslama', over(bare)), expected);
});
