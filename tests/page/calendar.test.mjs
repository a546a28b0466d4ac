// @ts-check
/** The calendar editor: by mouse, by touch, by the list's fields and as text; the same calendar each way, and all of it taken back. */
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
  await driver.get(server.url);
  await enliven(driver);
  await inPage(driver, () => { /** @type {any} */ (document.querySelector('#f6 .calendar')).open = true; });
  await driver.wait(() => inPage(driver, () => (/** @type {HTMLTextAreaElement | null} */ (document.querySelector('#f6 textarea'))?.value ?? '') !== ''), 10_000, 'the editor never opened');
});

after(async () => {
  await driver?.quit();
  await server?.close();
});

beforeEach(() => inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 [data-action="reset"]')).click()));

/** @returns {Promise<any[][]>} */
const rows = () => inPage(driver, () => /** @type {any} */ (document.getElementById('f6')).state.takvim);
/** @param {any[]} row */
const has = async (row) => (await rows()).some((one) => JSON.stringify(one) === JSON.stringify(row));
const text = () => inPage(driver, () => /** @type {HTMLTextAreaElement} */ (document.querySelector('#f6 textarea')).value);
const told = () => inPage(driver, () => document.querySelector('#f6-takvim-hata')?.textContent ?? '');

/** Where a window stands on the screen, and how wide a turn is. @param {number} index */
const placeOf = (index) => inPage(driver, (at) => {
  const svg = /** @type {Element} */ ([...document.querySelectorAll('#f6 .figure-picture svg[data-left]')].find((one) => one.getBoundingClientRect().width > 0));
  svg.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, right, top, height } = /** @type {Element} */ (svg.querySelector(`[data-w="${at}"]`)).getBoundingClientRect();
  const box = svg.getBoundingClientRect();
  const turn = (box.width * (Number(svg.getAttribute('data-right')) - Number(svg.getAttribute('data-left')))) / 130;
  return { left: Math.round(left), right: Math.round(right), middle: Math.round((left + right) / 2), y: Math.round(top + height / 2), turn };
}, index);

/** @param {number} x @param {number} y @param {number} by @param {number} [down] */
async function mouse(x, y, by, down = 0) {
  await driver.actions().move({ x, y, origin: Origin.VIEWPORT }).press().move({ x: Math.round(x + by / 2), y, origin: Origin.VIEWPORT }).move({ x: Math.round(x + by), y: y + down, origin: Origin.VIEWPORT }).release().perform();
}

/** @param {number} x @param {number} y @param {number} by */
async function touch(x, y, by) {
  /** @param {string} type @param {number} [at] */
  const send = (type, at) => driver.sendDevToolsCommand('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: Math.round(at), y }] });
  await send('touchStart', x);
  for (let step = 1; step <= 6; step += 1) await send('touchMove', x + (by * step) / 6);
  await send('touchEnd');
}

test('an end dragged by mouse, by touch, and typed, gives the same calendar', async () => {
  const end = ['durdu', 'k3', 82, 105];
  const drag = async (/** @type {typeof touch} */ how) => {
    const { right, y, turn } = await placeOf(3);
    await how(right - 3, y, 10 * turn);
  };
  await drag(mouse);
  assert.ok(await has(end), `${JSON.stringify(await rows())}`);
  const byMouse = await rows();
  await inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 [data-action="reset"]')).click());
  await drag(touch);
  assert.deepEqual(await rows(), byMouse);
  await inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 [data-action="reset"]')).click());
  const field = await driver.findElement(By.css('#f6 .calendar-list li:nth-child(4) input:last-of-type'));
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", field);
  await field.sendKeys(Key.chord(Key.CONTROL, 'a'), '105');
  assert.deepEqual(await rows(), byMouse);
  assert.match(await text(), /^durdu k3 82-105$/m);
});

test('a window moves along its lane and to another replica; an empty lane opens a new one; a drag does not choose a turn', async () => {
  const { middle, y, turn } = await placeOf(3);
  await mouse(middle, y, -10 * turn);
  assert.ok(await has(['durdu', 'k3', 72, 85]), JSON.stringify(await rows()));
  const k1 = await placeOf(0);
  const moved = await placeOf(3);
  await mouse(moved.middle, moved.y, 0, k1.y - moved.y);
  assert.ok(await has(['durdu', 'k1', 72, 85]), JSON.stringify(await rows()));
  const k2 = await placeOf(1);
  await mouse(Math.round(k2.left + 20.5 * k2.turn), k2.y, 5 * k2.turn);
  assert.ok(await has(['durdu', 'k2', 21, 26]), JSON.stringify(await rows()));
  const store = await placeOf(6);
  await mouse(Math.round(store.left - 79.5 * store.turn), store.y, 3 * store.turn);
  assert.ok(await has(['durumDeposu', null, 20, 23]), JSON.stringify(await rows()));
  assert.equal(await inPage(driver, () => /** @type {any} */ (document.getElementById('f6')).state.an), 21);
});

test('each gesture is one step back, and one forward', async () => {
  const start = await rows();
  const { right, y, turn } = await placeOf(3);
  await mouse(right - 3, y, 12 * turn);
  const changed = await rows();
  assert.notDeepEqual(changed, start);
  const press = (/** @type {string} */ name) => inPage(driver, (label) => /** @type {HTMLElement} */ ([...document.querySelectorAll('#f6 .figure-foot button')].find((button) => button.textContent === label)).click(), name);
  await press('Geri al');
  assert.deepEqual(await rows(), start);
  await press('Yinele');
  assert.deepEqual(await rows(), changed);
  const play = await driver.findElement(By.css('#f6 [data-step="1"]'));
  await play.sendKeys(Key.chord(Key.CONTROL, 'z'));
  assert.deepEqual(await rows(), start);
  await play.sendKeys(Key.chord(Key.CONTROL, Key.SHIFT, 'z'));
  assert.deepEqual(await rows(), changed);
});

test('windows are added, changed and removed by keyboard alone', async () => {
  const at = (/** @type {string} */ css) => driver.findElement(By.css(`#f6 ${css}`));
  await (await at('[data-calendar="add"]')).sendKeys(Key.ENTER);
  assert.ok(await has(['durdu', 'k1', 21, 25]));
  const kind = await driver.switchTo().activeElement();
  assert.equal(await kind.getAttribute('aria-label'), 'Tür');
  await kind.sendKeys('kısa');
  assert.ok(await has(['gecici', 'k1', 21, 25]), JSON.stringify(await rows()));
  await (await at('.calendar-list li:last-child button')).sendKeys(Key.ENTER);
  assert.equal((await rows()).length, 8);
  assert.equal(await inPage(driver, () => document.activeElement?.getAttribute('data-calendar')), 'remove');
});

test('a window that cannot be is refused beside its fields, and the picture stays', async () => {
  const finding = () => inPage(driver, () => document.querySelector('#f6 [data-part="finding"]')?.textContent);
  const before = await finding();
  const field = await driver.findElement(By.css('#f6 .calendar-list li:nth-child(4) input'));
  for (const [typed, message] of [['99', /bitemez/], ['0', /tam sayıdır/], ['x', /tam sayıdır/], ['', /tam sayıdır/], ['1,5', /tam sayıdır/]]) {
    // At once, for on the way there it may be a turn that can be.
    await driver.executeScript("arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('input', { bubbles: true }))", field, typed);
    assert.match(await inPage(driver, () => document.querySelector('#f6 .calendar-list li:nth-child(4) .control-error')?.textContent ?? ''), /** @type {RegExp} */ (message), String(typed));
    assert.equal(await finding(), before);
  }
  await field.sendKeys(Key.chord(Key.CONTROL, 'a'), '80');
  assert.ok(await has(['durdu', 'k3', 80, 95]));
});

/** @param {string} value */
const write = (value) => inPage(driver, (all) => {
  const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#f6 textarea'));
  field.value = all;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}, value);

test('text is read as it is typed; its faults are told with line and column, and the last good calendar stays', async () => {
  await write('# yalnız k2\ndurdu k2 10-20\n\ndurumDeposu 40');
  await driver.wait(async () => (await rows()).length === 2, 5_000);
  assert.deepEqual(await rows(), [['durdu', 'k2', 10, 20], ['durumDeposu', null, 40, 40]]);
  assert.equal(await inPage(driver, () => document.querySelectorAll('#f6 .calendar-list li').length), 2);
  // What the reader wrote stays as it was written.
  assert.match(await text(), /^# yalnız k2/);
  await write('durdu k2 10-20\nduru k2 3\n  durdu k9 4\n<img src=x onerror=alert(1)>\n');
  await driver.wait(async () => (await told()) !== '', 5_000);
  const errors = await told();
  for (const part of ['2. satır, 1. harf: "duru" diye bir arıza türü yok', '3. satır, 9. harf: "k9" adında bir kopya yok', '4. satır, 1. harf: "<img" diye']) assert.ok(errors.includes(part), errors);
  assert.equal(await inPage(driver, () => document.querySelectorAll('#f6-takvim-hata img').length), 0);
  assert.deepEqual((await rows()).length, 2);
});

test('a megabyte of nonsense, and a hundred thousand windows, are read and told', async () => {
  await write('çöp '.repeat(250_000));
  await driver.wait(async () => /1\. satır/.test(await told()), 20_000);
  await write('durumDeposu 5\n'.repeat(70_000));
  await driver.wait(async () => (await rows()).length === 70_000, 20_000);
  assert.match(await inPage(driver, () => document.querySelector('#f6 .too-long')?.textContent ?? ''), /600 pencere çizilir/);
  await write('durumDeposu 5\n'.repeat(100_001).slice(0, 1_048_577));
  await driver.wait(async () => /en çok 1\.048\.576 bayt/.test(await told()), 20_000);
});

test('the console stays quiet', () => assertQuiet(driver));
