import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseFragment } from 'parse5';
import { suffixAfter } from '../../../www/lib/follow-suffix.js';
import { asTyped, carries, withSetting } from '../../../www/lib/prose-source.js';
import { attribute, elements, textOf } from '../../../xtask/page/document.mjs';

const lessons = new URL('../../../www/lessons/', import.meta.url);
const texts = readdirSync(lessons).map((name) => parseFragment(readFileSync(new URL(name, lessons), 'utf8')));
const numbers = texts.flatMap((text) => [...elements(text)]).filter((one) => attribute(one, 'data-kaynak') !== undefined || attribute(one, 'data-sabit') !== undefined);

test('a source carries a setting it writes, or one it leaves at its default', () => {
  const interval = { name: 'aralik', from: 4 };
  assert.equal(carries('kosum?uc=derinYerel&aralik=4#sessiz', interval), 'written');
  assert.equal(carries('kosum?uc=derinYerel&aralik=8#sessiz', interval), null);
  assert.equal(carries('kosum?uc=derinYerel#sessiz', interval), null);
  assert.equal(carries('butce#satirlar[0].pay', interval), null);
  assert.equal(carries('ayHesabi#dakika', { name: 'sureDk', from: 10 }), 'default');
  assert.equal(carries('ayHesabi?sureDk=5#dakika', { name: 'sureDk', from: 10 }), null);
  assert.equal(carries('butce#satirlar[4].pay', { name: 'kopyalar', at: 2, from: 48 }), 'default');
  assert.equal(carries('{butce#satirlar[4].pay} / 3', { name: 'kopyalar', at: 2, from: 12 }), null);
});

test('a setting is changed in every call of a source, and in the factor beside them', () => {
  assert.equal(withSetting('kosum?uc=derinYerel&aralik=4&esik=3#sessiz', { name: 'aralik', from: 4 }, 5), 'kosum?uc=derinYerel&aralik=5&esik=3#sessiz');
  assert.equal(withSetting('ayHesabi#dakika', { name: 'sureDk', from: 10 }, 7), 'ayHesabi?sureDk=7#dakika');
  assert.equal(withSetting('butce#satirlar[4].pay', { name: 'kopyalar', at: 2, from: 48 }, 60), 'butce?kopyalar=3,12,60#satirlar[4].pay');
  assert.equal(withSetting('{bulasma?ariza=a&kip=b&yuva=48#dolu.ag-gecidi} / 48', { name: 'yuva', from: 48 }, 40), '{bulasma?ariza=a&kip=b&yuva=40#dolu.ag-gecidi} / 40');
  assert.equal(withSetting('kosum?uc=sig#sessiz', { name: 'aralik', from: 4 }, 5), 'kosum?uc=sig#sessiz');
});

test('the console is asked in its own words', () => {
  assert.equal(asTyped('kosum?uc=derinYerel&aralik=4#dusenOkuma'), 'kosum("derinYerel", { aralik: 4 }).dusenOkuma');
  assert.equal(asTyped('kosum?uc=sig#dusenOkuma'), 'kosum("sig").dusenOkuma');
  assert.equal(asTyped('butce#satirlar[4].pay'), 'butce().satirlar[4].pay');
  assert.equal(asTyped('butce?kopyalar=3,12,60#satirlar[4].pay'), 'butce({ kopyalar: [3, 12, 60] }).satirlar[4].pay');
  assert.equal(asTyped('{bulasma#dolu.ag-gecidi} / 32'), 'bulasma(null, null).dolu["ag-gecidi"] / 32');
  assert.equal(asTyped('{kosum?uc=sig#dusenYazma} − {kosum?uc=hazirOlma&aralik=2#dusenYazma}'), 'kosum("sig").dusenYazma - kosum("hazirOlma", { aralik: 2 }).dusenYazma');
});

test('a suffix follows its number', () => {
  const cases = [['19', '’a çıkar', '7', '’ye'], ['%106,4', '’ünü götürür', '%53,2', '’sini'], ['%2,5', '’inin', '10', '’unun'], ['3', '’tür', '6', '’dır'], ['48', '’i', '2', '’si']];
  for (const [shown, after, other, wanted] of cases) assert.equal(suffixAfter(shown, after)?.(other), wanted, `${shown}${after}`);
  assert.equal(suffixAfter('19', ' okuma'), null);
});

test('every suffix behind a number of the lessons is right, and can follow it', () => {
  const wrong = [];
  let count = 0;
  for (const number of numbers) {
    const siblings = number.parentNode?.childNodes ?? [];
    const next = siblings[siblings.indexOf(number) + 1];
    const after = next?.nodeName === '#text' ? /** @type {any} */ (next).value : '';
    const shown = textOf(number);
    if (!after.startsWith('’') || !/\d$/.test(shown) || /^k\d/.test(shown)) continue;
    count += 1;
    const follow = suffixAfter(shown, after);
    if (!follow || !after.startsWith(follow(shown))) wrong.push(`${shown}${after.slice(0, 12)}`);
  }
  assert.deepEqual(wrong, []);
  assert.ok(count > 40, `${count} suffixes`);
});
