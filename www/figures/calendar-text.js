// @ts-check
/** The fault calendar as text: read and written by the core, every fault told with its line and column. */
import { calendarOf } from '../lib/calendar.js';
import { html } from '../lib/html.js';
import { calendarWords as words } from '../tr-calendar.js';
import { formatNumber } from '../tr.js';

/** Faults shown at once. */
const mostShown = 8;
/** How long the reader must have stopped typing before a long text is read. */
const pauseMs = 250;
const longText = 20_000;

export class CalendarText {
  #timer = 0;
  /** The calendar that the text stands for, as text of its own. */
  #stands = '';

  /**
   * @param {HTMLTextAreaElement} field
   * @param {HTMLElement} told
   * @param {import('./element.js').FigureElement} api
   */
  constructor(field, told, api) {
    this.field = field;
    this.told = told;
    this.api = api;
    this.tools = import('../tools.js').then(({ loadTools }) => loadTools());
    this.tools.catch(() => { told.textContent = words.failed; });
    field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      if (field.value.length < longText) this.#read();
      else this.#timer = window.setTimeout(() => this.#read(), pauseMs);
    });
  }

  async #read() {
    const tools = await this.tools.catch(() => null);
    if (!tools) return;
    const { kopya } = this.api.state;
    /** @type {{ pencereler: any[], hatalar: any[], hataSayisi: number }} */
    let found;
    try {
      found = tools.takvimOku(this.field.value, kopya);
    } catch (error) {
      found = { pencereler: [], hatalar: [{ satir: 1, sutun: 1, ileti: /** @type {Error} */ (error).message }], hataSayisi: 1 };
    }
    const { pencereler, hatalar, hataSayisi } = found;
    this.field.setAttribute('aria-invalid', String(hataSayisi > 0));
    const shown = hatalar.slice(0, mostShown);
    this.told.innerHTML = hataSayisi === 0 ? '' : html`<ul>${shown.map(({ satir, sutun, ileti }) => html`<li>${words.line(satir, sutun, ileti)}</li>`)}${hataSayisi > shown.length && html`<li>${words.moreFaults(formatNumber(hataSayisi - shown.length))}</li>`}</ul><p>${words.stale}</p>`.text;
    if (hataSayisi > 0) return;
    this.#stands = JSON.stringify([pencereler, kopya]);
    this.api.set({ takvim: pencereler });
  }

  /** Writes the calendar out again where it is no longer what the text says. */
  async sync() {
    const tools = await this.tools.catch(() => null);
    const { takvim, kopya } = this.api.state;
    const stands = JSON.stringify([takvim, kopya]);
    if (!tools || stands === this.#stands) return;
    this.#stands = stands;
    this.field.value = tools.takvimYaz(calendarOf(takvim, kopya), kopya);
    this.field.removeAttribute('aria-invalid');
    this.told.textContent = '';
  }
}
