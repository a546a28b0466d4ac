// @ts-check
/** The curve that is guessed at the interval: drawn by mouse, by touch and by keys, shown over the result, and told. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { By, Key, Origin } from 'selenium-webdriver';
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
  await inPage(driver, () => document.querySelector('#f8 .guess-curve')?.scrollIntoView({ block: 'center', behavior: 'instant' }));
});

const path = () => inPage(driver, () => document.querySelector('#f8 .guess-curve .guess-mark')?.getAttribute('d'));
const told = () => inPage(driver, () => document.querySelector('#f8 .guess-gap')?.textContent ?? '');
async function show() {
  await (await driver.findElement(By.css('#f8 [data-guess="show"]'))).click();
  await driver.wait(async () => (await told()) !== '', 5_000);
  return told();
}

/** Where an interval and a value stand on screen: the grid's lines say. @param {number} interval @param {number} value */
const place = (interval, value) => inPage(driver, (along, up) => {
  const svg = /** @type {SVGSVGElement} */ (document.querySelector('#f8 .guess-curve svg'));
  const lines = [...svg.querySelectorAll('line:not(.guess-at)')].map((line) => line.getBoundingClientRect());
  const top = Number(svg.parentElement?.getAttribute('aria-valuemax'));
  const [zero, last] = [lines[0], lines[lines.length - 1]];
  return { x: zero.left + (zero.width * (along - 1)) / 29, y: zero.top + ((last.top - zero.top) * up) / top };
}, interval, value);

/** @param {[number, number][]} points */
async function byMouse(points) {
  const [first, ...rest] = await Promise.all(points.map(([interval, value]) => place(interval, value)));
  let actions = driver.actions({ async: true }).move({ x: Math.round(first.x), y: Math.round(first.y), origin: Origin.VIEWPORT, duration: 0 }).press();
  for (const { x, y } of rest) actions = actions.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  await actions.release().perform();
}

/** @param {[number, number][]} points */
async function byTouch(points) {
  const send = (/** @type {string} */ type, /** @type {{ x: number, y: number } | null} */ at) =>
    driver.sendAndGetDevToolsCommand('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: Math.round(at.x), y: Math.round(at.y) }] : [] });
  const [first, ...rest] = await Promise.all(points.map(([interval, value]) => place(interval, value)));
  await send('touchStart', first);
  for (const at of rest) await send('touchMove', at);
  await send('touchEnd', null);
}

/** Values that the arrow keys meet too: they move by two. */
const slope = /** @type {[number, number][]} */ ([[1, 8], [30, 88]]);

/** @param {[number, number][]} points */
async function byKeys(points) {
  const field = await driver.findElement(By.css('#f8 .guess-curve'));
  for (const [interval, value] of points) {
    await field.sendKeys(Key.HOME, ...Array.from({ length: interval - 1 }, () => Key.ARROW_RIGHT));
    const now = Number(await field.getAttribute('aria-valuenow'));
    await field.sendKeys(...Array.from({ length: Math.abs(value - now) / 2 }, () => (now < value ? Key.ARROW_UP : Key.ARROW_DOWN)));
    assert.equal(Number(await field.getAttribute('aria-valuenow')), value);
  }
}

test('mouse, finger and keys draw the same curve, and tell the same of it', async () => {
  const flat = await path();
  await byKeys(slope);
  const keyed = await path();
  assert.notEqual(keyed, flat);
  const sentence = await show();
  assert.match(sentence, /En büyük fark aralık \d+’\p{L}+: tahmin \d+, sonuç [\d,]+\./u);
  for (const draw of [byMouse, byTouch]) {
    await driver.get('about:blank');
    await driver.get(server.url);
    await enliven(driver, { guesses: true });
    await inPage(driver, () => document.querySelector('#f8 .guess-curve')?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const scrolled = await inPage(driver, () => window.scrollY);
    await draw(slope);
    assert.equal(await path(), keyed, draw.name);
    assert.equal(await inPage(driver, () => window.scrollY), scrolled, 'drawing does not scroll');
    assert.equal(await show(), sentence, draw.name);
  }
  await assertQuiet(driver);
});

test('outside of the drawing a finger scrolls', async () => {
  const scrolledBy = async (/** @type {string} */ css) => {
    const before = await inPage(driver, () => window.scrollY);
    const { x, y } = await inPage(driver, (selector) => {
      const box = /** @type {Element} */ (document.querySelector(selector)).getBoundingClientRect();
      return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2) };
    }, css);
    const send = (/** @type {string} */ type, /** @type {number | null} */ at) =>
      driver.sendAndGetDevToolsCommand('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [{ x, y: at }] });
    await send('touchStart', y);
    for (let step = 1; step <= 10; step += 1) await send('touchMove', y - step * 20);
    await send('touchEnd', null);
    await new Promise((resolve) => { setTimeout(resolve, 300); });
    return await inPage(driver, () => window.scrollY) - before;
  };
  assert.equal(await scrolledBy('#f8 .guess-curve'), 0);
  assert.ok(await scrolledBy('#f8 .guess-question') > 100);
});

test('the curve lies over the result on its own axes, with a legend, and stays as another interval is looked at', async () => {
  await byMouse([[1, 0], [30, 150]]);
  await show();
  const ends = () => inPage(driver, () => {
    const svg = /** @type {Element} */ (document.querySelector('#f8 .picture-wide svg'));
    const mark = svg.querySelector('.guess-mark')?.getBoundingClientRect();
    const zero = svg.querySelectorAll('.base-line')[2].getBoundingClientRect();
    return mark && { left: mark.left - zero.left, right: mark.right - zero.right, bottom: mark.bottom - zero.bottom };
  });
  const at = await ends();
  assert.ok(at && Math.max(Math.abs(at.left), Math.abs(at.right), Math.abs(at.bottom)) < 2, JSON.stringify(at));
  assert.equal(await inPage(driver, () => [...document.querySelectorAll('#f8 .picture-wide .legend li')].at(-1)?.textContent), 'tahmin');
  await inPage(driver, () => /** @type {any} */ (document.getElementById('f8')).set({ aralik: 12 }));
  assert.deepEqual(await ends(), at);
  await inPage(driver, () => /** @type {any} */ (document.getElementById('f8')).set({ uc: 'sig' }));
  assert.equal(await ends(), null);
  await assertQuiet(driver);
});

test('right, near, and each wrong shape is told by its own sentence, with the model’s means', async () => {
  const means = await inPage(driver, () => {
    const { olculer, esikler } = /** @type {any} */ (document.getElementById('f8')).result;
    return Array.from({ length: 30 }, (_, index) => olculer.dusenOkuma.ortalama[index * esikler.length]);
  });
  /** @type {[string, [number, number][], RegExp][]} */
  const shapes = [
    ['as it is', means.map((mean, index) => [index + 1, mean]), /^Tahmin eğrisi tuttu\./],
    ['a little low', means.map((mean, index) => [index + 1, Math.max(mean - 9, 0)]), /^Tahmin eğrisi yakın\. .*sanılandan büyük/],
    ['too high', [[1, 60], [30, 140]], /sanılandan küçük/],
    ['late', [[1, 0], [18, 10], [30, 150]], /sonradan hızlanacağı/],
    ['early', [[1, 40], [5, 60], [30, 60]], /erken durulacağı/],
    ['flat', [[1, 110], [30, 112]], /^En büyük fark aralık 1’de: tahmin 110, sonuç 0\. Düz bir çizgi/],
  ];
  for (const [name, points, expected] of shapes) {
    if (name !== 'as it is') {
      await driver.get('about:blank');
      await driver.get(server.url);
      await enliven(driver, { guesses: true });
      await inPage(driver, () => document.querySelector('#f8 .guess-curve')?.scrollIntoView({ block: 'center', behavior: 'instant' }));
    }
    await byMouse(points);
    assert.match(await show(), expected, name);
  }
  await assertQuiet(driver);
});
