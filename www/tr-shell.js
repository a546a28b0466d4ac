// @ts-check
/** Words of the shell that scripts add: apart from tr.js, because they are needed before any figure is. */
export const shellWords = {
  heading: 'Bu başlığın bağlantısı',
  readingTime: /** @param {number} minutes */ (minutes) => `${minutes} dk okuma`,
};
