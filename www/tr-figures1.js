// @ts-check
/** Words of the call trees' figures: blast radius (F4), the month (F5), and of the budget (F9). */

/** A name as it begins a sentence. @param {string} name */
export const capital = (name) => (name.startsWith('i') ? 'İ' : name[0].toUpperCase()) + name.slice(1);

/** Names in a row, the last joined by a word. @param {string[]} names */
export const listed = (names) => (names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ve ${names.at(-1)}`);

/** @type {Record<string, string>} */
export const flowWords = { 'takip sorgusu': 'takip sorgusu', 'durum olayi': 'durum olayı', 'gun sonu isi': 'gün sonu işi', 'kutuk tuketimi': 'kütük tüketimi' };

export const blastWords = {
  title: 'Bulaşma ağı: arıza nereye kadar ulaşır?',
  picture: 'Çağrı ağaçları: her bileşende dolu yuvalar, her çağrıda hız ile tutulan sürenin çarpımı. Aynı sayılar tabloda yazılıdır.',
  noFault: 'arıza yok',
  rate: /** @param {string} flow */ (flow) => `Hız: ${flow}`,
  /** @type {Record<string, string>} */
  when: { durma: 'durunca', yavaslama: 'yavaşlayınca' },
  /** @type {Record<string, string>} */
  state: { durma: 'durmuş', yavaslama: 'yavaş' },
  /** @type {Record<string, string>} */
  happened: { durma: 'durdu', yavaslama: 'yavaşladı' },
  saturated: 'doygun',
  lost: 'geçemiyor',
  slots: 'yuva',
  was: 'idi',
  uncalled: 'çağrı yapılmıyor',
  stillCounted: 'yuva yine sayılıyor',
  notCounted: 'sayılmıyor',
  sameAsStopped: 'durmadakiyle aynı',
  legend: {
    before: 'dolu yuva; ince çizgi arızadan önceki hâl',
    saturated: 'doygun',
    faulty: 'arızalı; bir bileşene dokununca o bozulur',
    product: 'okun üstünde: istek/s × tutulan tur = yuva',
  },
  casesCaption: 'Üç bileşen, iki kip: dört akıştan kaçına bulaşır?',
  caseColumns: ['Arızalı', 'Kip', 'Bulaşan bileşen', 'Doyan', 'Akış', 'İstek/s'],
  heldCaption: 'Bileşenlerin doluluğu, arızadan önce ve sonra',
  heldColumns: ['Bileşen', 'Önce (yuva)', 'Şimdi (yuva)', 'Önce (doluluk)', 'Şimdi (doluluk)', 'Durum'],
  simplifications: [
    'Bir kardeş çağrı başarısız olunca sıradaki çağrı yapılmaz, ama doluluğa yine de katılır; arızanın aşağısındaki doluluklar üst sınırdır. Anahtarı ayarlardadır.',
    'Doygunluk tek geçişte hesaplanır; doymuş bir bileşen kendi çağıranlarını ayrıca yavaşlatmaz. Sabit noktaya kadar yayılması da seçilebilir.',
    'Gün sonu işi gece kendi saatinde koşar; burada çevrim içi akışlarla aynı ana konmuştur, yani en kötü hâl gösterilir.',
    'Doluluk ortalamadır; anlık yığılmalar görünmez.',
    'İstemciler düşen isteği yinelemez.',
  ],
};

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
