// @ts-check
/** A figure that answers: reads its controls, asks the core, draws again what depends on them, keeps the last good result. */
import { note, placeHistory } from '../lib/history.js';
import { keepPlace } from '../lib/place.js';
import { errorText, figureWords } from '../tr.js';
import { followSlider, markControl, readControl, writeControl } from './controls.js';
import { initialState, moreControls, parameterNames, parameterOf, parts, renderFigure } from './figure.js';
import { partOf, same, settable, settings, stateNames } from './state.js';

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
  /** What was last spoken, or is about to be. */
  #said = '';
  /** The settings last asked for, good or not. */
  #asked = '';
  /** What to say as long as something is refused. */
  #refusal = '';

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
    placeHistory(this.form, figureWords);
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
    if (String(value) !== String(this.state[input.name])) return;
    const typed = input.value;
    writeControl(parameter, this.form, value);
    // A number too fine for that stays as it was typed.
    if (String(readControl(parameter, this.form)) !== String(value)) input.value = typed;
  }

  /** @returns {State} */
  #read() {
    const state = { ...this.state };
    for (const name of parameterNames(this.figure)) {
      if (this.form.elements.namedItem(name)) state[name] = readControl(parameterOf(this.figure, name), this.form);
    }
    return state;
  }

  /** What is looked at may change even where a setting is refused: the last good result is there to look at. @param {State} state */
  #apply(state) {
    const asked = settings(this.figure, state);
    const before = this.state;
    if (asked !== this.#asked) this.#mark(state, this.#ask(state));
    this.#asked = asked;
    const looked = stateNames(this.figure).filter((name) => partOf(this.figure, name).view);
    this.state = { ...this.state, ...Object.fromEntries(looked.map((name) => [name, state[name]])) };
    note(this, before, this.state, settable(this.figure));
    this.#draw();
  }

  /**
   * What is refused of a state, by field. A refused value makes way for the last good one, so that the next refused one is found too.
   * @param {State} state
   */
  #ask(state) {
    /** @type {Map<string, string>} */
    const wrong = new Map();
    const tried = { ...state };
    /** @param {string} name @param {string} kod */
    const refuse = (name, kod) => {
      wrong.set(name, kod);
      tried[name] = this.state[name];
    };
    // A text that is no number the core would call not finite: the reader typed no number.
    for (const name of parameterNames(this.figure)) if ([state[name]].flat().some(Number.isNaN)) refuse(name, 'tip');
    for (;;) {
      try {
        const result = this.figure.compute(this.core, tried);
        if (wrong.size === 0) [this.result, this.state] = [result, state];
        return wrong;
      } catch (error) {
        const { alan, kod } = /** @type {{ alan?: string, kod?: string }} */ (error);
        if (alan === undefined || kod === undefined) throw error;
        const name = this.figure.blame?.(alan) ?? alan.split(/[.[]/)[0];
        if (wrong.has(name)) return wrong;
        refuse(name, kod);
      }
    }
  }

  /**
   * @param {State} state
   * @param {Map<string, string>} wrong
   */
  #mark(state, wrong) {
    let changed = false;
    /** @type {string[]} */
    const told = [];
    for (const name of parameterNames(this.figure)) {
      const parameter = parameterOf(this.figure, name);
      const differs = !parameter.view && String(state[name]) !== String(parameter.default);
      changed ||= differs;
      const kod = wrong.get(name);
      const error = kod === undefined ? '' : errorText(kod, parameter);
      if (error) told.push(`${parameter.label}: ${error}`);
      markControl(this.form, name, { changed: differs, error });
    }
    for (const [name, { default: value, view }] of Object.entries(this.figure.held ?? {})) changed ||= !view && !same(state[name], value);
    this.form.classList.toggle('is-stale', wrong.size > 0);
    /** @type {HTMLElement} */ (this.form.querySelector('.figure-changed')).hidden = !changed;
    /** @type {HTMLButtonElement} */ (this.form.querySelector('[data-action="reset"]')).disabled = !changed;
    this.#refusal = told.length > 0 ? [...told, figureWords.stale].join(' ') : '';
  }

  #draw() {
    const goBack = keepPlace(this.form);
    for (const [name, part] of Object.entries(parts)) {
      const place = this.form.querySelector(`[data-part="${name}"]`);
      if (place) place.innerHTML = part(this.figure, this.result, this.state).text;
    }
    this.figure.updated?.(this, this);
    goBack();
    this.#say(this.#refusal || (this.form.querySelector('[data-part="finding"]')?.textContent ?? ''));
  }

  /** @param {string} text spoken once, after the reader has stopped */
  #say(text) {
    if (text === this.#said) return;
    this.#said = text;
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      const place = this.form.querySelector('[data-part="live"]');
      if (place && place.textContent !== text) place.textContent = text;
    }, quietMs);
  }
}

/**
 * Registers a figure's element.
 * @param {Figure} figure
 */
export function define(figure) {
  customElements.define(figure.tag, class extends FigureElement { static figure = figure; });
}
