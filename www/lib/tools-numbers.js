// @ts-check
/**
 * Numbers in the prose answer: each says where it comes from; some are controls, and the numbers that follow from them are computed again
 * and marked, with one way back for all.
 */
import rules from '../css/numbers.css' with { type: 'text' };
import { numberWords as words } from '../tr-numbers.js';
import { figureWords, rangeText } from '../tr.js';
import { adopt } from './adopt.js';
import { followFigures, tellFigure } from './knob-figures.js';
import { shownValue, tellValue } from './knobs.js';
import { numberAt, numbersOf } from './numbers.js';
import { proseChanges } from './prose-changes.js';
import { asTyped, carries, withSetting } from './prose-source.js';
import { evaluator, formatLike } from './source.js';
import { sourceText, sourceTip } from './source-tip.js';
import { sentenceOf, standing } from './standing.js';
import { operate, within } from './turning.js';

/** @typedef {import('./source.js').Core} Core */
/** @typedef {import('./standing.js').Standing} Standing */
/** @typedef {import('./knobs.js').Knob} Knob */
/** @typedef {import('./knob-figures.js').Linked & { standing: Standing, sentence: ReturnType<typeof sentenceOf> }} Control */
/** @typedef {Standing & { source: string, now: string, controls: Control[] }} Given a number that a model gives */

/**
 * Whether a number follows from a control: one that the control's sentence gives as an example, in that sentence; one that is a premise of
 * the section because it is the model's default, in the whole section.
 * @param {HTMLElement} element
 * @param {Control} control
 */
function follows(element, control) {
  if (element.closest('section') !== control.element.closest('section')) return false;
  const how = carries(element.dataset.kaynak ?? '', control);
  if (how !== 'written') return how === 'default';
  const { paragraph, index } = sentenceOf(element);
  return paragraph === control.sentence.paragraph && index === control.sentence.index;
}

/** @param {HTMLElement} element @param {Control[]} controls @returns {Given} */
function numberOf(element, controls) {
  const source = element.dataset.kaynak ?? '';
  return { ...standing(element), source, now: source, controls: controls.filter((control) => follows(element, control)) };
}

/** What a control says of itself. @param {Control} control @param {(value: number) => void} turn */
function toldOf(control, turn) {
  const { parameter, range, now, from, standing: { shown } } = control;
  const { label, unit = '' } = parameter;
  const limits = rangeText({ ...parameter, range: { min: range.min, max: range.max, whole: true, open: false } });
  const step = /** @param {number} by @param {string} text @param {string} says */ (by, text, says) =>
    ({ text, label: says, disabled: within(control, now + by) === now, run: () => turn(within(control, now + by)) });
  return {
    text: [`${words.range(label, limits, unit)}. ${words.how}.`],
    buttons: [
      step(-range.step, '−', words.less(label)), step(range.step, '+', words.more(label)),
      { text: words.lesson(shown), label: `${label}: ${words.lesson(shown)}`, disabled: now === from, run: () => turn(from) },
    ],
  };
}

/**
 * @param {Core} core
 * @param {Knob[]} knobs
 * @param {HTMLElement} asked the number that the reader is at
 */
export function answer(core, knobs, asked) {
  adopt(rules);
  const look = evaluator(core);
  const controls = knobs.map((knob) => /** @type {Control} */ (Object.assign(knob, { standing: standing(knob.element), sentence: sentenceOf(knob.element) })));
  const numbers = new Map(numbersOf('[data-kaynak]').map((element) => [element, numberOf(element, controls)]));

  /** @param {Given} number */
  const compute = (number) => {
    number.now = number.controls.reduce((source, control) => (control.now === control.from ? source : withSetting(source, control, control.now)), number.source);
    number.put(number.now === number.source ? number.shown : formatLike(look(number.now), number.shown));
  };
  /** @param {Control} control @param {number} value */
  const show = (control, value) => {
    control.now = value;
    control.standing.put(shownValue(control));
    tellValue(control);
    for (const number of numbers.values()) if (number.controls.includes(control)) compute(number);
  };
  const bar = proseChanges(() => {
    const turned = controls.filter(({ now, from }) => now !== from);
    for (const control of turned) show(control, control.from);
    for (const control of turned) tellFigure(control, { back: true });
    bar.restored();
    turned.at(-1)?.element.focus({ preventScroll: true });
  });
  /** @param {Control} control */
  const tell = ({ sentence }) => {
    bar.changed(numbersOf('.differs').length, sentence.paragraph, sentence.text());
    tip.renew();
  };
  /** @param {Control} control @param {number} value */
  const turn = (control, value) => {
    if (value === control.now) return;
    show(control, value);
    tellFigure(control);
    tell(control);
  };
  const tip = sourceTip(numberAt, (element) => {
    const control = controls.find((one) => one.element === element);
    if (control) return toldOf(control, (value) => turn(control, value));
    const number = /** @type {Given} */ (numbers.get(element));
    return { text: sourceText(asTyped(number.now), number.now === number.source ? null : number.shown) };
  });

  for (const control of controls) operate(control, (value) => turn(control, value));
  followFigures(controls, (control, value) => {
    show(/** @type {Control} */ (control), value);
    tell(/** @type {Control} */ (control));
  });
  tip.show(asked);
}
