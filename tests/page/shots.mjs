// @ts-check
/** Pictures of the page for people to look at: every figure and the page's top, wide and narrow, light and dark. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browser, enliven, inPage, serve } from './harness.mjs';

const folder = process.argv[2] ?? 'target/shots';
await mkdir(folder, { recursive: true });
const server = await serve();
const driver = await browser();
try {
  for (const width of [1280, 390]) {
    for (const theme of ['light', 'dark']) {
      await driver.sendDevToolsCommand('Emulation.setDeviceMetricsOverride', { width, height: 900, deviceScaleFactor: 2, mobile: false });
      await driver.sendDevToolsCommand('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-color-scheme', value: theme }] });
      await driver.get(server.url);
      await enliven(driver);
      const places = await inPage(driver, () => [...document.querySelectorAll('.figure:has(form)')].map((figure) => {
        const { left, top, width: wide, height } = figure.getBoundingClientRect();
        return { id: figure.id, x: left + window.scrollX, y: top + window.scrollY, width: wide, height };
      }));
      places.push({ id: 'page', x: 0, y: 0, width, height: 900 });
      for (const { id, ...place } of places) {
        const clip = { ...place, scale: 1 };
        const taken = /** @type {any} */ (await driver.sendAndGetDevToolsCommand('Page.captureScreenshot', { clip, captureBeyondViewport: true }));
        await writeFile(join(folder, `${id}-${width}-${theme}.png`), Buffer.from(taken.data, 'base64'));
      }
    }
  }
} finally {
  await driver.quit();
  await server.close();
}
console.log(`pictures are in ${folder}/`);
