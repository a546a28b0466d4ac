/**
 * Blast radius, the month and the budget, as the specification puts them: plain, and enough to draw their figures without the wasm module.
 * figures-trees.test.mjs holds them to the golden figures before it trusts them.
 */
import { defaultFlows } from '../../../www/lib/flows.js';
import { limits } from '../../../www/limits.gen.js';
import { kosum } from './plain-run.mjs';

function refuse(alan, kod) {
  throw Object.assign(new RangeError(`${alan}: ${kod}`), { alan, kod });
}

function checkNumber(alan, value, { min, max, whole, open }) {
  if (!Number.isFinite(value)) refuse(alan, 'sonlu');
  if (whole && !Number.isInteger(value)) refuse(alan, 'tam-sayi');
  if (value < min || value > max || (open && value === min)) refuse(alan, 'sinir');
}

function filled(group, secenek) {
  const o = { ...Object.fromEntries(Object.entries(group).map(([name, limit]) => [name, limit.default])), ...secenek };
  for (const [name, limit] of Object.entries(group)) {
    if (Array.isArray(o[name])) o[name].forEach((value, index) => checkNumber(`${name}[${index}]`, value, limit));
    else checkNumber(name, o[name], limit);
  }
  return o;
}

const { hiz: rateLimit, ...treeLimits } = limits.bulasma;

/** Held turns of a call as its caller sees it, whether it worked, and what every call in it adds to its component. */
function walk(call, rate, made, o, slow, add) {
  const at = add(call.ad);
  const faulty = call.ad === o.ariza;
  let turns = 1;
  let failed = false;
  for (const child of call.alt ?? []) {
    const one = walk(child, rate, made && !faulty && !failed, o, slow, add);
    if (failed) continue;
    turns += one.turns;
    failed = one.failed;
  }
  if ((call.alt ?? []).length === 0) turns = o.olagan;
  if (faulty) [turns, failed] = [o.kip === 'durma' ? 1 : o.zamanAsimi, true];
  at(made || !o.ulasilan ? rate * turns : 0);
  return !faulty && slow.has(call.ad) ? { turns: o.zamanAsimi, failed: true } : { turns, failed };
}

export function bulasma(ariza, kip, secenek = {}) {
  const o = { akislar: defaultFlows, ulasilan: false, yayilim: 'tek-gecis', ...filled(treeLimits, secenek), ariza, kip };
  o.akislar.forEach(({ hiz }, index) => checkNumber(`akislar[${index}].hiz`, hiz, rateLimit));
  const slow = new Set();
  for (;;) {
    // Parents are visited before their children but know their turns only after them; the sum is made in the order of the visit.
    const parts = [];
    for (const { hiz, kok } of o.akislar) {
      walk(kok, hiz / (1000 / o.turMs), true, o, slow, (ad) => {
        const part = { ad, slots: 0 };
        parts.push(part);
        return (slots) => { part.slots = slots; };
      });
    }
    const dolu = {};
    for (const { ad, slots } of parts) dolu[ad] = (dolu[ad] ?? 0) + slots;
    const before = slow.size;
    const found = Object.keys(dolu).filter((ad) => dolu[ad] >= o.yuva);
    for (const ad of found) slow.add(ad);
    if (o.yayilim === 'tek-gecis' || slow.size === before) return summed(o, dolu, Object.keys(dolu).filter((ad) => slow.has(ad)));
  }
}

function summed({ akislar, ariza }, dolu, doygun) {
  const hit = new Set(ariza === null ? doygun : [...doygun, ariza]);
  const passes = ({ ad, alt = [] }) => hit.has(ad) || alt.some(passes);
  const flows = akislar.filter(({ kok }) => passes(kok));
  return { dolu, doygun, bulasan: hit.size, akis: flows.length, hiz: flows.reduce((sum, { hiz }) => sum + hiz, 0) };
}

export function ayHesabi({ sayi, sureDk, payDk, ariza = 'tasiyici-dogrulama', ...rest } = {}) {
  const given = Object.fromEntries(Object.entries({ sayi, sureDk, payDk }).filter(([, value]) => value !== undefined));
  const o = filled(limits.ayHesabi, given);
  const dakika = o.sayi * o.sureDk;
  const requests = (kip) => dakika * 60 * bulasma(ariza, kip, rest).hiz;
  const [durmaIstek, yavaslamaIstek] = [requests('durma'), requests('yavaslama')];
  return { dakika, payOrani: dakika / o.payDk, durmaIstek, yavaslamaIstek, fark: yavaslamaIstek - durmaIstek };
}

export function butce(secenek = {}) {
  const o = filled(limits.butce, { kopyalar: [3, 12, 48], araliklar: [1, 4], yanlisAraliklar: [1, 2], sayim: 'tur', ...secenek });
  for (const name of ['kopyalar', 'araliklar']) if (o[name].length < 1 || o[name].length > 1000) refuse(name, 'sinir');
  if (o.yanlisAraliklar.length > 100) refuse('yanlisAraliklar', 'sinir');
  const satirlar = o.kopyalar.flatMap((kopya) => o.araliklar.map((aralik) => {
    const aralikSn = aralik * o.turSn;
    const denetimSn = kopya / aralikSn;
    return { kopya, aralikSn, denetimSn, pay: denetimSn / o.depo, gunde: Math.floor(denetimSn * 86400 + 0.5) };
  }));
  const yanlisCikarma = o.yanlisAraliklar.map((aralik) => {
    const removals = kosum('derinYerel', { aralik }).yanlisCikarma;
    const silences = o.sayim === 'tur' ? 3 : 2;
    return { aralik, oran: removals / silences, ayda: o.kesikAy * removals / silences, kapasite: 1 / 3, enCokSn: aralik * o.turSn };
  });
  return { satirlar, kopyaBasina: o.tepe / 3, kalanBasina: o.tepe / 2, yanlisCikarma };
}
