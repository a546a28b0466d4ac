/** Arguments and options as a whole: what counts as an object, which of its fields count, and the caller's own exceptions. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { fields, functions, optionsOf } from './declarations.mjs';
import { notPlain, notTexts } from './junk.mjs';
import { api, defaults, exportNames, leading, refused, refusedOptions, withOptions } from './module.mjs';

for (const name of exportNames) {
  test(`${name}: options that are no plain object`, () => {
    for (const [value, called] of notPlain) refusedOptions(name, value, 'secenek', 'tip', called);
  });

  test(`${name}: options that are plain objects after all`, () => {
    const left = withOptions(name);
    const far = vm.runInNewContext('({})');
    for (const options of [undefined, {}, Object.create(null), far, new Proxy({}, {}), Object.freeze({})]) {
      assert.deepEqual(withOptions(name, options), left);
    }
    assert.deepEqual(api[name](...leading[name]), left);
    assert.deepEqual(api[name](...leading[name], {}, 'one more'), left);
  });

  test(`${name}: fields that do not exist`, () => {
    const spelt = { aralk: 'aralk', Tur: 'Tur', 'a b': '["a b"]', '': '[""]', 1: '1', 'ş': 'ş', __proto__x: '__proto__x', constructor: 'constructor',
      toString: 'toString', length: 'length', 'a"b': '["a\\"b"]', 'a.b': '["a.b"]', 'a\n': '["a\\n"]', 'x-y': 'x-y' };
    for (const [field, alan] of Object.entries(spelt)) {
      for (const value of [1, null]) refusedOptions(name, { [field]: value }, alan, 'bilinmeyen-alan', fields(optionsOf(name))[0].name);
    }
    refusedOptions(name, JSON.parse('{"__proto__": {}}'), '__proto__', 'bilinmeyen-alan');
    withOptions(name, { aralk: undefined });
  });

  test(`${name}: only own, enumerable fields named by text count`, () => {
    const left = withOptions(name);
    assert.deepEqual(withOptions(name, { [Symbol('tur')]: 1 }), left);
    assert.deepEqual(withOptions(name, Object.defineProperty({}, 'uydurma', { value: 1, enumerable: false })), left);
    const [first] = fields(optionsOf(name));
    assert.deepEqual(withOptions(name, Object.defineProperty({}, first.name, { value: 'x', enumerable: false })), left);
    assert.deepEqual(withOptions(name, Object.create(Object.create(null, { uydurma: { value: 1, enumerable: true } }))), left);
    Object.prototype[first.name] = 'inherited';
    try {
      assert.deepEqual(withOptions(name, {}), left);
    } finally {
      delete Object.prototype[first.name];
    }
  });

  test(`${name}: what the caller's own code throws passes through`, () => {
    const passes = (options, thrown) => {
      let caught = passes;
      try {
        withOptions(name, options);
      } catch (error) {
        caught = error;
      }
      assert.ok(Object.is(caught, thrown));
      defaults[name]();
    };
    const throwing = (thrown) => () => {
      throw thrown;
    };
    for (const field of fields(optionsOf(name))) {
      const thrown = new Error(field.name);
      passes(Object.defineProperty({}, field.name, { get: throwing(thrown), enumerable: true }), thrown);
    }
    for (const thrown of [undefined, null, 0, 'text', Symbol('x'), { kod: 'mine' }]) {
      passes({ get uydurma() { return throwing(thrown)(); } }, thrown);
      for (const trap of ['ownKeys', 'getPrototypeOf', 'getOwnPropertyDescriptor', 'get']) {
        passes(new Proxy({ a: 1 }, { [trap]: throwing(thrown) }), thrown);
      }
    }
    const gone = Proxy.revocable({}, {});
    gone.revoke();
    assert.throws(() => withOptions(name, gone.proxy), TypeError);
    defaults[name]();
  });

  test(`${name}: a getter may call the module itself`, () => {
    const [field] = fields(optionsOf(name)).filter(({ fallback }) => fallback !== undefined);
    const inner = [];
    const options = {
      get [field.name]() {
        for (const other of exportNames) defaults[other]();
        assert.throws(() => withOptions(name, { uydurma: 1 }), { kod: 'bilinmeyen-alan' });
        inner.push(field.name);
        return field.fallback;
      },
    };
    assert.deepEqual(withOptions(name, options), withOptions(name));
    assert.equal(inner.length, 1);
  });

  test(`${name}: missing and wrong arguments before the options`, () => {
    const [first] = functions.get(name).parameters;
    if (first.name === 'secenek') return;
    refused(name, [], first.name, 'tip');
    refused(name, [undefined], first.name, 'tip');
    const wrong = first.name === 'ariza' ? notTexts.filter(([value]) => value !== null) : notTexts;
    for (const [value, called] of wrong) refused(name, [value], first.name, 'tip', called);
    const strangers = ['SIG', 'sig ', 'yarim', '__proto__', 'constructor', 'toString', 'ş'];
    const rest = first.name === 'ariza' ? ['durma'] : [];
    for (const value of strangers) refused(name, [value, ...rest], first.name, 'bilinmeyen-ad', JSON.stringify(value));
    refused(name, ['', ...rest], first.name, first.name === 'ariza' ? 'bos-ad' : 'bilinmeyen-ad');
  });
}

test('bulasma: component and mode are given both, or neither', () => {
  for (const args of [[null], ['durum-deposu'], [null, undefined], ['durum-deposu', undefined]]) refused('bulasma', args, 'kip', 'tip');
  refused('bulasma', ['durum-deposu', null], 'kip', 'tutarsiz', 'null');
  refused('bulasma', [null, 'durma'], 'ariza', 'tutarsiz', 'null');
  for (const [value, called] of notTexts.slice(1)) {
    refused('bulasma', ['durum-deposu', value], 'kip', 'tip', called);
    refused('bulasma', [null, value], 'kip', 'tip', called);
  }
  for (const kip of ['', 'DURMA', 'saglikli']) refused('bulasma', ['durum-deposu', kip], 'kip', 'bilinmeyen-ad', 'durma, yavaslama');
  refused('bulasma', ['yok', 'durma'], 'ariza', 'bilinmeyen-ad', '"yok"', 'ag-gecidi');
  refused('bulasma', ['x'.repeat(201), 'durma'], 'ariza', 'sinir', '201', '200');
});

test('words and switches in the options', () => {
  const choices = { yayilim: ['bulasma', 'ayHesabi'], sayim: ['butce'] };
  for (const [field, names] of Object.entries(choices)) {
    for (const name of names) {
      for (const [value, called] of notTexts) refusedOptions(name, { [field]: value }, field, 'tip', called);
      for (const value of ['', 'Tur', '__proto__']) refusedOptions(name, { [field]: value }, field, 'bilinmeyen-ad', JSON.stringify(value));
    }
  }
  for (const name of ['bulasma', 'ayHesabi']) {
    for (const value of [null, 0, 1, 'true', '', 1n, Symbol('x'), () => true, new Boolean(true), {}, []]) {
      refusedOptions(name, { ulasilan: value }, 'ulasilan', 'tip', 'true ya da false');
    }
  }
  for (const [value, called] of notTexts) refusedOptions('ayHesabi', { ariza: value }, 'ariza', 'tip', called);
  refusedOptions('ayHesabi', { ariza: '' }, 'ariza', 'bos-ad');
  refusedOptions('ayHesabi', { ariza: 'yok' }, 'ariza', 'bilinmeyen-ad', '"yok"', 'ag-gecidi');
});
