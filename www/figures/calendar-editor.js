// @ts-check
/** The fault calendar as a list of windows and as text, in step with each other and with the picture. Fetched when it is opened. */
import { calendarOf, lessonRows, replicaKinds, storeKinds } from '../lib/calendar.js';
import { html, raw } from '../lib/html.js';
import { calendarWords as words } from '../tr-calendar.js';
import { errorText, formatNumber, parseNumber, runWords } from '../tr.js';
import { CalendarText } from './calendar-text.js';

/** @typedef {import('./element.js').FigureElement} Api */
/** @typedef {import('../lib/calendar.js').Row} Row */

/** Windows with fields of their own; the rest stand in the text. */
const mostRows = 60;

/** @param {string} kind */
const isStore = (kind) => storeKinds.includes(kind);

/** A kind as the list names it. @param {string} kind */
const kindLabel = (kind) => (isStore(kind) ? `${runWords.stores[kind]} ${runWords.kinds[kind]}` : runWords.kinds[kind]);

/** @param {string[]} values @param {string} chosen @param {(value: string) => string} label */
const options = (values, chosen, label) => values.map((value) => html`<option value="${value}"${value === chosen && html` selected`}>${label(value)}</option>`);

/** What a window is called where it is spoken of. @param {Row} row */
export const windowName = ([kind, replica, start, end]) => runWords.window(replica ?? runWords.stores[kind], runWords.kinds[kind], start, end);

export class CalendarEditor {
  /** The kind that is added by a drag or a press. */
  kind = 'durdu';
  /** Whether the list is being brought to the state: a field that goes away then says that it changed. */
  #syncing = false;

  /**
   * @param {HTMLElement} place
   * @param {Api} api
   */
  constructor(place, api) {
    this.place = place;
    this.api = api;
    place.innerHTML = html`<p class="calendar-hint">${words.hint}</p><div class="calendar-bar"><label>${words.newKind} <select class="calendar-kind">${options(replicaKinds, this.kind, kindLabel)}</select></label><button type="button" data-calendar="add">${words.add}</button><button type="button" data-calendar="clear">${words.clear}</button><button type="button" data-calendar="lesson">${words.lesson}</button></div><div class="calendar-sides"><fieldset class="calendar-list"><legend>${words.list}</legend><ol></ol><p class="calendar-rest"></p></fieldset><div class="calendar-text"><label for="f6-takvim">${words.text}</label><p class="control-hint" id="f6-takvim-ipucu">${words.textHint}</p><textarea id="f6-takvim" rows="9" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" aria-describedby="f6-takvim-ipucu f6-takvim-hata"></textarea><div class="control-error" id="f6-takvim-hata" role="status"></div></div></div>`.text;
    const textarea = /** @type {HTMLTextAreaElement} */ (place.querySelector('textarea'));
    this.text = new CalendarText(textarea, /** @type {HTMLElement} */ (place.querySelector('#f6-takvim-hata')), api);
    this.list = /** @type {HTMLElement} */ (place.querySelector('ol'));
    place.addEventListener('click', (event) => this.#pressed(/** @type {Element} */ (event.target)));
    place.addEventListener('change', (event) => this.#changed(/** @type {HTMLElement} */ (event.target)));
    place.addEventListener('input', (event) => this.#changed(/** @type {HTMLElement} */ (event.target)));
    this.sync();
  }

  /** @returns {Row[]} */
  get rows() {
    return this.api.state.takvim;
  }

  /** @param {Row[]} takvim */
  set(takvim) {
    this.api.set({ takvim });
  }

  /** Where a window goes that is added without a place: at the turn that is looked at. */
  add() {
    const { an, tur, kopya } = this.api.state;
    const start = Math.min(an, tur);
    this.set([...this.rows, [this.kind, kopya[0], start, Math.min(start + 4, Math.max(tur, start))]]);
    /** @type {HTMLElement | null} */ (this.list.querySelector('li:last-child select'))?.focus();
  }

  /** @param {Element} target */
  #pressed(target) {
    const action = target.closest('[data-calendar]')?.getAttribute('data-calendar');
    if (action === 'add') this.add();
    else if (action === 'clear') this.set([]);
    else if (action === 'lesson') this.set(lessonRows());
    else if (action === 'remove') {
      const index = this.#indexOf(target);
      this.set(this.rows.filter((_, place) => place !== index));
      const items = this.list.querySelectorAll('li');
      const next = items[Math.min(index, items.length - 1)]?.querySelector('button') ?? this.place.querySelector('[data-calendar="add"]');
      /** @type {HTMLElement} */ (next).focus();
    }
  }

  /** @param {Element} target */
  #indexOf(target) {
    return [...this.list.children].indexOf(/** @type {Element} */ (target.closest('li')));
  }

  /** @param {HTMLElement} target */
  #changed(target) {
    if (target.matches('.calendar-kind')) {
      this.kind = /** @type {HTMLSelectElement} */ (target).value;
      return;
    }
    const item = target.closest('li');
    if (!item || this.#syncing) return;
    const [kind, replica] = [...item.querySelectorAll('select')].map(({ value }) => value);
    const [start, end] = [...item.querySelectorAll('input')].map(({ value }) => parseNumber(value, true));
    const row = /** @type {Row} */ ([kind, isStore(kind) ? null : (replica || this.api.state.kopya[0]), start, end]);
    const error = this.#wrong(row);
    /** @type {HTMLElement} */ (item.querySelector('.control-error')).textContent = error;
    for (const input of item.querySelectorAll('input')) input.setAttribute('aria-invalid', String(error !== ''));
    if (error) return;
    const index = this.#indexOf(target);
    this.set(this.rows.map((old, place) => (place === index ? row : old)));
  }

  /** What the core says of a window. @param {Row} row */
  #wrong(row) {
    if (!row.slice(2).every((turn) => Number.isFinite(turn))) return words.number;
    try {
      const names = row[1] === null ? ['k1'] : [row[1]];
      this.api.core.kosum('sig', { tur: 1, kopya: names, takvim: calendarOf([row], names) });
      return '';
    } catch (error) {
      const { kod } = /** @type {{ kod?: string }} */ (error);
      if (kod === undefined) throw error;
      return kod === 'pencere' ? errorText(kod, /** @type {any} */ ({ name: 'takvim' })) : words.number;
    }
  }

  /** Brings list and text to the state; what is being typed stays as it is. */
  sync() {
    const rows = this.rows.slice(0, mostRows);
    this.#syncing = true;
    while (this.list.children.length > rows.length) this.list.lastElementChild?.remove();
    rows.forEach((row, index) => this.#syncRow(row, index));
    this.#syncing = false;
    const rest = this.rows.length - rows.length;
    /** @type {HTMLElement} */ (this.place.querySelector('.calendar-rest')).textContent = rest > 0 ? words.more(formatNumber(rest)) : '';
    this.text.sync();
  }

  /** @param {Row} row @param {number} index */
  #syncRow(row, index) {
    const [kind, replica, start, end] = row;
    const { kopya } = this.api.state;
    const key = JSON.stringify([kind, replica, kopya]);
    let item = /** @type {HTMLElement | undefined} */ (this.list.children[index]);
    if (!item || (item.dataset.key !== key && !item.contains(document.activeElement))) {
      const names = replica !== null && !kopya.includes(replica) ? [...kopya, replica] : kopya;
      const fresh = document.createElement('li');
      fresh.innerHTML = html`<select aria-label="${words.kind}">${options([...replicaKinds, ...storeKinds], kind, kindLabel)}</select><select aria-label="${words.replica}"${isStore(kind) && raw(' hidden')}>${options(names, replica ?? kopya[0], (name) => name)}</select><input type="text" inputmode="numeric" class="field" aria-label="${words.start}"><span aria-hidden="true">–</span><input type="text" inputmode="numeric" class="field" aria-label="${words.end}"><button type="button" data-calendar="remove">×</button><span class="control-error" role="status"></span>`.text;
      if (item) item.replaceWith(fresh);
      else this.list.append(fresh);
      item = fresh;
    }
    item.dataset.key = key;
    /** @type {HTMLElement} */ (item.querySelectorAll('select')[1]).hidden = isStore(kind);
    item.querySelector('button')?.setAttribute('aria-label', words.remove(windowName(row)));
    item.title = replica !== null && !kopya.includes(replica) ? words.away : '';
    [start, end].forEach((turn, place) => {
      const input = /** @type {HTMLElement} */ (item).querySelectorAll('input')[place];
      if (input !== document.activeElement && parseNumber(input.value, true) !== turn) input.value = formatNumber(turn, undefined, false);
    });
  }
}
