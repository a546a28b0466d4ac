// @ts-check
/** Words of the signature's figures: the modes (F1) and the signature (F2). */

/** @type {Record<string, string>} */
export const modeWords = {
  saglikli: 'sağlıklı', durma: 'durma', yavaslama: 'yavaşlama', kismi: 'kısmi arıza', bayat: 'bayat içerik', bolunme: 'ağ bölünmesi', yarim: 'yarım kalan iş',
};

/** What a call came to: its name, its letter in a drawing, what is said of several. @type {Record<string, { name: string, letter: string, got: string }>} */
export const outcomeWords = {
  yanit: { name: 'yanıt', letter: 'Y', got: 'yanıt aldı' },
  hata: { name: 'hata', letter: 'H', got: 'hata aldı' },
  asim: { name: 'zaman aşımı', letter: 'Z', got: 'zaman aşımına uğradı' },
};

export const explorerWords = {
  title: 'Kip gezgini: çağıranın gördüğü, perdenin arkası',
  mode: 'Kip',
  shown: 'Giden çağrı',
  curtain: 'Perdeyi kaldır',
  closed: 'perde kapalı',
  ask: 'Karşıda ne oldu? Perde kalkmadan önce bir tahmin.',
  seen: 'Çağıranın gördüğü',
  behind: 'Perdenin arkası',
  axis: 'tutulan yuva (tur)',
  previous: 'Önceki çağrı',
  next: 'Sonraki çağrı',
  play: '▸ Oynat',
  pause: '⏸ Duraklat',
  all: 'Hepsi',
  call: 'Çağrı',
  picture: /** @param {string} mode */ (mode) => `${mode} kipinde giden çağrılar, tuttukları yuva-tur kadar uzun çubuklar olarak; altında perdenin arkası. Aynı bilgi tabloda ve alttaki metinde yazılıdır.`,
  caption: /** @param {string} mode */ (mode) => `Çağrı çağrı: ${mode}`,
  columns: ['Çağrı', 'Çağıranın gördüğü', 'Tutulan yuva (tur)', 'Perdenin arkası'],
  mean: 'Kayıttaki ortalama',
  /** What happened behind, by mode. @type {Record<string, string>} */
  story: {
    saglikli: 'Karşı taraf ayakta; iş yapılır, yanıt döner. Arızasız günde de seyrek olarak bir yanıt zaman aşımından sonraya kalır.',
    durma: 'Düğüm yok. Bağlantı hemen reddedilir, hiçbir iş yapılmaz; yinelenen bir yazma da hiçbir şeyi iki kez uygulamaz.',
    yavaslama: 'Karşı taraf çalışıyor, ama ağır. İş, çağıran beklemeyi bıraktıktan sonra biter; gelen yanıtı alacak kimse kalmamıştır. Yinelenen bir yazma geç kalır.',
    kismi: 'Parçaların çoğu ayakta. Düşen parçaya denk gelen çağrı hata alır, ötekiler hiçbir şey fark etmez; yeniden deneme sağlam bir parçaya düşebilir.',
    bayat: 'Karşı taraf ayakta ve hızlı. Ama izdüşümü besleyen kütük tüketicisi durmuş: kütük uzuyor, yanıtlar hep aynı eski kayıttan okunuyor.',
    bolunme: 'Karşı taraf ayakta. İstek ulaştıysa iş yapıldı; aradaki hat koptuğu için yanıt dönemedi. Yinelenen bir yazma iki kez uygulanabilir.',
    yarim: 'Çağrılar kusursuz; hiçbiri gün sonu ücretlendirme işini beklemiyor. O iş yarıda kaldı, faturaların yarısı kesilmedi ve bunu gören bir çağrı yok.',
  },
  /** What happened to one call behind. @type {Record<string, string>} */
  fate: {
    done: 'iş yapıldı, yanıt döndü', late: 'iş bitti, yanıt geç kaldı', none: 'iş yapılmadı', fallen: 'düşen parçaya gitti', whole: 'sağlam parçaya gitti',
    stale: 'eski kayıttan yanıtlandı', cut: 'iş yapıldı, yanıt dönemedi',
  },
  /** Beside the drawing of what is behind. @type {Record<string, string>} */
  note: {
    saglikli: '✓ iş yapıldı, yanıt döndü', durma: '× bağlantı reddedildi', yavaslama: 'kesik çizgide çağıran beklemeyi bıraktı', kismi: '● iş yapıldı  × iş yapılamadı',
    bayat: 'her yanıt aynı eski kayıttan', bolunme: '✓ iş yapıldı, yanıt dönemedi', yarim: '✓ çağrılar yolunda; iş × yerinde durdu',
  },
  /** Short labels inside the drawing. */
  inside: { refused: 'düğüm yok', whole: 'sağlam parçalar', fallen: 'düşen parça', log: 'kütük uzuyor', projection: 'izdüşüm yerinde', job: 'gün sonu işi', bills: 'faturalar' },
  simplifications: [
    'Çağrılar birbirini etkilemez; yuva beklemezler. Yuva yetmezse ne olacağı dördüncü düzenekte.',
    'Yavaşlamada işin ne zaman bittiğini model söylemez; yalnızca zaman aşımından sonra biter.',
    'Ağ bölünmesinde her isteğin karşıya ulaştığı çizilir; gerçekte istek de yolda kaybolabilir.',
    'Seyrek zaman aşımı yalnızca sağlıklı kiptedir; ötekiler onu görmezden gelir.',
    'Kütüğün uzaması ve işin yarıda kalması birer temsildir, hesap değildir.',
  ],
};

export const signatureWords = {
  title: 'İmza: çağıranın gözleyebildiği beş sayı',
  picture: 'Kip başına çağrılar, biçimi sonucunu söyleyen imlerle; yanında payları. Aynı sayılar tabloda yazılıdır.',
  /** @type {Record<string, string>} */
  columns: { yanit: 'yanıt', hata: 'hata', asim: 'zaman aşımı', yuvaTur: 'yuva-tur', taze: 'taze' },
  /** @type {Record<string, string>} marks, by kind */
  marks: { yanit: 'yanıt', hata: 'hata', asim: 'zaman aşımı', eski: 'bayat yanıt' },
  note: /** @param {string} shown @param {boolean} cut */ (shown, cut) => (cut ? `ilk ${shown} çağrı, satır satır` : `${shown} çağrı, satır satır`),
  mode: 'Kip',
  caption: /** @param {string} calls */ (calls) => `Kip başına ${calls} çağrının imzası`,
  stamp: 'Yanıtlar tazelik damgası taşısın',
  stampCost: 'arızasız günde bedeli',
  /** What tells two modes apart. @type {Record<string, string>} */
  apart: { siniftan: 'sınıftan', icerikten: 'içerikten', ayrilmaz: 'ayrılmaz' },
  matrix: 'Çiftler',
  unknown: /** @param {string} most */ (most) => `Tohum payı en çok ${most} çağrıda hesaplanır; daha uzun kayıtta yalnızca bu tohum gösterilir.`,
  pair: 'çift',
  pairObject: 'çifti',
  /** Modes as an object. @type {Record<string, string>} */
  object: { saglikli: 'sağlıklıyı', durma: 'durmayı', yavaslama: 'yavaşlamayı', kismi: 'kısmi arızayı', bayat: 'bayat içeriği', bolunme: 'ağ bölünmesini' },
  simplifications: [
    'Seyrek zaman aşımı yalnızca sağlıklı satırdadır; kısmi ve bayat satırlar onu görmezden gelir, yuva-turları biraz düşük çıkar.',
    'İmza bir kaydın payıdır, çağrıların sırası değil; ardı ardına gelen hatalar ile dağılmış hatalar aynı imzayı bırakır.',
    'Her çağrı aynı süreyi tutar: yanıt olağan süreyi, hata bir turu, zaman aşımı sınırın tamamını.',
    'Bayat satırda hiçbir yanıt taze değildir; gerçekte bir kısmı taze olabilir.',
    'Tohum payı, seçili tohumdan başlayan ardışık tohumlardan hesaplanır.',
  ],
};
