// @ts-check
/** One history for the page: what was set in which figure, taken back and set again. Nothing of it outlives the tab. */

/** @typedef {import('../figures/element.js').FigureElement} FigureElement */
/** @typedef {Record<string, any>} State */
/** @typedef {{ figure: FigureElement, before: State, after: State, name: string, at: number }} Step */

/** More steps than anybody remembers. */
const most = 200;
/** Changes of one setting that follow each other this fast are one step: a slider's drag, a number typed digit by digit. */
const togetherMs = 700;

/** @type {Step[]} */
let done = [];
/** @type {Step[]} */
let undone = [];
/** Whether a step is being taken back, which is no step of its own. */
let walking = false;
/** Whether a gesture is under way, all of which is one step. */
let gesture = '';
/** @type {Set<() => void>} */
const watchers = new Set();

const tell = () => watchers.forEach((watcher) => watcher());

/** Runs whenever a figure was set, by whatever means. @param {() => void} watcher */
export const watchHistory = (watcher) => void watchers.add(watcher);

/** What differs between two states, by name. @param {State} before @param {State} after @param {string[]} names */
const changed = (before, after, names) => names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));

/**
 * Notes that a figure was set.
 * @param {FigureElement} figure
 * @param {State} before
 * @param {State} after
 * @param {string[]} names of what can be set
 */
export function note(figure, before, after, names) {
  const found = changed(before, after, names);
  if (walking || found.length === 0) return;
  const pick = /** @param {State} state */ (state) => Object.fromEntries(found.map((name) => [name, state[name]]));
  const step = { figure, before: pick(before), after: pick(after), name: found.join(), at: performance.now() };
  const last = done.at(-1);
  const together = last && last.figure === figure && last.name === step.name && (gesture === step.name || step.at - last.at < togetherMs);
  if (together && undone.length === 0) Object.assign(last, { after: step.after, at: step.at });
  else done.push(step);
  if (gesture === '?') gesture = step.name;
  done = done.slice(-most);
  undone = [];
  tell();
}

/** A drag begins: all that it sets is one step. */
export function beginGesture() {
  gesture = '?';
  const last = done.at(-1);
  if (last) last.at = -Infinity;
}

export function endGesture() {
  gesture = '';
}

export const canUndo = () => done.length > 0;
export const canRedo = () => undone.length > 0;

/**
 * @param {Step[]} from
 * @param {Step[]} to
 * @param {'before' | 'after'} side
 */
function walk(from, to, side) {
  const step = from.pop();
  if (!step) return;
  to.push(step);
  walking = true;
  try {
    step.figure.set(step[side]);
  } finally {
    walking = false;
  }
  tell();
  const { top, bottom } = step.figure.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) step.figure.scrollIntoView({ block: 'center' });
}

export const undo = () => walk(done, undone, 'before');
export const redo = () => walk(undone, done, 'after');

/**
 * The two buttons at a figure's foot, and the usual keys outside of text fields.
 * @param {HTMLElement} form
 * @param {{ undo: string, redo: string }} words
 */
export function placeHistory(form, words) {
  const buttons = [{ text: words.undo, run: undo, can: canUndo }, { text: words.redo, run: redo, can: canRedo }].map(({ text, run, can }) => {
    const button = document.createElement('button');
    Object.assign(button, { type: 'button', className: 'link', textContent: text, disabled: !can() });
    button.addEventListener('click', run);
    watchers.add(() => { button.disabled = !can(); });
    return button;
  });
  form.querySelector('.figure-history')?.append(...buttons);
  form.addEventListener('keydown', (event) => {
    const field = /** @type {HTMLElement} */ (event.target).matches('input[type="text"], textarea');
    if (field || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    event.preventDefault();
    if (key === 'y' || event.shiftKey) redo();
    else undo();
  });
}
