// @ts-check
/** Every figure of the built page in a browser: each control changes what is shown, a wrong value does not, reset brings all back. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { figures } from '../../www/figures/index.js';
import { parameterNames, parameterOf } from '../../www/figures/figure.js';
import { assertQuiet, browser, enliven, inPage, serve } from './harness.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
  driver = await browser();
  await driver.get(server.url);
  // Functions that the tests below send into the page use these.
  await inPage(driver, () => {
    /** @param {HTMLElement} figure */
    const shown = (figure) => [...figure.querySelectorAll('[data-part]:not([data-part="live"]), .figure-transport [data-kaynak]')].map((part) => part.innerHTML).join('\n');
    /** @param {HTMLElement} figure */
    const controls = (figure) => [...figure.querySelectorAll('input, select')].map((control) => {
      const { name, value, checked, dataset } = /** @type {HTMLInputElement} */ (control);
      return [name || `slider of ${dataset.slider}`, value, Boolean(checked)];
    });
    /** @param {HTMLInputElement} control @param {string | boolean} value */
    const put = (control, value) => {
      if (typeof value === 'boolean') control.checked = value;
      else control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
    /** @param {HTMLElement} figure */
    const reset = (figure) => /** @type {HTMLElement} */ (figure.querySelector('[data-action="reset"]')).click();
    Object.assign(window, { ariza: { shown, controls, put, reset } });
  });
});

after(async () => {
  await driver?.quit();
  await server?.close();
});

/** Names of what is looked at, not computed: it is no setting, so reset leaves it. @param {string} id */
const viewsOf = (id) => namesWhere(id, ({ view }) => view === true);
/** @param {string} id */
const listsOf = (id) => namesWhere(id, ({ kind }) => kind === 'numbers');

/** @param {string} id @param {(parameter: import('../../www/parameters.js').Parameter) => boolean} holds */
function namesWhere(id, holds) {
  const figure = figures.find((one) => one.id === id);
  assert.ok(figure, `no figure is ${id}`);
  return parameterNames(figure).filter((name) => holds(parameterOf(figure, name)));
}

/** @returns {Promise<string[]>} */
const figureIds = () => inPage(driver, () => [...document.querySelectorAll('.figure:has(form)')].map((figure) => figure.id));

test('figures come to life without moving anything', async () => {
  const places = () => inPage(driver, () => [...document.querySelectorAll('.figure:has(form), main section')].map((one) => [one.id, one.getBoundingClientRect().height]));
  const still = await places();
  await enliven(driver);
  assert.deepEqual(await places(), still);
  assert.ok((await figureIds()).length >= 3);
});

test('each control changes what its figure shows, and reset brings all back', async () => {
  await enliven(driver);
  for (const id of await figureIds()) {
    const failures = await inPage(driver, (/** @type {string} */ figureId, /** @type {string[]} */ views) => {
      const { shown, controls, put, reset } = /** @type {any} */ (window).ariza;
      const figure = /** @type {HTMLElement} */ (document.getElementById(figureId));
      const form = /** @type {HTMLFormElement} */ (figure.querySelector('form'));
      const before = shown(figure);
      const values = JSON.stringify(controls(figure));
      const failed = [];
      /** Values to try: a control may rightly have no effect from one value to the next. @param {HTMLInputElement | HTMLSelectElement} control */
      const candidates = (control) => {
        if (control instanceof HTMLSelectElement) return [...control.options].map((option) => option.value).filter((value) => value !== control.value);
        if (control.type === 'checkbox') return [!control.checked];
        if (control.type === 'radio') return [true];
        if (control.type === 'range') return [control.max, control.min, String(Number(control.min) + Number(control.step))];
        const slider = /** @type {HTMLInputElement | null} */ (form.querySelector(`[data-slider="${control.name}"]`));
        if (slider) return [slider.min, slider.max, String(Number(slider.value) + Number(slider.step)), String(Number(slider.value) * 2)];
        return control.inputMode === 'text' ? ['k1, k2', 'k3, k2, k1, k4'] : ['5', '7, 9', '2, 3, 4'];
      };
      /** @type {HTMLInputElement[]} */
      const all = /** @type {any} */ ([...figure.querySelectorAll('input, select')]);
      const initial = new Map(all.map((control) => [control, control.value]));
      /** Every other value of the figure's choices. @param {HTMLInputElement} control @returns {[any, any][]} */
      const choices = (control) => /** @type {any} */ (all.filter((other) => other !== control && other.name !== control.name).flatMap((/** @type {any} */ other) => {
        if (other.type === 'radio') return [[other, true]];
        if (other.type === 'checkbox') return [[other, !other.checked]];
        return other.options ? [...other.options].map((option) => [other, option.value]) : [];
      }));
      if (all.length === 0) failed.push('no control at all');
      for (const control of all) {
        if (control.type === 'radio' && control.checked) continue;
        const name = `${control.name || `slider of ${control.dataset.slider}`}${control.type === 'radio' ? ` ${control.value}` : ''}`;
        if (control.disabled || control.closest('fieldset[disabled]')) failed.push(`${name} is disabled`);
        const tried = candidates(control);
        /** Whether some value of the control changes what stood before it was touched. */
        const rest = control.type === 'checkbox' ? control.checked : control.value;
        const acts = () => tried.some((value) => {
          // A choice tried in between must meet the control where it stood.
          if (control.type !== 'radio') put(control, rest);
          const was = shown(figure);
          put(control, value);
          return shown(figure) !== was;
        });
        // A setting may belong to one choice alone: the share of fallen shards says nothing of a crash.
        const changes = acts() || choices(control).some(([choice, value]) => {
          put(choice, value);
          return acts();
        });
        for (const view of all) if (views.includes(view.name || view.dataset.slider || '')) {
          if (view.type !== 'radio' || view.defaultChecked) put(view, ['radio', 'checkbox'].includes(view.type) ? view.defaultChecked : initial.get(view));
        }
        if (!changes) failed.push(`${name} changes nothing (${tried.join(' | ')})`);
        reset(figure);
        if (shown(figure) !== before) failed.push(`${name} is not undone by reset`);
        if (JSON.stringify(controls(figure)) !== values) failed.push(`after ${name}, controls do not stand where they stood`);
      }
      return failed;
    }, id, viewsOf(id));
    assert.deepEqual(failures, [], id);
  }
  await assertQuiet(driver);
});

test('a value that is refused is explained, keeps the last good result, and the next one works', async () => {
  await enliven(driver);
  for (const id of await figureIds()) {
    const failures = await inPage(driver, (/** @type {string} */ figureId, /** @type {string[]} */ lists) => {
      const { shown, put, reset } = /** @type {any} */ (window).ariza;
      const figure = /** @type {HTMLElement} */ (document.getElementById(figureId));
      const failed = [];
      const before = shown(figure);
      for (const field of /** @type {HTMLInputElement[]} */ (/** @type {any} */ ([...figure.querySelectorAll('input[type="text"]')]))) {
        const good = field.value;
        const wrong = field.inputMode === 'text' ? ['', 'k1, k1'] : ['abc', '-1', '1e300'];
        // A list of numbers may be empty where the model takes an empty one.
        if (field.inputMode !== 'text' && !lists.includes(field.name)) wrong.push('');
        for (const bad of wrong) {
          put(field, bad);
          const message = document.getElementById(`${field.id}-hata`)?.textContent ?? '';
          if (field.value !== bad) failed.push(`${field.name}: "${bad}" was not kept`);
          if (message === '' || field.getAttribute('aria-invalid') !== 'true') failed.push(`${field.name}: "${bad}" is not explained`);
          if (shown(figure) !== before) failed.push(`${field.name}: "${bad}" changed the result`);
        }
        put(field, good);
        if (field.getAttribute('aria-invalid') === 'true') failed.push(`${field.name}: "${good}" is refused after a wrong value`);
        if (shown(figure) !== before) failed.push(`${field.name}: "${good}" does not bring the result back`);
      }
      reset(figure);
      return failed;
    }, id, listsOf(id));
    assert.deepEqual(failures, [], id);
  }
  await assertQuiet(driver);
});

test('a decimal may be typed with a comma or a dot, and a slider moved by keys', async () => {
  await enliven(driver);
  const figure = await driver.findElement({ css: '#f6' });
  const slider = await figure.findElement({ css: '[data-slider="aralik"]' });
  await slider.sendKeys('\uE014', '\uE014', '\uE014'); // the right arrow key
  const field = await figure.findElement({ css: '[name="aralik"]' });
  assert.equal(await field.getAttribute('value'), '4');
  await field.clear();
  await field.sendKeys('8,0');
  const eight = await inPage(driver, () => /** @type {any} */ (window).ariza.shown(document.getElementById('f6')));
  await field.clear();
  await field.sendKeys('8.0');
  assert.equal(await inPage(driver, () => /** @type {any} */ (window).ariza.shown(document.getElementById('f6'))), eight);
  await inPage(driver, () => /** @type {any} */ (window).ariza.reset(document.getElementById('f6')));
  assert.equal(await field.getAttribute('value'), '1');
  await assertQuiet(driver);
});
