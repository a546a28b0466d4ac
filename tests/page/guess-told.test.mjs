// @ts-check
/** What is told of a guess, and how it is drawn on the result. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { answers } from '../../www/figures/guess-answers.js';
import { assertQuiet, browser, enliven, inPage, serve } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
  driver = await browser();
});
after(async () => {
  await driver?.quit();
  await server?.close();
});
beforeEach(async () => {
  await driver.get('about:blank');
  await driver.get(server.url);
  await enliven(driver, { guesses: true });
});

/** What stands in a figure's way of being read. @param {string} id */
const hidden = (id) => inPage(driver, (figure) => [...document.querySelectorAll(`#${figure} [inert]`)].map(({ className }) => className), id);
/** @param {string} id */
const told = (id) => inPage(driver, (figure) => document.querySelector(`#${figure} .guess-gap`)?.textContent ?? '', id);

/** Makes a guess, as the reader's pointer does. @param {string} id @param {string} value */
async function guess(id, value) {
  await inPage(driver, (figure, chosen) => {
    const cover = document.querySelector(`#${figure} .guess-cover`);
    const input = /** @type {HTMLInputElement} */ (cover?.querySelector(`[type="radio"][value="${chosen}"]`) ?? cover?.querySelector('[type="range"]'));
    if (input.type === 'range') input.value = chosen;
    else input.checked = true;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    /** @type {HTMLElement} */ (cover?.querySelector('[data-guess="show"]')).click();
  }, id, value);
  await driver.wait(async () => (await told(id)) !== '', 5_000, `${id} tells nothing`);
}

/** A guess that is right, one that is near or wrong one way, one that is wrong the other way. @type {Record<string, [string, RegExp][]>} */
const cases = {
  f1: [['yavaslama', /Tahmin tuttu: yavaşlama, çağrı başına 20 tur\. .*ağ bölünmesi/], ['bolunme', /tuttu: ağ bölünmesi/], ['durma', /çağrı başına 1 tur\..* 20 tur/]],
  f2: [['2', /tuttu: 2\./], ['3', /Tahmin 3, sonuç 2: az farkla yüksek/], ['12', /epey yüksek.*yalnızca “sağlıklı – bayat içerik”/]],
  f4: [['2', /tuttu: 2\..*takip sorgusu/], ['1', /az farkla düşük\..*ortak kapı/], ['4', /epey yüksek\..*gün sonu işi/]],
  f5: [['105', /Tahmin %105, sonuç %106,4: tuttu/], ['95', /az farkla düşük.*%35,5’i/], ['180', /epey yüksek/]],
  f6: [['17', /tuttu: 17\..*32 yazma/], ['14', /az farkla düşük/], ['50', /epey yüksek.*32 yazma hata vererek/]],
  f7: [['derinYerel', /tuttu: .*33 istek/], ['hazirOlma', /kayıp 50 istek.*17 yazma/], ['derinHepsi', /kayıp 242 istek.*176 okuma/]],
  f9: [['17.5', /Tahmin %17,5, sonuç %17,28: tuttu/], ['1', /istekle değil kopya sayısıyla.*16 katına/], ['40', /epey yüksek.*16 katına/]],
};

test('a guess is told by what it missed, with numbers that the models give', async () => {
  /** @type {Record<string, string[]>} */
  const sentences = {};
  for (const round of [0, 1, 2]) {
    if (round > 0) {
      await driver.get('about:blank');
      await driver.get(server.url);
      await enliven(driver, { guesses: true });
    }
    for (const [id, all] of Object.entries(cases)) {
      const [value, expected] = all[round];
      await guess(id, value);
      const sentence = await told(id);
      assert.match(sentence, expected, id);
      (sentences[id] ??= []).push(sentence);
      assert.equal(await inPage(driver, (figure) => document.querySelector(`#${figure} [data-part="live"]`)?.textContent, id), sentence);
      assert.deepEqual(await hidden(id), []);
    }
  }
  for (const [id, all] of Object.entries(sentences)) assert.equal(new Set(all).size, 3, id);
  await assertQuiet(driver);
});

test('answers are the figures’ own', async () => {
  const own = await inPage(driver, () => {
    const result = (/** @type {string} */ id) => /** @type {any} */ (document.getElementById(id)).result;
    return {
      f2: result('f2').sayilar.benzer, f4: result('f4').simdi.akis, f5: result('f5').payOrani, f6: result('f6').sessiz, f9: result('f9').satirlar[4].pay, f7: result('f7').kayip,
    };
  });
  const look = (/** @type {string} */ source) => inPage(driver, (text) => {
    const [call, path] = text.split('#');
    const [name, query = ''] = call.split('?');
    const { uc, ariza, kip, ...options } = Object.fromEntries(new URLSearchParams(query));
    const args = [uc ?? ariza, kip].filter((one) => one !== undefined);
    const value = /** @type {any} */ (window)[name](...args, options);
    return path.match(/[^.[\]]+/g)?.reduce((/** @type {any} */ at, /** @type {string} */ key) => at[key], value);
  }, source);
  for (const id of ['f2', 'f4', 'f5', 'f6', 'f9']) assert.equal(await look(answers[id].facts.answer.source), /** @type {any} */ (own)[id], id);
  await guess('f7', 'sig');
  assert.ok((await told('f7')).includes(`kayıp ${own.f7.sig} istek. En azı derin, yerel içerikte, ${own.f7.derinYerel} istek`));
});

test('the guess stays drawn while its question holds, and comes back with it', async () => {
  const marks = () => inPage(driver, () => document.querySelectorAll('#f7 .figure-picture .guess-mark').length);
  await guess('f7', 'sig');
  assert.ok(await marks() > 0);
  await inPage(driver, () => /** @type {any} */ (document.getElementById('f7')).set({ esik: 3 }));
  assert.equal(await marks(), 0);
  assert.notEqual(await told('f7'), '');
  await inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f7 [data-action="reset"]')).click());
  assert.ok(await marks() > 0);
  await guess('f9', '30');
  await inPage(driver, () => /** @type {any} */ (document.getElementById('f9')).set({ butcePay: 10 }));
  assert.ok(await inPage(driver, () => document.querySelectorAll('#f9 .figure-picture .guess-mark').length > 0));
  await assertQuiet(driver);
});
