// @ts-check
/**
 * What every figure has: a head, a finding, a picture with its table, controls and a foot. `renderFigure` writes it (in the build and in
 * the page, from the same templates); element.js brings the written one to life in place.
 */
import { html, raw } from '../lib/html.js';
import { parameters } from '../parameters.js';
import { figureWords } from '../tr.js';
import { renderControl } from './controls.js';

/** @typedef {import('../parameters.js').Parameter} Parameter */
/** @typedef {import('../lib/html.js').Markup} Markup */
/** @typedef {import('../lib/source.js').Core} Core */
/** @typedef {Record<string, any>} State the value of each parameter, by name */
/** @typedef {'wide' | 'narrow'} Layout */

/**
 * @typedef {object} Figure
 * @property {string} id `f1` … `f9`
 * @property {number} number
 * @property {string} tag the custom element's name
 * @property {string} title
 * @property {string | null} turn how long a turn is here, as shown; null where turns are not shown
 * @property {{ top?: string[], first: string[], more: string[] }} parameters names: above the finding, under the picture, under "daha fazla"
 * @property {Record<string, Parameter>} [own] parameters of this figure alone (what is drawn, not what is computed)
 * @property {Record<string, { default: any, view?: boolean }>} [held] what belongs to the state and has no control of its own
 * @property {State} [initial] where it starts from another value than the table's default
 * @property {(core: any, state: State) => any} compute pure; throws the core's error for a state it refuses
 * @property {(result: any, state: State) => Markup | string} finding one sentence
 * @property {(result: any, state: State, layout: Layout) => Markup | string} picture
 * @property {(result: any, state: State) => Markup | string} table
 * @property {(result: any, state: State) => Markup | string} [detail] what is told below the picture, drawn again on every change
 * @property {(state: State, result: any) => Markup | string} [transport] controls between picture and detail, written once
 * @property {Markup} [extra] what a script fills on request, above the controls
 * @property {(Markup | string)[]} simplifications
 * @property {(element: HTMLElement, api: import('./element.js').FigureElement) => void} [live] further interaction after the upgrade
 * @property {(element: HTMLElement, api: import('./element.js').FigureElement) => void} [updated] called after each drawing
 * @property {(alan: string) => string} [blame] the control to blame for an error's `alan`, where it is not the path's first name
 */

/**
 * @param {Figure} figure
 * @param {string} name
 * @returns {Parameter}
 */
export function parameterOf(figure, name) {
  const parameter = figure.own?.[name] ?? parameters[name];
  if (!parameter) throw new Error(`${figure.tag}: no parameter "${name}"`);
  return figure.initial && name in figure.initial ? { ...parameter, default: figure.initial[name] } : parameter;
}

/** All names of a figure's parameters. @param {Figure} figure */
export function parameterNames({ parameters: { top = [], first, more }, own = {} }) {
  return [...new Set([...top, ...first, ...more, ...Object.keys(own)])];
}

/**
 * The state a figure starts in.
 * @param {Figure} figure
 * @returns {State}
 */
export function initialState(figure) {
  const defaults = [...parameterNames(figure).map((name) => [name, parameterOf(figure, name).default]), ...Object.entries(figure.held ?? {}).map(([name, { default: value }]) => [name, value])];
  return structuredClone(Object.fromEntries(defaults));
}

/** The parts that are drawn again on every change. @type {Record<string, (figure: Figure, result: any, state: State) => Markup>} */
export const parts = {
  finding: (figure, result, state) => raw(figure.finding(result, state)),
  picture: (figure, result, state) =>
    html`<div class="picture-wide">${raw(figure.picture(result, state, 'wide'))}</div><div class="picture-narrow">${raw(figure.picture(result, state, 'narrow'))}</div>`,
  detail: (figure, result, state) => raw(figure.detail?.(result, state) ?? ''),
  table: (figure, result, state) => raw(figure.table(result, state)),
};

/**
 * The controls under "daha fazla". The built page leaves them to the script that lets them answer: they are folded away until then.
 * @param {Figure} figure
 * @param {State} state
 */
export function moreControls(figure, state) {
  return html`${figure.parameters.more.map((name) => renderControl(parameterOf(figure, name), state[name], figure.id))}`;
}

/**
 * The whole inside of a figure's element.
 * @param {Figure} figure
 * @param {any} core a module with the functions that core.js names
 * @param {State} [state]
 * @param {{ live?: boolean }} [options] live: controls that answer; otherwise they are disabled, for the built page
 * @returns {string}
 */
export function renderFigure(figure, core, state = initialState(figure), { live = false } = {}) {
  const { id } = figure;
  const { top = [], first, more } = figure.parameters;
  const result = figure.compute(core, state);
  /** @param {string[]} names */
  const controls = (names) => names.map((name) => renderControl(parameterOf(figure, name), state[name], id));
  const part = /** @param {string} name */ (name) => parts[name](figure, result, state);
  return html`<form class="figure-form" aria-labelledby="${id}-baslik" autocomplete="off" novalidate><header class="figure-head"><p class="figure-number">${figureWords.number(figure.number)}</p><p class="figure-title" id="${id}-baslik" role="heading" aria-level="3">${figure.title}</p>${figure.turn && html`<p class="figure-turn">${figureWords.turn(figure.turn)}</p>`}</header>${
    top.length > 0 && html`<fieldset class="figure-top"${!live && html` disabled`}>${controls(top)}</fieldset>`
  }<p class="figure-finding" data-part="finding">${part('finding')}</p><div class="figure-picture" data-part="picture">${part('picture')}</div>${
    figure.transport && html`<fieldset class="figure-transport"${!live && html` disabled`}>${raw(figure.transport(state, result))}</fieldset>`
  }${figure.detail && html`<div class="figure-detail" data-part="detail">${part('detail')}</div>`}${figure.extra}<fieldset class="figure-controls"${
    !live && html` disabled`
  }><legend>${figureWords.controls}</legend>${controls(first)}${
    more.length > 0 && html`<details class="figure-more"><summary>${figureWords.more}</summary><div class="figure-more-body">${live && moreControls(figure, state)}</div></details>`
  }</fieldset><footer class="figure-foot"><details class="figure-table"><summary>${figureWords.table}</summary><div class="table-scroll" role="region" tabindex="0" aria-label="${figureWords.table}" data-part="table">${part('table')}</div></details><details class="figure-simplifications"><summary>${figureWords.simplifications}</summary><ul>${figure.simplifications.map(
    (text) => html`<li>${raw(text)}</li>`,
  )}</ul></details><button type="button" class="link" data-action="reset" disabled>${figureWords.reset}</button><span class="figure-history"></span><span class="figure-changed" hidden>${figureWords.changed}</span></footer><p class="visually-hidden" aria-live="polite" data-part="live"></p></form>`.text;
}
