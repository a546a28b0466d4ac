// @ts-check
/** The guess drawn on the result. The drawings themselves say where their zero and their known values stand. */
import { px } from '../charts/marks.js';
import { html } from '../lib/html.js';
import { parseNumber } from '../lib/turkish.js';
import { endpoints } from '../parameters.js';
import { toldWords as words } from '../tr-guess-told.js';

/** @typedef {import('./element.js').FigureElement} Api */
/** @typedef {(svg: SVGSVGElement, guess: any, api: Api) => import('../lib/html.js').Markup | ''} Mark */

/** @param {Element | null} element @param {string} name */
const number = (element, name) => Number(element?.getAttribute(name));

/** The month: guessed minutes across the bar; beyond the end of the axis they stand at the end. @type {Mark} */
function month(svg, guess) {
  const zero = number(svg.querySelector('.minutes'), 'x');
  const share = number(svg.querySelector('.budget-line'), 'x1');
  const end = number(svg.querySelector('.base-line'), 'x2');
  const at = zero + ((share - zero) * guess) / 100;
  const x = Math.round(Math.min(at, end));
  const left = x > (zero + end) / 2;
  return html`<path class="guess-mark" d="M${x} 22V64"/><text class="guess-text haloed" x="${left ? x - 5 : x + 5}" y="66" text-anchor="${left ? 'end' : 'start'}">${words.mark}${at > end && ' →'}</text>`;
}

/** Depth: a frame around the guessed content's rows. @type {Mark} */
function depth(svg, guess) {
  const row = endpoints.indexOf(guess);
  const lanes = [...svg.querySelectorAll('text.lane')].map((lane) => number(lane, 'y'));
  const [, , width] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
  const height = lanes[1] - lanes[0];
  const rows = lanes.filter((_, index) => index % endpoints.length === row);
  return html`${rows.map((y) => html`<rect class="guess-mark" x="1" y="${Math.round(y - height * 0.62)}" width="${width - 2}" height="${height - 1}" rx="4"/>`)}`;
}

/** The budget: the guessed share at the most replicas; beyond the top of the axis it stands at the top. @type {Mark} */
function budget(svg, guess, { result }) {
  const line = svg.querySelector('.budget-line');
  const zero = number(svg.querySelector('.base-line'), 'y1');
  const at = zero - ((zero - number(line, 'y1')) * guess) / (result.butcePay * 100);
  const y = Math.round(Math.max(at, 20));
  const x = number(line, 'x2');
  return html`<path class="guess-mark" d="M${number(line, 'x1')} ${y}H${x}"/><path class="guess-point" d="M${x} ${y - 7}l7 7l-7 7l-7 -7z"/><text class="guess-text haloed" x="${number(line, 'x1') + 6}" y="${y + (y < 40 ? 16 : -7)}">${words.mark}${at < y && ' ↑'}</text>`;
}

/** Which of the interval's panels shows lost reads. */
const readPanel = 2;

/** The interval: the drawn curve over the panel of lost reads, whose lowest and highest grid lines give its scale. @type {Mark} */
function interval(svg, guess) {
  const lines = [...svg.querySelectorAll('.base-line, .grid-line')];
  const [zero, next] = [readPanel, readPanel + 1].map((panel) => lines.indexOf(svg.querySelectorAll('.base-line')[panel]));
  const top = lines[next - 1];
  const [left, right, bottom] = ['x1', 'x2', 'y1'].map((name) => number(lines[zero], name));
  const unit = (bottom - number(top, 'y1')) / parseNumber(top.nextElementSibling?.textContent ?? '', true);
  const points = guess.map((/** @type {number} */ value, /** @type {number} */ index) => `${px(left + ((right - left) * index) / (guess.length - 1))} ${px(bottom - value * unit)}`);
  return html`<path class="guess-mark" d="M${points.join('L')}"/>`;
}

/** @type {Record<string, Mark>} */
const marks = { f5: month, f7: depth, f8: interval, f9: budget };

/**
 * Draws the guess on what the figure shows now.
 * @param {Api} api
 * @param {any} guess
 */
export function drawMark(api, guess) {
  const mark = marks[api.id];
  for (const svg of api.querySelectorAll('.figure-picture svg[role="img"]')) {
    if (mark && svg instanceof SVGSVGElement) svg.insertAdjacentHTML('beforeend', mark(svg, guess, api).toString());
  }
  if (api.id === 'f8') {
    for (const legend of api.querySelectorAll('.figure-picture .legend')) {
      legend.insertAdjacentHTML('beforeend', html`<li><svg viewBox="0 0 16 12" aria-hidden="true"><path class="guess-mark" d="M0 6H16"/></svg>${words.mark}</li>`.text);
    }
  }
  // The modes stand in the control above the picture.
  const chosen = api.id === 'f1' && api.querySelector(`[name="kip"][value="${guess}"]`);
  if (chosen) chosen.nextElementSibling?.classList.add('is-guess');
}
