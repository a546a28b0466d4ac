// @ts-check
/**
 * The words of the page: with the lessons, the only place where a reader's Turkish stands. Texts of single figures are in tr-*.js.
 */
import { formatNumber, formatShort } from './lib/turkish.js';

export { formatNumber, formatPercent, formatShort, parseNumber, suffix } from './lib/turkish.js';

/** @type {Record<string, { label: string, unit?: string }>} label and unit by parameter */
export const parameterWords = {
  uc: { label: 'Ucun içeriği' },
  tur: { label: 'Koşumun uzunluğu', unit: 'tur' },
  aralik: { label: 'Aralık', unit: 'tur' },
  esik: { label: 'Eşik', unit: 'denetim' },
  donusEsigi: { label: 'Dönüş eşiği', unit: 'denetim' },
  panikEsigi: { label: 'Panik eşiği' },
  faz: { label: 'Faz', unit: 'tur' },
  kopya: { label: 'Kopyalar' },
  okuma: { label: 'Okuma', unit: 'istek/tur' },
  yazma: { label: 'Yazma', unit: 'istek/tur' },
  toplu: { label: 'Toplu istek', unit: 'istek/tur' },
  cagri: { label: 'Çağrı sayısı', unit: 'çağrı' },
  olagan: { label: 'Olağan çağrı', unit: 'tur' },
  zamanAsimi: { label: 'Zaman aşımı', unit: 'tur' },
  parca: { label: 'Parça sayısı', unit: 'parça' },
  dusen: { label: 'Düşen parça', unit: 'parça' },
  seyrek: { label: 'Seyrek zaman aşımı payı' },
  tohum: { label: 'Tohum' },
  tolerans: { label: 'Tolerans' },
  damga: { label: 'Tazelik damgası', unit: 'bayt' },
  uctaHiz: { label: 'Uçta yanıt', unit: 'yanıt/s' },
  pencere: { label: 'Adlandırma penceresi', unit: 'çağrı' },
  olayHizi: { label: 'Olay hızı', unit: 'çağrı/s' },
  turMs: { label: 'Turun süresi', unit: 'ms' },
  yuva: { label: 'Yuva', unit: 'bileşen başına' },
  ariza: { label: 'Arızalı bileşen' },
  kip: { label: 'Kip' },
  ulasilan: { label: 'Yalnızca yapılan çağrıları say' },
  yayilim: { label: 'Doygunluğun yayılması' },
  sayi: { label: 'Ayda yavaşlama', unit: 'kez' },
  sureDk: { label: 'Her biri', unit: 'dakika' },
  payDk: { label: 'Arızaya ayrılan pay', unit: 'dakika/ay' },
  turSn: { label: 'Turun süresi', unit: 'sn' },
  depo: { label: 'Depoya gelen istek', unit: 'istek/s' },
  tepe: { label: 'Tepe saatte uçta', unit: 'istek/s' },
  kesikAy: { label: 'Kısa sessizlik', unit: 'kez/ay' },
  kopyalar: { label: 'Kopya sayıları', unit: 'kopya' },
  araliklar: { label: 'Aralıklar', unit: 'tur' },
  yanlisAraliklar: { label: 'Defterin aralıkları', unit: 'tur' },
  sayim: { label: 'Yanlış çıkarma neye bölünür' },
};

/** @type {Record<string, string>} */
export const componentWords = {
  'ag-gecidi': 'ağ geçidi', 'takip-servisi': 'takip servisi', 'izdusum-deposu': 'izdüşüm deposu', 'olay-ucu': 'olay ucu',
  'tasiyici-dogrulama': 'taşıyıcı doğrulama', 'durum-deposu': 'durum deposu', 'gun-sonu-isi': 'gün sonu işi', 'kutuk-tuketicisi': 'kütük tüketicisi',
};

/** @type {Record<string, Record<string, string>>} labels of a choice's values, by parameter */
export const choiceWords = {
  uc: { sig: 'Sığ', hazirOlma: 'Hazır olma', derinYerel: 'Derin, yerel', derinPaylasilan: 'Derin, paylaşılan', derinHepsi: 'Derin, hepsi' },
  ariza: componentWords,
  kip: { durma: 'durma', yavaslama: 'yavaşlama' },
  yayilim: { 'tek-gecis': 'tek geçiş', 'sabit-nokta': 'sabit noktaya kadar' },
  sayim: { tur: 'sessiz tura', sessizlik: 'sessizliğe' },
};

/** @type {Record<string, string>} what a run counts (kosum's result), as column heads */
export const measureWords = {
  disKopyaTur: 'havuz dışında', dusenOkuma: 'düşen okuma', dusenYazma: 'düşen yazma', dusenToplu: 'düşen toplu istek', sessiz: 'sessiz kayıp',
  bosaRed: 'boşa red', denetim: 'denetim', yanlisCikarma: 'yanlış çıkarma', algilama: 'algılama gecikmesi', panikTur: 'açık kalınan tur',
};

/** Names of settings that the prose names, where a control's own label leans on what stands beside it. @type {Record<string, string>} */
export const proseWords = { sureDk: 'Toparlanma süresi', kopyalar: 'Kopya sayısı' };

/** Words that stand around every figure. */
export const figureWords = {
  number: /** @param {number} n */ (n) => `Düzenek ${n}`,
  turn: /** @param {string} length */ (length) => `1 tur = ${length}`,
  controls: 'Ayarlar',
  more: 'Daha fazla',
  table: 'Tablo',
  reset: 'Sıfırla',
  undo: 'Geri al',
  redo: 'Yinele',
  changed: 'varsayılandan farklı',
  simplifications: 'Bu model neyi yok sayıyor?',
  default: /** @param {string} shown */ (shown) => `varsayılan ${shown}`,
  slider: /** @param {string} label */ (label) => `${label} (kaydırıcı)`,
  on: 'açık',
  off: 'kapalı',
  stale: 'Gösterilen, son geçerli sonuçtur.',
};

/**
 * The range that a parameter takes, as a hint shows it.
 * @param {import('./parameters.js').Parameter} parameter
 */
export function rangeText({ range, percent }) {
  if (!range) return '';
  const show = percent ? /** @param {number} n */ (n) => `%${formatNumber(n)}` : formatShort;
  return range.open ? `${show(range.min)}’dan büyük, en çok ${show(range.max)}` : `${show(range.min)} – ${show(range.max)}`;
}

/**
 * A parameter's value as text, without its unit.
 * @param {import('./parameters.js').Parameter} parameter
 * @param {any} value
 * @returns {string}
 */
export function valueText(parameter, value) {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'number' ? formatNumber(one, undefined, false) : one)).join(', ');
  if (typeof value === 'boolean') return value ? figureWords.on : figureWords.off;
  if (typeof value !== 'number') return parameter.options?.find((option) => option.value === value)?.label ?? String(value);
  const text = formatNumber(value, undefined, false);
  return parameter.percent ? `%${text}` : text;
}

/** @type {Record<string, (range: string) => string>} what is wrong with a value, by the core's `kod` */
const errorWords = {
  tip: () => 'Sayı bekleniyor: 12 ya da 0,5 gibi.',
  sonlu: () => 'Sonlu bir sayı bekleniyor.',
  'tam-sayi': (range) => `Tam sayı olmalı${range && `: ${range}`}.`,
  sinir: (range) => `Bu değer alınmıyor${range && `; alınan: ${range}`}.`,
  'bilinmeyen-ad': () => 'Böyle bir ad yok.',
  'bilinmeyen-alan': () => 'Böyle bir ayar yok.',
  'bos-ad': () => 'Ad boş olamaz.',
  'yinelenen-ad': () => 'Aynı ad iki kez geçemez.',
  pencere: () => 'Pencere, başladığı turdan önce bitemez.',
  tutarsiz: () => 'Bu değer ötekilerle bağdaşmıyor.',
  boyut: () => 'Bu kadar büyüğü hesaplanmıyor.',
};

/** @type {Record<string, string>} the same where one field has more to say, by `field:kod` */
const fieldErrorWords = {
  'faz:tutarsiz': 'Ya tek bir sayı ya da her kopya için bir sayı bekleniyor.',
  'faz:tip': 'Sayılar bekleniyor, aralarında virgülle: 0, 2, 4.',
  'dusen:tutarsiz': 'Düşen parça, parça sayısından çok olamaz.',
  'tohum:sinir': '2.147.483.647’nin katı olmayan, 1 ile 9.007.199.254.740.991 arasında bir tam sayı bekleniyor.',
  'kopya:sinir': '1 ile 1.000 arasında ad bekleniyor; her biri en çok 200 harf.',
  'kopya:tip': 'Adlar bekleniyor, aralarında virgülle: k1, k2, k3.',
};

/**
 * What to tell the reader beside a field.
 * @param {string} kod
 * @param {import('./parameters.js').Parameter} parameter
 */
export function errorText(kod, parameter) {
  return fieldErrorWords[`${parameter.name}:${kod}`] ?? (errorWords[kod] ?? errorWords.tutarsiz)(rangeText(parameter));
}

export * from './tr-shell.js';
export * from './tr-figures0.js';
export * from './tr-figures1.js';
export * from './tr-figures2.js';
