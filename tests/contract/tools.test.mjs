/** The tools' module: why, calendars as text, the search; and its refusals, after each of which the next call is right. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import * as tools from '../../target/contract/araclar.js';
import { api, golden } from './module.mjs';

tools.initSync({ module: readFileSync(new URL('../../target/contract/araclar_bg.wasm', import.meta.url)) });

const lessonText = `yariDusuk k1 20-45
isiniyor k2 1-8
isiniyor k2 60-66
durdu k3 82-95
gecici k3 50-50
gecici k3 58-59
durumDeposu 100-110
ucretDeposu 115-125
`;
const lesson = {
  yariDusuk: { k1: [[20, 45]] }, isiniyor: { k2: [[1, 8], [60, 66]] }, durdu: { k3: [[82, 95]] }, gecici: { k3: [[50, 50], [58, 59]] },
  durumDeposu: [[100, 110]], ucretDeposu: [[115, 125]],
};

function refused(call, alan, kod) {
  let thrown;
  try {
    call();
  } catch (error) {
    thrown = error;
  }
  assert.ok(thrown instanceof (['tip', 'bilinmeyen-alan'].includes(kod) ? TypeError : RangeError), `${alan} ${kod}: ${thrown}`);
  assert.deepEqual([thrown.alan, thrown.kod], [alan, kod], thrown.message);
  assert.ok(thrown.message.includes(alan));
  assert.equal(tools.takvimYaz(lesson), lessonText);
}

test('the module exports the tools and nothing of the models', () => {
  const own = Object.keys(tools).filter((name) => !['default', 'initSync', 'start'].includes(name));
  assert.deepEqual(own.sort(), ['EnKotu', 'neden', 'takvimOku', 'takvimYaz']);
});

test('neden gives the chain of causes as plain objects', () => {
  assert.deepEqual(tools.neden('derinYerel', 82, 0, { aralik: 4 }), { tur: 82, istek: 'okuma', sira: 1, son: 0, sebep: { cesit: 'sunuldu', kopya: 'k1' } });
  assert.deepEqual(tools.neden('derinPaylasilan', 100, 8), {
    tur: 100, istek: 'yazma', sira: 1, son: 1, sebep: { cesit: 'kimseYok', kopyalar: ['k1', 'k2', 'k3'].map((ad) => ({
      ad, hazir: true, arizalar: [], icerde: false, karar: 100, karsi: 0, sonrakiDenetim: 101,
      denetim: { tur: 100, gecti: false, arizalar: [{ cesit: 'durumDeposu', bas: 100, bit: 110 }] },
    })) },
  });
});

test('neden refuses what the run does not have', () => {
  refused(() => tools.neden('sig', 131, 0), 'an', 'sinir');
  refused(() => tools.neden('sig', 0, 0), 'an', 'sinir');
  refused(() => tools.neden('sig', 1, 11), 'istek', 'sinir');
  refused(() => tools.neden('sig', 1.5, 0), 'an', 'tam-sayi');
  refused(() => tools.neden('sig', '1', 0), 'an', 'tip');
  refused(() => tools.neden('sig', 1), 'istek', 'tip');
  refused(() => tools.neden('derin', 1, 0), 'uc', 'bilinmeyen-ad');
  refused(() => tools.neden('sig', 1, 0, { aralk: 1 }), 'aralk', 'bilinmeyen-alan');
  refused(() => tools.neden('sig', 1_000_000, 0, { tur: 1_000_000 }), 'tur', 'boyut');
});

test('a calendar goes to text and back', () => {
  assert.equal(tools.takvimYaz(lesson), lessonText);
  const { pencereler, hatalar, hataSayisi } = tools.takvimOku(lessonText);
  assert.deepEqual([hatalar, hataSayisi], [[], 0]);
  assert.deepEqual(pencereler[3], ['durdu', 'k3', 82, 95]);
  assert.deepEqual(pencereler.at(-1), ['ucretDeposu', null, 115, 125]);
  const names = ['__proto__', 'a b', '"', '#'];
  const odd = { durdu: Object.fromEntries(names.map((name, index) => [name, [[index + 1, 9]]])) };
  Object.defineProperty(odd.durdu, '__proto__', { value: [[1, 9]], enumerable: true });
  const text = tools.takvimYaz(odd, names);
  assert.deepEqual(tools.takvimOku(text, names).pencereler.map(([, name]) => name), names);
});

test('every fault of a text is told in Turkish, with its line and column', () => {
  const told = (text) => tools.takvimOku(text).hatalar.map(({ satir, sutun, kod, ileti }) => [satir, sutun, kod, ileti]);
  assert.deepEqual(told('durdu k3 82-95\nduru k3 1\n\ndurdu k9 1\ndurdu k3 9-4\ndurdu k3 0\ndurdu\ndurdu k1 1 2'), [
    [2, 1, 'bilinmeyen-ad', '"duru" diye bir arıza türü yok; bilinenler: yariDusuk, isiniyor, durdu, gecici, durumDeposu, ucretDeposu.'],
    [4, 7, 'bilinmeyen-ad', '"k9" adında bir kopya yok; bilinenler: k1, k2, k3.'],
    [5, 10, 'pencere', 'Pencere 9. turda başlayıp 4. turda bitiyor; başladığı turdan önce bitemez.'],
    [6, 10, 'sinir', '"0" alınmıyor; turlar 1 ile 9.007.199.254.740.991 arasındadır.'],
    [7, 6, 'bos-ad', 'Kopyanın adı bekleniyor.'],
    [8, 12, 'bilinmeyen-alan', 'Fazladan "2"; bir satırda bir pencere durur.'],
  ]);
  const many = tools.takvimOku('x\n'.repeat(500_000));
  assert.deepEqual([many.hatalar.length, many.pencereler.length], [200, 0]);
  assert.ok(many.hataSayisi >= 100_000);
});

test('texts that are none, and too long ones, are refused', () => {
  refused(() => tools.takvimOku(5), 'metin', 'tip');
  refused(() => tools.takvimOku(), 'metin', 'tip');
  refused(() => tools.takvimOku('x'.repeat(1_048_577)), 'metin', 'boyut');
  refused(() => tools.takvimOku('', 'k1'), 'kopya', 'tip');
  refused(() => tools.takvimOku('', ['']), 'kopya[0]', 'bos-ad');
  refused(() => tools.takvimYaz({ durdu: { k4: [] } }), 'takvim.durdu.k4', 'bilinmeyen-ad');
  refused(() => tools.takvimYaz(null), 'takvim', 'tip');
});

test('the search finds a calendar that costs what it says', () => {
  const butce = { yariDusuk: 26, isiniyor: 15, durdu: 14, gecici: 3, durumDeposu: 11, ucretDeposu: 11 };
  const search = new tools.EnKotu('derinYerel', { olcu: 'bosaRed', butce, tohum: 7 }, { aralik: 4 });
  const { denenen, deger, pencereler } = search.ilerle(5000);
  search.free();
  assert.equal(denenen, 5000);
  const takvim = Object.fromEntries(['yariDusuk', 'isiniyor', 'durdu', 'gecici'].map((kind) => [kind, {}]));
  for (const [cesit, kopya, bas, bit] of pencereler) {
    if (kopya === null) (takvim[cesit] ??= []).push([bas, bit]);
    else (takvim[cesit][kopya] ??= []).push([bas, bit]);
  }
  const found = api.kosum('derinYerel', { aralik: 4, takvim });
  assert.equal(found.bosaRed, deger);
  assert.ok(deger > golden.kosum.uclar.derinYerel.bosaRed);
});

test('the search refuses what it cannot search', () => {
  refused(() => new tools.EnKotu('x'), 'uc', 'bilinmeyen-ad');
  refused(() => new tools.EnKotu('sig', { olcu: 'denetim' }), 'olcu', 'bilinmeyen-ad');
  refused(() => new tools.EnKotu('sig', { butce: { durdu: -1 } }), 'butce.durdu', 'sinir');
  refused(() => new tools.EnKotu('sig', { butce: { yanlis: 1 } }), 'butce.yanlis', 'bilinmeyen-ad');
  refused(() => new tools.EnKotu('sig', { tohum: 0 }), 'tohum', 'sinir');
  refused(() => new tools.EnKotu('sig', {}, { tur: 0 }), 'tur', 'sinir');
  const search = new tools.EnKotu('sig');
  refused(() => search.ilerle(0), 'kac', 'sinir');
  refused(() => search.ilerle(1e7), 'kac', 'sinir');
  assert.equal(search.ilerle(1).denenen, 1);
});
