// @ts-check
/** The built page as text: its numbers are the models', its still figures are what the models draw, its markup keeps to the rules. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { parse, parseFragment, serialize } from 'parse5';
import { figures } from '../../www/figures/index.js';
import { initialState, renderFigure } from '../../www/figures/figure.js';
import { evaluator, shows } from '../../www/lib/source.js';
import { attribute, elements, shorten, textOf } from '../../xtask/page/document.mjs';
import { loadModels, modelsFolder } from '../../xtask/page/models.mjs';
import { measure, budgets } from '../../xtask/page/sizes.mjs';
import { builtPage, dist, root } from './harness.mjs';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */

const page = builtPage();
const document = parse(page, { sourceCodeLocationInfo: true });
const all = [...elements(document)];
/** @type {Record<string, (...args: any[]) => any>} */
let core;

before(async () => { core = await loadModels(modelsFolder(root)); });

/** @param {Element} element @param {string} name */
const hasClass = (element, name) => attribute(element, 'class')?.split(/\s+/).includes(name) ?? false;
/** @param {string} id */
const byId = (id) => /** @type {Element} */ (all.find((element) => attribute(element, 'id') === id));

/** @param {Node} node @returns {Generator<Element>} */
function* ancestors(node) {
  if ('tagName' in node) yield node;
  if ('parentNode' in node && node.parentNode) yield* ancestors(node.parentNode);
}
/** @param {Node} node */
const figureOf = (node) => [...ancestors(node)].find((element) => hasClass(element, 'figure'));

/** @param {Node} node @returns {Generator<import('parse5').DefaultTreeAdapterTypes.TextNode>} */
function* texts(node) {
  if (node.nodeName === '#text') yield /** @type {any} */ (node);
  if ('childNodes' in node) for (const child of node.childNodes) yield* texts(child);
}

test('every number of the prose is what its source gives', () => {
  const look = evaluator(core);
  const wrong = [];
  let count = 0;
  for (const element of all) {
    const source = attribute(element, 'data-kaynak');
    if (source === undefined || figureOf(element)) continue;
    const shown = textOf(element);
    count += 1;
    try {
      const value = look(source);
      if (!shows(value, shown)) wrong.push(`${source} is ${value}, shown as ${shown}`);
    } catch (error) {
      wrong.push(`${source}: ${error}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(count > 200, `${count} numbers`);
});

test('every digit of the prose says where it comes from', () => {
  const places = all.filter((element) => element.tagName === 'main' || element.tagName === 'header');
  const wrong = [];
  for (const text of places.flatMap((place) => [...texts(place)])) {
    if (!/\d/.test(text.value) || figureOf(text)) continue;
    const names = [...ancestors(text)];
    if (!names.some((element) => attribute(element, 'data-kaynak') !== undefined || attribute(element, 'data-sabit') !== undefined)) {
      wrong.push(text.value.trim().slice(0, 80));
    }
  }
  assert.deepEqual(wrong, []);
});

test('a source covers its number and nothing else', () => {
  const wrong = [];
  for (const element of all) {
    const source = attribute(element, 'data-kaynak');
    if (source === undefined || figureOf(element)) continue;
    if (element.childNodes.some((child) => child.nodeName !== '#text') || textOf(element).length > 60) wrong.push(textOf(element));
  }
  assert.deepEqual(wrong, []);
});

test('every number of a still figure is what its source gives', () => {
  const look = evaluator(core);
  const wrong = [];
  for (const figure of figures) {
    const result = figure.compute(core, initialState(figure));
    let count = 0;
    for (const element of elements(byId(figure.id))) {
      const source = attribute(element, 'data-kaynak');
      if (source === undefined) continue;
      count += 1;
      const shown = textOf(element);
      const value = look(source, result);
      if (!shows(value, shown)) wrong.push(`${figure.id}: ${source} is ${value}, shown as ${shown}`);
    }
    assert.ok(count > 0, `${figure.id} names no source`);
  }
  assert.deepEqual(wrong, []);
});

test('each figure stands once in the page, as the models draw it today', () => {
  const standing = all.filter((element) => hasClass(element, 'figure'));
  assert.deepEqual(standing.map((element) => attribute(element, 'id')), figures.map(({ id }) => id));
  for (const figure of figures) {
    const { startTag, endTag } = /** @type {any} */ (byId(figure.id).sourceCodeLocation);
    const drawn = renderFigure(figure, core);
    assert.equal(page.slice(startTag.endOffset, endTag.startOffset), shorten(drawn), figure.id);
    assert.equal(serialize(parseFragment(shorten(drawn))), serialize(parseFragment(drawn)), `${figure.id} lost with its quotes`);
  }
});

test('shorter markup says the same', () => {
  // Line breaks between blocks may go; nothing else may.
  const told = (/** @type {string} */ markup) => serialize(parseFragment(markup.replace(/\n/g, '')));
  for (const name of readdirSync(join(root, 'www/lessons'))) {
    const lesson = readFileSync(join(root, 'www/lessons', name), 'utf8');
    assert.equal(told(shorten(lesson)), told(lesson), name);
    assert.doesNotMatch(shorten(lesson), /<\/(?:td|li|dd)>/, name);
  }
  assert.equal(shorten('<p>a\n<b>b</b>\n<i>c</i></p>\n<p class="d">e</p>'), '<p>a\n<b>b</b>\n<i>c</i></p><p class=d>e</p>');
});

test('no script, style or handler stands in the markup', () => {
  for (const element of all) {
    const what = `${element.tagName} ${JSON.stringify(element.attrs.slice(0, 3))}`;
    assert.notEqual(element.tagName, 'style');
    assert.notEqual(element.tagName, 'base');
    if (element.tagName === 'script') {
      assert.ok(attribute(element, 'src'), what);
      assert.equal(textOf(element).trim(), '');
    }
    for (const { name, value } of element.attrs) {
      assert.ok(name !== 'style' && !/^on/.test(name), `${what} has ${name}`);
      if (['src', 'href', 'srcset', 'action'].includes(name)) assert.doesNotMatch(value, /^(?:[a-z]+:|\/)/i, `${what} leads away from the page's folder`);
    }
  }
});

test('ids are unique, and every link within the page arrives', () => {
  const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
  assert.deepEqual(ids.filter((id, index) => ids.indexOf(id) !== index), []);
  const names = ['href', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'list'];
  const lost = [];
  for (const element of all) {
    for (const name of names) {
      const value = attribute(element, name);
      if (value === undefined || (name === 'href' && !value.startsWith('#'))) continue;
      for (const id of value.replace(/^#/, '').split(' ')) if (!ids.includes(id)) lost.push(`${element.tagName} ${name} ${id}`);
    }
  }
  assert.deepEqual(lost, []);
});

test('what the page names is there, under a name that changes with its content, and nothing else is', () => {
  const named = all.flatMap((element) => [attribute(element, 'src'), attribute(element, 'href')]).filter((name) => name && !name.startsWith('#'));
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(dist.length + 1).replaceAll('\\', '/'));
  for (const name of named) assert.ok(files.includes(String(name)), `${name} is missing`);
  assert.deepEqual(files.filter((name) => !/^assets\/[\w-]+-[A-Za-z0-9]{8}\.(?:js|css|wasm|svg)$/.test(name)).sort(), ['.nojekyll', 'index.html']);
  assert.equal(readFileSync(join(dist, '.nojekyll'), 'utf8'), '');
});

test('the lessons are long enough to be lessons, and the page light enough to be fetched', () => {
  const words = ['ariza-kipleri', 'saglik-ucu'].flatMap((id) => [...texts(byId(id))].filter((text) => !figureOf(text)))
    .flatMap(({ value }) => value.split(/\s+/).filter((word) => /\p{L}/u.test(word)));
  assert.ok(words.length >= 3000, `${words.length} words`);
  const measured = measure(dist);
  for (const name of /** @type {const} */ (['first', 'visit', 'wasm'])) assert.ok(measured[name] <= budgets[name], `${name}: ${measured[name]} bytes`);
});
