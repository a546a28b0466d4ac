// @ts-check
/** Words of the second lesson's figures: the run (F6), depth (F7) and the interval (F8). */

export const runWords = {
  title: 'Koşum: aynı takvim, beş uç',
  picture: 'Koşumun zaman çizgisi: arıza takvimi, havuz ve tur tur kayıplar. Aynı bilgi tabloda ve turun ayrıntısında yazılıdır.',
  faults: 'Arıza takvimi',
  pool: 'Havuz',
  losses: 'Kayıplar',
  /** @type {Record<string, string>} */
  kinds: { yariDusuk: 'yarı düşük', isiniyor: 'ısınıyor', durdu: 'durdu', gecici: 'kısa sessizlik', durumDeposu: 'düştü', ucretDeposu: 'düştü' },
  /** @type {Record<string, string>} */
  stores: { durumDeposu: 'durum deposu', ucretDeposu: 'ücret deposu' },
  /** @type {Record<string, string>} */
  lost: { dusenOkuma: 'düşen okuma', bosaRed: 'bunun boşa reddedileni', dusenYazma: 'düşen yazma', dusenToplu: 'düşen toplu istek', sessiz: 'sessiz kayıp' },
  window: /** @param {string} lane @param {string} kind @param {number} start @param {number} end */ (lane, kind, start, end) =>
    `${lane}: ${kind}, ${start === end ? `${start}. tur` : `${start}–${end}. turlar`}`,
  turn: 'Bakılan tur',
  previous: 'Önceki tur',
  next: 'Sonraki tur',
  play: '▸ Oynat',
  pause: '⏸ Duraklat',
  nextLoss: 'Sonraki kayıp',
  turnShort: 'Tur',
  inTurn: /** @param {number} turn */ (turn) => `${turn}. turda`,
  requests: /** @param {number} count */ (count) => `Bu turun ${count} isteği`,
  requestKinds: ['okuma', 'yazma', 'toplu'],
  lastCheck: 'Son denetim',
  none: 'henüz yok',
  yes: 'evet',
  no: 'hayır',
  empty: 'boş',
  open: 'açık kalıyor, trafik herkese gidiyor',
  up: 'ayakta',
  down: 'düşük',
  replicas: 'Kopyalar',
  /** A replica's state in a turn, from its bits. @param {number} bits 1 up, 2 ready, 4 path */
  replica: (bits) => ((bits & 1) === 0 ? 'yanıtsız' : (bits & 2) === 0 ? 'ısınıyor' : (bits & 4) === 0 ? 'yarı düşük' : 'sağlam'),
  /** Where a request went, by the trace's code. @param {number} fate @param {string} replica */
  fate: (fate, replica) => [replica, 'havuz boş', 'boşa red', `${replica} hazır değil`, `${replica} yuttu`, 'durum deposu düşük', 'ücret deposu düşük'][fate],
  compare: 'İçerikleri karşılaştır',
  worst: 'En kötü takvimi ara',
  calendar: 'Takvimi düzenle',
  partFailed: 'Bu parça sunucudan alınamadı; bağlantı gelince yeniden dene.',
  why: 'Neden?',
  askWhy: /** @param {string} request */ (request) => `${request}: neden?`,
  whyFailed: 'Yanıtı veren parça sunucudan alınamadı; bağlantı gelince yeniden dene.',
  tooLong: /** @param {string} turns @param {string} replicas @param {string} windows */ (turns, replicas, windows) =>
    `En çok ${turns} tur, ${replicas} kopya ve ${windows} pencere çizilir; daha büyük koşumların yalnızca toplamları gösterilir.`,
  tooMany: /** @param {string} count */ (count) => `Turda ${count} istekten çoğu tek tek gösterilmez.`,
  caption: 'Aynı takvim ve ayarlar, beş içerik',
  endpoint: 'İçerik',
  difference: /** @param {string} chosen @param {string} base */ (chosen, base) => `Fark: ${chosen} − ${base}`,
  simplifications: [
    'Denetim zaman almaz ve kendisi zaman aşımına uğramaz.',
    'Kopyalar eşittir; dengeleyici sırayla dağıtır, yükü ölçmez.',
    'İstemciler düşen isteği yinelemez.',
    'Toplu iş aslında kendi saatinde çalışır; burada çevrim içi akışla birlikte gösterilmesi en kötü hâldir.',
    'Okuma durum deposuna gitmez; deponun düşmesi yalnızca yazmayı düşürür.',
  ],
};

export const depthWords = {
  title: 'Derinlik: her soru neyi kazandırır, neyi götürür',
  picture: 'Beş içeriğin toplamları, sütun sütun çubuk olarak. Aynı sayılar tabloda yazılıdır.',
  unit: /** @type {Record<string, string>} */ ({ disKopyaTur: 'kopya-tur' }),
  requests: 'istek',
  total: 'boşa giden istek',
  caption: 'Beş içeriğin toplamları',
};

export const intervalWords = {
  title: 'Aralık: erken fark etmenin bedeli',
  picture: 'Aralığa göre dört ölçü: bütün fazların kuşağı, ortalaması ve fazı sıfır olan dört satır.',
  axis: 'aralık (tur)',
  band: 'bütün fazların kuşağı',
  mean: 'fazların ortalaması',
  points: 'dersin dört satırı (faz 0)',
  now: 'seçili aralık',
  map: /** @param {string} measure */ (measure) => `Aralık × eşik: ortalama ${measure}`,
  mapAxis: 'eşik',
  measure: 'Haritada gösterilen ölçü',
  unseen: 'durma hiçbir fazda fark edilmez',
  /** @type {Record<string, string>} */
  unit: { algilama: 'tur', yanlisCikarma: 'kez', dusenOkuma: 'istek', sessiz: 'istek' },
  simplifications: [
    'Bütün kopyaların fazı birlikte kayar; gerçekte her denetleyicinin fazı başkadır.',
    ...runWords.simplifications,
  ],
  caption: 'Aralığa göre bütün fazlar (ortalama; en az – en çok)',
  interval: 'Aralık',
};
