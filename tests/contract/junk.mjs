/** Values of every wrong kind, and the places where a number is due. */
import vm from 'node:vm';
import { isList, numberFields } from './declarations.mjs';

class Instance {}

/** What is no number, with what a message calls it. */
export const notNumbers = [
  [null, 'null'], ['1', '"1"'], ['', '""'], [true, 'true'], [false, 'false'], [1n, 'BigInt'], [Symbol('x'), 'symbol'], [() => 1, 'işlev'],
  [new Number(1), 'nesne'], [{}, 'nesne'], [[], 'liste'], [[1], 'liste'], [new Date(1), 'nesne'], [{ valueOf: () => 1 }, 'nesne'],
];

/** What is no text. */
export const notTexts = [
  [null, 'null'], [1, '1'], [NaN, 'NaN'], [true, 'true'], [1n, 'BigInt'], [Symbol('x'), 'symbol'], [() => 'k1', 'işlev'],
  [new String('k1'), 'nesne'], [{}, 'nesne'], [['k1'], 'liste'], [{ toString: () => 'k1' }, 'nesne'],
];

/** What is no list. */
export const notLists = [
  [null, 'null'], [1, '1'], ['1,2', '"1,2"'], [true, 'true'], [1n, 'BigInt'], [Symbol('x'), 'symbol'], [() => [], 'işlev'],
  [{}, 'nesne'], [{ 0: 1, length: 1 }, 'nesne'], [new Set([1]), 'nesne'], [new Uint8Array(3), 'nesne'], [new ArrayBuffer(8), 'nesne'],
];

/** What is no plain object. */
export const notPlain = [
  [null, 'null'], [1, '1'], ['{}', '"{}"'], [true, 'true'], [1n, 'BigInt'], [Symbol('x'), 'symbol'], [() => ({}), 'işlev'], [Instance, 'işlev'],
  [[], 'liste'], [[[1, 2]], 'liste'], [new Map(), 'nesne'], [new Set(), 'nesne'], [new Date(0), 'nesne'], [/x/, 'nesne'], [new Error('x'), 'nesne'],
  [new Uint8Array(2), 'nesne'], [new ArrayBuffer(2), 'nesne'], [new Instance(), 'nesne'], [new Number(1), 'nesne'], [new String('x'), 'nesne'],
  [Promise.resolve(), 'nesne'], [new WeakMap(), 'nesne'], [Object.create({ tur: 1 }), 'nesne'], [new Proxy([], {}), 'liste'],
  [vm.runInNewContext('new Map()'), 'nesne'], [vm.runInNewContext('new (class Far {})()'), 'nesne'], [vm.runInNewContext('[]'), 'liste'],
];

/** A number as messages write it. */
export function turkish(value) {
  const plain = String(Object.is(value, -0) ? 0 : value);
  if (/[eNI]/.test(plain)) return plain;
  const [whole, fraction] = plain.split('.');
  const grouped = whole.replace('-', '').length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

const windowRange = { min: 1, max: Number.MAX_SAFE_INTEGER, open: false, whole: true };

function windowPlaces() {
  const calendar = (kind, windows) => ({ takvim: { [kind]: ['durumDeposu', 'ucretDeposu'].includes(kind) ? windows : { k2: windows } } });
  return ['yariDusuk', 'isiniyor', 'durdu', 'gecici', 'durumDeposu', 'ucretDeposu'].flatMap((kind) => {
    const path = kind.endsWith('Deposu') ? `takvim.${kind}` : `takvim.${kind}.k2`;
    return [
      { alan: `${path}[1][0]`, range: windowRange, put: (value) => calendar(kind, [[3, 4], [value, windowRange.max]]) },
      { alan: `${path}[0][1]`, range: windowRange, put: (value) => calendar(kind, [[1, value], [3, 4]]) },
    ];
  });
}

const rateRange = { min: 0, max: 1e9, open: false, whole: false };

function ratePlaces() {
  const flow = (ad, hiz) => ({ ad, hiz, kok: { ad: 'tasiyici-dogrulama' } });
  return [{ alan: 'akislar[1].hiz', range: rateRange, put: (value) => ({ akislar: [flow('a', 1), flow('b', value)] }) }];
}

/** Every place in an export's options where a number is due: its path, its range, and options with a value there. */
export function numberPlaces(name) {
  const places = numberFields(name).map((field) => (isList(field)
    ? { alan: `${field.name}[1]`, range: field.range, put: (value) => ({ [field.name]: field.name === 'faz' ? [0, value, 0] : [1, value] }) }
    : { alan: field.name, range: field.range, put: (value) => ({ [field.name]: value }) }));
  if (['kosum', 'kosumIzi', 'tarama'].includes(name)) places.push(...windowPlaces());
  if (['bulasma', 'ayHesabi'].includes(name)) places.push(...ratePlaces());
  return places;
}

/** The next double above a positive number. */
export function above(value) {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) + 1n);
  return view.getFloat64(0);
}

/** A tree of calls `depth` deep, a component a level. */
export function chain(depth) {
  let node = { ad: `c${depth}` };
  for (let level = depth - 1; level >= 1; level -= 1) node = { ad: `c${level}`, alt: [node] };
  return node;
}

/** One flow over a tree. */
export const flowOf = (kok, ad = 'akis') => ({ ad, hiz: 1, kok });

/** Names that other code may trip over, with the step that a path gives them. */
export const oddNames = new Map([
  ['__proto__', '.__proto__'], ['constructor', '.constructor'], ['toString', '.toString'], ['hasOwnProperty', '.hasOwnProperty'],
  ['length', '.length'], ['1', '.1'], ['01', '.01'], ['ş', '.ş'], ['a-b_c', '.a-b_c'], ['a b', '["a b"]'], ['a.b', '["a.b"]'],
  ['a"b', '["a\\"b"]'], [']', '["]"]'], [' ', '[" "]'], ['😀', '["😀"]'],
]);

/** An object with one field of its own, whatever its name. */
export const holding = (key, value) => Object.fromEntries([[key, value]]);
