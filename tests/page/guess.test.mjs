// @ts-check
/** A guess before the result: how a cover comes and goes. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { By, Key } from 'selenium-webdriver';
import { guesses } from '../../www/figures/guesses.js';
import { assertQuiet, browser, enliven, inPage, serve, settled } from './harness.mjs';

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

for (const width of [1280, 390]) {
  test(`at ${width} px every figure that is not met yet is covered, in the size of what is covered, and hidden from everybody`, async () => {
    await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false });
    try {
      assert.deepEqual((await coveredIds()).sort(), ids);
      await new Promise((resolve) => { setTimeout(resolve, 200); });
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
    } finally {
      await driver.sendDevToolsCommand('Emulation.clearDeviceMetricsOverride', {});
    }
  });
}

test('what is on screen when the page comes to life, or above it, has been seen and stays open', async () => {
  await driver.get('about:blank');
  await driver.get(server.url);
  await settled(driver);
  await inPage(driver, () => document.getElementById('f6')?.scrollIntoView({ behavior: 'instant' }));
  await enliven(driver, { guesses: true });
  assert.deepEqual((await coveredIds()).sort(), ['f7', 'f8', 'f9']);
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
