/**
 * A failure mode's signature, as the specification puts it: plain, and enough to draw the first two figures without the wasm module.
 * figures-signature.test.mjs holds it to the golden figures before it trusts it.
 */
import { limits } from '../../../www/limits.gen.js';

const modes = ['saglikli', 'durma', 'yavaslama', 'kismi', 'bayat', 'bolunme'];
const modulus = 2147483647;
/** The most calls whose fates are told one by one, and the seeds of a share. */
const mostCalls = 10_000;
const seeds = 1000;

function refuse(alan, kod) {
  throw Object.assign(new RangeError(`${alan}: ${kod}`), { alan, kod });
}

function filled(secenek = {}) {
  const o = { ...Object.fromEntries(Object.entries(limits.imza).map(([name, limit]) => [name, limit.default])), ...secenek };
  for (const [name, { min, max, whole, open }] of Object.entries(limits.imza)) {
    if (!Number.isFinite(o[name])) refuse(name, 'sonlu');
    if (whole && !Number.isInteger(o[name])) refuse(name, 'tam-sayi');
    if (o[name] < min || o[name] > max || (open && o[name] === min)) refuse(name, 'sinir');
  }
  if (o.tohum % modulus === 0) refuse('tohum', 'sinir');
  if (o.dusen > o.parca) refuse('dusen', 'tutarsiz');
  return o;
}

/** MINSTD; 48271 · s stays below 2⁴⁷, so the product is exact. @param {number} seed */
function stream(seed) {
  let s = seed % modulus;
  return () => {
    s = (48271 * s) % modulus;
    return s / modulus;
  };
}

const [answer, error, timeout] = [0, 1, 2];

/** What each of a mode's calls comes to, in order. */
function* fates(kip, o, draw) {
  for (let call = 0; call < o.cagri; call += 1) {
    if (kip === 'saglikli') yield draw() < o.seyrek ? timeout : answer;
    else if (kip === 'kismi') yield draw() < o.dusen / o.parca ? error : answer;
    else yield { durma: error, yavaslama: timeout, bayat: answer, bolunme: timeout }[kip];
  }
}

function row(kip, o, draw) {
  const counts = [0, 0, 0];
  for (const fate of fates(kip, o, draw)) counts[fate] += 1;
  const [yanit, hata, asim] = counts.map((count) => count / o.cagri);
  const yuvaTur = (counts[answer] * o.olagan + counts[error] + counts[timeout] * o.zamanAsimi) / o.cagri;
  return { yanit, hata, asim, yuvaTur, taze: counts[answer] === 0 ? null : Number(kip !== 'bayat') };
}

/** The stream where a mode's calls begin: `kismi` draws after `saglikli`. */
function streamOf(kip, o) {
  const draw = stream(o.tohum);
  if (kip === 'kismi') for (let skipped = 0; skipped < o.cagri; skipped += 1) draw();
  return draw;
}

function checkMode(kip) {
  if (!modes.includes(kip)) refuse('kip', 'bilinmeyen-ad');
}

export function imza(kip, secenek) {
  checkMode(kip);
  const o = filled(secenek);
  return row(kip, o, streamOf(kip, o));
}

export function imzaIzi(kip, secenek) {
  checkMode(kip);
  const o = filled(secenek);
  const told = Math.min(o.cagri, mostCalls);
  const sinif = new Uint8Array(told);
  let call = 0;
  for (const fate of fates(kip, o, streamOf(kip, o))) {
    if (call === told) break;
    sinif[call++] = fate;
  }
  return { sinif, taze: sinif.map((fate) => Number(fate === answer && kip !== 'bayat')) };
}

const pairs = modes.flatMap((a, index) => modes.slice(index + 1).map((b) => ({ a, b })));

function rows(o) {
  const draw = stream(o.tohum);
  return Object.fromEntries(modes.map((kip) => [kip, row(kip, o, draw)]));
}

const alike = (one, other, tolerance) => ['yanit', 'hata', 'asim'].every((share) => Math.abs(one[share] - other[share]) < tolerance);

export function imzaTablosu(secenek) {
  const o = filled(secenek);
  const satirlar = rows(o);
  const ciftler = pairs.filter(({ a, b }) => alike(satirlar[a], satirlar[b], o.tolerans)).map(({ a, b }) => (
    { a, b, icerikAyirir: (satirlar[a].taze ?? -1) !== (satirlar[b].taze ?? -1) }
  ));
  const adlandirmaMs = (o.pencere / o.olayHizi) * 1000;
  const maliyet = {
    damgaBaytSn: o.damga * o.uctaHiz,
    adlandirmaTur: adlandirmaMs / o.turMs,
    adlandirmaMs,
    beklenenYuvaTur: o.olagan + o.seyrek * (o.zamanAsimi - o.olagan),
  };
  return { satirlar, ciftler, maliyet };
}

export function tohumPayi(secenek) {
  const o = filled(secenek);
  const counts = pairs.map(() => 0);
  // Past the largest seed the count begins again at 1; a multiple of the modulus is no seed.
  const next = (seed) => (seed >= limits.imza.tohum.max ? 1 : seed + 1);
  for (let tohum = o.tohum, seen = 0; seen < seeds; tohum = next(tohum)) {
    if (tohum % modulus === 0) continue;
    seen += 1;
    const satirlar = rows({ ...o, tohum });
    pairs.forEach(({ a, b }, index) => { counts[index] += Number(alike(satirlar[a], satirlar[b], o.tolerans)); });
  }
  return { tohum: seeds, ciftler: pairs.map(({ a, b }, index) => ({ a, b, pay: counts[index] / seeds })) };
}
