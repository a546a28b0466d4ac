// @ts-check
/** The five contents against each other: when two of them first differ, and what each check kept and removed, rightly or not. */
import { cells, confusion, firstDifference } from '../lib/compare.js';
import { html } from '../lib/html.js';
import { keepPlace } from '../lib/place.js';
import { endpoints } from '../parameters.js';
import { compareWords as words } from '../tr-compare.js';
import { choiceWords, formatNumber } from '../tr.js';
import { comparedWith, runOptions } from './run-options.js';

/** @typedef {import('./element.js').FigureElement} Api */
/** @typedef {import('../lib/compare.js').Cell} Cell */

/** More stretches than this are a wall; the rest is counted. */
const mostStretches = 40;
const labels = choiceWords.uc;

export class RunCompare {
  /** The cell whose turns are open. @type {{ uc: string, cell: Cell } | null} */
  #open = null;
  /** What is shown for which result and comparison. */
  #shown = '';
  /** @type {Record<string, ReturnType<typeof confusion>>} */
  #judged = {};
  /** @type {any} */
  #result = null;
  /** @type {any} */
  #other = null;

  /**
   * @param {HTMLElement} place
   * @param {Api} api
   */
  constructor(place, api) {
    this.place = place;
    this.api = api;
    place.addEventListener('click', (event) => this.#pressed(/** @type {Element} */ (event.target)));
    place.addEventListener('change', (event) => {
      if (event.target instanceof HTMLSelectElement) api.set({ kiyas: event.target.value });
    });
    this.sync();
  }

  /** @param {Element} target */
  #pressed(target) {
    const { turn, uc, cell, next } = /** @type {DOMStringMap} */ (/** @type {HTMLElement | null} */ (target.closest('button'))?.dataset ?? {});
    if (turn) this.api.set({ an: Number(turn), ...(uc && { uc }) });
    else if (next !== undefined) this.#toNext();
    else if (uc && cell) {
      this.#open = this.#open?.uc === uc && this.#open.cell === cell ? null : { uc, cell: /** @type {Cell} */ (cell) };
      this.sync(true);
    }
  }

  #toNext() {
    const { an, tur } = this.api.state;
    const { decision, outcome } = firstDifference(this.api.result.iz, this.#other, Math.min(an, tur));
    const turns = [decision, outcome].filter((turn) => turn !== null);
    if (turns.length > 0) this.api.set({ an: Math.min(...turns) });
  }

  /** Brings the panel to the figure's state. @param {boolean} [anew] also where nothing of that has changed */
  sync(anew = false) {
    const { state, result } = this.api;
    const other = comparedWith(state);
    const shown = `${state.uc} ${other}`;
    if (!anew && result === this.#result && shown === this.#shown) return;
    if (result !== this.#result || !this.#other || shown !== this.#shown) this.#judge(result, other);
    [this.#shown, this.#result] = [shown, result];
    const goBack = keepPlace(this.place);
    this.place.innerHTML = result.iz ? html`${this.#difference(other)}${this.#table()}${this.#turns()}`.text : words.tooLong;
    goBack();
  }

  /** @param {any} result @param {string} other */
  #judge(result, other) {
    if (!result.iz) return;
    const { core, state } = this.api;
    const options = runOptions(state);
    this.#other = core.kosumIzi(other, options);
    // Decisions do not depend on requests, so the five runs that only tell of decisions carry none.
    const idle = { ...options, okuma: 0, yazma: 0, toplu: 0 };
    this.#judged = Object.fromEntries(endpoints.map((uc) => [uc, confusion(core.kosumIzi(uc, idle))]));
  }

  /** @param {string} other */
  #difference(other) {
    const { state, result } = this.api;
    const first = firstDifference(result.iz, this.#other);
    const { decision, outcome } = first;
    return html`<div class="calendar-bar"><label>${words.other} <select data-focus="kiyas">${endpoints.filter((uc) => uc !== state.uc).map((uc) => html`<option value="${uc}"${uc === other && html` selected`}>${labels[uc]}</option>`)}</select></label></div><p class="compare-first" role="status">${words.first(labels[state.uc], labels[other], first)}</p>${
      decision !== null && html`<div class="calendar-bar"><button type="button" data-turn="${decision}" data-focus="karar">${words.toDecision(decision)}</button>${outcome !== null && html`<button type="button" data-turn="${outcome}" data-focus="sonuc">${words.toOutcome(outcome)}</button>`}<button type="button" data-next data-focus="sonraki">${words.next}</button></div>`
    }`;
  }

  #table() {
    const { uc: chosen } = this.api.state;
    return html`<p class="calendar-hint">${words.hint}</p><div class="table-scroll" tabindex="0" role="region" aria-label="${words.caption}"><table class="compare-table"><caption>${words.caption}</caption><thead><tr><th scope="col">${words.endpoint}</th>${cells.map((cell) => html`<th scope="col">${words.cells[cell]}<span class="spread">${words.verdicts[cell]}</span></th>`)}</tr></thead><tbody>${endpoints.map(
      (uc) => html`<tr${uc === chosen && html` class="is-chosen"`}><th scope="row">${labels[uc]}</th>${cells.map((cell) => html`<td>${this.#cell(uc, cell)}</td>`)}</tr>`,
    )}</tbody></table></div>`;
  }

  /** @param {string} uc @param {Cell} cell */
  #cell(uc, cell) {
    const count = formatNumber(this.#judged[uc][cell].turns);
    if (count === '0') return count;
    const open = this.#open?.uc === uc && this.#open.cell === cell;
    return html`<button type="button" class="compare-cell" data-uc="${uc}" data-cell="${cell}" data-focus="${uc}-${cell}" aria-expanded="${String(open)}" aria-label="${words.cellLabel(count, words.cells[cell], labels[uc])}">${count}</button>`;
  }

  #turns() {
    if (!this.#open) return '';
    const { uc, cell } = this.#open;
    const { turns, stretches } = this.#judged[uc][cell];
    const rest = stretches.length - mostStretches;
    return html`<div class="compare-turns"><p>${words.turns(labels[uc], words.verdicts[cell], formatNumber(turns))}</p><ul>${stretches.slice(0, mostStretches).map(
      (stretch) => html`<li><button type="button" data-turn="${stretch.start}" data-uc="${uc}" data-focus="${uc}-${stretch.replica}-${stretch.start}">${words.stretch(stretch)}</button></li>`,
    )}</ul>${rest > 0 && html`<p>${words.rest(formatNumber(rest))}</p>`}</div>`;
  }
}
