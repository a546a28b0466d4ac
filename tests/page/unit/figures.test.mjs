import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { relative } from '../../../www/charts/marks.js';
import { initialState } from '../../../www/figures/figure.js';
import run from '../../../www/figures/run-figure.js';
import depth from '../../../www/figures/depth-figure.js';
import interval from '../../../www/figures/interval-figure.js';
import { endpoints } from '../../../www/parameters.js';
import { checkControls, checkMarkup, checkSources, plain, sayer } from './figure-checks.mjs';
import * as core from './plain-run.mjs';

const golden = JSON.parse(readFileSync(new URL('../../golden/kosum.json', import.meta.url), 'utf8'));

test('the plain run these tests draw from gives the golden figures', () => {
  for (const uc of endpoints) assert.deepEqual(core.kosum(uc), golden.uclar[uc]);
  for (const [aralik, expected] of Object.entries(golden.araliklar)) assert.deepEqual(core.kosum('derinYerel', { aralik: Number(aralik) }), expected);
});

test('each number in a figure is what its source says', () => {
  for (const figure of [run, depth, interval]) {
    const initial = initialState(figure);
    assert.ok(checkSources(figure, core, initial) > 20, figure.id);
    checkSources(figure, core, { ...initial, uc: 'derinPaylasilan', aralik: 8, esik: 2, panikEsigi: 40, okuma: 5 });
  }
});

test('a figure is closed markup without inline style, script or handler, live or not', () => {
  for (const figure of [run, depth, interval]) checkMarkup(figure, core);
});

test('each parameter has a control named as in the API', () => {
  for (const figure of [run, depth, interval]) checkControls(figure, core);
});

test('the run says what happened', () => {
  const say = sayer(run, core);
  assert.equal(say({ uc: 'sig' }), '17 yazma kabul edildi ama depoya hiç ulaşmadı; 40 okuma da hazır olmayan kopyaya gidip düştü.');
  assert.equal(say({ uc: 'hazirOlma' }), '17 yazma kabul edildi ama depoya hiç ulaşmadı; okumaların hiçbiri düşmedi.');
  assert.equal(say({ uc: 'derinYerel' }), 'Hiçbir okuma düşmedi, hiçbir yazma sessizce kaybolmadı; bedeli, havuz dışında geçen 58 kopya-turdur.');
  assert.equal(say({ uc: 'derinPaylasilan' }), 'Havuz 11 tur boş kaldı; 88 okuma, yanıtlanabilecekken reddedildi.');
  assert.equal(say({ uc: 'derinYerel', aralik: 4 }), '19 okuma düştü; hiçbir yazma sessizce kaybolmadı. Duran kopya 3 tur geç fark edildi.');
  assert.match(say({ uc: 'derinPaylasilan', panikEsigi: 1 }), /Dengeleyici 11 tur açık kaldı\.$/);
});

test('a run too long to draw gives its totals and says so', () => {
  const state = { ...initialState(run), tur: 2001 };
  const result = run.compute(core, state);
  assert.equal(result.iz, null);
  assert.match(plain(run.picture(result, state, 'wide')), /En çok 2\.000 tur/);
  assert.equal(run.detail(result, state), '');
  assert.match(String(run.table(result, state)), /#uclar\.sig\.dusenOkuma/);
});

test('the state at a turn tells the pool, the last checks and where each request went', () => {
  const state = { ...initialState(run), uc: 'derinPaylasilan', an: 104, aralik: 4 };
  const text = plain(run.detail(run.compute(core, state), state));
  assert.match(text, /Havuzboş/);
  assert.match(text, /tur 101: k1 hayır, k2 hayır, k3 hayır/);
  assert.match(text, /durum deposudüşük/);
  assert.equal(text.match(/boşa red/g).length, 8);
});

test('one phase goes for all replicas, several one by one', () => {
  const state = { ...initialState(run), uc: 'derinYerel', aralik: 8 };
  const totals = (faz) => run.compute(core, { ...state, faz }).dusenOkuma;
  assert.equal(totals([3]), core.kosum('derinYerel', { aralik: 8, faz: [3, 3, 3] }).dusenOkuma);
  assert.equal(totals([0, 3, 5]), core.kosum('derinYerel', { aralik: 8, faz: [0, 3, 5] }).dusenOkuma);
  assert.throws(() => totals([1, 2]), { alan: 'faz', kod: 'tutarsiz' });
});

test('depth finds where the sign turns', () => {
  const say = sayer(depth, core);
  assert.equal(say({}), 'En az kayıp derin, yerel içerikte: 33 istek; bir soru daha eklenince kayıp 132 isteğe çıkıyor, çünkü 88 okuma boşa reddediliyor.');
  assert.match(say({ panikEsigi: 1 }), /bir soru daha eklemek bunu değiştirmiyor/);
});

test('the interval tells the band of its pair, also beyond the map', () => {
  const say = sayer(interval, core);
  assert.match(say({}), /^Aralık 4, eşik 1: faza göre 11 ile 24 arasında, ortalama 18,75 okuma düşer/);
  assert.match(say({ aralik: 40 }), /^Aralık 40, eşik 1: /);
  assert.match(say({ esik: 7 }), /^Aralık 4, eşik 7: /);
  assert.match(say({ aralik: 1 }), /hangi fazda olursa olsun 0 okuma düşer/);
});

test('a path told by steps ends where the plain one does', () => {
  assert.equal(relative('M123.5 189.5v2.5M130.5 189.5v2.5'), 'm123.5 189.5v2.5m7-2.5v2.5');
  assert.equal(relative('M1,2L3.1,2.2L0,5Z'), 'm1 2l2.1 0.2l-3.1 2.8z');
  assert.equal(relative('M10 10h5v3h-5zM20 12H30V8'), 'm10 10h5v3h-5zm10 2h10v-4');
  assert.equal(relative(''), '');
});

test('replicas may have any name', () => {
  const state = { ...initialState(run), kopya: ['__proto__', 'constructor', 'k 3'] };
  const result = run.compute(core, state);
  for (const layout of ['wide', 'narrow']) assert.match(String(run.picture(result, state, layout)), /__proto__/);
  assert.match(String(run.detail(result, state)), /constructor/);
});
