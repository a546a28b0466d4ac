// @ts-check
/** Words of the guess that is a curve. */

export const curveWords = {
  axis: 'aralık (tur)',
  value: 'düşen okuma',
  label: 'Aralığa göre düşen okuma',
  how: 'Fareyle ya da parmakla çizilir. Klavyede ← → aralığı, ↑ ↓ değeri seçer; ayarlanan noktaların arası düz çizgidir.',
  point: /** @param {number} interval @param {number} value */ (interval, value) => `aralık ${interval}: ${value} okuma`,
};
