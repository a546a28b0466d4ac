import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { initialState } from '../../../www/figures/figure.js';
import explorer from '../../../www/figures/mode-explorer.js';
import signature from '../../../www/figures/signature-figure.js';
import { allModes, modes } from '../../../www/lib/signature-modes.js';
import { checkControls, checkMarkup, checkSources, plain, sayer } from './figure-checks.mjs';
import * as core from './plain-signature.mjs';

const golden = JSON.parse(readFileSync(new URL('../../golden/imza.json', import.meta.url), 'utf8'));

test('the plain signature these tests draw from gives the golden figures', () => {
  assert.deepEqual(core.imzaTablosu(), golden);
  for (const kip of modes) {
    assert.deepEqual(core.imza(kip), golden.satirlar[kip], kip);
    const { sinif, taze } = core.imzaIzi(kip);
    const share = (one) => sinif.filter((fate) => fate === one).length / sinif.length;
    const { yanit, hata, asim } = golden.satirlar[kip];
    assert.deepEqual([share(0), share(1), share(2)], [yanit, hata, asim], kip);
    assert.equal(taze.includes(1), golden.satirlar[kip].taze === 1, kip);
  }
  assert.equal(core.imzaIzi('kismi', { cagri: 20_000 }).sinif.length, 10_000);
  assert.throws(() => core.imza('yarim'), { alan: 'kip', kod: 'bilinmeyen-ad' });
});

/** The figures, each with states that change its drawing. */
const cases = [
  [explorer, [...allModes.map((kip) => ({ kip, perde: true })), { kip: 'saglikli', seyrek: 0.5, an: 7 }, { kip: 'bayat', an: 0 }, { kip: 'kismi', dusen: 8, olagan: 30, zamanAsimi: 1 }]],
  [signature, [{ damgali: false }, { cagri: 4001 }, { cagri: 30, tolerans: 0.5, tohum: 7 }, { tolerans: 0 }, { dusen: 0, damgali: false, cagri: 90 }, { turMs: 20, pencere: 7, olagan: 9 }]],
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

test('the explorer says what its calls came to', () => {
  const say = sayer(explorer, core);
  assert.equal(say(), '24 çağrının hepsi zaman aşımına uğradı; 400 çağrılık kayıtta yuva, çağrı başına ortalama 20 tur doluydu.');
  assert.equal(say({ kip: 'bolunme' }), say());
  assert.equal(say({ kip: 'kismi' }), '24 çağrının 21’i yanıt aldı, 3’ü hata aldı; 400 çağrılık kayıtta yuva, çağrı başına ortalama 1,88 tur doluydu.');
  assert.equal(say({ kip: 'durma' }), '24 çağrının hepsi hata aldı; 400 çağrılık kayıtta yuva, çağrı başına ortalama 1 tur doluydu.');
  assert.match(say({ kip: 'kismi', dusen: 8 }), /^24 çağrının hepsi hata aldı;/);
  assert.equal(say({ kip: 'yarim' }), say({ kip: 'saglikli' }));
  assert.throws(() => say({ dusen: 9 }), { alan: 'dusen', kod: 'tutarsiz' });
});

test('what is behind tells modes apart whose calls look the same', () => {
  const drawn = (patch) => {
    const state = { ...initialState(explorer), perde: true, ...patch };
    const result = explorer.compute(core, state);
    return { seen: result.cagrilar.map(({ sonuc }) => sonuc), behind: plain(explorer.detail(result, state)) };
  };
  assert.deepEqual(drawn({ kip: 'yavaslama' }).seen, drawn({ kip: 'bolunme' }).seen);
  assert.equal(new Set(allModes.map((kip) => drawn({ kip }).behind)).size, allModes.length);
});

test('the curtain hangs until it is lifted, and a call that has not gone out has no bar', () => {
  const picture = (patch) => {
    const state = { ...initialState(explorer), ...patch };
    return String(explorer.picture(explorer.compute(core, state), state, 'wide'));
  };
  assert.match(picture({}), /class="curtain"/);
  assert.doesNotMatch(picture({ perde: true }), /class="curtain"/);
  assert.equal(picture({ an: 5 }).match(/class="call asim" x=/g).length, 5);
});

test('the signature says which modes look alike, and what tells them apart', () => {
  const say = sayer(signature, core);
  const all = 'Yalnızca paylara bakılırsa 15 çiftten ';
  assert.equal(say(), `${all}2’si ayırt edilemez: sağlıklı ile bayat içeriği tazelik damgası ayırır, yavaşlama ile ağ bölünmesini o da ayırmaz.`);
  assert.equal(say({ damgali: false }), `${all}2’si ayırt edilemez: sağlıklı ile bayat içerik, yavaşlama ile ağ bölünmesi. Damga yokken bakılacak başka bir şey de yoktur.`);
  assert.equal(say({ dusen: 8 }), `${all}3’ü ayırt edilemez: sağlıklı ile bayat içeriği tazelik damgası ayırır, durma ile kısmi arızayı, yavaşlama ile ağ bölünmesini o da ayırmaz.`);
  assert.equal(say({ seyrek: 0.2 }), `${all}1’i ayırt edilemez: yavaşlama ile ağ bölünmesini tazelik damgası da ayırmaz.`);
  assert.equal(say({ tolerans: 0 }), 'Yalnızca paylara bakmak, 15 çiftin hepsini ayırt etmeye yeter. Tolerans sıfırken hiçbir iki satır benzer sayılmaz.');
  assert.match(say({ tolerans: 1, damgali: false }), /çiftten \d+’\p{L}+ ayırt edilemez\. Damga yokken/u);
  assert.match(say({ tolerans: 1 }), /ayırt edilemez: \d+ çifti tazelik damgası ayırır, .* o da ayırmaz\.$/);
});

test('without a stamp nothing is told from the content, and nothing of the content is shown', () => {
  const drawn = (patch) => {
    const state = { ...initialState(signature), ...patch };
    const result = signature.compute(core, state);
    return ['table', 'detail'].map((part) => String(signature[part](result, state))).concat(String(signature.picture(result, state, 'wide')), String(signature.transport(state, result)));
  };
  const [table, detail, picture, transport] = drawn({});
  const [bareTable, bareDetail, barePicture, bareTransport] = drawn({ damgali: false });
  for (const [stamped, bare] of [[table, bareTable], [picture, barePicture]]) {
    assert.match(stamped, /\.taze"/);
    assert.doesNotMatch(bare, /\.taze"/);
  }
  assert.match(picture, /class="mark eski"/);
  assert.doesNotMatch(barePicture, /eski/);
  assert.equal(detail.match(/"pair icerikten"/g).length, 1);
  assert.equal(detail.match(/"pair ayrilmaz"/g).length, 1);
  assert.doesNotMatch(bareDetail, /icerikten/);
  assert.equal(bareDetail.match(/"pair ayrilmaz"/g).length, 2);
  assert.doesNotMatch(transport, / hidden/);
  assert.match(bareTransport, / hidden/);
});

test('each pair tells in how many seeds it looks alike, as long as the log is short enough to count', () => {
  const tell = (patch) => {
    const state = { ...initialState(signature), ...patch };
    return plain(signature.detail(signature.compute(core, state), state));
  };
  assert.match(tell({}), /içerikten%20,9/);
  assert.match(tell({}), /ayrılmaz%100/);
  assert.match(tell({}), /1\.000 tohumun %20,9 kadarında benzer görünür; bu tohum onlardan biri\./);
  assert.match(tell({ tohum: 3 }), /bu tohum onlardan değil\./);
  const long = tell({ cagri: 4001 });
  assert.match(long, /Tohum payı en çok 4\.000 çağrıda hesaplanır/);
  assert.doesNotMatch(long, /%/);
});
