// @ts-check
/** What nobody should type, in every field of every figure: told beside the field, nothing lost, and reset brings all back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { assertQuiet, browser, enliven, inPage, serve } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
  driver = await browser();
  await driver.manage().setTimeouts({ script: 120_000 });
  await driver.get(server.url);
  await enliven(driver);
  await inPage(driver, () => {
    for (const details of /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('.figure details'))) details.open = true;
    const figure = /** @param {string} id */ (id) => /** @type {HTMLElement} */ (document.getElementById(id));
    /** @param {string} id */
    const shown = (id) => [...figure(id).querySelectorAll('[data-part]:not([data-part="live"])')].map((part) => part.innerHTML).join('\n');
    /** @param {HTMLInputElement} field @param {string} text */
    const type = (field, text) => {
      field.value = text;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    /** @param {HTMLInputElement} field */
    const leave = (field) => field.dispatchEvent(new Event('change', { bubbles: true }));
    /** @param {HTMLInputElement} field */
    const told = (field) => document.getElementById(`${field.id}-hata`)?.textContent ?? '';
    const field = /** @param {string} id @param {string} name */ (id, name) => /** @type {HTMLInputElement} */ (figure(id).querySelector(`input[name="${name}"]`));
    const reset = /** @param {string} id */ (id) => /** @type {HTMLElement} */ (figure(id).querySelector('[data-action="reset"]')).click();
    const fields = /** @param {string} id */ (id) => [...figure(id).querySelectorAll('input[type="text"][name]')];
    Object.assign(window, { junk: { figure, shown, type, leave, told, field, reset, fields } });
  });
});

after(async () => {
  await driver?.quit();
  await server?.close();
});

const texts = [
  '', ' ', 'abc', '-1', '1,5', '1.5', '1e9', '1e400', '∞', '12\n13\n14', '0x10', '-0', '١٢', '1.000', '1.000.000', '%5', '1/2', 'null', 'NaN',
  '0.0000001', '0.1234567891', '9007199254740991', '9007199254740993', '1e-7', '"', '&amp;', '<img src=x onerror=alert(1)>', 'k1, k1', 'k1;k2 k3',
  '__proto__', '__proto__, constructor, toString', '😀, 👩‍👩‍👧, İ, i, ı', 'a'.repeat(201), 'x'.repeat(10_000), '9'.repeat(10_000), '1,'.repeat(5_000),
];

test('a field takes any text: refused or shown, settled without changing, undone by reset', async () => {
  const ids = await inPage(driver, () => [...document.querySelectorAll('.figure:has(form)')].map((one) => one.id));
  for (const id of ids) {
    const failures = await inPage(driver, (/** @type {string} */ figureId, /** @type {string[]} */ all) => {
      const { shown, type, leave, told, reset, fields } = /** @type {any} */ (window).junk;
      const failed = [];
      const rest = shown(figureId);
      for (const field of fields(figureId)) for (const text of [...all, String.fromCharCode(0xd800)]) {
        const what = `${field.name} "${text.slice(0, 20)}"`.replace(/\p{Surrogate}/gu, '');
        const initial = field.value;
        type(field, text);
        const refused = told(field) !== '';
        const drawn = shown(figureId);
        if (refused !== (field.getAttribute('aria-invalid') === 'true')) failed.push(`${what}: the mark and the message differ`);
        if (refused && drawn !== rest) failed.push(`${what}: refused, yet something changed`);
        if (/\b(NaN|undefined|Infinity)\b|\[object/.test(drawn.replaceAll(text || '\0', ''))) failed.push(`${what}: ${drawn.match(/.{30}(NaN|undefined|Infinity|\[object)/)?.[0]}`);
        leave(field);
        const left = field.value;
        type(field, left);
        if (shown(figureId) !== drawn || (told(field) !== '') !== refused) failed.push(`${what}: settled as ${left}, which is something else`);
        if (document.documentElement.scrollWidth > document.documentElement.clientWidth) failed.push(`${what}: the page scrolls sideways`);
        reset(figureId);
        if (field.value !== initial || told(field) !== '' || shown(figureId) !== rest) failed.push(`${what}: reset does not bring all back`);
      }
      return failed;
    }, id, texts);
    assert.deepEqual(failures, [], id);
  }
  await assertQuiet(driver);
});

test('each refused field is told, not the first alone, and told once', async () => {
  const seen = await inPage(driver, async () => {
    const { figure, type, told, field, reset, shown } = /** @type {any} */ (window).junk;
    const before = shown('f6');
    const names = ['aralik', 'esik', 'panikEsigi', 'tur'];
    const live = figure('f6').querySelector('[data-part="live"]');
    /** @type {string[]} */
    const spoken = [];
    const watch = new MutationObserver(() => spoken.push(live.textContent));
    watch.observe(live, { childList: true, characterData: true, subtree: true });
    ['0', 'on', '101', '1,5'].forEach((text, index) => type(field('f6', names[index]), text));
    // What is looked at still moves, and does not keep the message from being spoken.
    const turn = figure('f6').querySelector('[data-turn]');
    const from = turn.textContent;
    for (let step = 0; step < 12; step += 1) {
      figure('f6').querySelector('[data-step="1"]').click();
      await new Promise((resolve) => { setTimeout(resolve, 100); });
    }
    const errors = names.map((name) => told(field('f6', name)));
    const moved = Number(turn.textContent) - Number(from);
    reset('f6');
    watch.disconnect();
    return { errors, moved, spoken, stale: figure('f6').querySelector('form').classList.contains('is-stale'), back: shown('f6') === before };
  });
  assert.ok(seen.errors.every((text) => text !== ''), seen.errors.join(' | '));
  assert.equal(new Set(seen.errors).size, 4);
  assert.equal(seen.moved, 12);
  assert.equal(seen.spoken.length, 1);
  for (const text of seen.errors) assert.ok(seen.spoken[0].includes(text), text);
  assert.deepEqual([seen.stale, seen.back], [false, true]);
  await assertQuiet(driver);
});

test('a map that was scrolled, or has the focus, keeps both when it is drawn again', async () => {
  await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', { width: 320, height: 800, deviceScaleFactor: 1, mobile: false });
  try {
    const seen = await inPage(driver, () => {
      const { figure, type, field, reset } = /** @type {any} */ (window).junk;
      const map = () => figure('f8').querySelector('.heat-scroll');
      map().focus();
      map().scrollLeft = 90;
      type(field('f8', 'esik'), '2');
      const after = [map().scrollLeft, map() === document.activeElement];
      reset('f8');
      return after;
    });
    assert.deepEqual(seen, [90, true]);
  } finally {
    await driver.sendDevToolsCommand('Emulation.clearDeviceMetricsOverride', {});
  }
});
