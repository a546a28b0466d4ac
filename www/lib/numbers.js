// @ts-check
/** Numbers in the prose: each shows where it comes from, and is marked should the model say otherwise. */
import { evaluator, formatLike, shows } from './source.js';
import { shellWords } from '../tr-shell.js';

/** @typedef {import('./source.js').Core} Core */

/**
 * @param {Document} document
 * @param {Core} core
 */
export function enliven(document, core) {
  const look = evaluator(core);
  const tip = document.createElement('div');
  tip.className = 'source-tip';
  tip.id = 'kaynak';
  tip.setAttribute('role', 'tooltip');
  tip.hidden = true;
  document.body.append(tip);

  /** @param {EventTarget | null} target @returns {HTMLElement | null} */
  const numberAt = (target) => (target instanceof Element ? target.closest('main [data-kaynak]:not(.figure *)') : null);

  /** @param {HTMLElement} number */
  const show = (number) => {
    const source = number.dataset.kaynak ?? '';
    const code = document.createElement('code');
    code.textContent = source;
    tip.replaceChildren(`${shellWords.source}: `, code);
    try {
      const value = look(source);
      const shown = number.textContent ?? '';
      const differs = !shows(value, shown);
      number.classList.toggle('differs', differs);
      if (differs) tip.append(` · ${shellWords.differs(formatLike(value, shown))}`);
    } catch (error) {
      tip.append(` · ${/** @type {Error} */ (error).message}`);
    }
    tip.hidden = false;
    const box = number.getBoundingClientRect();
    const width = Math.min(tip.offsetWidth, document.documentElement.clientWidth - 16);
    const left = Math.max(8, Math.min(box.left, document.documentElement.clientWidth - width - 8));
    tip.style.left = `${left + window.scrollX}px`;
    tip.style.top = `${box.bottom + window.scrollY + 6}px`;
    number.setAttribute('aria-describedby', tip.id);
  };
  /** @param {HTMLElement | null} number */
  const hide = (number) => {
    tip.hidden = true;
    number?.removeAttribute('aria-describedby');
  };

  for (const number of document.querySelectorAll('main p [data-kaynak]')) {
    if (!number.closest('.figure')) number.setAttribute('tabindex', '0');
  }
  for (const [on, off] of [['focusin', 'focusout'], ['pointerover', 'pointerout']]) {
    document.addEventListener(on, (event) => { const number = numberAt(event.target); if (number) show(number); });
    document.addEventListener(off, (event) => hide(numberAt(event.target)));
  }
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(null); });
}
