// @ts-check
/**
 * Numbers in the prose: each shows where it comes from; some are controls, and the numbers that follow from them are computed again and
 * marked, with one way back for all.
 */
import rules from '../css/numbers.lazy.css';
import { numberWords as words } from '../tr-numbers.js';
import { figureWords, rangeText } from '../tr.js';
import { adopt } from './adopt.js';
import { followFigures, tellFigure } from './knob-figures.js';
import { knobOf, operate, showKnob, within } from './knobs.js';
import { proseChanges } from './prose-changes.js';
import { asTyped, carries, withSetting } from './prose-source.js';
import { evaluator, formatLike } from './source.js';
import { sourceText, sourceTip } from './source-tip.js';
import { sentenceOf, standing } from './standing.js';

/** @typedef {import('./source.js').Core} Core */
/** @typedef {import('./knobs.js').Knob} Knob */
/** @typedef {import('./standing.js').Standing & { source: string, now: string, knobs: Knob[] }} Given a number that a model gives */

const outsideFigures = ':not(.figure *)';

/**
 * Whether a number follows from a control: one that the control's sentence gives as an example, in that sentence; one that is a premise of
 * the section because it is the model's default, in the whole section.
 * @param {HTMLElement} element
 * @param {Knob} knob
 */
function follows(element, knob) {
  if (element.closest('section') !== knob.section) return false;
  const how = carries(element.dataset.kaynak ?? '', knob);
  if (how !== 'written') return how === 'default';
  const { paragraph, index } = sentenceOf(element);
  return paragraph === knob.sentence.paragraph && index === knob.sentence.index;
}

/** @param {HTMLElement} element @param {Knob[]} knobs @returns {Given} */
function numberOf(element, knobs) {
  const source = element.dataset.kaynak ?? '';
  return { ...standing(element), source, now: source, knobs: knobs.filter((knob) => follows(element, knob)) };
}

/**
 * @param {Document} document
 * @param {Core} core
 */
export function enliven(document, core) {
  adopt(rules);
  const look = evaluator(core);
  /** @param {string} selector @returns {HTMLElement[]} */
  const all = (selector) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(`main ${selector}${outsideFigures}`))];
  const knobs = all('[data-ayar]').map(knobOf);
  const numbers = new Map(all('[data-kaynak]').map((element) => [element, numberOf(element, knobs)]));
  const knobAt = new Map(knobs.map((knob) => [knob.standing.element, knob]));

  /** @param {Given} number */
  const compute = (number) => {
    number.now = number.knobs.reduce((source, knob) => (knob.now === knob.from ? source : withSetting(source, knob, knob.now)), number.source);
    number.put(number.now === number.source ? number.shown : formatLike(look(number.now), number.shown));
  };
  /** @param {Knob} knob @param {number} value */
  const show = (knob, value) => {
    knob.now = value;
    showKnob(knob);
    for (const number of numbers.values()) if (number.knobs.includes(knob)) compute(number);
  };
  const marked = () => document.querySelectorAll(`main .differs${outsideFigures}`).length;
  const bar = proseChanges(() => {
    const turned = knobs.filter(({ now, from }) => now !== from);
    for (const knob of turned) show(knob, knob.from);
    for (const knob of turned) tellFigure(knob, { back: true });
    bar.restored();
    turned.at(-1)?.standing.element.focus({ preventScroll: true });
  });
  /** @param {Knob} knob @param {number} value */
  const turn = (knob, value) => {
    if (value === knob.now) return;
    show(knob, value);
    tellFigure(knob);
    bar.changed(marked(), knob.sentence.paragraph, knob.sentence.text());
    tip.renew();
  };

  /** @param {Knob} knob */
  const toldOfKnob = (knob) => {
    const { parameter, range, now, from, standing: { shown } } = knob;
    const { label, unit = '' } = parameter;
    const limits = rangeText({ ...parameter, range: { min: range.min, max: range.max, whole: true, open: false } });
    const step = /** @param {number} by @param {string} text @param {string} says */ (by, text, says) =>
      ({ text, label: says, disabled: within(knob, now + by) === now, run: () => turn(knob, within(knob, now + by)) });
    return {
      text: [`${words.range(label, limits, unit)}. ${words.how}.`],
      buttons: [step(-range.step, '−', words.less(label)), step(range.step, '+', words.more(label)), { text: words.lesson(shown), label: figureWords.default(shown), disabled: now === from, run: () => turn(knob, from) }],
    };
  };
  const tip = sourceTip((target) => (target instanceof Element ? target.closest(`main :is([data-kaynak], [data-ayar])${outsideFigures}`) : null), (element) => {
    const knob = knobAt.get(element);
    if (knob) return toldOfKnob(knob);
    const number = /** @type {Given} */ (numbers.get(element));
    return { text: sourceText(asTyped(number.now), number.now === number.source ? null : number.shown) };
  });

  for (const { element } of numbers.values()) if (element.closest('p')) element.tabIndex = 0;
  for (const knob of knobs) operate(knob, (value) => turn(knob, value));
  followFigures(knobs, (knob, value) => {
    show(knob, value);
    bar.changed(marked(), knob.sentence.paragraph, knob.sentence.text());
    tip.renew();
  });
}
