import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { initialState, renderFigure } from '../../../www/figures/figure.js';
import run from '../../../www/figures/run-figure.js';
import depth from '../../../www/figures/depth-figure.js';
import interval from '../../../www/figures/interval-figure.js';
import { evaluator, shows } from '../../../www/lib/source.js';
import { endpoints } from '../../../www/parameters.js';
import * as core from './plain-run.mjs';

const golden = JSON.parse(readFileSync(new URL('../../golden/kosum.json', import.meta.url), 'utf8'));

test('the plain run these tests draw from gives the golden figures', () => {
  for (const uc of endpoints) assert.deepEqual(core.kosum(uc), golden.uclar[uc]);
  for (const [aralik, expected] of Object.entries(golden.araliklar)) assert.deepEqual(core.kosum('derinYerel', { aralik: Number(aralik) }), expected);
});

const plain = (markup) => String(markup).replace(/<[^>]*>/g, '').replaceAll('&#39;', "'");

/** Every number of a figure that names its source shows what the source gives. */
function checkSources(figure, state) {
  const result = figure.compute(core, state);
  const look = evaluator(core);
  const markup = renderFigure(figure, core, state);
  let count = 0;
  for (const [, source, shown] of markup.matchAll(/data-kaynak="([^"]*)"[^>]*>([^<]*)</g)) {
    const value = look(source, result);
    // A map's cell shows one decimal where the mean has more; a sign stands before a difference.
    assert.ok(shows(value, shown) || (Number.isNaN(value) && shown === '–'), `${figure.id}: ${source} is ${value}, shown as ${shown}`);
    count += 1;
  }
  return count;
}

test('each number in a figure is what its source says', () => {
  for (const figure of [run, depth, interval]) {
    const initial = initialState(figure);
    assert.ok(checkSources(figure, initial) > 20, figure.id);
    checkSources(figure, { ...initial, uc: 'derinPaylasilan', aralik: 8, esik: 2, panikEsigi: 40, okuma: 5 });
  }
});

test('a figure is closed markup without inline style, script or handler, live or not', () => {
  for (const figure of [run, depth, interval]) {
    for (const live of [true, false]) {
      const markup = renderFigure(figure, core, undefined, { live });
      assert.doesNotMatch(markup, /\sstyle=|<style|<script|\son\w+=/);
      assert.doesNotMatch(markup, /undefined|NaN|\[object|>null</);
      const open = [];
      for (const [, end, name, self] of markup.matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
        if (['input', 'br'].includes(name) || self) continue;
        if (end) assert.equal(open.pop(), name);
        else open.push(name);
      }
      assert.deepEqual(open, []);
      assert.equal(/<fieldset[^>]* disabled/.test(markup), !live);
    }
  }
});

test('each parameter has a control named as in the API', () => {
  for (const figure of [run, depth, interval]) {
    const markup = renderFigure(figure, core);
    for (const name of Object.keys(initialState(figure))) assert.match(markup, new RegExp(` name="${name}"`), `${figure.id} ${name}`);
  }
});

test('the run says what happened', () => {
  const say = (patch) => {
    const state = { ...initialState(run), ...patch };
    return plain(run.finding(run.compute(core, state), state));
  };
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
  const say = (patch) => {
    const state = { ...initialState(depth), ...patch };
    return plain(depth.finding(depth.compute(core, state), state));
  };
  assert.equal(say({}), 'En az kayıp derin, yerel içerikte: 33 istek; bir soru daha eklenince kayıp 132 isteğe çıkıyor, çünkü 88 okuma boşa reddediliyor.');
  assert.match(say({ panikEsigi: 1 }), /bir soru daha eklemek bunu değiştirmiyor/);
});

test('the interval tells the band of its pair, also beyond the map', () => {
  const say = (patch) => {
    const state = { ...initialState(interval), ...patch };
    return plain(interval.finding(interval.compute(core, state), state));
  };
  assert.match(say({}), /^Aralık 4, eşik 1: faza göre 11 ile 24 arasında, ortalama 18,75 okuma düşer/);
  assert.match(say({ aralik: 40 }), /^Aralık 40, eşik 1: /);
  assert.match(say({ esik: 7 }), /^Aralık 4, eşik 7: /);
  assert.match(say({ aralik: 1 }), /hangi fazda olursa olsun 0 okuma düşer/);
});
