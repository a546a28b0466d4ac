// @ts-check
/** The run at one turn: who is in the pool and why, where each request went; and the controls that move the turn. */
import { html } from '../lib/html.js';
import { formatNumber, runWords as words } from '../tr.js';

/** Requests shown one by one; more would be a wall. */
const mostRequests = 60;

/**
 * @param {import('./figure.js').State} state
 * @param {any} result
 */
export function runTransport({ an, tur }, result) {
  const turn = Math.min(an, tur);
  return html`<button type="button" data-step="-1" aria-label="${words.previous}" title="${words.previous}">◂</button><button type="button" class="primary" data-step="play">${words.play}</button><button type="button" data-step="1" aria-label="${words.next}" title="${words.next}">▸</button><button type="button" data-step="loss"${
    result.iz && nextLoss(result.iz, turn) === null && html` disabled`
  }>${words.nextLoss}</button><input type="range" name="an" min="1" max="${tur}" step="1" value="${turn}" aria-label="${words.turn}"><span class="transport-turn">${words.turnShort} <b data-turn>${turn}</b> / <span data-turns>${formatNumber(tur)}</span></span>`;
}

/**
 * The next turn after this one in which anything is lost.
 * @param {any} iz
 * @param {number} turn
 * @returns {number | null}
 */
export function nextLoss({ tur, istekTur, son }, turn) {
  for (let next = turn + 1; next <= tur; next += 1) {
    if (son.subarray((next - 1) * istekTur, next * istekTur).some(Boolean)) return next;
  }
  return null;
}

/**
 * The last check of a replica up to a turn.
 * @param {any} iz
 * @param {number} turn
 * @param {number} i
 */
function lastCheck({ kopya, denetim }, turn, i) {
  for (let at = turn; at >= 1; at -= 1) {
    const result = denetim[(at - 1) * kopya.length + i];
    if (result !== 0) return { turn: at, passed: result === 1 };
  }
  return null;
}

/** @param {any} iz @param {number} turn */
function checksText(iz, turn) {
  /** @type {Map<string, string[]>} answers by the turn they were given in */
  const byTurn = new Map();
  iz.kopya.forEach((/** @type {string} */ name, /** @type {number} */ i) => {
    const check = lastCheck(iz, turn, i);
    const key = check ? `${words.turnShort.toLowerCase()} ${check.turn}: ` : '';
    byTurn.set(key, [...(byTurn.get(key) ?? []), `${name} ${check ? (check.passed ? words.yes : words.no) : words.none}`]);
  });
  return [...byTurn].map(([when, answers]) => when + answers.join(', ')).join('; ');
}

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 */
export function runState({ iz }, { an, okuma, yazma }) {
  if (!iz) return '';
  const turn = Math.min(an, iz.tur);
  const n = iz.kopya.length;
  const from = (turn - 1) * n;
  const members = iz.kopya.filter((/** @type {string} */ _, /** @type {number} */ i) => iz.uyelik[from + i]);
  const routed = iz.kopya.filter((/** @type {string} */ _, /** @type {number} */ i) => iz.havuz[from + i]);
  const pool = members.length === routed.length ? members.join(', ') || words.empty : `${members.join(', ') || words.empty} (${words.open})`;
  const store = /** @param {number} bit */ (bit) => (iz.depolar[turn - 1] & bit ? words.up : words.down);
  const rows = [
    [words.pool, pool],
    [words.lastCheck, checksText(iz, turn)],
    [words.replicas, iz.kopya.map((/** @type {string} */ name, /** @type {number} */ i) => `${name} ${words.replica(iz.durum[from + i])}`).join(', ')],
    [words.stores.durumDeposu, store(1)],
    [words.stores.ucretDeposu, store(2)],
  ];
  return html`<div class="run-state"><div><h4>${words.inTurn(turn)}</h4><dl>${rows.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></div><div><h4>${words.requests(iz.istekTur)}</h4>${
    iz.istekTur > mostRequests ? html`<p>${words.tooMany(formatNumber(mostRequests))}</p>` : requests(iz, turn, okuma, yazma)
  }</div></div>`;
}

/**
 * @param {any} iz
 * @param {number} turn
 * @param {number} okuma
 * @param {number} yazma
 */
function requests(iz, turn, okuma, yazma) {
  const q = iz.istekTur;
  const items = Array.from({ length: q }, (_, r) => {
    const fate = iz.son[(turn - 1) * q + r];
    const kind = r < okuma ? 0 : r < okuma + yazma ? 1 : 2;
    const place = r - [0, okuma, okuma + yazma][kind] + 1;
    const lost = fate !== 0 && html` class="is-lost${fate === 4 && ' is-silent'}"`;
    const name = `${words.requestKinds[kind]} ${place}`;
    return html`<li${lost}><span class="request">${name}</span> <span class="fate">${words.fate(fate, iz.kopya[iz.hedef[(turn - 1) * q + r]] ?? '')}</span></li>`;
  });
  return html`<ul class="requests">${items}</ul>`;
}
