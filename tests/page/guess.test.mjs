// @ts-check
/** A guess before the result: how a cover comes and goes, and what is told of a guess. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { By, Key } from 'selenium-webdriver';
import { answers } from '../../www/figures/guess-answers.js';
import { guesses } from '../../www/figures/guesses.js';
import { assertQuiet, browser, enliven, inPage, serve } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
const ids = Object.keys(guesses);

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

const coveredIds = () => inPage(driver, () => [...document.querySelectorAll('.guess-cover')].map((cover) => cover.closest('.figure')?.id));
/** @param {string} css @param {string} id */
const find = async (id, css) => {
  const element = await driver.findElement(By.css(`#${id} ${css}`));
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  return element;
};
/** What stands in a figure's way of being read. @param {string} id */
const hidden = (id) => inPage(driver, (figure) => [...document.querySelectorAll(`#${figure} [inert]`)].map(({ className }) => className), id);
/** @param {string} id */
const told = (id) => inPage(driver, (figure) => document.querySelector(`#${figure} .guess-gap`)?.textContent ?? '', id);
const focused = () => inPage(driver, () => document.activeElement?.className);

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

test('every figure that is not met yet is covered, in the size of what is covered, and hidden from everybody', async () => {
  assert.deepEqual((await coveredIds()).sort(), ids);
  for (const id of ids) {
    assert.ok((await hidden(id)).includes('figure-finding'), id);
    const off = await inPage(driver, (figure) => {
      const box = (/** @type {string} */ css) => [...document.querySelectorAll(`#${figure} form > ${css}`)].map((one) => one.getBoundingClientRect());
      const parts = box(':is(.figure-finding, .figure-picture, .figure-transport, .figure-detail)');
      const [cover] = box('.guess-cover');
      return [cover.top - Math.min(...parts.map(({ top }) => top)), cover.bottom - Math.max(...parts.map(({ bottom }) => bottom))].map(Math.abs);
    }, id);
    assert.ok(Math.max(...off) <= 1, `${id}: ${off}`);
  }
  await assertQuiet(driver);
});

test('skipping moves nothing, and is one press: a button, Esc, any control, the table, or all at once', async () => {
  const heights = () => inPage(driver, () => [...document.querySelectorAll('.figure')].map((one) => one.getBoundingClientRect().height));
  const before = await heights();
  await (await find('f1', '[data-guess="skip"]')).click();
  assert.match(String(await focused()), /figure-finding/);
  await (await find('f2', '.guess-cover input')).sendKeys(Key.ESCAPE);
  assert.match(String(await focused()), /figure-finding/);
  await (await find('f7', '[data-slider="esik"]')).sendKeys(Key.ARROW_RIGHT);
  await inPage(driver, () => /** @type {any} */ (document.getElementById('f9')).set({ butcePay: 6 }));
  await driver.wait(async () => !(await coveredIds()).some((id) => ['f1', 'f2', 'f7', 'f9'].includes(String(id))), 5_000);
  for (const id of ['f1', 'f2', 'f7', 'f9']) assert.deepEqual(await hidden(id), []);
  await inPage(driver, () => { for (const id of ['f7', 'f9']) /** @type {HTMLElement} */ (document.querySelector(`#${id} [data-action="reset"]`)).click(); });
  await (await find('f4', '[data-guess="all"]')).click();
  assert.deepEqual(await coveredIds(), []);
  assert.deepEqual(await heights(), before);
  await assertQuiet(driver);
});

test('unfolding the table shows the result, and a link to a figure leads to it uncovered', async () => {
  await (await find('f5', '.figure-table summary')).click();
  await driver.wait(async () => !(await coveredIds()).includes('f5'), 5_000);
  await inPage(driver, () => { location.hash = '#f6'; });
  await driver.wait(async () => !(await coveredIds()).includes('f6'), 5_000);
  await driver.get('about:blank');
  await driver.get(`${server.url}#f6`);
  await enliven(driver, { guesses: true });
  assert.ok(!(await coveredIds()).includes('f6'));
  await assertQuiet(driver);
});

test('never in print', async () => {
  await driver.sendDevToolsCommand('Emulation.setEmulatedMedia', { media: 'print' });
  const seen = await inPage(driver, () => [...document.querySelectorAll('.guess-cover')].filter((cover) => cover.getBoundingClientRect().height > 0).length);
  await driver.sendDevToolsCommand('Emulation.setEmulatedMedia', { media: '' });
  assert.equal(seen, 0);
});

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

test('by keyboard alone: choose, show, read on', async () => {
  await (await find('f7', '.guess-cover input')).sendKeys(Key.SPACE);
  const chosen = await driver.switchTo().activeElement();
  await chosen.sendKeys(Key.ARROW_RIGHT);
  await (await driver.switchTo().activeElement()).sendKeys(Key.TAB);
  assert.equal(await inPage(driver, () => document.activeElement?.getAttribute('data-guess')), 'show');
  await (await driver.switchTo().activeElement()).sendKeys(Key.ENTER);
  await driver.wait(async () => (await told('f7')) !== '', 5_000);
  assert.match(await told('f7'), /^Tahmin hazır olma/);
  assert.match(String(await focused()), /figure-finding/);
  const slider = await find('f5', '.guess-cover input');
  await slider.sendKeys(Key.ARROW_RIGHT, Key.ENTER);
  await driver.wait(async () => (await told('f5')) !== '', 5_000);
  assert.match(await told('f5'), /^Tahmin %55,/);
  await assertQuiet(driver);
});
