/** What holds for every figure, checked on its markup. */
import assert from 'node:assert/strict';
import { initialState, parameterNames, renderFigure } from '../../../www/figures/figure.js';
import { evaluator, shows } from '../../../www/lib/source.js';

/** Markup as the reader reads it. */
export const plain = (markup) => String(markup).replace(/<[^>]*>/g, '').replaceAll('&#39;', "'");

/** What a figure says in a state that differs from its first one by `patch`. */
export function sayer(figure, core) {
  return (patch = {}) => {
    const state = { ...initialState(figure), ...patch };
    return plain(figure.finding(figure.compute(core, state), state));
  };
}

/** Every number of a figure that names its source shows what the source gives; how many there were. */
export function checkSources(figure, core, state) {
  const result = figure.compute(core, state);
  const look = evaluator(core);
  const markup = renderFigure(figure, core, state);
  let count = 0;
  for (const [, source, shown] of markup.matchAll(/data-kaynak="([^"]*)"[^>]*>([^<]*)</g)) {
    const value = look(source, result);
    // A map's cell shows one decimal where the mean has more; a sign stands before a difference.
    assert.ok(shows(value, shown) || (Number.isNaN(value) && shown === '–'), `${figure.id}: ${source} is ${value}, shown as ${shown}`);
    count += 1;
  }
  return count;
}

/** Closed markup that a strict policy lets through, its controls live or not. */
export function checkMarkup(figure, core, state) {
  for (const live of [true, false]) {
    const markup = renderFigure(figure, core, state, { live });
    assert.doesNotMatch(markup, /\sstyle=|<style|<script|\son\w+=/);
    assert.doesNotMatch(markup, /undefined|NaN|\[object|>null</);
    const open = [];
    for (const [, end, name, self] of markup.matchAll(/<(\/?)([\w-]+)[^>]*?(\/?)>/g)) {
      if (['input', 'br'].includes(name) || self) continue;
      if (end) assert.equal(open.pop(), name);
      else open.push(name);
    }
    assert.deepEqual(open, []);
    assert.equal(/<fieldset[^>]* disabled/.test(markup), !live);
  }
}

/** Each parameter has a control named as in the API. */
export function checkControls(figure, core) {
  const markup = renderFigure(figure, core, undefined, { live: true });
  for (const name of parameterNames(figure)) assert.match(markup, new RegExp(` name="${name}"`), `${figure.id} ${name}`);
}
