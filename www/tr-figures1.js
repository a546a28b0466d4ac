// @ts-check
/** Words of the call trees' figures: blast radius (F4), the month (F5), and of the budget (F9). */

export const budgetWords = {
  title: 'İki günün faturası: denetim depoya ne ekler?',
  picture: 'Kopya sayısına göre depoya eklenen pay, seçilen her aralık için bir doğru; okurun bütçesi yatay çizgi. Aynı sayılar tabloda yazılıdır.',
  budget: 'Bütçem',
  budgetUnit: 'eklenen pay',
  budgetLine: /** @param {string} share */ (share) => `bütçe ${share}`,
  shareAxis: 'depoya eklenen pay',
  replicaAxis: 'kopya',
  every: /** @param {string} seconds */ (seconds) => `${seconds} saniyede bir`,
  everyShort: /** @param {string} seconds */ (seconds) => `${seconds} sn`,
  rows: 'tablodaki kopya sayıları',
  fits: 'bütçeye sığan en çok kopya',
  drawn: /** @param {number} count */ (count) => `En sık sorulan ${count} aralık çizilir.`,
  caption: 'Arızasız günde denetimin yükü',
  columns: ['Kopya', 'Aralık (sn)', 'Denetim/s', 'Depoya eklenen pay', 'Günde denetim'],
  cut: /** @param {string} shown @param {string} all */ (shown, all) => `${all} satırın ilk ${shown} tanesi gösterilir.`,
  ledger: 'Yanlış çıkarma defteri',
  ledgerColumns: ['Aralık (tur)', 'Çıkarma oranı', 'Ayda', 'Giden kapasite', 'İyileştikten sonra en çok (sn)'],
  ledgerEmpty: 'Deftere bakılacak bir aralık yazılmadı.',
  /** @type {Record<string, string>} what a removal is divided by */
  per: { tur: 'sessiz tur başına', sessizlik: 'sessizlik başına' },
  simplifications: [
    'Denetim zaman almaz; yalnızca depoya bir istek eklediği sayılır.',
    'Yanlış çıkarma oranı tek bir takvimden gelir: iki kısa sessizlik, üç sessiz tur, sıfır fazı. Başka bir takvim başka bir oran verir.',
    'Depoya gelen istek, kopya sayısıyla büyümez; büyüyen yalnızca denetimdir.',
    'Yanlış çıkarma üç kopyalı bir havuz için yazılır; daha büyük havuzda bir kopyanın payı daha küçüktür.',
    'Ayda kaç kısa sessizlik olduğu bir varsayımdır, ölçüm değildir.',
  ],
};
