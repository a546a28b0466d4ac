// @ts-check
/** The search for the worst calendar: in a thread and without one, stopped, overtaken, refused; always the calendar that the tools find. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { By, Key } from 'selenium-webdriver';
import { loadModule, modelsFolder } from '../../xtask/page/models.mjs';
import { assertQuiet, browser, consoleOf, enliven, inPage, root, serve } from './harness.mjs';

const tools = await loadModule(modelsFolder(root), 'araclar');

/** What the lesson's calendar spends, as the fields show it at first. */
const butce = { yariDusuk: 26, isiniyor: 15, durdu: 14, gecici: 3, durumDeposu: 11, ucretDeposu: 11 };

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
  driver = await browser();
  await open();
});

after(async () => {
  await driver?.quit();
  await server?.close();
});

beforeEach(async () => {
  await inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 [data-action="reset"]')).click());
  await driver.wait(() => inPage(driver, () => /** @type {HTMLButtonElement} */ (document.querySelector('[data-worst="stop"]')).disabled), 5000);
});

/** Opens the page and the search's panel in it. @param {() => void} [first] what to do to the page before anything else */
async function open(first) {
  await driver.get(server.url);
  if (first) await inPage(driver, first);
  await enliven(driver);
  await inPage(driver, () => { /** @type {HTMLDetailsElement} */ (document.querySelector('#f6 .worst')).open = true; });
  await driver.wait(() => inPage(driver, () => document.querySelector('[data-worst]') !== null), 5000, 'the panel never opened');
}

/** @param {string} action */
const press = async (action) => {
  const button = await driver.findElement(By.css(`#f6 [data-worst="${action}"]`));
  await driver.executeScript("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", button);
  await button.click();
};
const rows = () => inPage(driver, () => /** @type {any} */ (document.getElementById('f6')).state.takvim);
const told = () => inPage(driver, () => document.querySelector('.worst-told')?.textContent ?? '');
/** How many calendars have been tried, and what the worst costs, as the page says. */
const found = async () => {
  const now = await inPage(driver, () => document.querySelector('.worst-now')?.textContent ?? '');
  const [, tried, worst] = /^([\d.]+) takvim denendi; en kötüsü: ([\d.]+) /.exec(now) ?? ['', '0', '0'];
  return { tried: Number(tried.replaceAll('.', '')), worst: Number(worst.replaceAll('.', '')) };
};
const searching = () => driver.wait(async () => (await found()).tried > 2000, 15_000, 'the search never told anything');

/** What the tools themselves find with so many calendars. @param {number} tried @param {any} settings */
function same(tried, { uc, ...settings }) {
  const search = new tools.EnKotu(uc, settings);
  let result = { denenen: 0 };
  while (result.denenen < tried) result = search.ilerle(Math.min(tried - result.denenen, 1_000_000));
  search.free();
  return /** @type {any} */ (result);
}

async function findsTheSame() {
  const before = await rows();
  await press('start');
  await searching();
  await press('stop');
  assert.match(await told(), /durduruldu/);
  const { tried, worst } = await found();
  const there = same(tried, { uc: 'sig', butce, olcu: 'dusenOkuma', tohum: 1 });
  assert.equal(worst, there.deger);
  assert.deepEqual(await rows(), there.pencereler);
  const shown = await inPage(driver, () => /** @type {any} */ (document.getElementById('f6')).result.dusenOkuma);
  assert.equal(shown, worst, 'what is drawn is what was found');
  assert.ok(worst > 40, `worse than the lesson's own: ${worst}`);
  await inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('#f6 .figure-history button')).click());
  assert.deepEqual(await rows(), before, 'one step takes all of the search back');
}

test('the search draws the worst calendar as it comes, stops when told, and is undone in one step', async () => {
  await findsTheSame();
  await assertQuiet(driver);
});

test('it is worked by keyboard alone', async () => {
  await inPage(driver, () => /** @type {HTMLElement} */ (document.querySelector('[data-worst="start"]')).focus());
  await driver.switchTo().activeElement().sendKeys(Key.ENTER);
  await searching();
  assert.equal(await inPage(driver, () => document.activeElement?.getAttribute('data-worst')), 'stop', 'the pressed button went away; its neighbour has the focus');
  await driver.switchTo().activeElement().sendKeys(Key.ENTER);
  assert.match(await told(), /durduruldu/);
  assert.equal(await inPage(driver, () => document.activeElement?.getAttribute('data-worst')), 'start');
});

test('a change of the settings or of the calendar ends it', async () => {
  for (const change of [() => /** @type {any} */ (document.getElementById('f6')).set({ aralik: 4 }), () => /** @type {any} */ (document.getElementById('f6')).set({ takvim: [] })]) {
    await press('start');
    await searching();
    await inPage(driver, change);
    assert.match(await told(), /durdu\.$/);
    const [left, { tried }] = [await rows(), await found()];
    await driver.sleep(300);
    assert.deepEqual(await rows(), left);
    assert.equal((await found()).tried, tried);
  }
});

test('a budget that is none is told where it stands, and nothing starts', async () => {
  const field = await driver.findElement(By.css('#f6 [data-kind="durdu"]'));
  for (const wrong of ['-1', '1,5', 'çok', '1000001', '']) {
    await inPage(driver, (text) => { /** @type {HTMLInputElement} */ (document.querySelector('#f6 [data-kind="durdu"]')).value = text; }, wrong);
    await press('start');
    assert.equal(await field.getAttribute('aria-invalid'), 'true', wrong);
    assert.match(await told(), /0 ile 1\.000\.000 arasında/);
  }
  await inPage(driver, () => { /** @type {HTMLInputElement} */ (document.querySelector('#f6 [data-kind="durdu"]')).value = '14'; });
  await press('start');
  await searching();
  await press('stop');
  assert.equal(await field.getAttribute('aria-invalid'), 'false');
});

test('where no worker may run, the page itself searches between its frames', async () => {
  await open(() => { /** @type {any} */ (window).Worker = class { constructor() { throw new DOMException('no', 'SecurityError'); } }; });
  await findsTheSame();
  await consoleOf(driver);
});
