// @ts-check
/**
 * The lesson's call trees, for callers that change a part of them; a call without `akislar` uses the core's own. A test holds the two equal.
 */

/** @typedef {{ ad: string, alt?: Call[] }} Call a call to a component and the calls it makes in turn */
/** @typedef {{ ad: string, hiz: number, kok: Call }} Flow */

/** @type {Flow[]} */
export const defaultFlows = [
  { ad: 'takip sorgusu', hiz: 416.67, kok: { ad: 'ag-gecidi', alt: [{ ad: 'takip-servisi', alt: [{ ad: 'izdusum-deposu' }] }] } },
  { ad: 'durum olayi', hiz: 97.22, kok: { ad: 'ag-gecidi', alt: [{ ad: 'olay-ucu', alt: [{ ad: 'tasiyici-dogrulama' }, { ad: 'durum-deposu' }] }] } },
  { ad: 'gun sonu isi', hiz: 833.33, kok: { ad: 'gun-sonu-isi', alt: [{ ad: 'durum-deposu' }] } },
  { ad: 'kutuk tuketimi', hiz: 97.22, kok: { ad: 'kutuk-tuketicisi', alt: [{ ad: 'durum-deposu' }, { ad: 'izdusum-deposu' }] } },
];

/** The components a flow passes, in order of first visit. @param {Flow} flow @returns {string[]} */
export function componentsOf(flow) {
  /** @param {Call} call @returns {string[]} */
  const names = ({ ad, alt = [] }) => [ad, ...alt.flatMap(names)];
  return [...new Set(names(flow.kok))];
}
