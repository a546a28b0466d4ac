/** The specification's figures through the exports, as JavaScript gets them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { api, defaults, golden } from './module.mjs';

for (const [name, holds] of Object.entries(defaults)) test(`${name} at its defaults`, holds);

test('kosum: every endpoint and every interval of the table', () => {
  for (const [endpoint, expected] of Object.entries(golden.kosum.uclar)) assert.deepEqual(api.kosum(endpoint), expected, endpoint);
  for (const [interval, expected] of Object.entries(golden.kosum.araliklar)) {
    assert.deepEqual(api.kosum('derinYerel', { aralik: Number(interval) }), expected, interval);
  }
});

test('kosum: interval and threshold multiply', () => {
  assert.equal(api.kosum('derinYerel', { aralik: 4, esik: 3 }).algilama, 11);
});

test('kosumIzi: lengths, types, bits and totals', () => {
  const options = { tur: 50, kopya: ['a', 'b'], okuma: 3, yazma: 0, toplu: 2, takvim: { durdu: { b: [[10, 20]] }, ucretDeposu: [[30, 30]] } };
  const trace = api.kosumIzi('hazirOlma', options);
  assert.deepEqual([trace.tur, trace.kopya, trace.istekTur], [50, ['a', 'b'], 5]);
  const lengths = { durum: 100, depolar: 50, denetim: 100, uyelik: 100, havuz: 100, hedef: 250, son: 250 };
  for (const [field, length] of Object.entries(lengths)) {
    assert.equal(trace[field].length, length, field);
    assert.equal(trace[field].constructor, field === 'hedef' ? Int16Array : Uint8Array, field);
  }
  assert.deepEqual(trace.toplamlar, api.kosum('hazirOlma', options));
  const turn = 15 - 1;
  assert.deepEqual([...trace.durum.slice(turn * 2, turn * 2 + 2)], [7, 4]);
  assert.deepEqual([...trace.havuz.slice(turn * 2, turn * 2 + 2)], [1, 0]);
  assert.deepEqual([...trace.denetim.slice(turn * 2, turn * 2 + 2)], [1, 2]);
  assert.deepEqual([...trace.hedef.slice(turn * 5, turn * 5 + 5)], [0, 0, 0, 0, 0]);
  assert.deepEqual([...trace.depolar.slice(28, 31)], [3, 1, 3]);
  assert.deepEqual([...trace.son.slice(29 * 5, 30 * 5)], [0, 0, 0, 6, 6]);
  assert.equal(trace.hedef[29 * 5 + 4], -1);
});

test('kosumIzi: the totals of every endpoint and interval', () => {
  for (const [endpoint, expected] of Object.entries(golden.kosum.uclar)) assert.deepEqual(api.kosumIzi(endpoint).toplamlar, expected);
  for (const [interval, expected] of Object.entries(golden.kosum.araliklar)) {
    assert.deepEqual(api.kosumIzi('derinYerel', { aralik: Number(interval) }).toplamlar, expected, interval);
  }
});

test('tarama: the means over all phases', () => {
  const sweep = api.tarama('derinYerel');
  const mean = (field) => [...sweep.olculer[field].ortalama].map((value) => Math.round(value * 100) / 100);
  const lost = mean('dusenOkuma');
  const silent = mean('sessiz');
  const removals = mean('yanlisCikarma');
  assert.deepEqual([...lost.slice(0, 5), lost[7]], [0, 7, 13.33, 18.75, 23.6, 37.13]);
  assert.deepEqual([...silent.slice(0, 5), silent[7]], [0, 0, 0.33, 0.75, 1, 2]);
  assert.deepEqual([...removals.slice(0, 5), removals[7]], [2, 1.5, 1, 0.75, 0.6, 0.25]);
  assert.deepEqual([sweep.olculer.algilama.faz0[8], sweep.olculer.dusenOkuma.faz0[8], sweep.olculer.dusenOkuma.faz0[2]], [0, 19, 7]);
  assert.deepEqual([...sweep.araliklar], Array.from({ length: 30 }, (_, place) => place + 1));
  assert.deepEqual([...sweep.esikler], [1]);
});

test('tarama: typed arrays, interval-major, and a stop that nobody notices', () => {
  const sweep = api.tarama('derinYerel', { araliklar: [2, 5], esikler: [1, 2, 3] });
  for (const measure of Object.values(sweep.olculer)) {
    for (const list of Object.values(measure)) assert.ok(list instanceof Float64Array && list.length === 6);
  }
  const place = 1 * 3 + 2;
  assert.equal(sweep.olculer.dusenOkuma.faz0[place], api.kosum('derinYerel', { aralik: 5, esik: 3 }).dusenOkuma);
  const blind = api.tarama('derinYerel', { araliklar: [3], takvim: {} });
  assert.deepEqual([blind.gorulmeyen[0], blind.olculer.algilama.ortalama[0]], [1, NaN]);
});

test('imza: each mode gives its row of the table', () => {
  for (const [mode, row] of Object.entries(golden.imza.satirlar)) assert.deepEqual(api.imza(mode), row, mode);
  assert.equal(api.imzaTablosu({ seyrek: 0.05 }).maliyet.beklenenYuvaTur.toFixed(2), '2.90');
});

test('imzaIzi: the calls that imza counts', () => {
  for (const [mode, row] of Object.entries(golden.imza.satirlar)) {
    const { sinif, taze } = api.imzaIzi(mode);
    assert.ok(sinif instanceof Uint8Array && taze instanceof Uint8Array && sinif.length === 400 && taze.length === 400);
    const share = (kind) => sinif.filter((found) => found === kind).length / 400;
    assert.deepEqual([share(0), share(1), share(2)], [row.yanit, row.hata, row.asim], mode);
    assert.equal(taze.some(Boolean), row.taze === 1, mode);
  }
  assert.equal(api.imzaIzi('durma', { cagri: 10001 }).sinif.length, 10000);
});

test('tohumPayi: healthy looks stale for some seeds only, and for fewer with more calls', () => {
  const share = (options) => api.tohumPayi(options).ciftler.find(({ a, b }) => a === 'saglikli' && b === 'bayat').pay;
  assert.equal(api.tohumPayi().tohum, 1000);
  // A thousand seeds stand for all of them to about a point and a half.
  const near = (found, expected) => assert.ok(Math.abs(found - expected) < 0.02, `${found} against ${expected}`);
  near(share(), 0.22);
  near(share({ cagri: 2000 }), 0.06);
});

test('bulasma: the six faults of the table', () => {
  const { arizasiz, ayHesabi, ...faults } = golden.bulasma;
  assert.equal(Object.keys(faults).length, 6);
  for (const [name, expected] of Object.entries(faults)) {
    const result = api.bulasma(...name.split('/'));
    assert.deepEqual(result, expected, name);
    assert.deepEqual(Object.keys(result.dolu), Object.keys(expected.dolu), name);
  }
  assert.deepEqual(Object.keys(api.bulasma(null, null).dolu), Object.keys(arizasiz.dolu));
});

test('bulasma: more slots, longer turns', () => {
  const gateway = (options, slots = 32) => api.bulasma('tasiyici-dogrulama', 'yavaslama', options).dolu['ag-gecidi'] / slots;
  assert.deepEqual([gateway({ yuva: 48 }, 48), gateway({ turMs: 20 })].map((value) => value.toFixed(3)), ['0.793', '2.378']);
});

test('butce: removals against silences', () => {
  const ledger = api.butce({ sayim: 'sessizlik' }).yanlisCikarma;
  assert.deepEqual(ledger.map(({ oran, ayda }) => [oran, ayda]), [[1, 20], [0.5, 10]]);
});
