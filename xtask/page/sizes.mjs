// @ts-check
/** What the page weighs, against what it may. `node xtask/page/sizes.mjs DIST` tells; the page's tests insist. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { parse } from 'parse5';
import { attribute, elements } from './document.mjs';

/** In bytes after gzip; a kilobyte has 1,024. */
export const budgets = { first: 110 * 1024, visit: 170 * 1024, wasm: 45 * 1024 };

/** What is only fetched when a reader asks for a tool or makes a guess, and with it what nothing else needs. */
const onRequest = /^assets\/(?:tools|why|calendar-editor|calendar-drag|run-compare|worst-search|guess-told)-/;

/** The files that the page's own markup asks for. @param {string} page */
export function askedAtOnce(page) {
  const names = [];
  for (const element of elements(parse(page))) {
    const file = element.tagName === 'script' ? attribute(element, 'src') : element.tagName === 'link' ? attribute(element, 'href') : null;
    if (file) names.push(file);
  }
  return [...new Set(names)];
}

/**
 * Every file that these lead to, by import or by name, except through a tool.
 * @param {string} dist
 * @param {string[]} files
 */
function reached(dist, files) {
  const assets = readdirSync(join(dist, 'assets'));
  const found = new Set(files);
  for (const file of found) {
    if (!file.endsWith('.js')) continue;
    for (const [, name] of readFileSync(join(dist, file), 'utf8').matchAll(/["'`]\.\/([\w-]+\.(?:js|wasm|css))["'`]/g)) {
      if (assets.includes(name) && !onRequest.test(`assets/${name}`)) found.add(`assets/${name}`);
    }
  }
  return [...found];
}

/**
 * Bytes after gzip: of what the page fetches before the reader scrolls, of a whole visit, of the tools, of the larger wasm module.
 * @param {string} dist
 */
export function measure(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  /** @param {string} file */
  const weigh = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  /** @param {string[]} files */
  const sum = (files) => files.reduce((total, file) => total + weigh(file), 0);
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`);
  const visit = reached(dist, askedAtOnce(page));
  return {
    page: weigh('index.html'),
    first: sum(['index.html', ...askedAtOnce(page)]),
    visit: sum(['index.html', ...visit]),
    tools: sum(assets.filter((name) => !visit.includes(name))),
    wasm: Math.max(...assets.filter((name) => name.endsWith('.wasm')).map(weigh)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const measured = measure(process.argv[2] ?? 'dist');
  /** @param {number} bytes */
  const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
  const labels = { first: 'first load', visit: 'whole visit', wasm: 'wasm' };
  console.log(`gzip sizes (the page itself:${kilobytes(measured.page)}, the tools:${kilobytes(measured.tools)})`);
  for (const [name, label] of /** @type {['first' | 'visit' | 'wasm', string][]} */ (Object.entries(labels))) {
    console.log(`  ${label.padEnd(11)} ${kilobytes(measured[name])} of ${kilobytes(budgets[name])}${measured[name] > budgets[name] ? '  TOO MUCH' : ''}`);
  }
}
