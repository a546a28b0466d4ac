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

/**
 * A replica's windows of one kind in the lesson's calendar; a replica may be called `__proto__` or anything else.
 * @param {string} kind
 * @param {string} replica
 * @returns {Windows}
 */
export const windowsOf = (kind, replica) => (Object.hasOwn(defaultCalendar[kind], replica) ? defaultCalendar[kind][replica] : []);
