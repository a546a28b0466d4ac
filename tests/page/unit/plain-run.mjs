/**
 * The run told turn by turn, as the specification puts it: slow, plain, and enough to draw the second lesson's figures without the wasm
 * module. figures.test.mjs holds it to the golden figures before it trusts it.
 */
import { defaultCalendar } from '../../../www/lib/calendar.js';
import { limits } from '../../../www/limits.gen.js';
import { endpoints } from '../../../www/parameters.js';

/** The core's error, as far as a page reads it. */
function refuse(alan, kod) {
  throw Object.assign(new RangeError(`${alan}: ${kod}`), { alan, kod });
}

function check(options) {
  for (const [name, { min, max, whole }] of Object.entries(limits.kosum)) {
    const values = [options[name]].flat();
    values.forEach((value, index) => {
      const alan = Array.isArray(options[name]) ? `${name}[${index}]` : name;
      if (!Number.isFinite(value)) refuse(alan, 'sonlu');
      if (whole && !Number.isInteger(value)) refuse(alan, 'tam-sayi');
      if (value < min || value > max) refuse(alan, 'sinir');
    });
  }
  options.kopya.forEach((name, index) => { if (options.kopya.indexOf(name) < index) refuse(`kopya[${index}]`, 'yinelenen-ad'); });
  if (options.kopya.length === 0) refuse('kopya', 'sinir');
  if (options.faz.length !== options.kopya.length) refuse('faz', 'tutarsiz');
}

/** A replica's own windows of a kind: its name may be one that every object knows. */
const own = (windows, name) => (windows && Object.hasOwn(windows, name) ? windows[name] : []);

const holds = (windows, turn) => (windows ?? []).some(([start, end]) => start <= turn && turn <= end);

function faults({ takvim, kopya }, turn) {
  const replicas = kopya.map((name) => {
    const at = (kind) => holds(own(takvim[kind], name), turn);
    const up = !at('durdu') && !at('gecici');
    return { up, ready: up && !at('isiniyor'), path: !at('yariDusuk'), brief: at('gecici'), stopped: at('durdu') };
  });
  return { replicas, state: !holds(takvim.durumDeposu, turn), pricing: !holds(takvim.ucretDeposu, turn) };
}

function answers(depth, { up, ready, path }, { state, pricing }) {
  return [up, ready, ready && path, ready && path && state, ready && path && state && pricing][depth];
}

function firstStop({ takvim, kopya }) {
  const stops = kopya.flatMap((name, i) => own(takvim.durdu, name).map(([start]) => ({ start, i })));
  return stops.reduce((first, stop) => (first === null || stop.start < first.start ? stop : first), null);
}

export function kosumIzi(uc, secenek = {}) {
  const defaults = Object.fromEntries(Object.entries(limits.kosum).map(([name, limit]) => [name, limit.default]));
  const o = { ...defaults, kopya: ['k1', 'k2', 'k3'], takvim: defaultCalendar, ...secenek };
  o.faz = secenek.faz ?? o.kopya.map(() => 0);
  check(o);
  const depth = endpoints.indexOf(uc);
  const n = o.kopya.length;
  const q = o.okuma + o.yazma + o.toplu;
  const sums = { disKopyaTur: 0, dusenOkuma: 0, dusenYazma: 0, dusenToplu: 0, sessiz: 0, bosaRed: 0, denetim: 0, yanlisCikarma: 0, algilama: null, panikTur: 0 };
  const per = (count, Type = Uint8Array) => new Type(o.tur * count);
  const trace = { tur: o.tur, kopya: o.kopya, istekTur: q, durum: per(n), depolar: per(1), denetim: per(n), uyelik: per(n), havuz: per(n), hedef: per(q, Int16Array), son: per(q), toplamlar: sums };
  const inside = o.kopya.map(() => true);
  const runs = o.kopya.map(() => ({ failed: 0, passed: 0 }));
  const stop = firstStop(o);
  let cursor = 0;
  for (let turn = 1; turn <= o.tur; turn += 1) {
    const now = faults(o, turn);
    const base = (turn - 1) * n;
    now.replicas.forEach((replica, i) => {
      const since = turn - 1 - o.faz[i];
      if (since >= 0 && since % o.aralik === 0) {
        const passed = answers(depth, replica, now);
        sums.denetim += 1;
        trace.denetim[base + i] = passed ? 1 : 2;
        runs[i] = passed ? { failed: 0, passed: runs[i].passed + 1 } : { failed: runs[i].failed + 1, passed: 0 };
        if (inside[i] && runs[i].failed >= o.esik) {
          inside[i] = false;
          if (replica.brief) sums.yanlisCikarma += 1;
        } else if (!inside[i] && runs[i].passed >= o.donusEsigi) inside[i] = true;
        if (stop?.i === i && sums.algilama === null && !inside[i] && replica.stopped) sums.algilama = turn - stop.start;
      }
      trace.durum[base + i] = Number(replica.up) | (Number(replica.ready) << 1) | (Number(replica.path) << 2);
      trace.uyelik[base + i] = Number(inside[i]);
    });
    trace.depolar[turn - 1] = Number(now.state) | (Number(now.pricing) << 1);
    const members = o.kopya.map((_, i) => i).filter((i) => inside[i]);
    const open = 100 * members.length < o.panikEsigi * n;
    const pool = open ? o.kopya.map((_, i) => i) : members;
    if (open) sums.panikTur += 1;
    sums.disKopyaTur += n - pool.length;
    for (const i of pool) trace.havuz[base + i] = 1;
    for (let r = 0; r < q; r += 1) {
      const kind = r < o.okuma ? 'read' : r < o.okuma + o.yazma ? 'write' : 'batch';
      const { target, fate } = route(kind, pool, now, cursor);
      if (target >= 0) cursor += 1;
      trace.hedef[(turn - 1) * q + r] = target;
      trace.son[(turn - 1) * q + r] = fate;
      count(sums, kind, fate);
    }
  }
  return trace;
}

function route(kind, pool, { replicas, state, pricing }, cursor) {
  if (pool.length === 0) return { target: -1, fate: kind === 'read' && replicas.some(({ ready }) => ready) ? 2 : 1 };
  if (kind === 'batch' && !pricing) return { target: -1, fate: 6 };
  const target = pool[cursor % pool.length];
  const { ready, path } = replicas[target];
  if (kind === 'batch') return { target, fate: 0 };
  if (!ready) return { target, fate: 3 };
  if (kind === 'read') return { target, fate: 0 };
  return { target, fate: !path ? 4 : !state ? 5 : 0 };
}

function count(sums, kind, fate) {
  if (fate === 0) return;
  if (fate === 4) sums.sessiz += 1;
  else sums[{ read: 'dusenOkuma', write: 'dusenYazma', batch: 'dusenToplu' }[kind]] += 1;
  if (fate === 2) sums.bosaRed += 1;
}

export const kosum = (uc, secenek) => kosumIzi(uc, secenek).toplamlar;

export function tarama(uc, { araliklar = Array.from({ length: 30 }, (_, i) => i + 1), esikler = [1], ...rest } = {}) {
  const olculer = {};
  const gorulmeyen = [];
  for (const aralik of araliklar) {
    for (const esik of esikler) {
      const runs = Array.from({ length: Math.min(aralik, rest.tur ?? limits.kosum.tur.default) }, (_, phase) =>
        kosum(uc, { ...rest, aralik, esik, faz: (rest.kopya ?? ['k1', 'k2', 'k3']).map(() => phase) }));
      for (const name of Object.keys(runs[0])) {
        const seen = runs.map((one) => one[name]).filter((value) => value !== null);
        const to = (olculer[name] ??= { faz0: [], enAz: [], ortalama: [], enCok: [] });
        to.faz0.push(runs[0][name] ?? NaN);
        to.enAz.push(seen.length ? Math.min(...seen) : NaN);
        to.enCok.push(seen.length ? Math.max(...seen) : NaN);
        to.ortalama.push(seen.reduce((sum, value) => sum + value, 0) / seen.length);
      }
      gorulmeyen.push(runs.filter(({ algilama }) => algilama === null).length / runs.length);
    }
  }
  return { araliklar, esikler, olculer, gorulmeyen };
}
