/** How well each content judges, and where two contents part: counted turn by turn from the calendar, on the lesson's run and on random ones. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState } from '../../../www/figures/figure.js';
import run from '../../../www/figures/run-figure.js';
import { runOptions } from '../../../www/figures/run-options.js';
import { replicaKinds, storeKinds } from '../../../www/lib/calendar.js';
import { cells, confusion, firstDifference } from '../../../www/lib/compare.js';
import { endpoints } from '../../../www/parameters.js';
import * as core from './plain-run.mjs';

const initial = initialState(run);

/** A generator of whole numbers below a bound, the same every time. */
function random(seed) {
  let state = seed;
  return (below) => {
    state = (state * 48271) % 2147483647;
    return state % below;
  };
}

function randomState(next) {
  const takvim = Array.from({ length: next(9) }, () => {
    const kind = [...replicaKinds, ...storeKinds][next(6)];
    const start = 1 + next(60);
    return [kind, storeKinds.includes(kind) ? null : `k${1 + next(3)}`, start, start + next(20)];
  });
  return { ...initial, takvim, tur: 60, aralik: 1 + next(6), esik: 1 + next(3), donusEsigi: 1 + next(3), panikEsigi: next(2) * 50, faz: [0, 1, 2].map(() => next(5)) };
}

const ownFaults = ['durdu', 'gecici', 'isiniyor', 'yariDusuk'];
const isWell = ({ takvim }, replica, turn) => !takvim.some(([kind, name, start, end]) => ownFaults.includes(kind) && name === replica && start <= turn && turn <= end);

function checkJudged(state, uc) {
  const trace = core.kosumIzi(uc, runOptions(state));
  const judged = confusion(trace);
  const seen = new Map();
  for (const cell of cells) {
    let turns = 0;
    for (const { replica, start, end } of judged[cell].stretches) {
      for (let turn = start; turn <= end; turn += 1) {
        assert.ok(!seen.has(`${replica} ${turn}`), `${replica} twice in turn ${turn}`);
        seen.set(`${replica} ${turn}`, cell);
        assert.equal(cell.endsWith('Well'), isWell(state, replica, turn), `${uc}: ${replica} in turn ${turn} is ${cell}`);
        turns += 1;
      }
    }
    assert.equal(judged[cell].turns, turns);
  }
  assert.equal(seen.size, state.tur * state.kopya.length);
  // In a fail-open turn a removed replica is in the pool nevertheless; the check's decision is what is judged here.
  const { disKopyaTur, panikTur } = trace.toplamlar;
  const removed = judged.removedWell.turns + judged.removedUnwell.turns;
  assert.ok(panikTur > 0 ? removed > disKopyaTur : removed === disKopyaTur, `${removed} removed, ${disKopyaTur} out of the pool`);
}

test('every turn of every replica is judged once, by what was true', () => {
  for (const uc of endpoints) checkJudged(initial, uc);
  const next = random(7);
  for (let round = 0; round < 100; round += 1) checkJudged(randomState(next), endpoints[next(5)]);
});

test('the lesson’s run: own-path depth errs in one turn of each brief silence, the shared question in all turns of the store’s fall', () => {
  const judged = (uc) => confusion(core.kosumIzi(uc, runOptions(initial)));
  assert.equal(judged('derinYerel').keptUnwell.turns, 0);
  assert.equal(judged('derinYerel').removedWell.turns, 0);
  assert.equal(judged('derinPaylasilan').removedWell.turns, 3 * 11);
  assert.equal(judged('derinHepsi').removedWell.turns, 3 * 22);
  assert.equal(judged('sig').keptUnwell.turns, 26 + 15);
});

test('where two contents first part, and next, is where a turn by turn look finds it', () => {
  const next = random(11);
  for (let round = 0; round < 100; round += 1) {
    const state = round === 0 ? initial : randomState(next);
    const options = runOptions(state);
    const [one, other] = [endpoints[next(5)], endpoints[next(5)]].map((uc) => core.kosumIzi(uc, options));
    const from = next(30);
    const part = (array, perTurn) => Array.from({ length: state.tur - from }, (_, i) => from + 1 + i).find((turn) => {
      const slice = (trace) => trace[array].slice((turn - 1) * perTurn, turn * perTurn).join();
      return slice(one) !== slice(other);
    }) ?? null;
    assert.deepEqual(firstDifference(one, other, from), { decision: part('uyelik', 3), outcome: part('son', one.istekTur) });
  }
});
