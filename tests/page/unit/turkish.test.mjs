import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber, formatPercent, formatShort, parseNumber, suffix } from '../../../www/lib/turkish.js';

test('numbers are written the Turkish way', () => {
  assert.equal(formatNumber(2073600), '2.073.600');
  assert.equal(formatNumber(0.703, 3), '0,703');
  assert.equal(formatNumber(0.375, 2), '0,38');
  assert.equal(formatNumber(1.5), '1,5');
  assert.equal(formatNumber(4111.12, 2, false), '4111,12');
  assert.equal(formatNumber(-1234.5), '−1.234,5');
  assert.equal(formatNumber(-0.001, 2), '0,00');
  assert.equal(formatNumber(NaN), '–');
  assert.equal(formatPercent(0.0108, 2), '%1,08');
  assert.equal(formatPercent(-0.5), '−%50');
  assert.equal(formatShort(1e9), '1 milyar');
  assert.equal(formatShort(1000), '1.000');
});

test('a reader may type a comma or a dot', () => {
  for (const [text, value] of [['0,5', 0.5], ['0.5', 0.5], ['%7', 7], ['-3', -3], ['1.000.000', 1e6], ['1.234,5', 1234.5], ['1e9', 1e9], [',5', 0.5], [' 12 ', 12]]) {
    assert.equal(parseNumber(text), value, text);
  }
  for (const text of ['', 'on', '1,2,3', '0x10', '--1', ',', 'Infinity']) assert.ok(Number.isNaN(parseNumber(text)), text);
});

test('where a whole number is expected, what the page writes is read back', () => {
  for (const value of [0, 7, 999, 1000, 12_500, 999_999, 2_073_600, -1000, Number.MAX_SAFE_INTEGER]) assert.equal(parseNumber(formatNumber(value), true), value);
  assert.equal(parseNumber('1.000,0', true), 1000);
  assert.equal(parseNumber('8.0', true), 8);
  assert.equal(parseNumber('1.5', true), 1.5);
  assert.equal(parseNumber('1.250'), 1.25);
});

test('suffixes follow the number as it is spoken', () => {
  const cases = [
    ['17', 'den', '’den'], ['0', 'e', '’a'], ['%1,08', 'i', '’i'], ['40', 'den', '’tan'], ['32', 'den', '’den'], ['22', 'e', '’ye'],
    ['58', 'e', '’e'], ['176', 'e', '’ya'], ['3', 'de', '’te'], ['9', 'in', '’un'], ['6', 'in', '’nın'], ['100', 'e', '’e'],
    ['1.000', 'de', '’de'], ['2.000.000', 'i', '’u'], ['0,703', 'e', '’e'], ['10', 'dir', '’dur'], ['4', 'dir', '’tür'], ['70', 'i', '’i'],
    ['30', 'lik', '’luk'], ['90', 'i', '’ı'], ['%17,28', 'e', '’e'], ['1,50', 'e', '’ye'],
    ['1', 'si', '’i'], ['2', 'si', '’si'], ['3', 'si', '’ü'], ['6', 'si', '’sı'], ['20', 'si', '’si'], ['400', 'si', '’ü'],
  ];
  for (const [shown, kind, expected] of cases) assert.equal(suffix(shown, kind), expected, `${shown} + ${kind}`);
});
