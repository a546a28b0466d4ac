// @ts-check
/** The contents list beside the text, and a link on every heading. */
import { html } from './html.js';
import { shellWords } from '../tr-shell.js';

/** The id a heading is reached by: its own, or that of the section it opens. @param {Element} heading */
function anchorOf(heading) {
  return heading.id || heading.closest('section[id]')?.id || '';
}

/** @param {Document} document */
export function linkHeadings(document) {
  for (const heading of document.querySelectorAll('main h2, main h3')) {
    const id = anchorOf(heading);
    if (id && !heading.querySelector('.heading-link')) {
      heading.insertAdjacentHTML('beforeend', html` <a class="heading-link" href="#${id}" aria-label="${shellWords.heading}">#</a>`.text);
    }
  }
}

/**
 * Marks where the reader is.
 * @param {Document} document
 */
export function followContents(document) {
  const links = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll('#icindekiler a, .top-links a')]);
  const targets = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  let waiting = false;
  const mark = () => {
    waiting = false;
    // The last heading above the upper third of the window; a lesson's link stays marked through all its sections.
    const line = window.innerHeight / 3;
    for (const list of ['#icindekiler', '.top-links']) {
      let current = -1;
      links.forEach((link, index) => {
        const target = targets[index];
        if (link.closest(list) && target && target.getBoundingClientRect().top <= line) current = index;
      });
      links.forEach((link, index) => {
        if (!link.closest(list)) return;
        if (index === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      });
    }
  };
  const ask = () => {
    if (!waiting) requestAnimationFrame(mark);
    waiting = true;
  };
  window.addEventListener('scroll', ask, { passive: true });
  window.addEventListener('resize', ask);
  mark();
}
