// @ts-check
/** Wherever the page is put and whatever goes wrong on the way: it works, or says readably why its figures do not. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { askedAtOnce, budgets } from '../../xtask/page/sizes.mjs';
import { functionNames, loadModels, modelsFolder } from '../../xtask/page/models.mjs';
import { assertQuiet, browser, builtPage, consoleOf, dist, enliven, inPage, root, serve, settled, strictPolicy } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;

before(async () => { driver = await browser(); });
after(async () => { await driver?.quit(); });

/**
 * @param {Parameters<typeof serve>[0]} options
 * @param {(server: Awaited<ReturnType<typeof serve>>) => Promise<void>} visit
 */
async function served(options, visit) {
  const server = await serve(options);
  try {
    await visit(server);
  } finally {
    await driver.get('about:blank');
    await consoleOf(driver);
    await server.close();
  }
}

/** The messages that a reader sees now. */
const messages = () => inPage(driver, () => [...document.querySelectorAll('[data-ileti]')]
  .filter((one) => one.getBoundingClientRect().height > 0).map((one) => one.getAttribute('data-ileti')));

/** Whether a figure stands drawn. */
const isDrawn = () => inPage(driver, () => (document.querySelector('#f6 .figure-picture svg')?.getBoundingClientRect().height ?? 0) > 50);

for (const base of ['/', '/atolye/', '/dersler/2026/ariza/']) {
  test(`the page lives under ${base}`, () => served({ base }, async ({ url, requests }) => {
    await driver.get(url);
    await enliven(driver);
    assert.deepEqual(requests.filter(({ status }) => status !== 200), []);
    assert.deepEqual(await messages(), []);
    await assertQuiet(driver);
  }));
}

test('nothing is fetched from elsewhere, and the first load keeps to its budget', () => served({}, async ({ url, requests }) => {
  await driver.get(url);
  assert.equal(await settled(driver), 'hazir');
  await new Promise((resolve) => { setTimeout(resolve, 500); });
  const origins = await inPage(driver, () => performance.getEntriesByType('resource').map(({ name }) => new URL(name).origin));
  assert.deepEqual([...new Set(origins)], [new URL(url).origin]);
  const first = requests.reduce((sum, { bytes }) => sum + bytes, 0);
  assert.ok(first <= budgets.first, `${first} bytes`);
  for (const file of askedAtOnce(builtPage())) assert.equal(requests.filter((one) => one.file === file).length, 1, `${file} is fetched once`);
  await assertQuiet(driver);
}));

for (const type of ['text/plain', 'text/html', null]) {
  test(`the module's type may be ${type ?? 'missing'}`, () => served({
    instead: (file) => (file.endsWith('.wasm') ? { type } : undefined),
  }, async ({ url }) => {
    await driver.get(url);
    assert.equal(await settled(driver), 'hazir');
    await assertQuiet(driver);
  }));
}

/** @type {[string, string, Parameters<typeof serve>[0]][]} */
const failures = [
  ['the module is missing', 'dosya-yok', { instead: (file) => (file.endsWith('.wasm') ? { status: 404, body: 'yok' } : undefined) }],
  ['a page comes for the module', 'bicim', { instead: (file) => (file.endsWith('.wasm') ? { type: 'text/html', body: '<!doctype html><p>yok' } : undefined) }],
  ['the module is cut short', 'bicim', { instead: (file) => (file.endsWith('.wasm') ? { body: '\0asm\x01' } : undefined) }],
  ['a script is missing', 'dosya-yok', { instead: (file) => (/main-\w+\.js$/.test(file) ? { status: 404, body: 'yok' } : undefined) }],
  ['a policy forbids wasm', 'ilke', { policy: strictPolicy.replace(" 'wasm-unsafe-eval'", '') }],
];
for (const [what, kod, options] of failures) {
  test(`when ${what}, the page says so and still reads`, () => served(options, async ({ url }) => {
    await driver.get(url);
    assert.equal(await settled(driver), kod);
    assert.deepEqual(await messages(), [kod]);
    assert.ok(await isDrawn());
  }));
}

test('opened from a file, the page says what it needs', async () => {
  await driver.get(pathToFileURL(join(dist, 'index.html')).href);
  assert.equal(await settled(driver), 'file');
  assert.deepEqual(await messages(), ['file']);
  assert.ok(await isDrawn());
  await driver.get('about:blank');
  await consoleOf(driver);
});

test('the console answers', () => served({}, async ({ url }) => {
  await driver.get(url);
  assert.equal(await settled(driver), 'hazir');
  const core = await loadModels(modelsFolder(root));
  const expected = core.kosum('derinYerel', { aralik: 4 });
  assert.deepEqual(await inPage(driver, () => /** @type {any} */ (window).kosum('derinYerel', { aralik: 4 })), expected);
  assert.deepEqual(await inPage(driver, (/** @type {string[]} */ names) => names.filter((name) => typeof (/** @type {any} */ (window))[name] !== 'function'), functionNames), []);
  const refused = await inPage(driver, () => {
    const { kosum } = /** @type {any} */ (window);
    try {
      kosum('derinYerel', { aralik: 0 });
    } catch (error) {
      return { isRange: error instanceof RangeError, alan: /** @type {any} */ (error).alan, kod: /** @type {any} */ (error).kod, after: kosum('derinYerel', { aralik: 4 }) };
    }
    return null;
  });
  assert.deepEqual(refused, { isRange: true, alan: 'aralik', kod: 'sinir', after: expected });
  await assertQuiet(driver);
}));

for (const width of [390, 1280]) {
  test(`figures come to life without moving anything at ${width} px`, () => served({}, async ({ url }) => {
    await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 1, mobile: false });
    try {
      await driver.get(url);
      await settled(driver);
      const heights = () => inPage(driver, () => [...document.querySelectorAll('.figure:has(form)')].map((one) => [one.id, one.getBoundingClientRect().height]));
      const still = await heights();
      await enliven(driver);
      assert.deepEqual(await heights(), still);
    } finally {
      await driver.sendDevToolsCommand('Emulation.clearDeviceMetricsOverride', {});
    }
  }));
}

for (const width of [320, 390, 768, 1280]) {
  test(`nothing scrolls sideways at ${width} px`, () => served({}, async ({ url }) => {
    await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', { width, height: 800, deviceScaleFactor: 1, mobile: false });
    try {
      await driver.get(url);
      await enliven(driver);
      await inPage(driver, () => { for (const details of document.querySelectorAll('details')) details.open = true; });
      const wide = await inPage(driver, () => {
        const limit = document.documentElement.clientWidth;
        const inBox = (/** @type {Element} */ one) => one.closest('.table-scroll, pre, .defs, .visually-hidden, svg');
        return {
          limit,
          page: document.documentElement.scrollWidth,
          past: [...document.querySelectorAll('main *')].filter((one) => !inBox(one) && one.getBoundingClientRect().right > limit + 1)
            .map((one) => `${one.closest('[id]')?.id} ${one.tagName} ${one.className}`).slice(0, 10),
        };
      });
      assert.equal(wide.limit, width);
      assert.deepEqual(wide.past, []);
      assert.equal(wide.page, width);
    } finally {
      await driver.sendDevToolsCommand('Emulation.clearDeviceMetricsOverride', {});
    }
  }));
}
