// @ts-check
/**
 * HTML as text, escaped by default: the same templates run in the build and in the page, where there is no DOM to lean on.
 */

/** Text that is markup already. */
export class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }

  toString() {
    return this.text;
  }
}

/** @type {Record<string, string>} */
const entities = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/**
 * Escapes text for element content and for quoted attribute values.
 * @param {unknown} text
 */
export function escape(text) {
  return String(text).replace(/[&<>"']/g, (sign) => entities[sign]);
}

/**
 * Takes text for markup as it stands. Only for text that templates of this project made.
 * @param {unknown} text
 */
export function raw(text) {
  return text instanceof Markup ? text : new Markup(String(text));
}

/**
 * @param {unknown} value
 * @returns {string}
 */
function piece(value) {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(piece).join('');
  return escape(value);
}

/**
 * A tagged template: values are escaped, nested templates are not, lists are joined, `null`, `undefined` and `false` leave nothing.
 * @param {TemplateStringsArray} strings
 * @param {...unknown} values
 */
export function html(strings, ...values) {
  let text = strings[0];
  values.forEach((value, index) => {
    text += piece(value) + strings[index + 1];
  });
  return new Markup(text);
}
