// @ts-check
/** The contents against each other: where two part, each judgement and its turns, by mouse and by keyboard. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { By, Key } from 'selenium-webdriver';
import { assertQuiet, browser, enliven, inPage, serve } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
  driver = await browser();
  await driver.get(server.url);
  await enliven(driver);
  await inPage(driver, () => { /** @type {any} */ (document.querySelector('#f6 .compare')).open = true; });
  await driver.wait(() => inPage(driver, () => document.querySelector('.compare-table') !== null), 10_000, 'the panel never opened');
});

after(async () => {
  await driver?.quit();
  await server?.close();
});

beforeEach(() => inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 [data-action="reset"]')).click()));

/** @param {Record<string, any>} patch */
const set = (patch) => inPage(driver, (changes) => /** @type {any} */ (document.getElementById('f6')).set(changes), patch);
const state = () => inPage(driver, () => { const { uc, an, kiyas } = /** @type {any} */ (document.getElementById('f6')).state; return { uc, an, kiyas }; });
const first = () => inPage(driver, () => document.querySelector('.compare-first')?.textContent ?? '');
/** @param {string} selector */
const press = async (selector) => {
  const button = await driver.findElement(By.css(`#f6 .compare ${selector}`));
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", button);
  await button.click();
};
/** The panel's table, as numbers by content. */
const judged = () => inPage(driver, () => Object.fromEntries([...document.querySelectorAll('.compare-table tbody tr')].map((row) => [row.querySelector('th')?.textContent, [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))])));

test('the table judges the lesson’s run, and the run with other settings', async () => {
  assert.deepEqual(await judged(), {
    'Sığ': [332, 41, 0, 17], 'Hazır olma': [332, 26, 0, 32], 'Derin, yerel': [332, 0, 0, 58], 'Derin, paylaşılan': [299, 0, 33, 58], 'Derin, hepsi': [266, 0, 66, 58],
  });
  await set({ aralik: 4 });
  const sums = Object.values(await judged()).map((row) => row.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one));
  assert.deepEqual(sums, Array(5).fill(390));
  await assertQuiet(driver);
});

test('it says where two contents part, and goes there', async () => {
  await press('[data-focus="karar"]');
  const { an } = await state();
  assert.match(await first(), new RegExp(`^“Sığ” ile “Derin, hepsi” ilk kez ${an}\\. turda ayrı karar veriyor`));
  assert.equal(an, 1);
  const select = await driver.findElement(By.css('#f6 .compare select'));
  await select.findElement(By.css('option[value="hazirOlma"]')).click();
  assert.equal((await state()).kiyas, 'hazirOlma');
  assert.match(await inPage(driver, () => document.querySelector('#f6 tr.difference th')?.textContent ?? ''), /Sığ − Hazır olma/);
  await set({ an: 9 });
  await press('[data-focus="sonraki"]');
  assert.equal((await state()).an, 60, 'k2 warms up again');
  await set({ uc: 'derinPaylasilan', kiyas: 'derinYerel', panikEsigi: 1 });
  assert.match(await first(), /^“Derin, paylaşılan” ile “Derin, yerel” ilk kez 100\. turda ayrı karar veriyor; ama her istek ikisinde de aynı biçimde/);
  await set({ takvim: [], uc: 'sig', kiyas: 'derinHepsi' });
  assert.match(await first(), /hiçbir turda ayrılmıyor/);
});

test('a cell opens its turns, a turn opens its content, by mouse and by keyboard', async () => {
  /** @type {any[]} */
  const ends = [];
  for (const way of ['mouse', 'keyboard']) {
    await inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 [data-action="reset"]')).click());
    const go = async (/** @type {string} */ selector) => {
      if (way === 'mouse') return press(selector);
      await inPage(driver, (one) => /** @type {HTMLElement} */ (document.querySelector(`#f6 .compare ${one}`)).focus(), selector);
      await driver.switchTo().activeElement().sendKeys(Key.ENTER);
    };
    await go('[data-uc="derinHepsi"][data-cell="removedWell"]');
    assert.match(await inPage(driver, () => document.querySelector('.compare-turns')?.textContent ?? ''), /“Derin, hepsi” içeriğinde boşa çıkarılan 66 kopya-tur/);
    await go('.compare-turns li:nth-child(2) button');
    ends.push(await state());
    await go('[data-uc="derinHepsi"][data-cell="removedWell"]');
    assert.equal(await inPage(driver, () => document.querySelector('.compare-turns')), null, 'a second press closes');
    if (way === 'keyboard') assert.equal(await inPage(driver, () => document.activeElement?.getAttribute('data-focus')), 'derinHepsi-removedWell', 'the focus stays');
  }
  assert.deepEqual(ends[0], ends[1]);
  assert.deepEqual([ends[0].uc, ends[0].an], ['derinHepsi', 115]);
});
