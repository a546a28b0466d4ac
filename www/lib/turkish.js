// @ts-check
/**
 * Numbers as Turkish writes and speaks them. Written by hand, not with `Intl`: the build and every browser must give the same text.
 */

/**
 * A number with a comma for the decimals and dots for the thousands: 2.073.600 · 0,703 · −1,5.
 * @param {number} value
 * @param {number} [decimals] how many decimals to show; left out, as many as the number has, at most six
 * @param {boolean} [grouped] whether thousands are set apart
 */
export function formatNumber(value, decimals, grouped = true) {
  if (!Number.isFinite(value)) return '–';
  const shortest = decimals === undefined;
  let [whole, fraction = ''] = Math.abs(value).toFixed(shortest ? 6 : decimals).split('.');
  if (shortest) fraction = fraction.replace(/0+$/, '');
  if (grouped) whole = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  const text = fraction ? `${whole},${fraction}` : whole;
  // A negative number that rounds to zero is shown as zero.
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}

/**
 * A share of one as a percentage, the sign first: %1,08.
 * @param {number} share
 * @param {number} [decimals]
 */
export function formatPercent(share, decimals) {
  const text = formatNumber(share * 100, decimals);
  return text.startsWith('−') ? `−%${text.slice(1)}` : `%${text}`;
}

/**
 * A number short enough for a hint: round thousands, millions and milliards are words.
 * @param {number} value
 */
export function formatShort(value) {
  for (const [size, word] of /** @type {[number, string][]} */ ([[1e9, 'milyar'], [1e6, 'milyon']])) {
    if (value >= size && value % size === 0) return `${formatNumber(value / size)} ${word}`;
  }
  return formatNumber(value);
}

/**
 * Reads a number as a reader may type it: "0,5" and "0.5" alike, "1.000.000" as a million, "%5" as 5. NaN if it is none.
 * @param {string} text
 * @param {boolean} [whole] only a whole number is expected, so that "1.000", which the page itself shows, is a thousand and not one
 */
export function parseNumber(text, whole = false) {
  const plain = text.replace(/[\s\u00a0%]/g, '').replace('−', '-');
  if (/^[+-]?\d{1,3}(\.\d{3})+(,\d+)?$/.test(plain) && (whole || /\..*[.,]/.test(plain))) {
    return Number(plain.replaceAll('.', '').replace(',', '.'));
  }
  return /^[+-]?(\d+([.,]\d*)?|[.,]\d+)(e\d+)?$/i.test(plain) ? Number(plain.replace(',', '.')) : NaN;
}

/** The last word of a number as it is spoken. */
const units = ['sıfır', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz'];
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan'];

/** @param {string} digits */
function lastWord(digits) {
  const plain = digits.replace(/^0+(?=\d)/, '');
  const zeros = /0*$/.exec(plain)?.[0].length ?? 0;
  if (plain === '0' || zeros === 0) return units[Number(plain.at(-1))];
  if (zeros === 1) return tens[Number(plain.at(-2))];
  if (zeros === 2) return 'yüz';
  return ['bin', 'milyon', 'milyar', 'trilyon'][Math.min(3, Math.floor(zeros / 3) - 1)];
}

/** @typedef {'e' | 'i' | 'de' | 'den' | 'in' | 'dir' | 'lik' | 'si'} Case */

/**
 * The suffix that a number written in figures takes, with its apostrophe: 17’den, 0’a, %1,08’i, 40’tan.
 * @param {string} shown the number as it is shown
 * @param {Case} kind the suffix as it stands after "bir": e (dative), i (accusative), de, den, in (genitive), dir, lik, si (of them)
 */
export function suffix(shown, kind) {
  const [whole, fraction] = shown.replace(/[^\d,]/g, '').split(',');
  return ending(lastWord(fraction || whole || '0'), kind);
}

/**
 * The suffix that a name takes, with its apostrophe: k3’ü, sunucu-a’dan, db’ye. Letters that make no word are read one by one.
 * @param {string} name
 * @param {Case} kind as for a number
 */
export function nameSuffix(name, kind) {
  const digits = /\d+$/.exec(name);
  if (digits) return suffix(digits[0], kind);
  const word = name.toLocaleLowerCase('tr').normalize('NFC').replace(/[^\p{L}]+$/u, '').split(/[^\p{L}]/u).at(-1) ?? '';
  const spoken = word.replace(/[âîû]/g, (letter) => ({ â: 'a', î: 'i', û: 'u' })[letter] ?? letter);
  return ending(/[aıoueiöü]/.test(spoken) ? spoken : `${spoken}e`.replace(/ke$/, 'ka'), kind);
}

/**
 * @param {string} word in small letters, with a vowel
 * @param {Case} kind
 */
function ending(word, kind) {
  const vowel = /** @type {string} */ ([...word].reverse().find((letter) => 'aıoueiöü'.includes(letter)));
  const open = word.endsWith(vowel);
  const hard = 'fstkçşhp'.includes(/** @type {string} */ (word.at(-1)));
  const wide = 'aıou'.includes(vowel) ? 'a' : 'e';
  const close = { a: 'ı', ı: 'ı', o: 'u', u: 'u', e: 'i', i: 'i', ö: 'ü', ü: 'ü' }[vowel];
  const d = hard ? 't' : 'd';
  const ending = {
    e: (open ? 'y' : '') + wide,
    i: (open ? 'y' : '') + close,
    de: d + wide,
    den: `${d}${wide}n`,
    in: `${open ? 'n' : ''}${close}n`,
    dir: `${d}${close}r`,
    lik: `l${close}k`,
    si: (open ? 's' : '') + close,
  }[kind];
  return `’${ending}`;
}
