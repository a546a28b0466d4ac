// @ts-check
/**
 * The lesson's fault calendar, for callers that change a part of it; a run without a calendar uses the core's own.
 * A test holds the two equal.
 */

/** @typedef {number[][]} Windows first and last turn of each */

/** @type {Record<string, any>} */
export const defaultCalendar = {
  yariDusuk: { k1: [[20, 45]] },
  isiniyor: { k2: [[1, 8], [60, 66]] },
  durdu: { k3: [[82, 95]] },
  gecici: { k3: [[50, 50], [58, 59]] },
  durumDeposu: [[100, 110]],
  ucretDeposu: [[115, 125]],
};

/** The kinds of fault that belong to a replica, then those of the shared stores. */
export const replicaKinds = ['yariDusuk', 'isiniyor', 'durdu', 'gecici'];
export const storeKinds = ['durumDeposu', 'ucretDeposu'];

/** A window as `[cesit, kopya, bas, bit]`; a store's has no replica. @typedef {[string, string | null, number, number]} Row */

/** The lesson's windows, one by one. @returns {Row[]} */
export const lessonRows = () => [
  ...replicaKinds.flatMap((kind) => Object.entries(defaultCalendar[kind]).flatMap(([name, windows]) => /** @type {Windows} */ (windows).map(([start, end]) => /** @type {Row} */ ([kind, name, start, end])))),
  ...storeKinds.flatMap((kind) => defaultCalendar[kind].map((/** @type {number[]} */ [start, end]) => /** @type {Row} */ ([kind, null, start, end]))),
];

/**
 * Windows as a run takes them. Those of a replica that the run does not have wait until it has it.
 * @param {Row[]} rows
 * @param {string[]} replicas
 */
export function calendarOf(rows, replicas) {
  /** @type {[string, any][]} */
  const own = replicaKinds.map((kind) => [kind, Object.fromEntries(replicas.map((name) => [name, rows.filter((row) => row[0] === kind && row[1] === name).map(([, , start, end]) => [start, end])]).filter(([, windows]) => windows.length > 0))]);
  return Object.fromEntries([...own, ...storeKinds.map((kind) => [kind, rows.filter((row) => row[0] === kind).map(([, , start, end]) => [start, end])])]);
}
