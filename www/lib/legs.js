// @ts-check
/**
 * A call tree leg by leg: how long each call holds its place, told from a result that the core gave. The core adds these up by component; a
 * drawing needs them one by one. A test holds their sums equal to the core's.
 */
import { componentsOf } from './flows.js';

/** @typedef {import('./flows.js').Call} Call */
/** @typedef {import('./flows.js').Flow} Flow */

/**
 * @typedef {object} Rules
 * @property {string | null} ariza
 * @property {string | null} kip
 * @property {number} zamanAsimi
 * @property {number} olagan
 * @property {number} turMs
 * @property {boolean} ulasilan
 * @property {string} yayilim
 */

/**
 * @typedef {object} Leg one call: from a flow or a component to a component
 * @property {number} akis the flow's place
 * @property {string | null} kimden `null` where the flow enters
 * @property {string} kime
 * @property {number} hiz requests/s
 * @property {number} tur turns held
 * @property {number} yuva slots that makes on average
 * @property {boolean} yapilan whether the call is made at all
 */

/**
 * Every call of the flows, in the order of the visit.
 * @param {Flow[]} flows
 * @param {Rules} rules
 * @param {string[]} saturated what the core found saturated
 * @returns {Leg[]}
 */
export function legsOf(flows, { ariza, kip, zamanAsimi, olagan, turMs, ulasilan, yayilim }, saturated) {
  /** @type {Leg[]} */
  const legs = [];
  const looksSlow = new Set(yayilim === 'sabit-nokta' ? saturated : []);
  /**
   * @param {Call} call
   * @param {Omit<Leg, 'kime' | 'tur' | 'yuva'>} start
   * @returns {{ turns: number, failed: boolean }} as its caller sees it
   */
  const visit = ({ ad, alt = [] }, start) => {
    const leg = { ...start, kime: ad, tur: 0, yuva: 0 };
    legs.push(leg);
    const faulty = ad === ariza;
    let turns = alt.length === 0 ? olagan : 1;
    let failed = false;
    for (const child of alt) {
      const seen = visit(child, { ...start, kimden: ad, yapilan: start.yapilan && !faulty && !failed });
      if (failed) continue;
      turns += seen.turns;
      failed = seen.failed;
    }
    if (faulty) [turns, failed] = [kip === 'durma' ? 1 : zamanAsimi, true];
    leg.tur = turns;
    leg.yuva = leg.yapilan || !ulasilan ? (start.hiz / (1000 / turMs)) * turns : 0;
    return !faulty && looksSlow.has(ad) ? { turns: zamanAsimi, failed: true } : { turns, failed };
  };
  flows.forEach(({ hiz, kok }, akis) => visit(kok, { akis, kimden: null, hiz, yapilan: true }));
  return legs;
}

/** Whether a flow passes any of these components. @param {Flow} flow @param {Set<string>} hit */
export const passes = (flow, hit) => componentsOf(flow).some((name) => hit.has(name));
