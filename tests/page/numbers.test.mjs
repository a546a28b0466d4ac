// @ts-check
/** Numbers of the prose that answer: by pointer, keys and touch; what follows from them follows, is marked, and there is one way back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Key, Origin } from 'selenium-webdriver';
import { shows } from '../../www/lib/source.js';
import { loadModels, modelsFolder } from '../../xtask/page/models.mjs';
import { assertQuiet, browser, enliven, inPage, root, serve } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
  driver = await browser();
  await driver.get(server.url);
  await enliven(driver);
  await driver.wait(() => inPage(driver, () => document.querySelectorAll('[role="spinbutton"]').length > 0), 10_000);
});
after(async () => {
  await driver?.quit();
  await server?.close();
});

/** @param {string} ayar */
const knob = (ayar) => driver.findElement({ css: `[data-ayar="${ayar}"]` });
/** @param {string} ayar */
const focus = (ayar) => inPage(driver, (/** @type {string} */ name) => {
  const element = /** @type {HTMLElement} */ (document.querySelector(`[data-ayar="${name}"]`));
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  element.focus();
}, ayar);
/** The sentence around a control, as it reads now. @param {string} ayar @param {RegExp} part */
const reads = async (ayar, part) => {
  const text = await inPage(driver, (/** @type {string} */ name) => document.querySelector(`[data-ayar="${name}"]`)?.closest('p')?.textContent ?? '', ayar);
  return part.exec(text)?.[0] ?? text;
};
/** @param {string} figure @param {string} name */
const set = (figure, name) => inPage(driver, (/** @type {string} */ id, /** @type {string} */ key) => /** @type {any} */ (document.getElementById(id)).state[key], figure, name);
const marked = () => inPage(driver, () => document.querySelectorAll('main .differs:not(.figure *)').length);
const prose = () => inPage(driver, () => [...document.querySelectorAll('main p:not(.figure *), main :is(td, th):not(.figure *)')].map((one) => one.textContent).join('\n'));
const back = () => inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('.prose-changes button')).click());

test('every control is a spin button with its name, value and range, a target large enough, at the text’s own value', async () => {
  const wrong = await inPage(driver, () => [...document.querySelectorAll('[data-ayar]')].flatMap((element) => {
    const { width, height } = (() => {
      const { width: wide, height: high } = getComputedStyle(element, '::after');
      return { width: parseFloat(wide), height: parseFloat(high) };
    })();
    const value = (/** @type {string} */ name) => Number(element.getAttribute(name));
    const good = element.getAttribute('role') === 'spinbutton' && element.getAttribute('aria-label') && element.getAttribute('aria-valuetext')?.startsWith(element.textContent ?? '-')
      && value('aria-valuenow') === Number(element.textContent) && value('aria-valuemin') < value('aria-valuemax') && width >= 24 && height >= 24;
    return good ? [] : [`${element.getAttribute('data-ayar')} ${width} × ${height} ${element.outerHTML}`];
  }));
  assert.deepEqual(wrong, []);
  assert.equal(await marked(), 0);
  assert.equal(await inPage(driver, () => document.querySelectorAll('[role="spinbutton"]').length), 9);
});

test('keys turn a number: its sentence follows, is marked, the figure is set, and all can be taken back', async () => {
  const still = await prose();
  await focus('f8:aralik');
  await knob('f8:aralik').sendKeys(Key.ARROW_RIGHT);
  const { yanlisCikarma, algilama, dusenOkuma } = (await loadModels(modelsFolder(root))).kosum('derinYerel', { aralik: 5 });
  assert.equal(await reads('f8:aralik', /Aralık 5.*?d[ıiuü]r\./), `Aralık 5’te yanlış çıkarma ${yanlisCikarma}, gecikme ${algilama} tur, düşen okuma ${dusenOkuma}’dir.`);
  assert.equal(await set('f8', 'aralik'), 5);
  await knob('f8:aralik').sendKeys('1', '2');
  assert.equal(await set('f8', 'aralik'), 12);
  await knob('f8:aralik').sendKeys(Key.END);
  assert.equal(await set('f8', 'aralik'), 30);
  await knob('f8:aralik').sendKeys(Key.HOME);
  assert.equal(await reads('f8:aralik', /Aralık 1’de yanlış çıkarma.*?dır\./), 'Aralık 1’de yanlış çıkarma 2, gecikme 0 tur, düşen okuma 0’dır.');
  assert.ok(await marked() >= 4);
  assert.match(await inPage(driver, () => document.querySelector('.prose-changes')?.textContent ?? ''), /Metinde \d+ sayı/);
  await knob('f8:aralik').sendKeys(Key.TAB);
  await back();
  assert.equal(await prose(), still);
  assert.equal(await marked(), 0);
  assert.equal(await set('f8', 'aralik'), 4);
  assert.equal(await inPage(driver, () => document.querySelector('.prose-changes')?.getBoundingClientRect().height), 0);
  await assertQuiet(driver);
});

test('a drag sideways turns a number, in one step of the history; undone in the figure, it is undone in the prose', async () => {
  const still = await prose();
  await focus('f4:yuva');
  const steps = (/** @type {string} */ text) => inPage(driver, (/** @type {string} */ wanted) => {
    const button = [...document.querySelectorAll('#f4 .figure-history button')].find((one) => one.textContent === wanted);
    /** @type {HTMLElement} */ (button).click();
  }, text);
  await driver.actions().move({ origin: knob('f4:yuva') }).press().move({ origin: Origin.POINTER, x: 20 }).move({ origin: Origin.POINTER, x: 20 }).release().perform();
  const turned = await set('f4', 'yuva');
  assert.ok(turned > 50 && turned < 70, `${turned}`);
  assert.match(await reads('f4:yuva', /doluluğu \S+ kalır/), /doluluğu 0,[567]\d\d’[td][ea] kalır/);
  assert.equal(await marked(), 2);
  await steps('Geri al');
  assert.equal(await set('f4', 'yuva'), 32);
  assert.equal(await prose(), still);
  assert.equal(await marked(), 0);
  await assertQuiet(driver);
});

test('a press on − and + turns it too, and a touch may drag it', async () => {
  await focus('f5:sureDk');
  await driver.wait(() => inPage(driver, () => (document.querySelector('.source-tip')?.getBoundingClientRect().height ?? 0) > 0), 2000);
  const [less] = await driver.findElements({ css: '.knob-buttons button' });
  await less.click();
  assert.match(await reads('f5:sureDk', /üç yavaşlama.*?götürür/), /üç yavaşlama 27 dakika eder ve payın %95,7’sini götürür/);
  // The premise of the section: the next paragraph follows too.
  assert.match(await inPage(driver, () => document.querySelector('#ayin-hesabi')?.textContent ?? ''), /kipi gizler[^]*durursa 157\.496 istek/);
  const { x, y } = await inPage(driver, () => {
    const { left, top, width, height } = /** @type {Element} */ (document.querySelector('[data-ayar="f5:sureDk"]')).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const touch = (/** @type {string} */ type, /** @type {any[]} */ touchPoints) => driver.sendDevToolsCommand('Input.dispatchTouchEvent', { type, touchPoints });
  await driver.sendDevToolsCommand('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  await touch('touchStart', [{ x, y }]);
  for (let by = 10; by <= 60; by += 10) await touch('touchMove', [{ x: x + by, y }]);
  await touch('touchEnd', []);
  await driver.sendDevToolsCommand('Emulation.setTouchEmulationEnabled', { enabled: false });
  assert.ok(await set('f5', 'sureDk') > 15, `${await set('f5', 'sureDk')}`);
  await back();
  assert.equal(await set('f5', 'sureDk'), 10);
  assert.equal(await marked(), 0);
  await assertQuiet(driver);
});

test('one of a list is turned alone, and the table that follows from it is marked as well', async () => {
  await focus('f9:kopyalar.2');
  await knob('f9:kopyalar.2').sendKeys('6', '0');
  assert.deepEqual(await set('f9', 'kopyalar'), [3, 12, 60]);
  assert.equal(await inPage(driver, () => document.querySelector('#tablo-fatura tr:nth-child(5)')?.textContent), '60230,00%21,602.592.000');
  await back();
  assert.deepEqual(await set('f9', 'kopyalar'), [3, 12, 48]);
  assert.equal(await marked(), 0);
});

test('each number says what to type for it in the console, and typed it gives that number', async () => {
  await focus('f2:pencere');
  await driver.wait(() => inPage(driver, () => document.querySelector('#kaynak') !== null), 10_000);
  const told = await inPage(driver, () => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('main p [data-kaynak]:not(.figure *)'))].map((number) => {
    number.focus();
    const said = number.getAttribute('aria-describedby') === 'kaynak';
    return [number.textContent ?? '', said ? document.querySelector('#kaynak code')?.textContent ?? '' : ''];
  }));
  const values = /** @type {any[]} */ (await driver.executeScript(`return [${told.map(([, typed]) => typed || 'null').join(', ')}];`));
  assert.deepEqual(told.filter(([shown, typed], index) => !typed || !shows(values[index], shown)), []);
  assert.ok(told.length > 100, `${told.length} numbers`);
  await inPage(driver, () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
  assert.equal(await inPage(driver, () => document.querySelector('.source-tip')?.getBoundingClientRect().height), 0);
  await assertQuiet(driver);
});
