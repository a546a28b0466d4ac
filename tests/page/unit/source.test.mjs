import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluator, follow, formatLike, parseCall, shows } from '../../../www/lib/source.js';
import { defaultCalendar } from '../../../www/lib/calendar.js';

test('a source names a function, its arguments and its options', () => {
  assert.deepEqual(parseCall('kosum?uc=derinYerel&aralik=4'), { name: 'kosum', args: ['derinYerel', { aralik: 4 }] });
  assert.deepEqual(parseCall('bulasma'), { name: 'bulasma', args: [null, null, {}] });
  assert.deepEqual(parseCall('bulasma?ariza=durum-deposu&kip=yavaslama&ulasilan=true'), { name: 'bulasma', args: ['durum-deposu', 'yavaslama', { ulasilan: true }] });
  assert.deepEqual(parseCall('ayHesabi?ariza=durum-deposu&sureDk=5.5'), { name: 'ayHesabi', args: [{ ariza: 'durum-deposu', sureDk: 5.5 }] });
  assert.deepEqual(parseCall('butce?kopyalar=48'), { name: 'butce', args: [{ kopyalar: [48] }] });
  assert.deepEqual(parseCall('kosum?uc=sig&kopya=k1,k2&faz=0,3').args[1], { kopya: ['k1', 'k2'], faz: [0, 3] });
});

test('a window is set over the default calendar, which stays as it was', () => {
  const before = structuredClone(defaultCalendar);
  const { takvim } = parseCall('kosum?uc=sig&takvim.durdu.k3=82-95,100-110&takvim.durumDeposu=5-6&takvim.durdu.k1=7-7').args[1];
  assert.deepEqual(takvim.durdu, { k1: [[7, 7]], k3: [[82, 95], [100, 110]] });
  assert.deepEqual(takvim.durumDeposu, [[5, 6]]);
  assert.deepEqual(takvim.yariDusuk, { k1: [[20, 45]] });
  assert.deepEqual(defaultCalendar, before);
});

test('a path goes through names, indices and quotes', () => {
  const result = { dolu: { 'ag-gecidi': 0.7, 'a.b': 2 }, satirlar: [{ pay: 0.0108 }] };
  assert.equal(follow(result, 'dolu.ag-gecidi'), 0.7);
  assert.equal(follow(result, 'dolu["a.b"]'), 2);
  assert.equal(follow(result, 'satirlar[0].pay'), 0.0108);
  assert.throws(() => follow(result, 'satirlar[1].pay'), /no "1"/);
});

test('sources are looked up once each and can be calculated with', () => {
  let calls = 0;
  const look = evaluator({ kosum: (uc, options) => { calls += 1; return { a: uc === 'sig' ? 6 : 4, b: options.aralik ?? null }; } });
  assert.equal(look('kosum?uc=sig#a'), 6);
  assert.equal(look('{kosum?uc=sig#a} / {kosum?uc=derinYerel#a}'), 1.5);
  assert.equal(look('({kosum?uc=sig#a} − 2) × 10 + {kosum?uc=sig#a}'), 46);
  assert.equal(look('kosum?uc=sig&aralik=3#b'), 3);
  assert.equal(look('kosum?uc=sig#b'), null);
  assert.equal(look('#x.y', { x: { y: 7 } }), 7);
  assert.equal(calls, 3);
  assert.throws(() => look('kosam?uc=sig#a'), /no function "kosam"/);
  assert.throws(() => look('kosum?uc=sig#c'), /no "c"/);
  assert.throws(() => look('({kosum?uc=sig#a} + 1'), /bracket/);
});

test('a value is held against the text that shows it', () => {
  for (const [value, text] of [[0.703125, '0,703'], [0.010799, '%1,08'], [2073600, '2.073.600'], [4111.12, '4111,12'], [13.333, '13,3'], [null, '–'], [19, ' 19 '], [-5, '-5'], [5.29, '5,29'], [12, '+12']]) {
    assert.ok(shows(value, text), `${value} as ${text}`);
  }
  for (const [value, text] of [[0.7036, '0,703'], [19, '20'], [0.5, '%5'], [null, '0'], [0, '–']]) assert.ok(!shows(value, text), `${value} as ${text}`);
  assert.equal(formatLike(1.0644, '%99,9'), '%106,4');
});
