// @ts-check
/** Brings the page to life. The only module that does something when it is imported. */
import { loadCore } from './core.js';
import { define } from './figures/element.js';
import { figures } from './figures/index.js';
import { enliven } from './lib/numbers.js';
import { linkHeadings, followContents } from './lib/contents.js';

/** Tells boot.js, which shows the messages, how far the page has come. @param {string} kod */
const report = (kod) => document.dispatchEvent(new CustomEvent('ariza-durum', { detail: kod }));

linkHeadings(document);
followContents(document);

try {
  const core = await loadCore();
  // The console answers too: kosum("derinYerel", { aralik: 4 }).
  Object.assign(window, core);
  for (const figure of figures) {
    define(figure);
    for (const element of document.querySelectorAll(figure.tag)) {
      /** @type {import('./figures/element.js').FigureElement} */ (element).start(core);
    }
  }
  enliven(document, core);
  report('hazir');
} catch (error) {
  const kod = /** @type {{ kod?: string }} */ (error).kod;
  report(kod ?? 'beklenmeyen');
  if (kod === undefined) throw error;
}
