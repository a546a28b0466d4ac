/** The published types against the module: fields, results, words, ranges and defaults are those that it really has. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fieldCounts, fields, functions, interfaceNames, isList, numberFields, optionsOf, words } from './declarations.mjs';
import { api, exportNames, leading, refused, refusedOptions, withOptions } from './module.mjs';

/** Where an interface stands in an export's options: its path, and a value that holds a given object there. */
const nested = {
  Takvim: { exports: ['kosum', 'kosumIzi', 'tarama'], path: 'takvim.', wrap: (value) => ({ takvim: value }) },
  Akis: {
    exports: ['bulasma', 'ayHesabi'], path: 'akislar[0].',
    wrap: (value) => ({ akislar: [{ ad: 'a', hiz: 1, kok: { ad: 'b' }, ...value }] }),
  },
  Dugum: {
    exports: ['bulasma', 'ayHesabi'], path: 'akislar[0].kok.',
    wrap: (value) => ({ akislar: [{ ad: 'a', hiz: 1, kok: { ad: 'b', ...value } }] }),
  },
};

const knownFields = (name, options) => {
  try {
    withOptions(name, options);
  } catch (error) {
    return error.message.match(/bilinenler: (.*)$/)[1].split(', ').sort();
  }
  return assert.fail(`${name} takes a field that nobody has`);
};

test('the reader of the types sees all of them', () => {
  for (const name of interfaceNames) {
    const inherited = fields(name).filter((field) => field.interfaceName !== name).length;
    assert.equal(fields(name).length - inherited, fieldCounts.get(name), name);
  }
  assert.ok(interfaceNames.length > 20);
});

test('every export is published, and nothing else', () => {
  assert.deepEqual([...functions.keys()].sort(), Object.keys(api).sort());
  assert.deepEqual([...functions.keys()].filter((name) => optionsOf(name)).sort(), [...exportNames].sort());
});

for (const name of exportNames) {
  test(`${name}: the fields published are those it knows`, () => {
    const published = fields(optionsOf(name)).map((field) => field.name);
    for (const field of published) refusedOptions(name, { [field]: Symbol(field) }, field, 'tip', 'symbol');
    refusedOptions(name, { uydurma: 1 }, 'uydurma', 'bilinmeyen-alan', 'bilinenler');
    assert.deepEqual(knownFields(name, { uydurma: 1 }), published.sort());
  });
}

for (const [type, { exports, path, wrap }] of Object.entries(nested)) {
  test(`${type}: the fields published are those that are known`, () => {
    for (const name of exports) {
      for (const field of fields(type)) refusedOptions(name, wrap({ [field.name]: Symbol('x') }), `${path}${field.name}`, 'tip');
      refusedOptions(name, wrap({ uydurma: 1 }), `${path}uydurma`, 'bilinmeyen-alan');
      assert.deepEqual(knownFields(name, wrap({ uydurma: 1 })), fields(type).map((field) => field.name).sort());
    }
  });
  test(`${type}: a field is optional where it may be left out`, () => {
    for (const field of fields(type)) {
      const call = () => withOptions(exports[0], wrap({ [field.name]: undefined }));
      if (field.optional) call();
      else assert.throws(call, { alan: `${path}${field.name}`, kod: 'tip' });
    }
  });
}

/** Holds a value to a published type, all the way down. */
function fits(value, type, place) {
  const record = type.match(/^Record<(.+), (\w+)>$/);
  if (type.includes(' | null')) {
    if (value !== null) fits(value, type.replace(' | null', ''), place);
  } else if (record) {
    const keys = record[1].startsWith('keyof ') ? fields(record[1].slice(6)).map((field) => field.name) : words(record[1]);
    if (keys) assert.deepEqual(Object.keys(value).sort(), keys.sort(), place);
    for (const [key, item] of Object.entries(value)) fits(item, record[2], `${place}.${key}`);
  } else if (type.endsWith('[]')) {
    assert.ok(Array.isArray(value), place);
    for (const item of value) fits(item, type.slice(0, -2), place);
  } else if (interfaceNames.includes(type)) {
    assert.equal(Object.getPrototypeOf(value), Object.prototype, place);
    assert.deepEqual(Object.keys(value).sort(), fields(type).map((field) => field.name).sort(), place);
    for (const field of fields(type)) fits(value[field.name], field.type, `${place}.${field.name}`);
  } else if (words(type)) {
    assert.ok(words(type).includes(value), `${place}: ${value}`);
  } else if (type.endsWith('Array')) {
    assert.equal(value.constructor.name, type, place);
  } else {
    assert.equal(typeof value, type, place);
  }
}

test('results are what is published, all the way down', () => {
  for (const name of exportNames) fits(withOptions(name), functions.get(name).result, name);
  fits(api.kosum('sig', { takvim: {} }), 'KosumSonucu', 'kosum');
  fits(api.bulasma('durum-deposu', 'yavaslama'), 'BulasmaSonucu', 'bulasma');
});

test('words published are those that are known', () => {
  for (const name of exportNames) {
    const [first] = functions.get(name).parameters;
    const known = words(first.type);
    if (!known) continue;
    for (const word of known) api[name](word);
    refused(name, ['yarim'], first.name, 'bilinmeyen-ad', 'yarim', known.join(', '));
  }
  for (const name of exportNames) {
    for (const field of fields(optionsOf(name)).filter(({ type }) => words(type))) {
      for (const word of words(field.type)) withOptions(name, { [field.name]: word });
      refusedOptions(name, { [field.name]: 'hep' }, field.name, 'bilinmeyen-ad', 'hep', words(field.type).join(', '));
    }
  }
  for (const mode of words('ArizaKipi')) api.bulasma('durum-deposu', mode);
  refused('bulasma', ['durum-deposu', 'kismi'], 'kip', 'bilinmeyen-ad', words('ArizaKipi').join(', '));
});

test('every number says its range, its unit and its default', () => {
  for (const name of exportNames) {
    for (const field of numberFields(name)) {
      assert.ok(field.range && field.fallback !== undefined && field.words.includes('@birim'), `${field.interfaceName}.${field.name}`);
    }
  }
});

test('what is published as a default is what a field left out means', () => {
  for (const name of exportNames) {
    const left = withOptions(name);
    for (const field of fields(optionsOf(name))) {
      if (field.fallback === undefined) assert.equal(field.name, 'akislar');
      else assert.deepEqual(withOptions(name, { [field.name]: field.fallback }), left, `${name}: ${field.name}`);
      assert.deepEqual(withOptions(name, { [field.name]: undefined }), left);
    }
    assert.deepEqual(withOptions(name, {}), left);
  }
});

/** Some fields only reach their ends beside others, and the ends of some ask for more than a trace or a survey may hold. */
const beside = (field, value) => (field.name === 'dusen' ? { parca: Math.max(value, 1) } : {});
const canBeTooLarge = { kosumIzi: ['tur', 'okuma', 'yazma', 'toplu'], tohumPayi: ['cagri'] };

test('both ends of every range are accepted', () => {
  for (const name of exportNames) {
    for (const field of numberFields(name)) {
      const { min, max, open } = field.range;
      for (const end of [open ? Number.MIN_VALUE : min, max]) {
        const list = isList(field) ? (field.name === 'faz' ? [end, end, end] : [end]) : end;
        try {
          withOptions(name, { [field.name]: list, ...beside(field, end) });
        } catch (error) {
          assert.equal(error.kod, 'boyut', `${name}: ${field.name} ${end}: ${error.message}`);
          assert.ok(canBeTooLarge[name]?.includes(field.name), `${name}: ${field.name} ${end}`);
        }
      }
    }
  }
  assert.deepEqual(Object.keys(leading).sort(), [...exportNames].sort());
});
