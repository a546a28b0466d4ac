// @ts-check
/**
 * `cargo xtask bench`: the core alone inside wasm and the export as JavaScript calls it, against the plain baseline and against native, in
 * Node and in headless Chromium. Then the page: controls to pictures, and the search. Prints medians and ratios; asserts only that engine and baseline agree.
 *
 *     node tests/bench/run.mjs FOLDER        the folder holds bench_wasm.js, bench_wasm_bg.wasm and native.txt
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadModels, modelsFolder } from '../../xtask/page/models.mjs';
import { browser, inPage, root, serve, settled } from '../page/harness.mjs';
import { plainRun } from './baseline.mjs';
import { cases } from './inputs.mjs';
import { medianUs } from './measure.mjs';
import { controlTimes, searchTimes } from './page.mjs';

/** @typedef {{ core: number, exported: number, plain: number | null }} Times in microseconds */

const folder = resolve(process.argv[2] ?? 'target/bench');
const native = readFileSync(join(folder, 'native.txt'), 'utf8').trim().split('\n').map(Number);
assert.equal(native.length, cases.length, 'the Rust side measures other cases');

/** @returns {Promise<Times[]>} */
async function inNode() {
  const models = await loadModels(modelsFolder(root));
  const bench = await import(pathToFileURL(join(folder, 'bench_wasm.js')).href);
  bench.initSync({ module: readFileSync(join(folder, 'bench_wasm_bg.wasm')) });
  return cases.map(({ name, call, args, plain }, index) => {
    if (plain) assert.deepEqual(models[call](...args), plainRun(args[0], plain), `${name}: engine and baseline differ`);
    return {
      core: medianUs((times) => bench.repeat(index, times)),
      exported: medianUs((times) => { for (let i = 0; i < times; i += 1) models[call](...args); }),
      plain: plain ? medianUs((times) => { for (let i = 0; i < times; i += 1) plainRun(args[0], plain); }) : null,
    };
  });
}

async function inChromium() {
  const server = await serve({ instead: (file) => (file.startsWith('bench/') ? { body: readFileSync(join(folder, file.slice(6))) } : undefined) });
  const driver = await browser();
  try {
    await driver.manage().setTimeouts({ script: 300_000 });
    await driver.get(server.url);
    assert.equal(await settled(driver), 'hazir');
    await driver.executeScript(`window.bench = { plainRun: ${plainRun}, medianUs: ${medianUs} };`);
    const times = [];
    await inPage(driver, async (path) => {
      const core = await import(new URL(path, location.href).href);
      await core.default();
      /** @type {any} */ (window).bench.repeat = core.repeat;
    }, 'bench/bench_wasm.js');
    for (const [index, { call, args, plain }] of cases.entries()) {
      times.push(await inPage(driver, (at, name, given, options) => {
        const { bench, [name]: exported } = /** @type {any} */ (window);
        return {
          core: bench.medianUs((/** @type {number} */ count) => bench.repeat(at, count)),
          exported: bench.medianUs((/** @type {number} */ count) => { for (let i = 0; i < count; i += 1) exported(...given); }),
          plain: options ? bench.medianUs((/** @type {number} */ count) => { for (let i = 0; i < count; i += 1) bench.plainRun(given[0], options); }) : null,
        };
      }, index, call, args, plain ?? null));
    }
    return { times, moved: await controlTimes(driver), search: await searchTimes(driver) };
  } finally {
    await driver.quit();
    await server.close();
  }
}

/** @param {number | null} us */
const shown = (us) => (us === null ? '–' : us >= 1e6 ? `${(us / 1e6).toFixed(2)} s` : us >= 1000 ? `${(us / 1000).toFixed(2)} ms` : `${us.toFixed(2)} µs`);

const heads = ['core', 'export', 'baseline', 'native', 'base/core', 'base/export', 'core/native'];
/** @param {(string | number)[]} cells */
const row = (cells) => cells.map((cell, column) => (column === 0 ? String(cell).padEnd(18) : String(cell).padStart(12))).join('');

/** @param {string} where @param {Times[]} times */
function printTimes(where, times) {
  console.log(`\n${row([where, ...heads])}`);
  cases.forEach(({ name }, index) => {
    const { core, exported, plain } = times[index];
    const against = (/** @type {number} */ own) => (plain === null ? '–' : `${(plain / own).toFixed(1)} ×`);
    console.log(row([name, shown(core), shown(exported), shown(plain), shown(native[index]), against(core), against(exported), `${(core / native[index]).toFixed(2)} ×`]));
  });
}

printTimes('Node', await inNode());
const { times, moved, search } = await inChromium();
printTimes('headless Chromium', times);

console.log(`\n${row(['control', 'median', 'worst', 'task at 1/4'])}`);
for (const { name, medianMs, worstMs, slowTaskMs } of moved) {
  console.log(row([name, `${medianMs.toFixed(1)} ms`, `${worstMs.toFixed(1)} ms`, slowTaskMs === 0 ? '< 50 ms' : `${slowTaskMs.toFixed(0)} ms`]));
}
console.log(`\nworst calendar: ${Math.round(search.perSecond / 1000)},000 calendars a second in one worker; a frame takes ${search.frameMs.toFixed(1)} ms, one in twenty more than ${search.frame95Ms.toFixed(1)} ms`);
