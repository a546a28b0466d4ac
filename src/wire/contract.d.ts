/*
 * Arıza Atölyesi: modellerin JavaScript sözleşmesi. Her işlev verilenin tümünü denetler, sonra hesaplar; aynı girdi hep aynı sonucu verir.
 * The models' contract with JavaScript. Every function checks all it is given, then computes; the same input always gives the same result.
 *
 * Nasıl okunur / how to read this file
 *   @birim    birim / unit
 *   @aralik   izin verilen değerler, iki uç içinde / values allowed, both ends included; "tam / whole": kesir alınmaz / no fractions
 *   @default  verilmeyen alanın değeri / value of a field left out; `undefined` da verilmemiş sayılır / `undefined` counts as left out
 * Adları ya da tanımlı alanları yanlış yazmak hatadır / a misspelt field is an error. −0, 0 sayılır / −0 is 0.
 *
 * Sözlük / glossary: terim – term – birim / unit – aralık / range
 *   tur – turn – soyut adım / abstract step – 1, 2, … (1. derste / in lesson 1: 10 ms; 2. derste / in lesson 2: 2 s)
 *   kopya – replica – ad / name – 1 … 1000
 *   havuz – pool – kopya / replicas – 0 … bütün kopyalar / all replicas
 *   sağlık ucu – health endpoint – içerik / content – sig, hazirOlma, derinYerel, derinPaylasilan, derinHepsi
 *   denetim – health check – soru / question – 0, 1, 2, …
 *   aralık – interval – tur / turns – 1 … 1e9
 *   eşik – threshold (fall threshold) – denetim / checks – 1 … 1000
 *   dönüş eşiği – rise threshold – denetim / checks – 1 … 1000
 *   panik eşiği – panic threshold – yüzde / percent – 0 … 100
 *   açık kalma – fail-open – tur / turns – 0 … tur
 *   faz – phase – tur / turns – 0 … 1e9
 *   takvim – fault calendar – pencere / windows – 0 … 100000
 *   pencere – window – [ilk tur, son tur] / [first turn, last turn], ikisi içinde / both included – 1 … 2^53 − 1
 *   yarı düşük – half-down – pencere / windows
 *   ısınıyor – warming up – pencere / windows
 *   durdu – stopped – pencere / windows
 *   kısa sessizlik – brief silence – pencere / windows
 *   durum deposu – state store – pencere / windows
 *   ücret deposu – pricing store – pencere / windows
 *   kopya-tur – replica-turn – kopya × tur / replicas × turns – 0 … kopya × tur
 *   sessiz kayıp – silent loss – yazma / writes – 0, 1, 2, …
 *   boşa red – refused for nothing – okuma / reads – 0, 1, 2, …
 *   yanlış çıkarma – false removal – çıkarma / removals – 0, 1, 2, …
 *   algılama gecikmesi – detection delay – tur / turns – 0, 1, 2, … ya da / or null
 *   arıza kipi – failure mode – ad / name – saglikli, durma, yavaslama, kismi, bayat, bolunme
 *   durma – crash · yavaşlama – slowdown · kısmi arıza – partial failure · bayat içerik – stale content · ağ bölünmesi – network partition
 *   imza – signature – beş sayı / five numbers
 *   yuva – slot – yuva / slots – 1 … 1e6
 *   yuva-tur – slot-turn – yuva × tur / slots × turns – 1 … 1e6
 *   zaman aşımı – timeout – tur / turns – 1 … 1e6
 *   parça – shard – parça / shards – 1 … 1e6
 *   tohum – seed – tam sayı / whole number – 1 … 2^53 − 1
 *   tazelik damgası – freshness stamp – bayt / bytes – 0 … 1e6
 *   akış – flow – istek/s / requests/s – 0 … 1e9
 *   bileşen – component – ad / name – 1 … 200 karakter / characters
 *   dolu yuva – occupancy – yuva / slots – 0 …
 *   doygunluk – saturation – dolu yuva ≥ yuva / occupancy ≥ slots
 *   bulaşma kapsamı – blast radius – bileşen, akış, istek/s / components, flows, requests/s
 *   arıza payı – fault share – dakika/ay / minutes a month – > 0 … 1e6
 */

/**
 * Sağlık ucunun içeriği: denetime ne zaman evet dediği. — An endpoint's content: when it answers a check with yes.
 *
 * - `sig` (sığ / shallow): süreç yanıt veriyor / the process answers
 * - `hazirOlma` (readiness): ayrıca trafiğe hazır / it is ready for traffic besides
 * - `derinYerel` (derin, yerel / deep, own path): ayrıca kendi yazma yolu sağlam / its own write path works besides
 * - `derinPaylasilan` (derin, paylaşılan / deep, shared): ayrıca durum deposu ayakta / the state store is up besides
 * - `derinHepsi` (derin, hepsi / deep, everything): ayrıca ücret deposu ayakta / the pricing store is up besides
 */
export type Uc = 'sig' | 'hazirOlma' | 'derinYerel' | 'derinPaylasilan' | 'derinHepsi';

/** Bir çağrının görebildiği durumlar, tablodaki sırasıyla. — The states that a call can see, in the table's order. */
export type ImzaKipi = 'saglikli' | 'durma' | 'yavaslama' | 'kismi' | 'bayat' | 'bolunme';

/** Çağrı ağacındaki arızanın kipi: hemen hata verir ya da zaman aşımına dek bekletir. — How the faulty component fails: at once, or by the timeout. */
export type ArizaKipi = 'durma' | 'yavaslama';

/**
 * Doygunluk çağıranlara geçer mi. — Whether saturation reaches callers.
 *
 * - `tek-gecis`: geçmez; tek geçişte hesaplanır / it does not; one pass
 * - `sabit-nokta`: doymuş bileşen çağıranlarına yavaşlamış görünür; yeni doyan kalmayana dek yinelenir / a saturated component looks slowed to its callers; repeated until none is new
 */
export type Yayilim = 'tek-gecis' | 'sabit-nokta';

/** Yanlış çıkarmanın neye bölündüğü: sessiz turlara (3) ya da sessizliklere (2). — What false removals are divided by: silent turns (3) or silences (2). */
export type Sayim = 'tur' | 'sessizlik';

/** Pencere: ilk ve son turu, ikisi içinde; 1 ≤ ilk ≤ son ≤ 2^53 − 1. — A window: its first and last turn, both included. Üst üste binebilir, `tur` sonrasına taşabilir / may overlap and reach past `tur`. */
export type Pencere = readonly [ilk: number, son: number];

/** Kopya adına göre pencereler; adı geçmeyen kopyanın penceresi yoktur. — Windows by replica; a replica not named has none. */
export type KopyaPencereleri = Readonly<Record<string, readonly Pencere[] | undefined>>;

/** Arıza takvimi, toplam en çok 100000 pencere; verilmeyen tür boştur. — The fault calendar, at most 100000 windows in all; a kind left out is empty. */
export interface Takvim {
  /** Yarı düşük: yazmayı alır, yazma depoya ulaşmaz. — Half-down: it takes writes that never reach the store. */
  yariDusuk?: KopyaPencereleri;
  /** Isınıyor: süreç çalışır, trafiğe hazır değildir. — Warming up: running, not ready for traffic. */
  isiniyor?: KopyaPencereleri;
  /** Durdu: süreç yanıt vermez. — Stopped: the process does not answer. */
  durdu?: KopyaPencereleri;
  /** Kısa sessizlik: kendiliğinden düzelir. — Brief silence: heals by itself. */
  gecici?: KopyaPencereleri;
  /** Durum deposu kapalı. — The state store is down. */
  durumDeposu?: readonly Pencere[];
  /** Ücret deposu kapalı; yalnızca toplu akış kullanır. — The pricing store is down; only the batch flow uses it. */
  ucretDeposu?: readonly Pencere[];
}

/** Bir koşunun ve taramanın ortak seçenekleri. — Options that a run and a sweep share. */
export interface OrtakSecenekler {
  /**
   * Koşulan tur sayısı. — Turns to run.
   * @birim tur / turns
   * @aralik 1 … 1e9, tam / whole
   * @default 130
   */
  tur?: number;
  /**
   * Dönüş eşiği: kopyayı havuza döndüren, üst üste evet sayısı. — Rise threshold: passing checks in a row that bring a replica back.
   * @birim denetim / checks
   * @aralik 1 … 1000, tam / whole
   * @default 1
   */
  donusEsigi?: number;
  /**
   * Panik eşiği: kopyaların bundan azı havuzdaysa trafik hepsine gider (açık kalma); 0 = hiç. — Panic threshold: with fewer in the pool, traffic goes to all (fail-open); 0 = never.
   * @birim yüzde / percent
   * @aralik 0 … 100
   * @default 0
   */
  panikEsigi?: number;
  /**
   * Okuma. — Reads.
   * @birim istek/tur / requests per turn
   * @aralik 0 … 1e6, tam / whole
   * @default 8
   */
  okuma?: number;
  /**
   * Yazma. — Writes.
   * @birim istek/tur / requests per turn
   * @aralik 0 … 1e6, tam / whole
   * @default 2
   */
  yazma?: number;
  /**
   * Toplu iş isteği. — Batch requests.
   * @birim istek/tur / requests per turn
   * @aralik 0 … 1e6, tam / whole
   * @default 1
   */
  toplu?: number;
  /**
   * Kopyalar, yönlendirme sırasıyla; adlar farklı, her ad 1 … 200 karakter. — The replicas in routing order; names differ, each 1 … 200 characters. Hepsi eşittir / all are equal.
   * @birim ad listesi / list of names
   * @aralik 1 … 1000 ad / names
   * @default ["k1", "k2", "k3"]
   */
  kopya?: readonly string[];
  /**
   * Arıza takvimi. — The fault calendar. Verilmezse dersin takvimi, adı `kopya` içinde olmayan kopyalar dışında / left out: the lesson's, less the replicas not in `kopya`.
   * @birim pencere / windows
   * @aralik 0 … 100000 pencere / windows
   * @default {"yariDusuk":{"k1":[[20,45]]},"isiniyor":{"k2":[[1,8],[60,66]]},"durdu":{"k3":[[82,95]]},"gecici":{"k3":[[50,50],[58,59]]},"durumDeposu":[[100,110]],"ucretDeposu":[[115,125]]}
   */
  takvim?: Takvim;
}

/** `kosum` ve `kosumIzi` seçenekleri. — Options of `kosum` and `kosumIzi`. */
export interface KosumSecenekleri extends OrtakSecenekler {
  /**
   * Denetim aralığı. — Check interval.
   * @birim tur / turns
   * @aralik 1 … 1e9, tam / whole
   * @default 1
   */
  aralik?: number;
  /**
   * Eşik: kopyayı havuzdan çıkaran, üst üste hayır sayısı. — Fall threshold: failing checks in a row that take a replica out.
   * @birim denetim / checks
   * @aralik 1 … 1000, tam / whole
   * @default 1
   */
  esik?: number;
  /**
   * Faz: her kopyanın ilk denetiminin gecikmesi; uzunluğu `kopya` kadar. — Phase: offset of each replica's first check; as long as `kopya`.
   * @birim tur / turns
   * @aralik 0 … 1e9, tam / whole
   * @default [0, 0, 0]
   */
  faz?: readonly number[];
}

/** `tarama` seçenekleri: `aralik`, `esik` ve `faz` burada yoktur, tarama onları kendisi gezer. — Options of `tarama`, which visits `aralik`, `esik` and `faz` itself. */
export interface TaramaSecenekleri extends OrtakSecenekler {
  /**
   * Gezilen aralıklar, 1 … 1000 değer. — Intervals to visit, 1 … 1000 values.
   * @birim tur / turns
   * @aralik 1 … 1e9, tam / whole
   * @default [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30]
   */
  araliklar?: readonly number[];
  /**
   * Gezilen eşikler, 1 … 100 değer. — Fall thresholds to visit, 1 … 100 values.
   * @birim denetim / checks
   * @aralik 1 … 1000, tam / whole
   * @default [1]
   */
  esikler?: readonly number[];
}

/** `imza`, `imzaTablosu`, `imzaIzi` ve `tohumPayi` seçenekleri; her işlev hepsini denetler. — Options of all four; each checks all of them. */
export interface ImzaSecenekleri {
  /**
   * Kip başına çağrı. — Calls per mode. `imzaIzi` ilk 10000 çağrıyı anlatır / tells the first 10000; `tohumPayi` en çok 500000 alır / takes at most 500000.
   * @birim çağrı / calls
   * @aralik 1 … 1e8, tam / whole
   * @default 400
   */
  cagri?: number;
  /**
   * Olağan bir çağrının yuvasını tuttuğu süre. — Turns an ordinary call holds its slot.
   * @birim tur / turns
   * @aralik 1 … 1e6, tam / whole
   * @default 2
   */
  olagan?: number;
  /**
   * Zaman aşımı. — Timeout.
   * @birim tur / turns
   * @aralik 1 … 1e6, tam / whole
   * @default 20
   */
  zamanAsimi?: number;
  /**
   * Parça sayısı. — Shards.
   * @birim parça / shards
   * @aralik 1 … 1e6, tam / whole
   * @default 8
   */
  parca?: number;
  /**
   * Düşen parça (kip `kismi`); `parca` değerinden çok olamaz. — Shards that fell (mode `kismi`); never more than `parca`.
   * @birim parça / shards
   * @aralik 0 … 1e6, tam / whole
   * @default 1
   */
  dusen?: number;
  /**
   * Arızasız günde zaman aşan çağrıların payı; yalnızca `saglikli` kullanır. — Share of calls that time out on a fault-free day; only `saglikli` uses it, so `kismi` and `bayat` hold a little too few slot-turns.
   * @birim pay / share
   * @aralik 0 … 1
   * @default 0.025
   */
  seyrek?: number;
  /**
   * Tohum; 2147483647 sayısının katı olamaz. — Seed; no multiple of 2147483647. Dersin benzerlikleri bu tohum içindir / the lesson's look-alikes hold for this seed: bkz. / see `tohumPayi`.
   * @birim tam sayı / whole number
   * @aralik 1 … 9007199254740991, tam / whole
   * @default 20260730
   */
  tohum?: number;
  /**
   * Bundan yakın iki pay aynı görünür. — Two shares closer than this look the same.
   * @birim pay / share
   * @aralik 0 … 1
   * @default 0.02
   */
  tolerans?: number;
  /**
   * Tazelik damgasının boyu. — Size of a freshness stamp.
   * @birim bayt / bytes
   * @aralik 0 … 1e6, tam / whole
   * @default 8
   */
  damga?: number;
  /**
   * Uçtaki yanıt hızı. — Answers at the edge.
   * @birim yanıt/s / answers per second
   * @aralik 0 … 1e9
   * @default 513.89
   */
  uctaHiz?: number;
  /**
   * Bir kipi adlandırmaya yeten çağrı sayısı. — Calls needed to name a mode.
   * @birim çağrı / calls
   * @aralik 1 … 1e9, tam / whole
   * @default 20
   */
  pencere?: number;
  /**
   * Adlandırmanın yapıldığı akışın hızı. — Rate of the calls that the naming watches.
   * @birim çağrı/s / calls per second
   * @aralik > 0 … 1e9
   * @default 97.22
   */
  olayHizi?: number;
  /**
   * Bir turun süresi. — Length of a turn.
   * @birim ms
   * @aralik > 0 … 1e6
   * @default 10
   */
  turMs?: number;
}

/** Çağrı ağacının bir düğümü; kökün derinliği 1, en çok 1000. — A node of a call tree; a root has depth 1, at most 1000. */
export interface Dugum {
  /** Çağrılan bileşen, 1 … 200 karakter; aynı bileşen birçok yerde geçebilir. — The component called, 1 … 200 characters; it may occur in many places. */
  ad: string;
  /** Sırayla yapılan alt çağrılar; verilmezse yok. — Calls it makes, in order; left out: none. */
  alt?: readonly Dugum[];
}

/** Bir akış: adı, hızı, çağrı ağacı. — A flow: name, rate, call tree. */
export interface Akis {
  /** Ad, 1 … 200 karakter; akışlarda yinelenmez. — Name, 1 … 200 characters; no two flows share one. */
  ad: string;
  /**
   * Akışın hızı. — The flow's rate.
   * @birim istek/s / requests per second
   * @aralik 0 … 1e9
   */
  hiz: number;
  /** Ağacın kökü. — The tree's root. */
  kok: Dugum;
}

/** `bulasma` seçenekleri. — Options of `bulasma`. */
export interface BulasmaSecenekleri {
  /**
   * Bileşen başına yuva. — Slots per component.
   * @birim yuva / slots
   * @aralik 1 … 1e6, tam / whole
   * @default 32
   */
  yuva?: number;
  /**
   * Zaman aşımı. — Timeout.
   * @birim tur / turns
   * @aralik 1 … 1e6, tam / whole
   * @default 20
   */
  zamanAsimi?: number;
  /**
   * Alt çağrısı olmayan bir çağrının süresi. — Turns a leaf call takes.
   * @birim tur / turns
   * @aralik 1 … 1e6, tam / whole
   * @default 2
   */
  olagan?: number;
  /**
   * Bir turun süresi. — Length of a turn.
   * @birim ms
   * @aralik > 0 … 1e6
   * @default 10
   */
  turMs?: number;
  /**
   * Akışlar; adları farklı, toplam en çok 100000 düğüm. Gece işi kendi saatinde koşar; çevrim içi akışlarla birlikte en kötü durumdur. —
   * Flows; names differ, at most 100000 nodes in all. The nightly batch runs at its own hour; with the online flows it is the worst case.
   * @birim akış / flows
   * @aralik 1 … 1000 akış / flows
   * @default dersin dört akışı / the lesson's four flows
   */
  akislar?: readonly Akis[];
  /**
   * `true`: yalnızca gerçekten yapılan çağrılar sayılır. `false`: daha önceki kardeşi hata verdiği için hiç çağrılmayan altlar da sayılır; arızanın altında doluluk bir üst sınırdır. —
   * `true` counts only calls that are made. `false` counts children after a failed sibling too, so occupancy downstream of a fault is an upper bound.
   * @default false
   */
  ulasilan?: boolean;
  /**
   * Doygunluğun yayılması. `tek-gecis`te doymuş bileşen çağıranlarını yavaşlatmaz. — How saturation spreads. With `tek-gecis` a saturated component does not slow its callers.
   * @default "tek-gecis"
   */
  yayilim?: Yayilim;
}

/** `ayHesabi` seçenekleri: `bulasma`nınkilerle birlikte. — Options of `ayHesabi`, with those of `bulasma`. */
export interface AyHesabiSecenekleri extends BulasmaSecenekleri {
  /**
   * Aydaki arıza sayısı. — Faults a month.
   * @birim arıza/ay / faults a month
   * @aralik 0 … 1e6
   * @default 3
   */
  sayi?: number;
  /**
   * Bir arızanın süresi. — Length of one fault.
   * @birim dakika / minutes
   * @aralik 0 … 1e6
   * @default 10
   */
  sureDk?: number;
  /**
   * Arıza payı: kesinti bütçesinin arızalara ayrılan bölümü. — Fault share: minutes of outage set aside for faults.
   * @birim dakika/ay / minutes a month
   * @aralik > 0 … 1e6
   * @default 28.2
   */
  payDk?: number;
  /**
   * Arızalı bileşen; bir akışta geçmeli. — The faulty component; some flow must call it.
   * @default "tasiyici-dogrulama"
   */
  ariza?: string;
}

/** `butce` seçenekleri. — Options of `butce`. */
export interface ButceSecenekleri {
  /**
   * Bir turun süresi. — Length of a turn.
   * @birim s
   * @aralik > 0 … 1e6
   * @default 2
   */
  turSn?: number;
  /**
   * Durum deposuna ulaşan istekler. — Requests that reach the state store.
   * @birim istek/s / requests per second
   * @aralik > 0 … 1e9
   * @default 138.89
   */
  depo?: number;
  /**
   * Uçta en yoğun saatteki istekler. — Requests at the edge, at peak.
   * @birim istek/s / requests per second
   * @aralik > 0 … 1e9
   * @default 513.89
   */
  tepe?: number;
  /**
   * Aydaki kısa sessizlik. — Brief silences a month.
   * @birim sessizlik/ay / silences a month
   * @aralik 0 … 1e6
   * @default 20
   */
  kesikAy?: number;
  /**
   * Tablonun kopya sayıları (dış döngü), 1 … 1000 değer. — Replica counts of the table (outer), 1 … 1000 values.
   * @birim kopya / replicas
   * @aralik 1 … 1e6, tam / whole
   * @default [3, 12, 48]
   */
  kopyalar?: readonly number[];
  /**
   * Tablonun aralıkları (iç döngü), 1 … 1000 değer. — Intervals of the table (inner), 1 … 1000 values.
   * @birim tur / turns
   * @aralik 1 … 1e6, tam / whole
   * @default [1, 4]
   */
  araliklar?: readonly number[];
  /**
   * Yanlış çıkarma dökümünün aralıkları, 0 … 100 değer. — Intervals of the false-removal ledger, 0 … 100 values.
   * @birim tur / turns
   * @aralik 1 … 1e6, tam / whole
   * @default [1, 2]
   */
  yanlisAraliklar?: readonly number[];
  /**
   * Yanlış çıkarma neye bölünür. Takvimde iki sessizlik üç tur sürer: 2/3 ve 1/3, ya da 2/2 ve 1/2. — What false removals are divided by. Two silences cover three turns: 2/3 and 1/3, or 2/2 and 1/2.
   * @default "tur"
   */
  sayim?: Sayim;
}

/** Bir koşunun sayıları, hepsi tam. Denetim süre almaz, istemci yeniden denemez. — A run's counts, all whole. A check takes no time, clients do not retry. */
export interface KosumSonucu {
  /** Havuz dışında geçen kopya-tur. — Replica-turns out of the pool. */
  disKopyaTur: number;
  /** Düşen okuma. — Dropped reads. */
  dusenOkuma: number;
  /** Düşen yazma. — Dropped writes. */
  dusenYazma: number;
  /** Düşen toplu istek. — Dropped batch requests. */
  dusenToplu: number;
  /** Sessiz kayıp: alınıp kaybolan yazma. — Silent loss: writes accepted and lost. */
  sessiz: number;
  /** Boşa red: hazır kopya varken havuz boş diye düşen okuma. — Reads refused though a replica was ready. */
  bosaRed: number;
  /** Yapılan denetim. — Checks made. */
  denetim: number;
  /** Yanlış çıkarma: kısa sessizlikte havuzdan çıkan kopya. — False removals: replicas taken out in a brief silence. */
  yanlisCikarma: number;
  /** İlk durmanın algılama gecikmesi, tur; hiç algılanmadıysa `null`. — Detection delay of the first stop, turns; `null` if never noticed. Eşikle birlikte en çok aralik·esik − 1 / with a threshold at most aralik·esik − 1. */
  algilama: number | null;
  /** Açık kalınan tur. — Fail-open turns. */
  panikTur: number;
}

/** Bir koşunun tur tur anlatımı; `t` = 1 … `tur`, `i` kopyanın yeri, `r` isteğin yeri (önce okuma, sonra yazma, sonra toplu). — A run turn by turn; `i` a replica's place, `r` a request's (reads, then writes, then batch). */
export interface KosumIzi {
  /** Tur sayısı T. — Turns, T. */
  tur: number;
  /** Kopyalar, yönlendirme sırasıyla. — Replicas in routing order. */
  kopya: string[];
  /** Tur başına istek q. — Requests per turn, q. */
  istekTur: number;
  /** [(t−1)·n + i]: bit 1 ayakta / up, 2 hazır / ready, 4 yazma yolu sağlam / path ok */
  durum: Uint8Array;
  /** [t−1]: bit 1 durum deposu ayakta / state store up, 2 ücret deposu ayakta / pricing store up */
  depolar: Uint8Array;
  /** [(t−1)·n + i]: 0 denetlenmedi / not checked, 1 evet / passed, 2 hayır / failed */
  denetim: Uint8Array;
  /** [(t−1)·n + i]: 1 = son kararı içeride / its last decision is in */
  uyelik: Uint8Array;
  /** [(t−1)·n + i]: 1 = bu turun havuzunda / in this turn's pool */
  havuz: Uint8Array;
  /** [(t−1)·q + r]: isteği alan kopya, yoksa −1 / the replica that got the request, −1 if none */
  hedef: Int16Array;
  /** [(t−1)·q + r]: 0 karşılandı / served · 1 havuz boş / pool empty · 2 boşa red / refused for nothing · 3 kopya hazır değil / replica not ready · 4 sessiz kayıp / silent loss · 5 durum deposu kapalı / state store down · 6 ücret deposu kapalı / pricing store down */
  son: Uint8Array;
  /** Aynı girdiyle `kosum` sonucu. — What `kosum` gives on the same input. */
  toplamlar: KosumSonucu;
}

/** Bir ölçünün fazlar üzerindeki değerleri; [aralık yeri · eşik sayısı + eşik yeri]. — A measure over the phases; [place of the interval · number of thresholds + place of the threshold]. */
export interface TaramaOlcusu {
  /** Faz 0'daki değer; dersin tablosu budur. — At phase 0, which is the lesson's table. */
  faz0: Float64Array;
  /** Fazların en küçüğü. — Smallest over the phases. */
  enAz: Float64Array;
  /** Fazların ortalaması. — Mean over the phases. */
  ortalama: Float64Array;
  /** Fazların en büyüğü. — Largest over the phases. */
  enCok: Float64Array;
}

/** Taramanın sonucu. — A sweep's result. */
export interface TaramaSonucu {
  /** Gezilen aralıklar, tur. — Intervals visited, turns. */
  araliklar: Float64Array;
  /** Gezilen eşikler, denetim. — Thresholds visited, checks. */
  esikler: Float64Array;
  /** `KosumSonucu`nun her alanı; `algilama` yalnızca algılayan fazlarda, hiçbiri algılamazsa NaN. — Every field of `KosumSonucu`; `algilama` over the phases that notice at all, NaN where none does. */
  olculer: Record<keyof KosumSonucu, TaramaOlcusu>;
  /** Durmayı hiç algılamayan fazların payı, 0 … 1. — Share of phases that never notice the stop. */
  gorulmeyen: Float64Array;
}

/** Bir kipin imzası. — A mode's signature. */
export interface Imza {
  /** Yanıtlanan çağrıların payı, 0 … 1. — Share of calls answered. */
  yanit: number;
  /** Hata alan çağrıların payı, 0 … 1. — Share of calls refused. */
  hata: number;
  /** Zaman aşan çağrıların payı, 0 … 1. — Share of calls timed out. */
  asim: number;
  /** Çağrı başına ortalama yuva-tur. — Mean slot-turns per call. */
  yuvaTur: number;
  /** Yanıtların taze payı, 0 … 1; yanıt yoksa `null`. — Fresh share of the answers; `null` without answers. */
  taze: number | null;
}

/** Sınıf payları aynı görünen iki kip. — Two modes whose shares look the same. */
export interface BenzerCift {
  /** Tabloda önce gelen kip. — The mode that comes first in the table. */
  a: ImzaKipi;
  /** Öteki kip. — The other. */
  b: ImzaKipi;
  /** `taze` ikisini ayırıyor mu. — Whether `taze` tells them apart. */
  icerikAyirir: boolean;
}

/** Arızasız günde kipleri ayırmanın maliyeti. — What telling modes apart costs on a fault-free day. */
export interface AyirmaMaliyeti {
  /** Tazelik damgaları, bayt/s. — Freshness stamps, bytes per second. */
  damgaBaytSn: number;
  /** Bir kipi adlandırma süresi, tur. — Time to name a mode, turns. */
  adlandirmaTur: number;
  /** Aynı süre, ms. — The same, ms. */
  adlandirmaMs: number;
  /** Sağlıklı çağrının beklenen yuva-turu; ölçülen, az çekilişten sapar. — Expected slot-turns of a healthy call; the measured one differs, the draws being few. */
  beklenenYuvaTur: number;
}

/** Bütün imzalar, benzer çiftler ve maliyet. — All signatures, look-alike pairs and the cost. */
export interface ImzaTablosu {
  /** Altı satır. — Six rows. */
  satirlar: Record<ImzaKipi, Imza>;
  /** Benzer çiftler, tablodaki sırasıyla. — Look-alike pairs in the table's order. */
  ciftler: BenzerCift[];
  /** Ayırmanın maliyeti. — Cost of telling apart. */
  maliyet: AyirmaMaliyeti;
}

/** Bir kipin çağrıları, tek tek; en çok ilk 10000. — A mode's calls one by one; at most the first 10000. */
export interface ImzaIzi {
  /** 0 yanıt / answer, 1 hata / error, 2 zaman aşımı / timeout */
  sinif: Uint8Array;
  /** 1 = taze yanıt / a fresh answer */
  taze: Uint8Array;
}

/** Bir çiftin benzer çıktığı tohumların payı. — Share of seeds in which a pair looks alike. */
export interface CiftPayi {
  /** Tabloda önce gelen kip. — The mode that comes first in the table. */
  a: ImzaKipi;
  /** Öteki kip. — The other. */
  b: ImzaKipi;
  /** Tohumların payı, 0 … 1. — Share of the seeds. */
  pay: number;
}

/** Benzerliğin tohuma bağlılığı. — How look-alikes depend on the seed. */
export interface TohumPayi {
  /** Bakılan tohum sayısı, `tohum`dan başlayarak. — Seeds looked at, from `tohum` on. */
  tohum: number;
  /** On beş çiftin hepsi, tablodaki sırasıyla. — All fifteen pairs in the table's order. */
  ciftler: CiftPayi[];
}

/** Bir arızanın bulaşma kapsamı. — The blast radius of a fault. */
export interface BulasmaSonucu {
  /** Bileşenlerin dolu yuvaları, ilk uğranma sırasıyla. — Occupied slots of each component, in order of first visit. */
  dolu: Record<string, number>;
  /** Doymuş bileşenler (`dolu` ≥ `yuva`), ilk uğranma sırasıyla. — Saturated components, in order of first visit. */
  doygun: string[];
  /** Bulaşan bileşen sayısı: doymuşlar ve arızalı olan. — Components hit: the saturated and the faulty one. */
  bulasan: number;
  /** Bunlardan geçen akış sayısı. — Flows that pass any of them. */
  akis: number;
  /** O akışların toplam hızı, istek/s. — Those flows' rates added, requests per second. */
  hiz: number;
}

/** Aynı ay, durma ile yavaşlama yan yana; yuvarlanmamış. — The same month, stopped against slowed; not rounded. */
export interface AyHesabi {
  /** Arızalı dakika. — Minutes of fault. */
  dakika: number;
  /** Arıza payına oranı. — Their ratio to the fault share. */
  payOrani: number;
  /** Bileşen durursa etkilenen istek. — Requests hit if it stops. */
  durmaIstek: number;
  /** Bileşen yavaşlarsa etkilenen istek. — Requests hit if it slows. */
  yavaslamaIstek: number;
  /** İkisinin farkı, istek. — Their difference, requests. */
  fark: number;
}

/** Denetim maliyetinin bir satırı. — A row of what checking costs. */
export interface ButceSatiri {
  /** Kopya sayısı. — Replicas. */
  kopya: number;
  /** Aralık, saniye. — Interval, seconds. */
  aralikSn: number;
  /** Denetim/s. — Checks per second. */
  denetimSn: number;
  /** Depoya eklenen yük, depo hızına oran. — Added load, as a share of the store's rate. */
  pay: number;
  /** Günde denetim, tama yuvarlanmış. — Checks a day, rounded to whole. */
  gunde: number;
}

/** Yanlış çıkarma dökümünün bir satırı. — A row of the false-removal ledger. */
export interface YanlisCikarmaSatiri {
  /** Aralık, tur. — Interval, turns. */
  aralik: number;
  /** Sessizlik (ya da sessiz tur) başına çıkarma; bkz. `sayim`. — Removals per silence (or silent turn); see `sayim`. */
  oran: number;
  /** Ayda yanlış çıkarma. — False removals a month. */
  ayda: number;
  /** Yitirilen kapasite payı. — Share of capacity lost. */
  kapasite: number;
  /** Düzeldikten sonra havuz dışında kalınan en uzun süre, saniye. — Longest stay out after it has healed, seconds. */
  enCokSn: number;
}

/** Arızasız günde denetimin maliyeti. — What checking costs on a fault-free day. */
export interface Butce {
  /** Kopya × aralık tablosu. — Table of replicas × intervals. */
  satirlar: ButceSatiri[];
  /** Üç kopyada kopya başına istek/s. — Requests per second per replica, of three. */
  kopyaBasina: number;
  /** Biri çıkınca kalan iki kopya başına istek/s. — The same for the two that remain. */
  kalanBasina: number;
  /** Yanlış çıkarma dökümü. — The false-removal ledger. */
  yanlisCikarma: YanlisCikarmaSatiri[];
}

/**
 * Hatanın türü. — The kind of error. İlk ikisi `TypeError`, kalanı `RangeError` / the first two are `TypeError`, the others `RangeError`.
 *
 * - `tip`: beklenen türden değil ya da zorunlu değer verilmedi / not the kind of value expected, or a required one is missing
 * - `bilinmeyen-alan`: böyle bir alan yok / no such field
 * - `sonlu`: NaN ya da sonsuz / NaN or infinite
 * - `tam-sayi`: tam sayı yerine kesir / a fraction where whole numbers are due
 * - `sinir`: aralığın dışında, çok ya da az öge, uzun ad / outside the range, too many or too few items, too long a name
 * - `bilinmeyen-ad`: öyle bir uç, kip, bileşen, kopya ya da değer yok / an endpoint, mode, component, replica or value that nobody has
 * - `bos-ad`: boş ad / an empty name
 * - `yinelenen-ad`: farklı olması gereken adlar aynı / the same name twice
 * - `pencere`: iki sayı değil ya da başlamadan bitiyor / not two numbers, or ends before it starts
 * - `tutarsiz`: değerler birbirine uymuyor / values that do not fit together
 * - `boyut`: iz, tarama ya da ağaç sınırından büyük; döngülü ağaç da / a trace, sweep or tree beyond its limit, also a cyclic tree
 */
export type HataKodu =
  | 'tip'
  | 'bilinmeyen-alan'
  | 'sonlu'
  | 'tam-sayi'
  | 'sinir'
  | 'bilinmeyen-ad'
  | 'bos-ad'
  | 'yinelenen-ad'
  | 'pencere'
  | 'tutarsiz'
  | 'boyut';

/**
 * Reddedilen girdinin hatası. — What a refused input throws. Çağıranın kendi getter'ından çıkan hata olduğu gibi geçer / what the caller's own getter throws passes through as it is.
 */
export interface ArizaHatasi extends Error {
  /** Hatanın sınıfı. — The error's class. */
  readonly name: 'TypeError' | 'RangeError';
  /** Alanın yolu. — The field's path: `aralik`, `takvim.durdu.k3[0][1]`, `akislar[0].kok.alt[1].ad`, `takvim.durdu["a b"]`; ya da / or `uc`, `kip`, `ariza`, `secenek`. */
  readonly alan: string;
  /** Hatanın türü. — The kind of error. */
  readonly kod: HataKodu;
}

/**
 * Sağlık denetimi modelinin bir koşusu; süresi `tur`a bağlı değildir. — One run of the health-check model; its time does not depend on `tur`.
 * @throws {ArizaHatasi}
 */
export function kosum(uc: Uc, secenek?: KosumSecenekleri): KosumSonucu;

/**
 * Aynı koşu tur tur; `tur`·kopya ≤ 1e6 ve `tur`·istek ≤ 1e7. — The same run turn by turn; `tur`·replicas ≤ 1e6 and `tur`·requests ≤ 1e7.
 * @throws {ArizaHatasi}
 */
export function kosumIzi(uc: Uc, secenek?: KosumSecenekleri): KosumIzi;

/**
 * Her aralık ve eşik çifti, bütün ortak fazlarda; toplam en çok 1e6 koşu. Tek faz şanstır. — Every pair of interval and threshold at every common phase; at most 1e6 runs. One phase is luck.
 * @throws {ArizaHatasi}
 */
export function tarama(uc: Uc, secenek?: TaramaSecenekleri): TaramaSonucu;

/**
 * Bir arıza kipinin, çağıranın gördüğü imzası; `imzaTablosu`ndaki satırı. — A failure mode's signature as its caller sees it: its row of `imzaTablosu`.
 * @throws {ArizaHatasi}
 */
export function imza(kip: ImzaKipi, secenek?: ImzaSecenekleri): Imza;

/**
 * Altı imza, benzeyen çiftler ve ayırmanın maliyeti. — Six signatures, the pairs that look alike, and what telling them apart costs.
 * @throws {ArizaHatasi}
 */
export function imzaTablosu(secenek?: ImzaSecenekleri): ImzaTablosu;

/**
 * `imza`nın saydığı çağrılar, tek tek. — The calls that `imza` counts, one by one.
 * @throws {ArizaHatasi}
 */
export function imzaIzi(kip: ImzaKipi, secenek?: ImzaSecenekleri): ImzaIzi;

/**
 * Her çiftin, bin tohumun kaçta kaçında benzer çıktığı. — In what share of a thousand seeds each pair looks alike.
 * @throws {ArizaHatasi}
 */
export function tohumPayi(secenek?: ImzaSecenekleri): TohumPayi;

/**
 * Bir arızanın çağrı ağacında bulaşma kapsamı; `bulasma(null, null)` arızasız gün. — The blast radius of a fault in a call tree; `bulasma(null, null)` is the fault-free day.
 * @throws {ArizaHatasi}
 */
export function bulasma(ariza: string, kip: ArizaKipi, secenek?: BulasmaSecenekleri): BulasmaSonucu;
export function bulasma(ariza: null, kip: null, secenek?: BulasmaSecenekleri): BulasmaSonucu;

/**
 * Bir ayın arızaları arıza payına karşı, durma ile yavaşlama yan yana. — A month of faults against the fault share, stopped against slowed.
 * @throws {ArizaHatasi}
 */
export function ayHesabi(secenek?: AyHesabiSecenekleri): AyHesabi;

/**
 * Arızasız günde denetimin maliyeti. — What checking costs on a fault-free day.
 * @throws {ArizaHatasi}
 */
export function butce(secenek?: ButceSecenekleri): Butce;
