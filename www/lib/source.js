// @ts-check
/**
 * Where a number comes from: reads `data-kaynak`, runs the call it names and follows the path into the result.
 *
 *     kosum?uc=derinYerel&aralik=4#dusenOkuma        one call, one field
 *     tarama?uc=derinYerel#olculer.sessiz.ortalama[7]
 *     {butce#kalanBasina} / {butce#kopyaBasina}      arithmetic on such sources
 *     #dusenOkuma                                    a field of the present result of the figure around it
 */
import { formatNumber, formatPercent } from './turkish.js';
import { defaultCalendar } from './calendar.js';

/** @typedef {Record<string, (...args: any[]) => any>} Core */

/** The arguments that stand before the options. */
const leading = /** @type {Record<string, string[]>} */ ({
  kosum: ['uc'], kosumIzi: ['uc'], tarama: ['uc'], imza: ['kip'], imzaTablosu: [], imzaIzi: ['kip'], tohumPayi: [], bulasma: ['ariza', 'kip'], ayHesabi: [], butce: [],
});

/** Options that are lists even when one value is given. */
const lists = new Set(['faz', 'kopya', 'kopyalar', 'araliklar', 'esikler', 'yanlisAraliklar']);

/** @param {string} text */
function scalar(text) {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^-?\d+(\.\d+)?(e\d+)?$/.test(text) ? Number(text) : text;
}

/** @param {string} text "82-95,100-110" */
function windows(text) {
  return text === '' ? [] : text.split(',').map((one) => one.split('-').map(Number));
}

/**
 * @param {Record<string, any>} options
 * @param {string} key
 * @param {string} text
 */
function setOption(options, key, text) {
  if (!key.startsWith('takvim.')) {
    options[key] = lists.has(key) ? text.split(',').map(scalar) : scalar(text);
    return;
  }
  const [, kind, replica] = key.split('.');
  const calendar = (options.takvim ??= structuredClone(defaultCalendar));
  if (replica === undefined) calendar[kind] = windows(text);
  else (calendar[kind] ??= {})[replica] = windows(text);
}

/**
 * The function and the arguments that a source such as `kosum?uc=sig&aralik=4` names.
 * @param {string} text
 */
export function parseCall(text) {
  const [name, query = ''] = text.trim().split('?');
  if (!Object.hasOwn(leading, name)) throw new Error(`data-kaynak: no function "${name}" in "${text}"`);
  /** @type {Record<string, any>} */
  const options = {};
  for (const pair of query ? query.split('&') : []) {
    const at = pair.indexOf('=');
    if (at < 1) throw new Error(`data-kaynak: "${pair}" in "${text}" is not name=value`);
    setOption(options, pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)));
  }
  const args = leading[name].map((argument) => {
    const value = options[argument] ?? null;
    delete options[argument];
    return value;
  });
  return { name, args: [...args, options] };
}

/**
 * Follows `satirlar[0].pay`, `dolu.ag-gecidi`, `dolu["ag gecidi"]`.
 * @param {any} from
 * @param {string} path
 */
export function follow(from, path) {
  let value = from;
  for (const [, quoted, index, name] of path.matchAll(/\["([^"]*)"\]|\[(\d+)\]|([^.[\]]+)/g)) {
    const key = quoted ?? index ?? name;
    if (value === null || value === undefined || !(key in Object(value))) throw new Error(`data-kaynak: no "${key}" in "#${path}"`);
    value = value[key];
  }
  return value;
}

/**
 * A calculator over text with + − × ÷ and brackets; `{…}` is looked up.
 * @param {string} text
 * @param {(source: string) => number} look
 */
function calculate(text, look) {
  const tokens = text.match(/\{[^}]*\}|\d+(?:\.\d+)?|[-+*/()−×÷]/g) ?? [];
  let at = 0;
  /** @returns {number} */
  const factor = () => {
    const token = tokens[at++];
    if (token === undefined) throw new Error(`data-kaynak: "${text}" ends too early`);
    if (token === '(') {
      const value = sum();
      if (tokens[at++] !== ')') throw new Error(`data-kaynak: a bracket is left open in "${text}"`);
      return value;
    }
    if (token === '-' || token === '−') return -factor();
    return token.startsWith('{') ? look(token.slice(1, -1)) : Number(token);
  };
  const product = () => {
    let value = factor();
    while ('*×/÷'.includes(tokens[at] ?? ' ')) value = '*×'.includes(/** @type {string} */ (tokens[at++])) ? value * factor() : value / factor();
    return value;
  };
  const sum = () => {
    let value = product();
    while ('+-−'.includes(tokens[at] ?? ' ')) value = tokens[at++] === '+' ? value + product() : value - product();
    return value;
  };
  const value = sum();
  if (at !== tokens.length) throw new Error(`data-kaynak: "${text}" has something left over`);
  return value;
}

/**
 * An evaluator that runs each call once.
 * @param {Core} core
 * @returns {(source: string, here?: unknown) => any} `here` is the present result, for sources that begin with `#`
 */
export function evaluator(core) {
  const results = new Map();
  return (source, here) => {
    /** @param {string} one */
    const look = (one) => {
      const [call, ...path] = one.split('#');
      if (call === '') return follow(here, path.join('#'));
      if (!results.has(call)) {
        const { name, args } = parseCall(call);
        results.set(call, core[name](...args));
      }
      return follow(results.get(call), path.join('#'));
    };
    return source.includes('{') ? calculate(source, look) : look(source);
  };
}

/**
 * Shows a value in the form of a text already shown: as many decimals, a percentage if it is one, thousands set apart if they are.
 * @param {any} value
 * @param {string} shown
 */
export function formatLike(value, shown) {
  if (value === null || Number.isNaN(value)) return '–';
  if (typeof value !== 'number') return String(value);
  const decimals = /,(\d+)/.exec(shown)?.[1].length ?? 0;
  const text = shown.includes('%') ? formatPercent(value, decimals) : formatNumber(value, decimals, !/\d{4}/.test(shown));
  return /^\s*\+/.test(shown) && value > 0 ? `+${text}` : text;
}

/**
 * Whether a text shows a value, to the decimals it has.
 * @param {any} value
 * @param {string} shown
 */
export function shows(value, shown) {
  const text = shown.trim().replace(/^-/, '−');
  return formatLike(value, text) === text;
}
