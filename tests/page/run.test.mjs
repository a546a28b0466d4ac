// @ts-check
/** The run, step by step: asked why, walked back and forth, by keyboard and by mouse. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { By, Key } from 'selenium-webdriver';
import { assertQuiet, browser, consoleOf, enliven, inPage, serve } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;
/** Whether the server has the tools. */
let present = true;

before(async () => {
  server = await serve({ instead: (file) => (!present && file.includes('araclar_bg') ? { status: 404, body: 'yok' } : undefined) });
  driver = await browser();
  await driver.get(server.url);
  await enliven(driver);
});

after(async () => {
  await driver?.quit();
  await server?.close();
});

/** @param {Record<string, unknown>} state */
const set = (state) => inPage(driver, (patch) => /** @type {any} */ (document.getElementById('f6')).set(patch), state);
const reset = () => inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 [data-action="reset"]')).click());
const answer = () => inPage(driver, () => document.querySelector('#f6 .run-why')?.textContent ?? '');
/** @param {RegExp} pattern */
const answered = (pattern) => driver.wait(async () => pattern.test(await answer()), 10_000, `no answer like ${pattern}`);
/** @param {string} css */
const find = async (css) => {
  const element = await driver.findElement(By.css(`#f6 ${css}`));
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", element);
  return element;
};

test('the tools that are missing are named, and asked for again', async () => {
  present = false;
  await set({ uc: 'derinPaylasilan', an: 104, neden: null });
  await (await find('[data-why="2"]')).click();
  await answered(/sunucudan alınamadı/);
  present = true;
  assert.ok((await consoleOf(driver)).every((line) => line.includes('404')));
  await (await find('[data-why="2"]')).click();
  await answered(/^Okuma 3 reddedildi: havuzda kimse yoktu\..* yanıtlayabilirdi\.$/);
});

test('why is asked by keyboard, keeps the focus, and comes back with its turn', async () => {
  await set({ uc: 'derinPaylasilan', an: 104, neden: null });
  assert.equal(await answer(), '');
  await (await find('[data-why="8"]')).sendKeys(Key.ENTER);
  await answered(/^Yazma 1 düştü: havuzda kimse yoktu\./);
  assert.equal(await inPage(driver, () => document.activeElement?.getAttribute('data-why')), '8');
  assert.equal(await inPage(driver, () => document.querySelector('#f6 .is-asked .request')?.textContent), 'yazma 1');
  await (await find('[data-step="1"]')).click();
  assert.equal(await answer(), '');
  await (await find('[data-step="-1"]')).click();
  await answered(/^Yazma 1 düştü/);
  // Where the request is no longer lost, there is nothing to answer.
  await set({ uc: 'hazirOlma', an: 99, neden: [99, 8] });
  assert.equal(await answer(), '');
  await reset();
});

test('after any walk, a turn shows what it shows when gone to at once', async () => {
  const failures = await inPage(driver, () => {
    const figure = /** @type {any} */ (document.getElementById('f6'));
    const detail = () => figure.querySelector('[data-part="detail"]').innerHTML + figure.querySelector('[data-part="picture"]').innerHTML;
    const failed = [];
    let state = 20261201;
    /** @param {number} below */
    const draw = (below) => (state = (state * 48271) % 2147483647) % below;
    for (const uc of ['sig', 'derinHepsi']) {
      figure.set({ uc, an: 1 });
      for (let walk = 0; walk < 250; walk += 1) {
        const steps = 1 + draw(6);
        for (let step = 0; step < steps; step += 1) {
          const buttons = figure.querySelectorAll('[data-step]:not([data-step="play"]):not([disabled])');
          if (draw(4) === 0) figure.set({ an: 1 + draw(130) });
          else buttons[draw(buttons.length)].click();
        }
        const { an } = figure.state;
        const walked = detail();
        figure.set({ an: an === 1 ? 2 : 1 });
        figure.set({ an });
        if (detail() !== walked) failed.push(`${uc} ${an}`);
      }
      const { iz } = figure.result;
      if (JSON.stringify(iz.toplamlar) !== JSON.stringify(/** @type {any} */ (window).kosum(uc))) failed.push(`${uc}: totals`);
    }
    return failed;
  });
  assert.deepEqual(failures, []);
  await reset();
});

test('the console stays quiet', () => assertQuiet(driver));
