// @ts-check
/** Words around the numbers of the prose: fetched with what makes them answer. */
export const numberWords = {
  source: 'Kaynağı',
  lesson: /** @param {string} shown */ (shown) => `derste ${shown}`,
  range: /** @param {string} label @param {string} range @param {string} unit */ (label, range, unit) => `${label}: ${range}${unit && ` ${unit}`}`,
  how: 'Yana sürüklenir, ok tuşlarıyla da değişir',
  less: /** @param {string} label */ (label) => `${label}: azalt`,
  more: /** @param {string} label */ (label) => `${label}: artır`,
  changed: /** @param {string} count */ (count) => `Metinde ${count} sayı değişti; çevresindeki cümleler dersin sayılarıyla yazılmıştı.`,
  back: 'Metindeki sayıları geri al',
  restored: 'Metindeki sayılar dersin değerlerine döndü.',
};
