/** Replicas and the calendar: names, windows, and the paths to them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import vm from 'node:vm';
import { holding, notLists, notPlain, notTexts, oddNames } from './junk.mjs';
import { api, refusedOptions, withOptions } from './module.mjs';

const runs = ['kosum', 'kosumIzi', 'tarama'];
const perReplica = ['yariDusuk', 'isiniyor', 'durdu', 'gecici'];
const shared = ['durumDeposu', 'ucretDeposu'];

test('replicas: kinds, names, counts', () => {
  for (const name of runs) {
    for (const [value, called] of notLists) refusedOptions(name, { kopya: value }, 'kopya', 'tip', called);
    for (const [value, called] of notTexts) refusedOptions(name, { kopya: ['k1', value] }, 'kopya[1]', 'tip', called);
    const gap = ['a', 'b', 'c'];
    delete gap[1];
    refusedOptions(name, { kopya: gap }, 'kopya[1]', 'tip');
    refusedOptions(name, { kopya: ['a', undefined] }, 'kopya[1]', 'tip');
    refusedOptions(name, { kopya: ['a', ''] }, 'kopya[1]', 'bos-ad', '200');
    refusedOptions(name, { kopya: ['a', 'b', 'a'] }, 'kopya[2]', 'yinelenen-ad', '"a"');
    refusedOptions(name, { kopya: ['__proto__', '__proto__'] }, 'kopya[1]', 'yinelenen-ad', '"__proto__"');
    refusedOptions(name, { kopya: ['ğ'.repeat(201)] }, 'kopya[0]', 'sinir', '201', '200');
    refusedOptions(name, { kopya: [] }, 'kopya', 'sinir', '0', '1');
    const replicas = (count) => Array.from({ length: count }, (_, place) => `r${place}`);
    refusedOptions(name, { kopya: replicas(1001) }, 'kopya', 'sinir', '1001', '1000');
    refusedOptions(name, { kopya: new Array(2 ** 32 - 1) }, 'kopya', 'sinir');
    for (const kopya of [['ğ'.repeat(200)], ['😀'.repeat(200)], replicas(1), replicas(1000)]) withOptions(name, { kopya, takvim: {} });
  }
});

test('replicas: the default calendar is cut to those that are named', () => {
  assert.deepEqual(api.kosum('derinYerel', { kopya: ['k3', 'x'] }), api.kosum('derinYerel', {
    kopya: ['k3', 'x'],
    takvim: { durdu: { k3: [[82, 95]] }, gecici: { k3: [[50, 50], [58, 59]] }, durumDeposu: [[100, 110]], ucretDeposu: [[115, 125]] },
  }));
});

test('replicas: names are names, whatever they mean elsewhere', () => {
  const plain = api.kosum('derinYerel', { kopya: ['a', 'b'], takvim: { durdu: { a: [[5, 9]] } } });
  for (const [odd, step] of oddNames) {
    const options = { kopya: [odd, 'b'], takvim: { durdu: holding(odd, [[5, 9]]) } };
    assert.deepEqual(api.kosum('derinYerel', options), plain, odd);
    assert.deepEqual(api.kosumIzi('derinYerel', options).kopya, [odd, 'b']);
    const broken = { ...options, takvim: { durdu: holding(odd, [[1, 2], [5, '9']]) } };
    for (const name of runs) refusedOptions(name, broken, `takvim.durdu${step}[1][1]`, 'tip', '"9"');
    for (const kind of perReplica) {
      refusedOptions('kosum', { takvim: { [kind]: holding(odd, []) } }, `takvim.${kind}${step}`, 'bilinmeyen-ad', JSON.stringify(odd), 'k1, k2, k3');
    }
    refusedOptions('kosum', { takvim: holding(odd, {}) }, `takvim${step}`, 'bilinmeyen-alan', 'ucretDeposu');
  }
});

test('calendar: kinds that do not exist, values that are no objects or lists', () => {
  for (const name of runs) {
    for (const [value, called] of notPlain) {
      refusedOptions(name, { takvim: value }, 'takvim', 'tip', called);
      for (const kind of perReplica) refusedOptions(name, { takvim: { [kind]: value } }, `takvim.${kind}`, 'tip', called);
    }
    for (const [value, called] of notLists) {
      for (const kind of shared) refusedOptions(name, { takvim: { [kind]: value } }, `takvim.${kind}`, 'tip', called);
      refusedOptions(name, { takvim: { gecici: { k3: value } } }, 'takvim.gecici.k3', 'tip', called);
      refusedOptions(name, { takvim: { gecici: { k3: [[1, 1], value] } } }, 'takvim.gecici.k3[1]', 'tip', called);
    }
    refusedOptions(name, { takvim: { durdum: {} } }, 'takvim.durdum', 'bilinmeyen-alan', 'durdu');
    refusedOptions(name, { takvim: { durdu: { k9: [[1, 2]] } } }, 'takvim.durdu.k9', 'bilinmeyen-ad', '"k9"', 'k1, k2, k3');
    const many = Array.from({ length: 50 }, (_, place) => `r${place}`);
    refusedOptions(name, { kopya: many, takvim: { durdu: { k9: [] } } }, 'takvim.durdu.k9', 'bilinmeyen-ad', 'r0, r1');
  }
});

test('calendar: windows that are none', () => {
  for (const name of runs) {
    for (const [put, path] of [[(windows) => ({ durdu: { k3: windows } }), 'takvim.durdu.k3'], [(windows) => ({ durumDeposu: windows }), 'takvim.durumDeposu']]) {
      const refusedWindow = (window, ...expected) => refusedOptions(name, { takvim: put([[1, 2], window]) }, `${path}[1]${expected.shift()}`, ...expected);
      refusedWindow([], '', 'pencere', '0');
      refusedWindow([1], '', 'pencere', '1');
      refusedWindow([1, 2, 3], '', 'pencere', '3');
      refusedWindow([5, 4], '', 'pencere', '5', '4');
      refusedWindow([Number.MAX_SAFE_INTEGER, 1], '', 'pencere', '9.007.199.254.740.991');
      refusedWindow(undefined, '', 'tip');
      const gap = [1, 2];
      delete gap[0];
      refusedWindow(gap, '[0]', 'tip');
      refusedWindow([1, undefined], '[1]', 'tip');
      for (const window of [[1, 1], [1, Number.MAX_SAFE_INTEGER], [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER]]) {
        withOptions(name, { takvim: put([window, window, [1, 500]]) });
      }
    }
  }
});

test('calendar: at most 100000 windows in all', () => {
  const windows = (count) => new Array(count).fill([7, 9]);
  const takvim = (last) => ({ yariDusuk: { k1: windows(40000), k2: windows(40000) }, durumDeposu: windows(19999), gecici: { k3: windows(last) } });
  const few = { yariDusuk: { k1: windows(1), k2: windows(1) }, durumDeposu: windows(1), gecici: { k3: windows(1) } };
  assert.deepEqual(api.kosum('derinYerel', { takvim: takvim(1) }), api.kosum('derinYerel', { takvim: few }));
  for (const name of runs) {
    refusedOptions(name, { takvim: takvim(2) }, 'takvim', 'sinir', '100.001', '100.000');
    refusedOptions(name, { takvim: { durdu: { k1: [[1, 1]], k2: new Array(2 ** 32 - 1) } } }, 'takvim', 'sinir', '100.000');
  }
});

test('undefined is left out at any depth but in a list', () => {
  const takvim = { durdu: undefined, gecici: { k1: undefined, nobody: undefined }, durumDeposu: undefined, uydurma: undefined };
  const options = { takvim, tur: undefined, kopya: undefined, faz: undefined, okuma: undefined };
  assert.deepEqual(api.kosum('sig', options), api.kosum('sig', { takvim: {} }));
  assert.deepEqual(api.kosum('sig', { takvim: undefined }), api.kosum('sig'));
});

test('objects of another realm and without prototype, all the way down', () => {
  const options = { tur: 40, kopya: ['a', 'b'], faz: [1, 0], takvim: { durdu: { a: [[5, 9]] }, durumDeposu: [[1, 2]] } };
  const expected = api.kosum('derinPaylasilan', options);
  assert.deepEqual(api.kosum('derinPaylasilan', vm.runInNewContext(`(${JSON.stringify(options)})`)), expected);
  const bare = (value) => (Array.isArray(value) || typeof value !== 'object' ? value
    : Object.assign(Object.create(null), Object.fromEntries(Object.entries(value).map(([key, item]) => [key, bare(item)]))));
  assert.deepEqual(api.kosum('derinPaylasilan', bare(options)), expected);
});
