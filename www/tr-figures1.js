// @ts-check
/** Words of the call trees' figures: blast radius (F4), the month (F5), and of the budget (F9). */

/** A name as it begins a sentence. @param {string} name */
export const capital = (name) => (name.startsWith('i') ? 'İ' : name[0].toUpperCase()) + name.slice(1);

export const monthWords = {
  title: 'Ayın hesabı: dakika aynı, istek değil',
  picture: 'Bir ayın arızaları: dakikalar ayrılan payın yanında, altında iki kipin etkilediği istekler alan olarak. Aynı sayılar tabloda yazılıdır.',
  minutes: 'Dakika',
  requests: 'İstek: dakika × hız (istek/s)',
  share: /** @param {string} minutes */ (minutes) => `ayrılan pay ${minutes} dk`,
  ratio: 'paya oranı',
  gap: 'fark: dakika hesabında görünmeyen',
  minuteAxis: 'ayda dakika',
  caption: 'Aynı dakikalar, iki kip',
  columns: ['Kip', 'Dakika', 'Paya oran', 'İstek/s', 'Etkilenen istek'],
  difference: 'Fark',
  simplifications: [
    'Bütün arızalar eşit uzunluktadır ve aynı bileşende olur.',
    'Hız ay boyunca sabittir; gecenin sessizliği de tepe saat de aynı sayılır.',
    'Gün sonu işi kendi saatinde koşar; burada çevrim içi akışlarla aynı ana konmuştur, yani en kötü hâl gösterilir.',
    'Etkilenen istek yeniden denenmez, iki kez sayılmaz.',
  ],
};

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
