// @ts-check
/** From a change of a control to the new picture, for every figure at its defaults; and the search for the worst calendar beside a page that draws. */
import { enliven, inPage } from '../page/harness.mjs';

/** A control of each figure and the values it goes through. @type {[string, string, (number | string)[]][]} */
const moves = [
  ['f1', 'zamanAsimi', [10, 20, 30, 40]],
  ['f2', 'zamanAsimi', [10, 20, 30, 40]],
  ['f4', 'yuva', [16, 32, 48, 64]],
  ['f5', 'sureDk', [5, 10, 15, 20]],
  ['f6', 'aralik', [1, 2, 4, 8]],
  ['f6', 'an', [20, 40, 60, 80]],
  ['f7', 'aralik', [1, 2, 4, 8]],
  ['f8', 'esik', [1, 2, 3, 4]],
  ['f9', 'depo', [100, 200, 300, 400]],
];

/** @typedef {{ name: string, medianMs: number, worstMs: number, slowTaskMs: number }} Moved */

/**
 * Moves each control to and fro as a slider does: handler, style and layout, and the longest task at a quarter of the speed.
 * @param {import('../page/harness.mjs').Driver} driver
 * @returns {Promise<Moved[]>}
 */
export async function controlTimes(driver) {
  await enliven(driver);
  const found = [];
  for (const [figure, control, values] of moves) {
    const move = () => inPage(driver, async (id, name, steps) => {
      const element = /** @type {HTMLElement} */ (document.getElementById(id));
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const slider = /** @type {HTMLInputElement} */ (element.querySelector(`[data-slider="${name}"], input[type="range"][name="${name}"]`));
      const frame = () => new Promise((resolve) => { requestAnimationFrame(() => setTimeout(resolve)); });
      const times = [];
      for (let round = 0; round < 8; round += 1) {
        for (const value of steps) {
          slider.value = String(value);
          const from = performance.now();
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          element.getBoundingClientRect();
          times.push(performance.now() - from);
          await frame();
        }
      }
      return times.sort((a, b) => a - b);
    }, figure, control, values);
    const times = await move();
    await driver.sendDevToolsCommand('Emulation.setCPUThrottlingRate', { rate: 4 });
    await inPage(driver, () => {
      const all = /** @type {any} */ (window);
      all.tasks = [0];
      all.watch ??= new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) all.tasks.push(duration); });
      all.watch.observe({ type: 'longtask' });
    });
    await move();
    const slowTaskMs = await inPage(driver, async () => {
      await new Promise((resolve) => { setTimeout(resolve, 100); });
      return Math.max(.../** @type {any} */ (window).tasks);
    });
    await driver.sendDevToolsCommand('Emulation.setCPUThrottlingRate', { rate: 1 });
    found.push({ name: `${figure} ${control}`, medianMs: times[times.length >> 1], worstMs: times[times.length - 1], slowTaskMs });
  }
  return found;
}

/**
 * Searches in its worker for some seconds while the page draws what is found.
 * @param {import('../page/harness.mjs').Driver} driver
 */
export function searchTimes(driver) {
  return inPage(driver, async () => {
    const figure = /** @type {any} */ (document.getElementById('f6'));
    figure.set({ uc: 'derinYerel', aralik: 4 });
    const until = async (/** @type {() => any} */ holds) => { while (!holds()) await new Promise((resolve) => { setTimeout(resolve, 20); }); };
    figure.querySelector('.worst').open = true;
    await until(() => figure.querySelector('[data-worst="start"]'));
    const tried = () => Number(/^[\d.]+/.exec(figure.querySelector('.worst-now').textContent)?.[0].replaceAll('.', '') ?? 0);
    figure.querySelector('[data-worst="start"]').click();
    await until(() => tried() > 0);
    const [from, began] = [tried(), performance.now()];
    const frames = [];
    let last = performance.now();
    while (performance.now() - began < 3000 && !figure.querySelector('[data-worst="stop"]').disabled) {
      await new Promise((resolve) => { requestAnimationFrame(resolve); });
      frames.push(performance.now() - last);
      last = performance.now();
    }
    const perSecond = ((tried() - from) * 1000) / (performance.now() - began);
    figure.querySelector('[data-worst="stop"]').click();
    frames.sort((a, b) => a - b);
    return { perSecond, frameMs: frames[frames.length >> 1], frame95Ms: frames[Math.floor(frames.length * 0.95)] };
  });
}
