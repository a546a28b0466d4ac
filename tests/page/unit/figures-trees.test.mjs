import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { initialState } from '../../../www/figures/figure.js';
import blast from '../../../www/figures/blast-figure.js';
import month from '../../../www/figures/month-figure.js';
import budget from '../../../www/figures/budget-figure.js';
import { defaultFlows } from '../../../www/lib/flows.js';
import { legsOf } from '../../../www/lib/legs.js';
import { components } from '../../../www/parameters.js';
import { checkControls, checkMarkup, checkSources, plain, sayer } from './figure-checks.mjs';
import * as core from './plain-trees.mjs';

const golden = (name) => JSON.parse(readFileSync(new URL(`../../golden/${name}.json`, import.meta.url), 'utf8'));

test('the plain trees and budget these tests draw from give the golden figures', () => {
  const { arizasiz, ayHesabi, ...faults } = golden('bulasma');
  assert.deepEqual(core.bulasma(null, null), arizasiz);
  assert.deepEqual(core.bulasma(null, null, { akislar: defaultFlows }), arizasiz);
  for (const [name, expected] of Object.entries(faults)) assert.deepEqual(core.bulasma(...name.split('/')), expected, name);
  assert.deepEqual(core.ayHesabi(), ayHesabi);
  assert.deepEqual(core.butce(), golden('butce'));
});

/** The figures, each with states that change its drawing. */
const cases = [
  [blast, [{ ariza: '' }, { ariza: 'durum-deposu', yayilim: 'sabit-nokta' }, { kip: 'durma', ulasilan: true }, { ariza: '', yuva: 12, turMs: 20 }]],
  [month, [{ yuva: 48 }, { sayi: 0 }, { sureDk: 5, ariza: 'durum-deposu', payDk: 43.2 }, { sayi: 2.5, turMs: 20 }]],
  [budget, [{ sayim: 'sessizlik', butcePay: 2 }, { kopyalar: [100, 7], araliklar: [9] }, { yanlisAraliklar: [], depo: 3.5, turSn: 0.5 }]],
];

test('each number in a figure is what its source says', () => {
  for (const [figure, patches] of cases) {
    for (const patch of [{}, ...patches]) assert.ok(checkSources(figure, core, { ...initialState(figure), ...patch }) > 20, figure.id);
  }
});

test('a figure is closed markup without inline style, script or handler, and has its controls', () => {
  for (const [figure, patches] of cases) {
    for (const patch of [{}, ...patches]) checkMarkup(figure, core, { ...initialState(figure), ...patch });
    checkControls(figure, core);
  }
});

test('the legs of a drawing add up to what the core holds', () => {
  const defaults = { zamanAsimi: 20, olagan: 2, turMs: 10, ulasilan: false, yayilim: 'tek-gecis' };
  for (const ariza of [null, ...components]) {
    for (const options of [{}, { ulasilan: true }, { yayilim: 'sabit-nokta', yuva: 20 }, { yayilim: 'sabit-nokta', zamanAsimi: 50, olagan: 5, ulasilan: true }]) {
      for (const kip of ariza === null ? [null] : ['durma', 'yavaslama']) {
        const { dolu, doygun } = core.bulasma(ariza, kip, options);
        const sums = {};
        for (const { kime, yuva } of legsOf(defaultFlows, { ...defaults, ...options, ariza, kip }, doygun)) sums[kime] = (sums[kime] ?? 0) + yuva;
        assert.deepEqual(sums, dolu, JSON.stringify({ ariza, kip, options }));
      }
    }
  }
});

test('blast radius says who is hit and why', () => {
  const say = sayer(blast, core);
  assert.equal(say(), 'Taşıyıcı doğrulama yavaşlayınca ağ geçidi doydu (0,703 → 1,189). Onu hiç çağırmayan takip sorgusu da düştü: toplam 513,89 istek/s, durmadakinin 5,29 katı.');
  assert.equal(say({ kip: 'durma' }), 'Taşıyıcı doğrulama durunca hiçbir bileşen doymadı; yalnızca ona muhtaç akışlar düştü: 97,22 istek/s. Ağ geçidi rahatladı bile: doluluğu 0,703’ten 0,612’ye indi.');
  assert.equal(say({ yuva: 48 }), 'Taşıyıcı doğrulama yavaşlayınca hiçbir bileşen doymadı; yalnızca ona muhtaç akışlar düştü: 97,22 istek/s.');
  assert.equal(say({ ariza: '' }), 'Arıza yokken hiçbir bileşen doymuyor, akışların hepsi geçiyor; en dolu olan gün sonu işi (0,781).');
  assert.match(say({ ariza: '', yuva: 22 }), /^Arıza yokken bile ağ geçidi ve gün sonu işi doyuyor; geçemeyen 3 akış, 1\.347,22 istek\/s\.$/);
  assert.match(say({ ariza: 'durum-deposu' }), /^Durum deposu yavaşlayınca ağ geçidi, durum deposu ve gün sonu işi doydu\. Onu hiç çağırmayan takip sorgusu da düştü: toplam 1\.444,44 istek\/s, durmadakinin 1,41 katı\.$/);
  assert.match(say({ zamanAsimi: 1 }), /hiçbir bileşen doymadı/);
});

test('a wrong rate is blamed on its own control', () => {
  assert.equal(blast.blame('akislar[2].hiz'), 'hizGunSonu');
  assert.equal(blast.blame('yuva'), 'yuva');
});

test('the month says what its minutes hide', () => {
  const say = sayer(month, core);
  assert.equal(say(), '3 kez 10 dakika, ayda 30 dakika eder; ayrılan paya oranı %106,4. Taşıyıcı doğrulama bu sürede durursa 174.996 istek etkilenir, yavaşlarsa 925.002; dakika sayan bir bütçe, aradaki 750.006 isteği görmez.');
  assert.match(say({ yuva: 48 }), /durmuş da olsa yavaşlamış da olsa 174\.996 istek etkilenir; iki kip arasında fark kalmaz\.$/);
  assert.match(say({ sureDk: 5 }), /ayda 15 dakika eder; ayrılan paya oranı %53,2\./);
  assert.match(say({ sayi: 0 }), /Etkilenen istek yok\.$/);
  assert.match(say({ ariza: 'izdusum-deposu' }), /İzdüşüm deposu bu sürede durursa/);
});

test('the budget says what the most replicas cost and how many fit', () => {
  const say = sayer(budget, core);
  assert.equal(say(), '48 kopyaya 2 saniyede bir sormak depoya %17,28 yük ekler; %5’lik bütçeye en çok 13 kopya sığar. 8 saniyede bir sorulunca pay %4,32’ye iner ve hepsi sığar.');
  assert.equal(say({ araliklar: [9], butcePay: 2 }), '48 kopyaya 18 saniyede bir sormak depoya %1,92 yük ekler; %2’lik bütçeye sığar.');
  assert.match(say({ butcePay: 2 }), /%4,32’ye iner; yine de en çok 22 kopya sığar\.$/);
  assert.match(say({ butcePay: 0.1 }), /%0,1’lik bütçeye tek kopya bile sığmaz\./);
  assert.throws(() => say({ butcePay: 0 }), { alan: 'butcePay', kod: 'sinir' });
});

test('the ledger says what the way of counting changes', () => {
  const tell = (patch) => {
    const state = { ...initialState(budget), ...patch };
    return plain(budget.detail(budget.compute(core, state), state));
  };
  assert.match(tell({}), /aralık 1’de ayda 13,3 kez\. Aynı çıkarmalar iki sessizliğe bölünseydi 20,0 kez olurdu/);
  assert.match(tell({ sayim: 'sessizlik' }), /aralık 1’de ayda 13,3’ten 20,0’a çıktı/);
  assert.match(tell({ yanlisAraliklar: [4] }), /neye bölündüğü bir şey değiştirmiyor/);
  assert.match(tell({ yanlisAraliklar: [] }), /Deftere bakılacak bir aralık yazılmadı/);
});
