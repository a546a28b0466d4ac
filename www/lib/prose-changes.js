// @ts-check
/** Says that numbers of the prose are not the lesson's, and offers the way back. */
import { numberWords as words } from '../tr-numbers.js';
import { formatNumber } from './turkish.js';

/** How long the reader must have stopped before it is said aloud. */
const quietMs = 800;

/** @param {() => void} restore */
export function proseChanges(restore) {
  const bar = document.createElement('div');
  const text = document.createElement('span');
  const button = document.createElement('button');
  const live = document.createElement('p');
  bar.className = 'prose-changes';
  bar.hidden = true;
  Object.assign(button, { type: 'button', textContent: words.back });
  button.addEventListener('click', restore);
  bar.append(text, button);
  live.className = 'visually-hidden';
  live.setAttribute('aria-live', 'polite');
  document.body.append(live);
  let timer = 0;

  /** @param {string} what */
  const say = (what) => {
    clearTimeout(timer);
    timer = window.setTimeout(() => { live.textContent = what; }, quietMs);
  };
  return {
    /**
     * @param {number} count how many differ
     * @param {Element | null} paragraph where the last change was: the way back comes right behind it for who goes by keys
     * @param {string} sentence as it reads now
     */
    changed(count, paragraph, sentence) {
      text.textContent = words.changed(formatNumber(count));
      bar.hidden = count === 0;
      if (paragraph && bar.previousSibling !== paragraph) paragraph.after(bar);
      say(sentence);
    },
    restored() {
      bar.hidden = true;
      say(words.restored);
    },
  };
}
