// @ts-check
/** F1, the modes: calls as their caller sees them, and behind a curtain what really happened. */
import { modeRows } from '../charts/mode-rows.js';
import { html } from '../lib/html.js';
import { allModes, outcomes } from '../lib/signature-modes.js';
import { limits } from '../limits.gen.js';
import { choice } from '../parameters.js';
import { explorerWords as words, formatNumber, modeWords, outcomeWords, suffix } from '../tr.js';
import { explorerLive, explorerUpdated } from './mode-live.js';

/** Calls shown, the first of the log. */
const shown = 24;
const { default: logged } = limits.imza.cagri;

/** Behind the curtain, by what the call came to. @type {Record<string, (outcome: string) => string>} */
const behind = {
  saglikli: (outcome) => (outcome === 'asim' ? 'late' : 'done'),
  durma: () => 'none',
  yavaslama: () => 'late',
  kismi: (outcome) => (outcome === 'hata' ? 'fallen' : 'whole'),
  bayat: () => 'stale',
  bolunme: () => 'cut',
  yarim: (outcome) => behind.saglikli(outcome),
};

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, { kip, olagan, zamanAsimi, parca, dusen, seyrek, tohum }) {
  const options = { cagri: logged, olagan, zamanAsimi, parca, dusen, seyrek, tohum };
  // No call sees the job that stopped half-way: its calls are a healthy day's.
  const called = kip === 'yarim' ? 'saglikli' : kip;
  const { yuvaTur } = core.imza(called, options);
  const { sinif } = core.imzaIzi(called, options);
  const turns = { yanit: olagan, hata: 1, asim: zamanAsimi };
  const cagrilar = [...sinif.subarray(0, shown)].map((/** @type {number} */ one) => {
    const sonuc = outcomes[one];
    return { sonuc, tur: turns[sonuc], arkada: behind[kip](sonuc) };
  });
  const sayilar = Object.fromEntries(outcomes.map((outcome) => [outcome, cagrilar.filter(({ sonuc }) => sonuc === outcome).length]));
  return { yuvaTur, kayit: logged, cagri: cagrilar.length, cagrilar, sayilar };
}

/** @param {number} value @param {string} source @param {number} [decimals] */
const bold = (value, source, decimals) => html`<b data-kaynak="#${source}">${formatNumber(value, decimals)}</b>`;

/** A mean, with two decimals where it has any. @param {number} value */
const meanDecimals = (value) => (Number.isInteger(value) ? 0 : 2);

/** @param {any} result */
function finding({ sayilar, cagri, kayit, yuvaTur }) {
  const met = outcomes.filter((outcome) => sayilar[outcome] > 0);
  const all = html`${bold(cagri, 'cagri')} çağrının`;
  const counted = met.map((outcome) => html`${bold(sayilar[outcome], `sayilar.${outcome}`)}${suffix(formatNumber(sayilar[outcome]), 'si')} ${outcomeWords[outcome].got}`);
  const what = met.length === 1 ? html`${all} hepsi ${outcomeWords[met[0]].got}` : html`${all} ${counted.map((one, index) => html`${index > 0 && ', '}${one}`)}`;
  return html`${what}; ${bold(kayit, 'kayit')} çağrılık kayıtta yuva, çağrı başına ortalama ${bold(yuvaTur, 'yuvaTur', meanDecimals(yuvaTur))} tur doluydu.`;
}

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 * @param {'wide' | 'narrow'} layout
 */
function picture({ cagrilar }, { kip, an, perde, olagan, zamanAsimi }, layout) {
  const legend = outcomes.map((outcome) => html`<li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="call ${outcome}" width="12" height="12"${outcome === 'asim' && html` fill="url(#p-asim)"`}/></svg><b>${outcomeWords[outcome].letter}</b> ${outcomeWords[outcome].name}</li>`);
  return html`${modeRows({ mode: kip, calls: cagrilar, shown: an, open: perde, usual: olagan, timeout: zamanAsimi, words, letters: outcomeWords, picture: words.picture(modeWords[kip]) }, layout)}<ul class="legend">${legend}</ul>`;
}

/** The story behind; covered as long as the curtain is closed. @param {any} _ @param {import('./figure.js').State} state */
function detail(_, { kip, perde }) {
  return html`<div class="behind${!perde && ' is-closed'}"><p class="behind-story"><b>${words.behind}.</b> ${words.story[kip]}</p><p class="behind-ask" aria-hidden="${perde ? 'true' : 'false'}">${words.ask}</p></div>`;
}

/** @param {any} result @param {import('./figure.js').State} state */
function table({ cagrilar, yuvaTur }, { kip, perde }) {
  const [call, seen, held, far] = words.columns;
  const rows = cagrilar.map((/** @type {any} */ one, /** @type {number} */ index) => html`<tr><th scope="row">${index + 1}</th><td>${outcomeWords[one.sonuc].name}</td><td data-kaynak="#cagrilar[${index}].tur">${formatNumber(one.tur)}</td><td class="far"><span>${words.fate[one.arkada]}</span></td></tr>`);
  return html`<table class="calls${!perde && ' is-closed'}"><caption>${words.caption(modeWords[kip])}</caption><thead><tr><th scope="col">${call}</th><th scope="col">${seen}</th><th scope="col">${held}</th><th scope="col">${far}</th></tr></thead><tbody>${rows}<tr class="difference"><th scope="row" colspan="2">${words.mean}</th><td data-kaynak="#yuvaTur">${formatNumber(yuvaTur, 2)}</td><td></td></tr></tbody></table>`;
}

/** @param {import('./figure.js').State} state */
function transport({ an, perde }) {
  return html`<button type="button" data-step="-1" aria-label="${words.previous}" title="${words.previous}">◂</button><button type="button" class="primary" data-step="play">${words.play}</button><button type="button" data-step="1" aria-label="${words.next}" title="${words.next}">▸</button><button type="button" data-step="all">${words.all}</button><input type="range" name="an" min="0" max="${shown}" step="1" value="${an}" aria-label="${words.shown}"><span class="transport-turn">${words.call} <b data-turn>${an}</b> / ${shown}</span><label class="curtain-switch"><input type="checkbox" name="perde"${perde && html` checked`}> ${words.curtain}</label>`;
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f1',
  number: 1,
  tag: 'mode-explorer',
  title: words.title,
  turn: '10 ms',
  parameters: { top: ['kip'], first: ['olagan', 'zamanAsimi', 'parca', 'dusen'], more: ['seyrek', 'tohum'] },
  own: {
    kip: choice('kip', allModes, 'yavaslama', { segmented: true, label: words.mode, options: allModes.map((value) => ({ value, label: modeWords[value] })) }),
    an: { name: 'an', kind: 'number', label: words.shown, default: shown, view: true },
    perde: { name: 'perde', kind: 'switch', label: words.curtain, default: false, view: true },
  },
  compute,
  finding,
  picture,
  detail,
  table,
  transport,
  live: explorerLive,
  updated: explorerUpdated,
  simplifications: words.simplifications,
};
