// @ts-check
/** "Neden?": what the sentence says is what the trace shows, for every lost request. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { loadModels, loadModule, modelsFolder } from '../../xtask/page/models.mjs';
import { defaultCalendar, replicaKinds, storeKinds } from '../../www/lib/calendar.js';
import { endpoints } from '../../www/parameters.js';
import { whySentences } from '../../www/tr-why.js';
import { root } from './harness.mjs';

const core = await loadModels(modelsFolder(join(root)));
const tools = await loadModule(modelsFolder(root), 'araclar');

/** A small generator, so that a failure can be seen again. @param {number} seed */
function draws(seed) {
  let state = seed;
  return /** @param {number} below */ (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

/** @param {number} seed */
function randomRun(seed) {
  const draw = draws(seed + 1);
  const kopya = ['k1', 'k2', 'sunucu-a', 'db'].slice(0, 1 + draw(4));
  const windows = /** @param {number} most */ (most) => Array.from({ length: draw(most + 1) }, () => {
    const start = 1 + draw(40);
    return [start, start + draw(12)];
  });
  const takvim = {
    ...Object.fromEntries(replicaKinds.map((kind) => [kind, Object.fromEntries(kopya.map((name) => [name, windows(2)]))])),
    ...Object.fromEntries(storeKinds.map((kind) => [kind, windows(1)])),
  };
  return {
    tur: 40, kopya, takvim, aralik: 1 + draw(6), esik: 1 + draw(3), donusEsigi: 1 + draw(3), panikEsigi: draw(3) === 0 ? 60 : 0,
    okuma: 1 + draw(3), yazma: 1 + draw(2), toplu: draw(2), faz: kopya.map(() => draw(5)),
  };
}

/** @param {string} text @param {RegExp} pattern */
const numbersOf = (text, pattern) => [...text.matchAll(pattern)].map((match) => Number(match[1]));

/**
 * @param {string} uc
 * @param {any} options
 * @param {(sentence: string, told: { iz: any, turn: number, r: number, fate: number, target: number }) => void} each
 */
function everyLoss(uc, options, each) {
  const iz = core.kosumIzi(uc, options);
  for (let turn = 1; turn <= iz.tur; turn += 1) {
    for (let r = 0; r < iz.istekTur; r += 1) {
      const place = (turn - 1) * iz.istekTur + r;
      if (iz.son[place] === 0) continue;
      const why = tools.neden(uc, turn, r, options);
      const sentence = whySentences(why, { uc, esik: options.esik ?? 1, donusEsigi: options.donusEsigi ?? 1, kopya: iz.kopya });
      each(sentence, { iz, turn, r, fate: iz.son[place], target: iz.hedef[place] });
    }
  }
}

/**
 * Holds one sentence to the trace.
 * @param {string} sentence
 * @param {{ iz: any, turn: number, r: number, fate: number, target: number }} told
 * @param {any} options
 */
function check(sentence, { iz, turn, fate, target }, options) {
  const n = iz.kopya.length;
  const at = /** @param {Uint8Array} list @param {number} t @param {number} i */ (list, t, i) => list[(t - 1) * n + i];
  const lastCheck = /** @param {number} i */ (i) => {
    for (let t = turn; t >= 1; t -= 1) if (at(iz.denetim, t, i) !== 0) return t;
    return null;
  };
  const checks = iz.kopya.map((/** @type {string} */ _, /** @type {number} */ i) => lastCheck(i));
  const { takvim = defaultCalendar } = options;
  const starts = [...storeKinds.flatMap((kind) => takvim[kind] ?? []), ...replicaKinds.flatMap((kind) => Object.values(takvim[kind] ?? {}).flat())].map(([start]) => start);
  for (const since of numbersOf(sentence, /(\d+)\. turdan beri/g)) assert.ok(since < turn && starts.includes(since), `${sentence} (${turn})`);
  for (const asked of numbersOf(sentence, /(\d+)\. turdaki/g)) assert.ok(checks.includes(asked) && asked <= turn, `${sentence}: checks at ${checks}`);
  if (sentence.includes('Bu turdaki')) assert.ok(checks.includes(turn), sentence);
  for (const next of numbersOf(sentence, /onraki denetim (\d+)\. turda/g)) assert.ok(next > turn, sentence);
  if (fate === 1 || fate === 2) {
    assert.match(sentence, /havuzda kimse yoktu/);
    for (let i = 0; i < n; i += 1) assert.equal(at(iz.havuz, turn, i), 0);
    const ready = iz.kopya.filter((/** @type {string} */ _, /** @type {number} */ i) => at(iz.durum, turn, i) & 2);
    const said = /Oysa (.*) okumayı/.exec(sentence)?.[1].split(/, | ve /) ?? [];
    assert.deepEqual(said, fate === 2 ? ready : [], sentence);
  }
  if (fate === 3 || fate === 4) {
    assert.ok(sentence.includes(iz.kopya[target]), sentence);
    assert.match(sentence, fate === 4 ? /kabul etti ama depoya ulaştırmadı/ : /gitti ve düştü/);
    const bits = at(iz.durum, turn, target);
    assert.equal(/yarı düşük/.test(sentence), (bits & 4) === 0, sentence);
    if (fate === 3) assert.equal(/ısınıyor|duruyor|sessiz/.test(sentence), (bits & 2) === 0, sentence);
    const panic = at(iz.uyelik, turn, target) === 0;
    assert.equal(sentence.includes('panik eşiğinin altında'), panic, sentence);
    if (/bunu sormaz; \d/.test(sentence)) assert.equal(at(iz.denetim, Number(checks[target]), target), 1, sentence);
    if (sentence.includes('arızadan önce')) assert.equal(at(iz.denetim, Number(checks[target]), target), 1, sentence);
    if (sentence.includes('kötü yanıttı')) assert.equal(at(iz.denetim, Number(checks[target]), target), 2, sentence);
    if (sentence.includes('hiç denetlenmedi')) assert.equal(checks[target], null, sentence);
  }
  if (fate === 5) assert.ok(sentence.includes('durum deposu') && (iz.depolar[turn - 1] & 1) === 0, sentence);
  if (fate === 6) assert.ok(sentence.includes('ücret deposu') && (iz.depolar[turn - 1] & 2) === 0, sentence);
  assert.doesNotMatch(sentence, /undefined|null|NaN|\s{2}/, sentence);
}

test('at the defaults, for each content, every sentence is what the trace shows', () => {
  let count = 0;
  for (const uc of endpoints) everyLoss(uc, {}, (sentence, told) => { count += 1; check(sentence, told, {}); });
  assert.ok(count > 500, `${count} losses`);
});

test('on 200 random calendars too', () => {
  /** @type {Set<number>} */
  const fates = new Set();
  for (let seed = 1; seed <= 200; seed += 1) {
    const options = randomRun(seed);
    everyLoss(endpoints[seed % endpoints.length], options, (sentence, told) => { fates.add(told.fate); check(sentence, told, options); });
  }
  assert.deepEqual([...fates].sort(), [1, 2, 3, 4, 5, 6]);
});

/** @param {string} uc @param {number} turn @param {number} r @param {any} [options] */
const said = (uc, turn, r, options = {}) => whySentences(tools.neden(uc, turn, r, options), { uc, esik: options.esik ?? 1, donusEsigi: options.donusEsigi ?? 1, kopya: options.kopya ?? ['k1', 'k2', 'k3'] });

test('sentences read as Turkish', () => {
  assert.equal(said('derinPaylasilan', 104, 2), 'Okuma 3 reddedildi: havuzda kimse yoktu. Bu turdaki denetim üç kopyaya da durum deposunu sordu; depo 100. turdan beri düşük. Oysa k1, k2 ve k3 okumayı yanıtlayabilirdi.');
  assert.equal(said('sig', 115, 10), 'Toplu istek 1 hiçbir kopyaya gönderilmedi: ücret deposu bu turdan beri düşük.');
  assert.equal(said('derinYerel', 85, 2, { aralik: 8 }), 'Okuma 3 k3’e gitti ve düştü: k3 82. turdan beri duruyor. Son denetim 81. turdaydı, arızadan önce; k3 evet dedi. Sonraki denetim 89. turda.');
});
