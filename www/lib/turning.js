// @ts-check
/** Turning a number of the prose: by dragging it sideways, by keys, by typing digits. */
import { beginGesture, endGesture } from './history.js';

/** @typedef {import('./knobs.js').Knob} Knob */

/** Pixels that a drag over the whole range takes, and the fewest and most for one step. */
const dragPx = { range: 320, least: 3, most: 14 };
/** A press that moves less is no drag. */
const stillPx = 4;
/** Digits that follow each other this fast are one number. */
const typingMs = 900;

/** The nearest value that the control may take. @param {Knob} knob @param {number} value */
export function within({ range: { min, max, step } }, value) {
  return Math.min(max, Math.max(min, Math.round((value - min) / step) * step + min));
}

/**
 * @param {Knob} knob
 * @param {(value: number) => void} turn
 */
function listenToKeys(knob, turn) {
  const { range: { min, max, step }, from } = knob;
  let typed = '';
  let last = 0;
  /** @type {Record<string, () => number>} */
  const keys = {
    ArrowRight: () => knob.now + step, ArrowUp: () => knob.now + step, ArrowLeft: () => knob.now - step, ArrowDown: () => knob.now - step,
    PageUp: () => knob.now + 10 * step, PageDown: () => knob.now - 10 * step, Home: () => min, End: () => max, Delete: () => from, Backspace: () => from,
  };
  knob.element.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isDigit = /^\d$/.test(event.key);
    if (isDigit) {
      typed = event.timeStamp - last < typingMs ? typed + event.key : event.key;
      last = event.timeStamp;
    }
    const value = isDigit ? Number(typed) : keys[event.key]?.();
    if (value === undefined) return;
    event.preventDefault();
    turn(within(knob, value));
  });
}

/**
 * @param {Knob} knob
 * @param {(value: number) => void} turn
 */
function listenToDrags(knob, turn) {
  const { element, range: { min, max, step } } = knob;
  const stepPx = Math.min(dragPx.most, Math.max(dragPx.least, dragPx.range / ((max - min) / step)));
  /** @type {{ x: number, y: number, value: number, moved: boolean } | null} */
  let drag = null;
  const end = () => {
    if (drag?.moved) endGesture();
    drag = null;
    document.documentElement.classList.remove('is-turning');
  };
  // The number takes the focus itself: a mouse's own press would also begin to select the text.
  element.addEventListener('mousedown', (event) => event.preventDefault());
  element.addEventListener('click', () => element.focus({ preventScroll: true }));
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    element.setPointerCapture(event.pointerId);
    drag = { x: event.clientX, y: event.clientY, value: knob.now, moved: false };
  });
  element.addEventListener('pointermove', ({ clientX }) => {
    if (!drag) return;
    const by = clientX - drag.x;
    if (!drag.moved && Math.abs(by) < stillPx) return;
    if (!drag.moved) beginGesture();
    drag.moved = true;
    document.documentElement.classList.add('is-turning');
    turn(within(knob, drag.value + Math.trunc(by / stepPx) * step));
  });
  // A finger that goes sideways turns the number, else it scrolls the page. (`touch-action` says nothing to a box within a line.)
  element.addEventListener('touchmove', (event) => {
    const { clientX, clientY } = event.touches[0];
    if (drag && (drag.moved || Math.abs(clientX - drag.x) > Math.abs(clientY - drag.y))) event.preventDefault();
  }, { passive: false });
  for (const over of ['pointerup', 'pointercancel', 'lostpointercapture']) element.addEventListener(over, end);
}

/**
 * @param {Knob} knob
 * @param {(value: number) => void} turn
 */
export function operate(knob, turn) {
  listenToKeys(knob, turn);
  listenToDrags(knob, turn);
}
