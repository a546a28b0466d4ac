// @ts-check
/**
 * The run of the health-check model as one would write it first: turn by turn, check by check, request by request, in plain JavaScript.
 * The engine's speed is told against this file, so it is frozen: it is never made faster or slower.
 */

/**
 * @param {'sig' | 'hazirOlma' | 'derinYerel' | 'derinPaylasilan' | 'derinHepsi'} uc
 * @param {any} options every one of `kosum`'s options
 */
export function plainRun(uc, { tur, aralik, esik, donusEsigi, panikEsigi, faz, kopya, okuma, yazma, toplu, takvim }) {
  const within = (/** @type {number[][] | undefined} */ windows, /** @type {number} */ t) => windows !== undefined && windows.some(([a, b]) => a <= t && t <= b);
  const depth = ['sig', 'hazirOlma', 'derinYerel', 'derinPaylasilan', 'derinHepsi'].indexOf(uc);
  const replicas = kopya.map((/** @type {string} */ name, /** @type {number} */ i) => ({
    half: takvim.yariDusuk?.[name], warming: takvim.isiniyor?.[name], stopped: takvim.durdu?.[name], brief: takvim.gecici?.[name],
    phase: faz[i], isIn: true, fails: 0, passes: 0, ready: true, pathOk: true,
  }));
  const result = { disKopyaTur: 0, dusenOkuma: 0, dusenYazma: 0, dusenToplu: 0, sessiz: 0, bosaRed: 0, denetim: 0, yanlisCikarma: 0, algilama: /** @type {number | null} */ (null), panikTur: 0 };
  let firstStop = Infinity;
  /** @type {any} */
  let stoppedFirst = null;
  for (const replica of replicas) {
    for (const [start] of replica.stopped ?? []) {
      if (start < firstStop) {
        firstStop = start;
        stoppedFirst = replica;
      }
    }
  }
  let cursor = 0;
  for (let t = 1; t <= tur; t += 1) {
    const stateUp = !within(takvim.durumDeposu, t);
    const pricingUp = !within(takvim.ucretDeposu, t);
    for (const replica of replicas) {
      const isBrief = within(replica.brief, t);
      const isStopped = within(replica.stopped, t);
      const up = !isBrief && !isStopped;
      replica.ready = up && !within(replica.warming, t);
      replica.pathOk = !within(replica.half, t);
      if (t - 1 < replica.phase || (t - 1 - replica.phase) % aralik !== 0) continue;
      result.denetim += 1;
      let passes = up;
      if (depth >= 1) passes = replica.ready;
      if (depth >= 2) passes = passes && replica.pathOk;
      if (depth >= 3) passes = passes && stateUp;
      if (depth >= 4) passes = passes && pricingUp;
      if (passes) {
        replica.passes += 1;
        replica.fails = 0;
        if (!replica.isIn && replica.passes >= donusEsigi) replica.isIn = true;
      } else {
        replica.fails += 1;
        replica.passes = 0;
        if (replica.isIn && replica.fails >= esik) {
          replica.isIn = false;
          if (isBrief) result.yanlisCikarma += 1;
        }
      }
      if (replica === stoppedFirst && result.algilama === null && !replica.isIn && isStopped) result.algilama = t - firstStop;
    }
    let pool = replicas.filter((/** @type {any} */ replica) => replica.isIn);
    if (100 * pool.length < panikEsigi * replicas.length) {
      pool = replicas;
      result.panikTur += 1;
    }
    result.disKopyaTur += replicas.length - pool.length;
    for (let n = 0; n < okuma; n += 1) {
      if (pool.length === 0) {
        result.dusenOkuma += 1;
        if (replicas.some((/** @type {any} */ replica) => replica.ready)) result.bosaRed += 1;
      } else {
        if (!pool[cursor % pool.length].ready) result.dusenOkuma += 1;
        cursor += 1;
      }
    }
    for (let n = 0; n < yazma; n += 1) {
      if (pool.length === 0) {
        result.dusenYazma += 1;
      } else {
        const target = pool[cursor % pool.length];
        cursor += 1;
        if (!target.ready) result.dusenYazma += 1;
        else if (!target.pathOk) result.sessiz += 1;
        else if (!stateUp) result.dusenYazma += 1;
      }
    }
    for (let n = 0; n < toplu; n += 1) {
      if (pool.length === 0 || !pricingUp) result.dusenToplu += 1;
      else cursor += 1;
    }
  }
  return result;
}
