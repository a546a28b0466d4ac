// @ts-check
/** The call trees as one layered graph: components as gauges, calls as edges that say rate × hold = slots, flows where they enter. */
import { html } from '../lib/html.js';
import { formatNumber } from '../tr.js';
import { gauge, ratioText } from './gauges.js';
import { px, textWidth } from './marks.js';

/** @typedef {import('./gauges.js').Gauge} Gauge */

/**
 * @typedef {object} CallGraph
 * @property {Gauge[]} gauges
 * @property {(import('../lib/legs.js').Leg & { onceTur: number })[]} legs
 * @property {{ label: string, hiz: number, hit: boolean }[]} flows
 * @property {boolean} reachedOnly whether calls that are not made are left out
 * @property {any} words
 */

const node = { width: 190, height: 70 };
/** Layers from the edge of the system down to what calls nobody; within a layer placed so that no two calls cross. */
/** @type {Record<string, { x: number, y: number }>} a component's middle and top */
const places = {
  'ag-gecidi': { x: 523, y: 74 },
  'takip-servisi': { x: 97, y: 238 }, 'kutuk-tuketicisi': { x: 373, y: 238 }, 'gun-sonu-isi': { x: 663, y: 238 }, 'olay-ucu': { x: 949, y: 238 },
  'izdusum-deposu': { x: 214, y: 422 }, 'durum-deposu': { x: 610, y: 422 }, 'tasiyici-dogrulama': { x: 949, y: 422 },
};
const height = 500;

/** Calls that share a side of a component keep apart. @type {Record<string, { from?: number, to?: number, label?: number }>} by caller and called */
const offsets = {
  'takip-servisi>izdusum-deposu': { to: -34 },
  'kutuk-tuketicisi>durum-deposu': { from: 30, to: -44 },
  'kutuk-tuketicisi>izdusum-deposu': { from: -30, to: 34 },
  'gun-sonu-isi>durum-deposu': { to: 6 },
  'olay-ucu>durum-deposu': { from: -34, to: 56 },
  'olay-ucu>tasiyici-dogrulama': { from: 20, to: 20 },
};

/** How a call's edge looks. @param {CallGraph['legs'][number]} leg */
const legClass = ({ yapilan, tur, onceTur }) => (!yapilan ? 'uncalled' : tur > onceTur ? 'longer' : tur < onceTur ? 'shorter' : 'same');

/** An arrow's head, pointing down. @param {number} x @param {number} y */
const head = (x, y) => html`<path class="arrow" d="M${px(x - 4.5)} ${px(y - 8)}L${px(x)} ${px(y)}L${px(x + 4.5)} ${px(y - 8)}z"/>`;

/**
 * What an edge says, in two pieces.
 * @param {CallGraph} graph
 * @param {number} index
 */
function told({ legs, reachedOnly, words }, index) {
  const { hiz, tur, onceTur, yuva, yapilan } = legs[index];
  const at = `#kollar[${index}]`;
  const slots = html`<tspan data-kaynak="${at}.yuva">${formatNumber(yuva, 1)}</tspan>`;
  if (!yapilan) return [html`${words.uncalled}`, reachedOnly ? html`${words.notCounted}` : html`${slots} ${words.stillCounted}`];
  const before = tur === onceTur ? '' : html` <tspan class="was">(<tspan data-kaynak="${at}.onceTur">${formatNumber(onceTur)}</tspan> ${words.was})</tspan>`;
  return [html`<tspan data-kaynak="${at}.hiz">${formatNumber(hiz)}</tspan>/s × <tspan data-kaynak="${at}.tur">${formatNumber(tur)}</tspan> tur${before}`, html`= ${slots} ${words.slots}`];
}

/**
 * Two lines of an edge's text about a point.
 * @param {(import('../lib/html.js').Markup)[]} lines
 * @param {number} x
 * @param {number} y
 * @param {string} look
 */
const twoLines = ([first, second], x, y, look) =>
  html`<text class="haloed leg-label ${look}" text-anchor="middle" x="${px(x)}" y="${px(y)}">${first}</text><text class="haloed leg-label ${look}" text-anchor="middle" x="${px(x)}" y="${px(y + 14)}">${second}</text>`;

/** A call from the gateway goes out at its side and bends down. @param {CallGraph} graph @param {number} index */
function arch(graph, index) {
  const leg = graph.legs[index];
  const from = places[/** @type {string} */ (leg.kimden)];
  const to = places[leg.kime];
  const side = Math.sign(to.x - from.x);
  const start = from.x + (side * node.width) / 2;
  const y = from.y + node.height / 2;
  const look = legClass(leg);
  const [first, second] = told(graph, index);
  const edge = html`<g class="leg ${look}"><path d="M${px(start)} ${px(y)}H${px(to.x - side * 26)}Q${px(to.x)} ${px(y)} ${px(to.x)} ${px(y + 26)}V${to.y}"/>${head(to.x, to.y)}</g>`;
  return { edge, label: html`<text class="haloed leg-label ${look}" text-anchor="middle" x="${px((start + to.x) / 2)}" y="${px(y - 8)}">${first} ${second}</text>` };
}

/** Any other call curves from a component's foot to the next one's head. @param {CallGraph} graph @param {number} index */
function curve(graph, index) {
  const leg = graph.legs[index];
  const { from: out = 0, to: into = 0 } = offsets[`${leg.kimden}>${leg.kime}`] ?? {};
  const from = places[/** @type {string} */ (leg.kimden)];
  const to = places[leg.kime];
  const [x1, y1, x2, y2] = [from.x + out, from.y + node.height, to.x + into, to.y];
  const middle = (y1 + y2) / 2;
  const look = legClass(leg);
  const edge = html`<g class="leg ${look}"><path d="M${px(x1)} ${y1}C${px(x1)} ${px(middle + 10)} ${px(x2)} ${px(middle - 10)} ${px(x2)} ${y2}"/>${head(x2, y2)}</g>`;
  return { edge, label: twoLines(told(graph, index), (x1 + x2) / 2, middle - 3, look) };
}

/** A flow enters from above; two that enter one component come side by side. @param {CallGraph} graph @param {number} index */
function entry(graph, index) {
  const leg = graph.legs[index];
  const flow = graph.flows[leg.akis];
  const rivals = graph.legs.filter(({ kimden, kime }) => kimden === null && kime === leg.kime);
  const shift = rivals.length === 1 ? 0 : rivals.indexOf(leg) === 0 ? -1 : 1;
  const to = places[leg.kime];
  const x = to.x + shift * 50;
  const textAt = to.x + shift * 128;
  const look = legClass(leg);
  const [first, second] = told(graph, index);
  const top = to.y - 58;
  const width = textWidth(flow.label, 13);
  const edge = html`<g class="leg ${look}"><path d="M${px(x)} ${top + (shift === 0 ? 38 : 40)}V${to.y}"/>${head(x, to.y)}</g>`;
  return {
    edge,
    label: html`<text class="flow-name${flow.hit && ' is-hit'}" text-anchor="middle" x="${px(textAt)}" y="${top}">${flow.label}</text>${flow.hit && html`<text class="flow-lost" x="${px(textAt + width / 2 + 8)}" y="${top}">✕ ${graph.words.lost}</text>`}<text class="haloed leg-label ${look}" text-anchor="middle" x="${px(textAt)}" y="${top + 16}">${first} ${second}</text>`,
  };
}

/** @param {Gauge} one */
function component(one) {
  const { x, y } = places[one.name];
  const left = x - node.width / 2;
  const inner = node.width - 24;
  const states = [...(one.state ? ['is-faulty'] : []), ...(one.saturated ? ['is-saturated'] : [])].join(' ');
  const badge = one.tags.join(' · ');
  const badgeWidth = textWidth(badge, 11.5) + 16;
  return html`<g class="component ${states}" data-component="${one.name}"><rect class="card" x="${px(left)}" y="${y}" width="${node.width}" height="${node.height}" rx="6"/>${
    one.saturated && html`<rect class="second-edge" x="${px(left - 4)}" y="${y - 4}" width="${node.width + 8}" height="${node.height + 8}" rx="9"/>`
  }<text class="strong component-name" x="${px(left + 12)}" y="${y + 23}">${one.label}</text>${gauge(one, { x: left + 12, y: y + 33, width: inner, height: 9 })}<text class="axis" x="${px(left + 12)}" y="${y + 60}"><tspan data-kaynak="#simdi.dolu.${one.name}">${formatNumber(one.slots, 1)}</tspan> / ${formatNumber(one.capacity)} yuva</text><text class="ratio" text-anchor="end" x="${px(left + node.width - 12)}" y="${y + 60}">${ratioText(one)}</text>${
    badge && html`<rect class="badge" x="${px(left + node.width - badgeWidth - 6)}" y="${y - 10}" width="${px(badgeWidth)}" height="19" rx="9.5"/><text class="badge-text" text-anchor="middle" x="${px(left + node.width - badgeWidth / 2 - 6)}" y="${y + 3.5}">${badge}</text>`
  }</g>`;
}

/** @param {CallGraph} graph */
export function callGraph(graph) {
  const drawn = graph.legs.map(({ kimden }, index) => (kimden === null ? entry : kimden === 'ag-gecidi' ? arch : curve)(graph, index));
  return html`<svg viewBox="0 0 1046 ${height}" role="img" aria-label="${graph.words.picture}">${drawn.map(({ edge }) => edge)}${drawn.map(({ label }) => label)}${graph.gauges.map(component)}</svg>`;
}
