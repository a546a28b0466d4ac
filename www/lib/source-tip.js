// @ts-check
/** What a number of the prose says of itself while it is pointed at or has the focus. It stays while the pointer is on it, and Escape hides it. */
import { numberWords as words } from '../tr-numbers.js';

/** How long the pointer may take from the number to what is said of it. */
const crossMs = 200;

/**
 * @typedef {object} Told
 * @property {(string | Node)[]} text
 * @property {{ label: string, text: string, disabled: boolean, run: () => void }[]} [buttons]
 */

/** @param {{ label: string, text: string, disabled: boolean, run: () => void }} one */
function buttonOf({ label, text, disabled, run }) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', textContent: text, disabled, tabIndex: -1 });
  button.setAttribute('aria-label', label);
  button.addEventListener('click', run);
  return button;
}

/** What a control changes mostly stands behind it, so that its own words stand above. @param {HTMLElement} tip @param {HTMLElement} number @param {boolean} isControl */
function place(tip, number, isControl) {
  const box = number.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const left = Math.max(8, Math.min(box.left, clientWidth - tip.offsetWidth - 8));
  const above = box.top >= tip.offsetHeight + 8;
  const below = box.bottom + tip.offsetHeight + 8 <= clientHeight;
  const isBelow = isControl ? !above : below || !above;
  tip.style.left = `${left + window.scrollX}px`;
  tip.style.top = `${window.scrollY + (isBelow ? box.bottom + 6 : box.top - tip.offsetHeight - 6)}px`;
}

/**
 * @param {(target: EventTarget | null) => HTMLElement | null} numberAt the number that an event met, if any
 * @param {(number: HTMLElement) => Told} tell
 * @returns {{ renew: () => void, show: (number: HTMLElement) => void }} renew: says anew what is being said
 */
export function sourceTip(numberAt, tell) {
  const tip = document.createElement('div');
  const text = document.createElement('p');
  const buttons = document.createElement('div');
  tip.className = 'source-tip';
  buttons.className = 'knob-buttons';
  text.id = 'kaynak';
  text.setAttribute('role', 'tooltip');
  tip.hidden = true;
  tip.append(text, buttons);
  document.body.append(tip);
  /** @type {HTMLElement | null} */
  let said = null;
  let timer = 0;

  const hide = () => {
    clearTimeout(timer);
    tip.hidden = true;
    said?.removeAttribute('aria-describedby');
    said = null;
  };
  /** @param {HTMLElement} number */
  const show = (number) => {
    clearTimeout(timer);
    if (said !== number) hide();
    said = number;
    const told = tell(number);
    text.replaceChildren(...told.text);
    buttons.replaceChildren(...(told.buttons ?? []).map(buttonOf));
    buttons.hidden = !told.buttons;
    tip.hidden = false;
    place(tip, number, told.buttons !== undefined);
    number.setAttribute('aria-describedby', text.id);
  };
  // The number with the focus keeps what is said of it; else it goes a moment after the pointer has left both.
  const leave = () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      const focused = numberAt(document.activeElement);
      if (focused) show(focused);
      else hide();
    }, crossMs);
  };

  document.addEventListener('focusin', ({ target }) => { const number = numberAt(target); if (number) show(number); });
  document.addEventListener('focusout', ({ target }) => { if (numberAt(target)) hide(); });
  document.addEventListener('pointerover', ({ target, buttons: held }) => { const number = numberAt(target); if (number && held === 0) show(number); });
  document.addEventListener('pointerout', ({ target }) => { if (numberAt(target)) leave(); });
  tip.addEventListener('pointerenter', () => clearTimeout(timer));
  tip.addEventListener('pointerleave', leave);
  // A press on its buttons leaves the focus where it is.
  tip.addEventListener('mousedown', (event) => { if (event.target instanceof HTMLButtonElement) event.preventDefault(); });
  document.addEventListener('keydown', (event) => { if (event.key === 'Escape') hide(); });
  return { show, renew: () => { if (said && !tip.hidden) show(said); } };
}

/** @param {string} typed the call as the console takes it @param {string | null} lesson what the lesson says, where that differs */
export function sourceText(typed, lesson) {
  const code = document.createElement('code');
  code.textContent = typed;
  return [`${words.source}: `, code, ...(lesson === null ? [] : [` · ${words.lesson(lesson)}`])];
}
