// @ts-check
/** Brings the page to life. The only module that does something when it is imported. */
import { loadCore } from './core.js';
import { loaders } from './figures/lazy.js';
import { followContents, linkHeadings } from './lib/contents.js';

/** How far below the window a figure begins to load. */
const nearPx = 600;

/** Tells boot.js, which shows the messages, how far the page has come. @param {string} kod */
const report = (kod) => document.dispatchEvent(new CustomEvent('ariza-durum', { detail: kod }));

/** @param {unknown} error */
function fail(error) {
  const kod = /** @type {{ kod?: string }} */ (error).kod;
  report(kod ?? 'beklenmeyen');
  if (kod === undefined) throw error;
}

/**
 * @param {import('./lib/source.js').Core} core
 * @param {Element} element
 */
async function start(core, element) {
  if (!(element instanceof HTMLElement) || 'istendi' in element.dataset) return;
  element.dataset.istendi = '';
  const [{ define }, figure] = await Promise.all([import('./figures/element.js'), loaders[element.localName]()]);
  if (!customElements.get(element.localName)) define(figure.default);
  /** @type {import('./figures/element.js').FigureElement} */ (element).start(core);
}

/**
 * A figure starts when it comes near; all of them, and the numbers in the text, once the reader does anything at all.
 * @param {import('./lib/source.js').Core} core
 */
function startFigures(core) {
  const elements = [...document.querySelectorAll(Object.keys(loaders).join(','))];
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) start(core, target).catch(fail);
  }, { rootMargin: `${nearPx}px 0px` });
  for (const element of elements) watch.observe(element);
  const signs = ['scroll', 'pointerdown', 'pointermove', 'keydown', 'touchstart'];
  const acted = () => {
    for (const sign of signs) window.removeEventListener(sign, acted);
    watch.disconnect();
    const all = elements.map((element) => start(core, element));
    Promise.all([import('./lib/numbers.js').then(({ enliven }) => enliven(document, core)), ...all]).catch(fail);
    // Without its covers the page teaches all the same.
    import('./figures/guess.js').then(({ coverFigures }) => coverFigures(elements)).catch(() => {});
  };
  for (const sign of signs) window.addEventListener(sign, acted, { passive: true });
  if (location.hash || window.scrollY > 0) acted();
}

linkHeadings(document);
followContents(document);

try {
  const core = await loadCore();
  // The console answers too: kosum("derinYerel", { aralik: 4 }).
  Object.assign(window, core);
  startFigures(core);
  report('hazir');
} catch (error) {
  fail(error);
}
