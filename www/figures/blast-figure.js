// @ts-check
/** F4, blast radius: how far a fault reaches through the call trees, stopped or slow. */
import { callGraph } from '../charts/call-graph.js';
import { gaugeList } from '../charts/gauges.js';
import { componentsOf, defaultFlows } from '../lib/flows.js';
import { html } from '../lib/html.js';
import { legsOf, passes } from '../lib/legs.js';
import { limits } from '../limits.gen.js';
import { choice, components, number } from '../parameters.js';
import { blastWords as words, componentWords, flowWords, formatNumber } from '../tr.js';
import { blastFinding } from './blast-finding.js';
import { followTurn } from './turn-length.js';

/** The lesson's six cases. */
const cases = ['tasiyici-dogrulama', 'izdusum-deposu', 'durum-deposu'].flatMap((ariza) => ['durma', 'yavaslama'].map((kip) => ({ ariza, kip })));
/** A control for each flow's rate, in the flows' order. */
const rateNames = ['hizTakip', 'hizOlay', 'hizGunSonu', 'hizKutuk'];
const rates = Object.fromEntries(rateNames.map((name, index) => {
  const { ad, hiz } = defaultFlows[index];
  return [name, number(name, { ...limits.bulasma.hiz, default: hiz }, [0, 2000, 1], { label: words.rate(flowWords[ad]), unit: 'istek/s' })];
}));

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, state) {
  const { ariza, kip, yuva, zamanAsimi, olagan, turMs, ulasilan, yayilim } = state;
  const flows = defaultFlows.map((flow, index) => ({ ...flow, hiz: state[rateNames[index]] }));
  const options = { yuva, zamanAsimi, olagan, turMs, ulasilan, yayilim, akislar: flows };
  const run = /** @param {string | null} faulty @param {string | null} mode */ (faulty, mode) => core.bulasma(faulty, mode, options);
  const once = run(null, null);
  const simdi = ariza === '' ? once : run(ariza, kip);
  const share = /** @param {Record<string, number>} held */ (held) => Object.fromEntries(Object.entries(held).map(([name, slots]) => [name, slots / yuva]));
  const before = legsOf(flows, { ...options, ariza: null, kip: null }, once.doygun);
  const after = ariza === '' ? before : legsOf(flows, { ...options, ariza, kip }, simdi.doygun);
  const hit = new Set(ariza === '' ? simdi.doygun : [...simdi.doygun, ariza]);
  return {
    once,
    simdi,
    durma: ariza === '' ? once : run(ariza, 'durma'),
    oran: { once: share(once.dolu), simdi: share(simdi.dolu) },
    kollar: after.map((leg, index) => ({ ...leg, onceTur: before[index].tur })),
    akislar: flows.map((flow) => ({ ad: flow.ad, hiz: flow.hiz, kesik: passes(flow, hit), muhtac: componentsOf(flow).includes(ariza) })),
    satirlar: cases.map((one) => ({ ...one, ...run(one.ariza, one.kip) })),
  };
}

/** @param {any} result @param {import('./figure.js').State} state @returns {import('../charts/gauges.js').Gauge[]} */
function gaugesOf({ simdi, oran }, { ariza, kip, yuva }) {
  return Object.keys(simdi.dolu).map((name) => {
    const saturated = simdi.doygun.includes(name);
    return {
      name, label: componentWords[name], before: oran.once[name], after: oran.simdi[name], slots: simdi.dolu[name], capacity: yuva, saturated, state: name === ariza,
      tags: [...(name === ariza ? [words.state[kip]] : []), ...(saturated ? [words.saturated] : [])],
    };
  });
}

/** Each flow's calls in words, for where there is no room for edges. @param {any} result @param {import('./figure.js').State} state */
function chains({ kollar, akislar, simdi }, { ariza, kip }) {
  const items = akislar.map((/** @type {any} */ { ad, hiz, kesik }, /** @type {number} */ flow) => {
    const steps = kollar.flatMap((/** @type {any} */ { akis, kime, tur, yapilan }, /** @type {number} */ index) => {
      if (akis !== flow) return [];
      const marks = [...(kime === ariza ? [words.state[kip]] : []), ...(simdi.doygun.includes(kime) ? [words.saturated] : []), ...(yapilan ? [] : [words.uncalled])];
      return [html`${componentWords[kime]} <span class="spread">(<span data-kaynak="#kollar[${index}].tur">${formatNumber(tur)}</span> tur${marks.map((mark) => html`, ${mark}`)})</span>`];
    });
    return html`<li><b${kesik && html` class="is-hit"`}>${flowWords[ad]}</b>${kesik && html` <span class="flow-lost">✕ ${words.lost}</span>`}<br><span data-kaynak="#akislar[${flow}].hiz">${formatNumber(hiz)}</span> istek/s: ${steps.map((/** @type {any} */ step, /** @type {number} */ at) => html`${at > 0 && ' → '}${step}`)}</li>`;
  });
  return html`<ul class="chains">${items}</ul>`;
}

const legend = html`<ul class="legend"><li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="gauge-ground" y="3" width="12" height="6"/><rect class="gauge-fill" y="3" width="8" height="6"/><line class="gauge-before" x1="5" x2="5" y1="0" y2="12"/></svg>${words.legend.before}</li><li><svg viewBox="0 0 12 12" aria-hidden="true"><rect width="12" height="12" fill="url(#p-sicak)"/></svg>${words.legend.saturated}</li><li><svg viewBox="0 0 12 12" aria-hidden="true"><rect class="legend-faulty" x="1" y="1" width="10" height="10" rx="2"/></svg>${words.legend.faulty}</li><li class="only-wide">${words.legend.product}</li></ul>`;

/**
 * @param {any} result
 * @param {import('./figure.js').State} state
 * @param {'wide' | 'narrow'} layout
 */
function picture(result, state, layout) {
  const gauges = gaugesOf(result, state);
  if (layout === 'narrow') return html`${gaugeList(gauges, words)}${legend}${chains(result, state)}`;
  const flows = result.akislar.map((/** @type {any} */ { ad, hiz, kesik }) => ({ label: flowWords[ad], hiz, hit: kesik }));
  return html`${callGraph({ gauges, legs: result.kollar, flows, reachedOnly: state.ulasilan, words })}${legend}`;
}

/** The components as they stand, then the lesson's six cases at the present settings. @param {any} result @param {import('./figure.js').State} state */
function table(result, state) {
  const { satirlar, akislar } = result;
  const held = gaugesOf(result, state).map(({ name, label, before, after, slots, tags }) => html`<tr${tags.length > 0 && html` class="is-chosen"`}><th scope="row">${label}</th><td data-kaynak="#once.dolu.${name}">${formatNumber(result.once.dolu[name], 2)}</td><td data-kaynak="#simdi.dolu.${name}">${formatNumber(slots, 2)}</td><td data-kaynak="#oran.once.${name}">${formatNumber(before, 3)}</td><td data-kaynak="#oran.simdi.${name}">${formatNumber(after, 3)}</td><td>${tags.length > 0 ? tags.join(', ') : '–'}</td></tr>`);
  const rows = satirlar.map((/** @type {any} */ { ariza, kip, bulasan, doygun, akis, hiz }, /** @type {number} */ index) => {
    const at = `#satirlar[${index}]`;
    return html`<tr${ariza === state.ariza && kip === state.kip && html` class="is-chosen"`}><th scope="row">${componentWords[ariza]}</th><td>${words.happened[kip]}</td><td data-kaynak="${at}.bulasan">${bulasan}</td><td>${doygun.length > 0 ? doygun.map((/** @type {string} */ name) => componentWords[name]).join(', ') : '–'}</td><td><span data-kaynak="${at}.akis">${akis}</span>/${akislar.length}</td><td data-kaynak="${at}.hiz">${formatNumber(hiz, 2)}</td></tr>`;
  });
  return html`<table><caption>${words.casesCaption}</caption><thead><tr>${words.caseColumns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table><table><caption>${words.heldCaption}</caption><thead><tr>${words.heldColumns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${held}</tbody></table>`;
}

/** A press on a component makes it the faulty one; on the faulty one, heals it. @param {HTMLElement} element @param {import('./element.js').FigureElement} api */
function live(element, api) {
  element.addEventListener('click', (event) => {
    const pressed = /** @type {Element} */ (event.target).closest('[data-component]');
    if (!(pressed instanceof SVGElement)) return;
    const { component = '' } = pressed.dataset;
    api.set({ ariza: component === api.state.ariza ? '' : component });
  });
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f4',
  number: 4,
  tag: 'blast-figure',
  title: words.title,
  turn: '10 ms',
  parameters: { top: ['ariza', 'kip'], first: ['yuva', 'zamanAsimi', 'ulasilan', 'yayilim'], more: ['olagan', 'turMs', ...rateNames] },
  own: {
    ...rates,
    ariza: choice('ariza', ['', ...components], 'tasiyici-dogrulama', { options: ['', ...components].map((value) => ({ value, label: componentWords[value] ?? words.noFault })) }),
  },
  compute,
  finding: blastFinding,
  picture,
  table,
  live,
  updated: followTurn,
  blame: (alan) => rateNames[Number(/^akislar\[(\d+)\]/.exec(alan)?.[1])] ?? alan.split(/[.[]/)[0],
  simplifications: words.simplifications,
};
