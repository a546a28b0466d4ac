// @ts-check
/** A figure that answers: reads its controls, asks the core, draws again what depends on them, keeps the last good result. */
import { errorText, figureWords } from '../tr.js';
import { followSlider, markControl, readControl, writeControl } from './controls.js';
import { initialState, moreControls, parameterNames, parameterOf, parts, renderFigure } from './figure.js';

/** @typedef {import('./figure.js').Figure} Figure */
/** @typedef {import('./figure.js').State} State */
/** @typedef {import('../lib/source.js').Core} Core */

/** How long the reader must have stopped before the figure speaks. */
const quietMs = 800;

/** `HTMLElement` where there is one; the build renders in Node, where there is none. @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? /** @type {any} */ (class {});

/** A figure that answers. `define` makes one class per figure. */
export class FigureElement extends Base {
  /** @type {Figure} */ figure = /** @type {any} */ (this.constructor).figure;
  /** @type {Core} */ core = /** @type {any} */ (null);
  /** The last good state and its result. @type {State} */ state = {};
  /** @type {any} */ result = null;
  /** @type {HTMLFormElement} */ form = /** @type {any} */ (null);
  #timer = 0;
  /** What was last spoken. */
  #spoken = '';

  /**
   * Takes the markup that the build wrote and lets it answer.
   * @param {Core} core
   */
  start(core) {
    this.core = core;
    this.state = initialState(this.figure);
    const form = this.querySelector('form');
    if (!form) this.innerHTML = renderFigure(this.figure, core, this.state);
    this.form = /** @type {HTMLFormElement} */ (form ?? this.querySelector('form'));
    const more = this.form.querySelector('.figure-more-body:empty');
    if (more) more.innerHTML = moreControls(this.figure, this.state).text;
    this.result = this.figure.compute(core, this.state);
    for (const set of this.form.querySelectorAll('fieldset[disabled]')) set.removeAttribute('disabled');
    this.form.addEventListener('submit', (event) => event.preventDefault());
    this.form.addEventListener('input', (event) => this.#typed(/** @type {HTMLInputElement} */ (event.target)));
    this.form.addEventListener('change', (event) => this.#settled(/** @type {HTMLInputElement} */ (event.target)));
    this.form.querySelector('[data-action="reset"]')?.addEventListener('click', () => this.set(initialState(this.figure)));
    this.figure.live?.(this, this);
    this.figure.updated?.(this, this);
    this.dataset.canli = '';
  }

  /**
   * Changes the state as if the reader had.
   * @param {State} patch
   */
  set(patch) {
    for (const [name, value] of Object.entries(patch)) {
      if (this.form.elements.namedItem(name)) writeControl(parameterOf(this.figure, name), this.form, value);
    }
    this.#apply({ ...this.#read(), ...patch });
  }

  /** @param {HTMLInputElement} input */
  #typed(input) {
    const slid = input.dataset.slider;
    const name = slid ?? input.name;
    if (!parameterNames(this.figure).includes(name)) return;
    const parameter = parameterOf(this.figure, name);
    if (slid !== undefined) {
      const value = Number(input.value);
      writeControl(parameter, this.form, parameter.kind === 'numbers' ? [value] : value);
    } else if (input.type === 'text') {
      followSlider(parameter, this.form, readControl(parameter, this.form));
    }
    this.#apply(this.#read());
  }

  /** A field that was left shows its value the way the page writes numbers. @param {HTMLInputElement} input */
  #settled(input) {
    if (input.type !== 'text' || !(input.name in this.state)) return;
    const parameter = parameterOf(this.figure, input.name);
    const value = readControl(parameter, this.form);
    if (JSON.stringify(value) === JSON.stringify(this.state[input.name])) writeControl(parameter, this.form, value);
  }

  /** @returns {State} */
  #read() {
    const state = { ...this.state };
    for (const name of parameterNames(this.figure)) {
      if (this.form.elements.namedItem(name)) state[name] = readControl(parameterOf(this.figure, name), this.form);
    }
    return state;
  }

  /** @param {State} state */
  #apply(state) {
    const wrong = unreadable(this.figure, state);
    try {
      if (!wrong) {
        this.result = this.figure.compute(this.core, state);
        this.state = state;
      }
      this.#mark(state, wrong);
    } catch (error) {
      const { alan, kod } = /** @type {{ alan?: string, kod?: string }} */ (error);
      if (alan === undefined || kod === undefined) throw error;
      this.#mark(state, { name: this.figure.blame?.(alan) ?? alan.split(/[.[]/)[0], kod });
      return;
    }
    if (!wrong) this.#draw();
  }

  /**
   * @param {State} state
   * @param {{ name: string, kod: string } | null} wrong
   */
  #mark(state, wrong) {
    let changed = false;
    for (const name of parameterNames(this.figure)) {
      const parameter = parameterOf(this.figure, name);
      const differs = !parameter.view && JSON.stringify(state[name]) !== JSON.stringify(parameter.default);
      changed ||= differs;
      markControl(this.form, name, { changed: differs, error: wrong?.name === name ? errorText(wrong.kod, parameter) : '' });
    }
    this.form.classList.toggle('is-stale', wrong !== null);
    /** @type {HTMLElement} */ (this.form.querySelector('.figure-changed')).hidden = !changed;
    /** @type {HTMLButtonElement} */ (this.form.querySelector('[data-action="reset"]')).disabled = !changed;
    if (!wrong) return;
    const { label } = parameterOf(this.figure, wrong.name);
    this.#say(`${label}: ${errorText(wrong.kod, parameterOf(this.figure, wrong.name))} ${figureWords.stale}`);
  }

  #draw() {
    for (const [name, part] of Object.entries(parts)) {
      const place = this.form.querySelector(`[data-part="${name}"]`);
      if (place) place.innerHTML = part(this.figure, this.result, this.state).text;
    }
    this.figure.updated?.(this, this);
    this.#say(this.form.querySelector('[data-part="finding"]')?.textContent ?? '');
  }

  /** @param {string} text spoken once, after the reader has stopped */
  #say(text) {
    clearTimeout(this.#timer);
    if (text === this.#spoken) return;
    this.#timer = window.setTimeout(() => {
      const place = this.form.querySelector('[data-part="live"]');
      if (place) place.textContent = text;
      this.#spoken = text;
    }, quietMs);
  }
}

/**
 * The first field whose text is no number at all: the core would call it not finite, the reader typed no number.
 * @param {Figure} figure
 * @param {State} state
 */
function unreadable(figure, state) {
  const name = parameterNames(figure).find((one) => [state[one]].flat().some(Number.isNaN));
  return name === undefined ? null : { name, kod: 'tip' };
}

/**
 * Registers a figure's element.
 * @param {Figure} figure
 */
export function define(figure) {
  customElements.define(figure.tag, class extends FigureElement { static figure = figure; });
}
