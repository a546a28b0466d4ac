// @ts-check
/** F5, the month: the same minutes in both modes, in minutes and in requests. */
import { monthAreas } from '../charts/month-areas.js';
import { html } from '../lib/html.js';
import { capital, choiceWords, componentWords, formatNumber, formatPercent, monthWords as words } from '../tr.js';
import { followTurn } from './turn-length.js';

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, state) {
  const { ariza, yuva, zamanAsimi, olagan, turMs } = state;
  const rate = /** @param {string} kip */ (kip) => core.bulasma(ariza, kip, { yuva, zamanAsimi, olagan, turMs }).hiz;
  return { ...core.ayHesabi(state), hizlar: { durma: rate('durma'), yavaslama: rate('yavaslama') } };
}

/** @param {number} value @param {string} source @param {number} [decimals] */
const bold = (value, source, decimals) => html`<b data-kaynak="#${source}">${formatNumber(value, decimals)}</b>`;

/** @param {any} result @param {import('./figure.js').State} state */
function finding({ dakika, payOrani, durmaIstek, yavaslamaIstek, fark }, { sayi, sureDk, ariza }) {
  const name = componentWords[ariza];
  const minutes = html`${formatNumber(sayi)} kez ${formatNumber(sureDk)} dakika, ayda ${bold(dakika, 'dakika')} dakika eder; ayrılan paya oranı <b data-kaynak="#payOrani">${formatPercent(payOrani, 1)}</b>.`;
  if (dakika === 0) return html`${minutes} Etkilenen istek yok.`;
  if (fark === 0) return html`${minutes} ${capital(name)} bu sürede durmuş da olsa yavaşlamış da olsa ${bold(durmaIstek, 'durmaIstek', 0)} istek etkilenir; iki kip arasında fark kalmaz.`;
  return html`${minutes} ${capital(name)} bu sürede durursa ${bold(durmaIstek, 'durmaIstek', 0)} istek etkilenir, yavaşlarsa ${bold(yavaslamaIstek, 'yavaslamaIstek', 0)}; dakika sayan bir bütçe, aradaki ${bold(fark, 'fark', 0)} isteği görmez.`;
}

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 * @param {'wide' | 'narrow'} layout
 */
function picture({ dakika, payOrani, hizlar, durmaIstek, yavaslamaIstek, fark }, { sayi, payDk }, layout) {
  return monthAreas({
    faults: sayi,
    minutes: dakika,
    share: payDk,
    ratio: payOrani,
    rates: { stop: hizlar.durma, slow: hizlar.yavaslama },
    requests: { stop: Math.round(durmaIstek), slow: Math.round(yavaslamaIstek), gap: Math.round(fark) },
    words: { ...words, stop: choiceWords.kip.durma, slow: choiceWords.kip.yavaslama },
  }, layout);
}

/** @param {any} result */
function table(result) {
  const minutes = html`<td data-kaynak="#dakika">${formatNumber(result.dakika)}</td>`;
  const row = /** @param {string} kip */ (kip) => html`<tr><th scope="row">${choiceWords.kip[kip]}</th>${minutes}<td data-kaynak="#payOrani">${formatPercent(result.payOrani, 1)}</td><td data-kaynak="#hizlar.${kip}">${formatNumber(result.hizlar[kip], 2)}</td><td data-kaynak="#${kip}Istek">${formatNumber(result[`${kip}Istek`], 0)}</td></tr>`;
  return html`<table><caption>${words.caption}</caption><thead><tr>${words.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${row('durma')}${row('yavaslama')}<tr class="difference"><th scope="row">${words.difference}</th><td data-kaynak="{#dakika} - {#dakika}">0</td><td data-kaynak="{#payOrani} - {#payOrani}">%0,0</td><td data-kaynak="{#hizlar.yavaslama} - {#hizlar.durma}">${formatNumber(result.hizlar.yavaslama - result.hizlar.durma, 2)}</td><td data-kaynak="#fark">${formatNumber(result.fark, 0)}</td></tr></tbody></table>`;
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f5',
  number: 5,
  tag: 'month-figure',
  title: words.title,
  turn: '10 ms',
  parameters: { first: ['sayi', 'sureDk', 'payDk', 'ariza'], more: ['yuva', 'zamanAsimi', 'olagan', 'turMs'] },
  compute,
  finding,
  picture,
  table,
  updated: followTurn,
  simplifications: words.simplifications,
};
