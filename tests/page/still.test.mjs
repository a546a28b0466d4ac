// @ts-check
/** The page with its scripts off: it reads completely. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { browser, serve } from './harness.mjs';
import { tableRows, toldNumbers } from './lesson-rows.mjs';

/** @type {import('./harness.mjs').Driver} */
let driver;
/** @type {Awaited<ReturnType<typeof serve>>} */
let server;

before(async () => {
  server = await serve();
  driver = await browser({ script: false });
  await driver.get(server.url);
});
after(async () => {
  await driver?.quit();
  await server?.close();
});

test('no script runs', async () => {
  const html = await driver.findElement({ css: 'html' });
  assert.equal(await html.getAttribute('class') ?? '', '');
  assert.deepEqual(server.requests.filter(({ status }) => status !== 200), []);
});

test('every figure stands drawn and uncovered, with its controls resting', async () => {
  assert.deepEqual(await driver.findElements({ css: '.guess-cover, [inert]' }), []);
  const figures = await driver.findElements({ css: '.figure' });
  assert.ok(figures.length > 0);
  for (const figure of figures) {
    const id = await figure.getAttribute('id');
    const picture = await figure.findElement({ css: '.figure-picture' });
    assert.ok((await picture.getRect()).height > 50, `${id} has no picture`);
    assert.notEqual((await (await figure.findElement({ css: '[data-part="finding"]' })).getText()).trim(), '', `${id} says nothing`);
    for (const control of await figure.findElements({ css: 'input, select, button:not([data-action])' })) {
      assert.equal(await control.isEnabled(), false, `${id}: a control answers nobody`);
    }
  }
});

test('the reader is told what needs scripts, and by nothing else', async () => {
  const told = await driver.findElement({ css: '.status' });
  assert.match(await told.getText(), /^Betikler kapalı\./);
});

test('the contents list leads to every lesson', async () => {
  const links = await driver.findElements({ css: '#icindekiler-liste a' });
  assert.ok(links.length > 15);
  for (const link of links) {
    assert.ok(await link.isDisplayed());
    const target = new URL(await link.getAttribute('href') ?? '').hash.slice(1);
    assert.equal((await driver.findElements({ css: `[id="${target}"]` })).length, 1, target);
  }
});

test('the figures of both lessons stand in the rendered text', async () => {
  const flat = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();
  for (const [id, rows] of Object.entries(tableRows)) {
    const found = await Promise.all((await driver.findElements({ css: `#${id} tbody tr` })).map((row) => row.getText()));
    const shown = found.map(flat);
    assert.equal(shown.length, rows.length, id);
    rows.forEach((row, index) => assert.ok(shown[index].startsWith(row), `${id}: "${shown[index]}" is not "${row}"`));
  }
  for (const [id, numbers] of Object.entries(toldNumbers)) {
    const paragraphs = await driver.findElements({ css: `#${id} > p` });
    const text = (await Promise.all(paragraphs.map((paragraph) => paragraph.getText()))).join(' ');
    for (const number of numbers) assert.ok(text.includes(number), `${id} does not tell ${number}`);
  }
});
