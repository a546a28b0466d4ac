// @ts-check
/** The search for the calendar that hurts most: settings, progress, and the worst so far drawn in the figure as it comes. */
import { replicaKinds, storeKinds } from '../lib/calendar.js';
import { html } from '../lib/html.js';
import { beginGesture, endGesture } from '../lib/history.js';
import { worstWords as words } from '../tr-calendar.js';
import { formatNumber, measureWords, parseNumber, runWords } from '../tr.js';
import { runOptions } from './run-options.js';
import { searchWorst } from './worst-run.js';

/** @typedef {import('./element.js').FigureElement} Api */

/** After so many calendars hardly anything more is found. */
const most = 2_000_000;
const kinds = [...replicaKinds, ...storeKinds];
const measures = ['dusenOkuma', 'sessiz', 'bosaRed'];

/** What the search depends on besides its own settings. @param {import('./figure.js').State} state */
const ground = (state) => JSON.stringify([state.uc, runOptions({ ...state, takvim: null })]);

/** Turns that the present calendar spends, by kind. @param {import('./figure.js').State} state */
const spent = ({ takvim, tur }) => kinds.map((kind) => takvim.reduce((/** @type {number} */ sum, /** @type {import('../lib/calendar.js').Row} */ [one, , start, end]) => sum + (one === kind ? Math.max(Math.min(end, tur) - start + 1, 0) : 0), 0));

export class WorstSearch {
  /** @type {AbortController | null} */
  #running = null;
  /** What the search stands on, and the calendar it drew last: once another hand changes either, it has nothing left to say. */
  #ground = '';
  #drawn = '';

  /**
   * @param {HTMLElement} place
   * @param {Api} api
   */
  constructor(place, api) {
    this.place = place;
    this.api = api;
    const budget = spent(api.state);
    const store = /** @param {string} kind */ (kind) => (storeKinds.includes(kind) ? runWords.stores[kind] : runWords.kinds[kind]);
    place.innerHTML = html`<p class="calendar-hint">${words.hint}</p><fieldset class="worst-budget"><legend>${words.budget}</legend>${kinds.map((kind, index) => html`<label>${store(kind)} <input type="text" inputmode="numeric" class="field" data-kind="${kind}" value="${formatNumber(budget[index], undefined, false)}"></label>`)}</fieldset><div class="calendar-bar"><label>${words.measure} <select data-measure>${measures.map((measure) => html`<option value="${measure}">${measureWords[measure]}</option>`)}</select></label><label>${words.seed} <input type="text" inputmode="numeric" class="field" data-seed value="1"></label><button type="button" class="primary" data-worst="start">${words.start}</button><button type="button" data-worst="stop" disabled>${words.stop}</button></div><progress max="${most}" value="0" aria-label="${words.progress}"></progress><p class="worst-now"></p><p class="worst-told" role="status"></p>`.text;
    place.addEventListener('click', (event) => {
      const action = /** @type {Element} */ (event.target).closest('[data-worst]')?.getAttribute('data-worst');
      if (action === 'start') this.#start();
      if (action === 'stop') this.stop(words.stopped);
    });
  }

  /** Ends the search where what it stands on has changed. */
  sync() {
    if (this.#running && (ground(this.api.state) !== this.#ground || JSON.stringify(this.api.state.takvim) !== this.#drawn)) this.stop(words.overtaken);
  }

  /** @param {string} told */
  stop(told) {
    this.#running?.abort();
    this.#running = null;
    endGesture();
    this.#show(told);
  }

  /** @param {string} told */
  #show(told) {
    /** @type {HTMLElement} */ (this.place.querySelector('.worst-told')).textContent = told;
    const [start, stop] = ['start', 'stop'].map((action) => /** @type {HTMLButtonElement} */ (this.place.querySelector(`[data-worst="${action}"]`)));
    const focused = document.activeElement === start || document.activeElement === stop;
    [start.disabled, stop.disabled] = [this.#running !== null, this.#running === null];
    // A pressed button that goes away leaves the focus to its neighbour.
    if (focused) (this.#running ? stop : start).focus();
  }

  /** The settings as they stand in the fields; null, and told, where one is no number. */
  #settings() {
    const number = /** @param {Element | null} field */ (field) => {
      const value = parseNumber(/** @type {HTMLInputElement} */ (field).value, true);
      field?.setAttribute('aria-invalid', String(!Number.isInteger(value) || value < 0 || value > 1e6));
      return value;
    };
    const butce = Object.fromEntries([...this.place.querySelectorAll('[data-kind]')].map((field) => [field.getAttribute('data-kind'), number(field)]));
    const tohum = number(this.place.querySelector('[data-seed]'));
    if (this.place.querySelector('[aria-invalid="true"]') || tohum < 1) return null;
    return { butce, tohum, olcu: /** @type {HTMLSelectElement} */ (this.place.querySelector('[data-measure]')).value };
  }

  async #start() {
    const arama = this.#settings();
    if (!arama) return this.#show(words.wrong);
    const { uc, takvim } = this.api.state;
    const secenek = runOptions({ ...this.api.state, takvim: null });
    [this.#ground, this.#drawn] = [ground(this.api.state), JSON.stringify(takvim)];
    const before = this.api.core.kosum(uc, runOptions(this.api.state))[arama.olcu];
    const running = new AbortController();
    this.#running = running;
    this.#show('');
    beginGesture();
    try {
      await searchWorst({ uc, arama, secenek, most }, running.signal, (told) => this.#hear(told, arama.olcu, before));
    } catch {
      if (running === this.#running) this.stop(words.failed);
    }
  }

  /**
   * @param {import('./worst-run.js').Told} told
   * @param {string} measure
   * @param {number} before what the reader's own calendar costs
   */
  #hear({ found, ended, error }, measure, before) {
    if (error) return this.stop(error.message);
    /** @type {HTMLProgressElement} */ (this.place.querySelector('progress')).value = found.denenen;
    const said = /** @type {const} */ ([formatNumber(found.deger), measureWords[measure], formatNumber(before)]);
    /** @type {HTMLElement} */ (this.place.querySelector('.worst-now')).textContent = words.now(formatNumber(found.denenen), ...said);
    const drawn = JSON.stringify(found.pencereler);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.api.set({ takvim: found.pencereler });
    }
    if (ended) this.stop(words.ended(...said));
  }
}
