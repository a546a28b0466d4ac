/** Reads `src/wire/contract.d.ts`: interfaces with their fields and what their comments say of them, functions, unions of words. */
import { readFileSync } from 'node:fs';

/**
 * @typedef {{ name: string, optional: boolean, type: string, words: string, range?: Range, fallback?: unknown, interfaceName: string }} Field
 * @typedef {{ min: number, max: number, open: boolean, whole: boolean }} Range
 */

const text = readFileSync(new URL('../../src/wire/contract.d.ts', import.meta.url), 'utf8');

const tag = (comment, name) => comment.match(new RegExp(`@${name} (.*)`))?.[1].trim();

/** A range as comments write it: `1 … 1e9, tam / whole`, `> 0 … 1e6`, `0 … 100`; with a unit after it, it counts items. */
function rangeOf(written) {
  const parts = written?.match(/^(> )?(\d+) … ([\de]+)(, tam \/ whole)?$/);
  return parts ? { open: Boolean(parts[1]), min: Number(parts[2]), max: Number(parts[3]), whole: Boolean(parts[4]) } : undefined;
}

function parsed(written) {
  if (written === undefined) return undefined;
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** @returns {Field[]} */
function fieldsOf(body, interfaceName) {
  const pattern = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*(?:readonly )?(\w+)(\?)?: ([^;]+);/g;
  return [...body.matchAll(pattern)].map(([, comment, name, optional, type]) => ({
    name, type, interfaceName, optional: Boolean(optional), words: comment,
    range: rangeOf(tag(comment, 'aralik')), fallback: parsed(tag(comment, 'default')),
  }));
}

const found = [...text.matchAll(/^export interface (\w+)(?: extends (\w+))? \{\n([^]*?)^\}/gm)];

/** How many fields each interface's text has, told without their comments. */
export const fieldCounts = new Map(found.map(([, name, , body]) => [name, [...body.matchAll(/^ {2}(?:readonly )?\w+\??: /gm)].length]));

const own = new Map(found.map(([, name, base, body]) => [name, { base, fields: fieldsOf(body, name) }]));

/** An interface's fields, those that it takes over included. @returns {Field[]} */
export function fields(name) {
  const { base, fields: list } = own.get(name);
  return base !== undefined && own.has(base) ? [...fields(base), ...list] : list;
}

export const interfaceNames = [...own.keys()];

/** The words of a union such as `Uc`. */
export const words = (name) => text.match(new RegExp(`^export type ${name} =([^;]+);`, 'm'))?.[1].match(/'[^']+'/g)?.map((word) => word.slice(1, -1));

/** The functions: parameters by name and type, and the result's type. Overloads stand as one, the first. */
export const functions = new Map();
for (const [, name, parameters, result] of text.matchAll(/^export function (\w+)\((.*)\): (\w+);/gm)) {
  if (functions.has(name)) continue;
  const list = parameters === '' ? [] : parameters.split(', ').map((parameter) => parameter.split(/\??: /));
  functions.set(name, { parameters: list.map(([parameter, type]) => ({ name: parameter, type })), result });
}

/** The options' interface of an export. */
export const optionsOf = (name) => functions.get(name).parameters.find((parameter) => parameter.name === 'secenek')?.type;

/** Every number that an export takes in its options: a field of its own, or each item of a list. */
export const numberFields = (name) => fields(optionsOf(name)).filter((field) => /^(readonly )?number(\[\])?$/.test(field.type));

/** Whether a field is a list of numbers. */
export const isList = (field) => field.type.endsWith('[]');
