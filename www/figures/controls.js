// @ts-check
/**
 * A parameter as a control: its markup, how its text is read, how a value is put back. Markup is text, so the build writes the same.
 */
import { html } from '../lib/html.js';
import { figureWords, parseNumber, rangeText, valueText } from '../tr.js';

/** @typedef {import('../parameters.js').Parameter} Parameter */

/**
 * @param {Parameter} parameter
 * @param {any} value
 * @param {string} id the figure's
 */
function choiceControl(parameter, value, id) {
  const { name, label, options = [] } = parameter;
  if (parameter.segmented) {
    return html`<fieldset class="segmented" data-parameter="${name}"><legend>${label}</legend><div class="segments">${options.map(
      (option) => html`<label><input type="radio" name="${name}" value="${option.value}"${option.value === value && html` checked`}><span>${option.label}</span></label>`,
    )}</div></fieldset>`;
  }
  return html`<div class="control" data-parameter="${name}"><label for="${id}-${name}">${label}</label><span class="control-row"><select id="${id}-${name}" name="${name}">${options.map(
    (option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>`,
  )}</select></span></div>`;
}

/** What a slider stands at for a value: a list of one moves as one, a longer one by its first. @param {any} value */
const sliderValue = (value) => (Array.isArray(value) ? value[0] : value);

/**
 * What a slider says: the value and its unit.
 * @param {Parameter} parameter
 * @param {any} value
 */
function spoken(parameter, value) {
  return `${valueText(parameter, value)}${parameter.unit ? ` ${parameter.unit}` : ''}`;
}

/**
 * The markup of one control.
 * @param {Parameter} parameter
 * @param {any} value
 * @param {string} id the figure's
 */
export function renderControl(parameter, value, id) {
  const { name, kind, label, unit, slider } = parameter;
  if (kind === 'choice') return choiceControl(parameter, value, id);
  if (kind === 'switch') {
    return html`<div class="control control-switch" data-parameter="${name}"><label><input type="checkbox" name="${name}"${value && html` checked`}> ${label}</label></div>`;
  }
  const range = rangeText(parameter);
  const hint = [figureWords.default(valueText(parameter, parameter.default)), range].filter(Boolean).join(' · ');
  const wide = kind !== 'number';
  return html`<div class="control" data-parameter="${name}"><label for="${id}-${name}">${label}</label><span class="control-row">${slider && html`<input type="range" data-slider="${name}" min="${slider.min}" max="${slider.max}" step="${slider.step}" value="${sliderValue(value)}" list="${id}-${name}-varsayilan" aria-label="${figureWords.slider(label)}" aria-valuetext="${spoken(parameter, value)}"><datalist id="${id}-${name}-varsayilan"><option value="${sliderValue(parameter.default)}"></option></datalist>`}<input type="text" class="field${wide && ' field-wide'}" id="${id}-${name}" name="${name}" value="${valueText(parameter, value)}" inputmode="${kind === 'names' ? 'text' : 'decimal'}" spellcheck="false" autocapitalize="off" aria-describedby="${id}-${name}-ipucu ${id}-${name}-hata">${unit && html`<span class="unit">${unit}</span>`}</span><span class="control-hint" id="${id}-${name}-ipucu">${hint}</span><span class="control-error" id="${id}-${name}-hata"></span></div>`;
}

/**
 * A control's value as the model takes it. A text that is no number stays NaN: the core or the caller refuses it with the field's name.
 * @param {Parameter} parameter
 * @param {HTMLFormElement} form
 * @returns {any}
 */
export function readControl(parameter, form) {
  const control = form.elements.namedItem(parameter.name);
  if (parameter.kind === 'switch') return /** @type {HTMLInputElement} */ (control).checked;
  const { value } = /** @type {HTMLInputElement | RadioNodeList} */ (control);
  if (parameter.kind === 'choice') return value;
  const parse = /** @param {string} text */ (text) => parseNumber(text, parameter.range?.whole);
  if (parameter.kind === 'number') return parse(value);
  const parts = value.split(/[,;]\s*|\s+/).filter((part) => part !== '');
  return parameter.kind === 'names' ? parts : parts.map(parse);
}

/** @param {HTMLFormElement} form @param {string} name */
const sliderOf = (form, name) => /** @type {HTMLInputElement | null} */ (form.querySelector(`[data-slider="${name}"]`));

/**
 * Puts a value into its control, slider and field alike.
 * @param {Parameter} parameter
 * @param {HTMLFormElement} form
 * @param {any} value
 */
export function writeControl(parameter, form, value) {
  const control = form.elements.namedItem(parameter.name);
  if (parameter.kind === 'switch') /** @type {HTMLInputElement} */ (control).checked = value;
  else if (parameter.kind === 'choice') /** @type {HTMLInputElement | RadioNodeList} */ (control).value = value;
  else {
    /** @type {HTMLInputElement} */ (control).value = valueText(parameter, value);
    followSlider(parameter, form, value);
  }
}

/**
 * Moves the slider to where its field is.
 * @param {Parameter} parameter
 * @param {HTMLFormElement} form
 * @param {any} value
 */
export function followSlider(parameter, form, value) {
  const slider = sliderOf(form, parameter.name);
  if (!slider || !Number.isFinite(sliderValue(value))) return;
  slider.value = String(sliderValue(value));
  slider.setAttribute('aria-valuetext', spoken(parameter, value));
}

/**
 * Marks what differs from the default, and what is refused.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {{ changed: boolean, error?: string }} marks
 */
export function markControl(form, name, { changed, error = '' }) {
  const box = form.querySelector(`[data-parameter="${name}"]`);
  if (!box) return;
  box.classList.toggle('is-changed', changed);
  box.classList.toggle('is-wrong', error !== '');
  const message = box.querySelector('.control-error');
  if (!message) return;
  message.textContent = error;
  box.querySelector('.field')?.setAttribute('aria-invalid', String(error !== ''));
}
