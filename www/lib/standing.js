// @ts-check
/** A number as it stands in the prose: it can be replaced, its suffix follows, and it is marked where it is not the lesson's. */
import { suffixAfter } from './follow-suffix.js';

/**
 * @typedef {object} Standing
 * @property {HTMLElement} element
 * @property {string} shown what the lesson says
 * @property {(text: string) => void} put
 */

/** @param {HTMLElement} element @returns {Standing} */
export function standing(element) {
  const shown = element.textContent ?? '';
  const next = element.nextSibling;
  const behind = next instanceof Text ? next : null;
  const follow = behind && suffixAfter(shown, behind.data);
  let suffix = follow?.(shown) ?? '';
  return {
    element,
    shown,
    put(text) {
      element.textContent = text;
      element.classList.toggle('differs', text !== shown);
      if (!behind || !follow) return;
      const wanted = /\d/.test(text) ? follow(text) : suffix;
      behind.replaceData(0, suffix.length, wanted);
      suffix = wanted;
    },
  };
}

/** Where a sentence ends and the next begins; the point of an ordinal number ends none. */
const ends = /[.!?]["”]?\s+(?=[\p{Lu}“]|\d)/gu;

/**
 * The sentence of its paragraph that an element stands in, by number.
 * @param {HTMLElement} element
 * @returns {{ paragraph: Element | null, index: number, text: () => string }}
 */
export function sentenceOf(element) {
  const paragraph = element.closest('p');
  const parts = () => (paragraph?.textContent ?? '').split(ends);
  if (!paragraph) return { paragraph, index: 0, text: () => '' };
  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEndBefore(element);
  let at = before.toString().length;
  let index = 0;
  for (const { 0: end, index: from } of (paragraph.textContent ?? '').matchAll(ends)) {
    if (from + end.length <= at) index += 1;
  }
  return { paragraph, index, text: () => parts()[index]?.trim() ?? '' };
}
