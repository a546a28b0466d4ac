// @ts-check
/** `cargo xtask bench`: the exports against the plain baseline, in Node and in headless Chromium. Prints; asserts only that both agree. */
import assert from 'node:assert/strict';
import { loadModels, modelsFolder } from '../../xtask/page/models.mjs';
import { browser, inPage, root, serve, settled } from '../page/harness.mjs';
import { plainRun } from './baseline.mjs';
import { cases } from './inputs.mjs';
import { medianUs } from './measure.mjs';

/** @typedef {{ exported: number, plain: number | null }} Times in microseconds */

/** @returns {Promise<Times[]>} */
async function inNode() {
  const core = await loadModels(modelsFolder(root));
  return cases.map(({ name, call, args, plain }) => {
    if (plain) assert.deepEqual(core[call](...args), plainRun(args[0], plain), `${name}: engine and baseline differ`);
    return { exported: medianUs(() => core[call](...args)), plain: plain ? medianUs(() => plainRun(args[0], plain)) : null };
  });
}

/** @returns {Promise<Times[]>} */
async function inChromium() {
  const server = await serve();
  const driver = await browser();
  try {
    await driver.manage().setTimeouts({ script: 300_000 });
    await driver.get(server.url);
    assert.equal(await settled(driver), 'hazir');
    await driver.executeScript(`window.bench = { plainRun: ${plainRun}, medianUs: ${medianUs} };`);
    const times = [];
    for (const { call, args, plain } of cases) {
      times.push(await inPage(driver, (name, given, options) => {
        const { bench, [name]: exported } = /** @type {any} */ (window);
        return {
          exported: bench.medianUs(() => exported(...given)),
          plain: options ? bench.medianUs(() => bench.plainRun(given[0], options)) : null,
        };
      }, call, args, plain ?? null));
    }
    return times;
  } finally {
    await driver.quit();
    await server.close();
  }
}

/** @param {number | null} us */
const shown = (us) => (us === null ? '–' : us >= 1e6 ? `${(us / 1e6).toFixed(2)} s` : us >= 1000 ? `${(us / 1000).toFixed(2)} ms` : `${us.toFixed(2)} µs`);

for (const [where, times] of /** @type {const} */ ([['Node', await inNode()], ['headless Chromium', await inChromium()]])) {
  console.log(`\n${where.padEnd(20)}${'export'.padStart(12)}${'baseline'.padStart(12)}${'ratio'.padStart(10)}`);
  cases.forEach(({ name }, index) => {
    const { exported, plain } = times[index];
    const ratio = plain === null ? '–' : `${(plain / exported).toFixed(1)} ×`;
    console.log(`${name.padEnd(20)}${shown(exported).padStart(12)}${shown(plain).padStart(12)}${ratio.padStart(10)}`);
  });
}
