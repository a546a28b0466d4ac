// @ts-check
/**
 * The sources of the numbers in the prose as text: which of them carry a setting, what they become when it is another, and how the console
 * is asked the same. Pure, so that tests read the lessons with it.
 */
import { limits } from '../limits.gen.js';
import { parameters } from '../parameters.js';
import { parseCall } from './source.js';

/**
 * A setting that the prose names: `yuva` with 48, or the third of `kopyalar` with 48.
 * @typedef {object} Setting
 * @property {string} name
 * @property {number} [at] its place, where the setting is a list
 * @property {number} from its value in the lesson
 */

/** Whose options each function takes. @type {Record<string, Record<string, unknown>>} */
const takes = {
  kosum: limits.kosum, kosumIzi: limits.kosum, tarama: limits.tarama, imza: limits.imza, imzaTablosu: limits.imza, imzaIzi: limits.imza,
  tohumPayi: limits.imza, bulasma: limits.bulasma, ayHesabi: { ...limits.bulasma, ...limits.ayHesabi }, butce: limits.butce,
};

/** The calls of a source, each with its path. */
const calls = /\{[^}]*\}/g;

/** @param {string} call @returns {[string, string[][]]} the function, and its options as written */
function split(call) {
  const [name, query = ''] = call.split('?');
  return [name, query.split('&').filter(Boolean).map((pair) => pair.split('='))];
}

/** A setting's value as a call writes it, one of its places changed. @param {string} text @param {Setting} setting @param {number} to */
const put = (text, { at }, to) => (at === undefined ? String(to) : text.split(',').map((one, index) => (index === at ? String(to) : one)).join(','));

/**
 * What a call says of a setting: that it is written with the lesson's value, that it stands at it by default, or nothing.
 * @param {string} call without its path
 * @param {Setting} setting
 */
function says(call, setting) {
  const { name, from } = setting;
  const [called, options] = split(call);
  const written = options.find(([key]) => key === name)?.[1];
  const text = written ?? String(parameters[name].default);
  if (put(text, setting, from) !== text || !(name in (takes[called] ?? {}))) return null;
  return written === undefined ? 'default' : 'written';
}

/** @param {string} source @param {(call: string, path: string) => string} change */
function mapCalls(source, change) {
  /** @param {string} one */
  const changed = (one) => {
    const [call, ...path] = one.split('#');
    return change(call, path.join('#'));
  };
  return source.includes('{') ? source.replace(calls, (one) => `{${changed(one.slice(1, -1))}}`) : changed(source);
}

/**
 * How a source carries a setting.
 * @param {string} source
 * @param {Setting} setting
 * @returns {'written' | 'default' | null}
 */
export function carries(source, setting) {
  /** @type {('written' | 'default' | null)[]} */
  const found = [];
  mapCalls(source, (call, path) => {
    found.push(says(call, setting));
    return `${call}#${path}`;
  });
  return found.find((one) => one === 'written') ?? found.find((one) => one === 'default') ?? null;
}

/**
 * The source with the setting changed. The same number as a bare factor beside the calls (`{…} / 48`) is the same setting.
 * @param {string} source
 * @param {Setting} setting
 * @param {number} to
 */
export function withSetting(source, setting, to) {
  if (carries(source, setting) === null) return source;
  const { name, from } = setting;
  const changed = mapCalls(source, (call, path) => {
    const how = says(call, setting);
    if (how === null) return `${call}#${path}`;
    const [called, options] = split(call);
    const standing = how === 'written' ? options : [...options, [name, String(parameters[name].default)]];
    return `${called}?${standing.map(([key, text]) => `${key}=${key === name ? put(text, setting, to) : text}`).join('&')}#${path}`;
  });
  return changed.replace(/\{[^}]*\}|\d+(?:\.\d+)?/g, (token) => (changed.includes('{') && token === String(from) ? String(to) : token));
}

/** @param {unknown} value @returns {string} */
function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value).map(([key, one]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literal(one)}`).join(', ')} }`;
}

/** Of a path, what no dot may stand before is put in brackets. @param {string} path */
const access = (path) => path.replace(/(^|\.)([^.[\]]+)/g, (_, __, name) => (/^\w+$/.test(name) ? `.${name}` : `["${name}"]`));

/**
 * The source as one may type it in the console.
 * @param {string} source
 */
export function asTyped(source) {
  const typed = mapCalls(source, (call, path) => {
    const { name, args } = parseCall(call);
    const given = args.filter((one, index) => index < args.length - 1 || Object.keys(one).length > 0);
    return `${name}(${given.map(literal).join(', ')})${access(path)}`;
  });
  return source.includes('{') ? typed.replace(/\{(\w+\((?:[^()]*)\)[^{}]*)\}/g, '$1').replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/') : typed;
}
