// @ts-check
/** Words of the calendar editor. */

export const calendarWords = {
  hint: 'Pencereyi sürükle, ucundan tutup uzat; boş bir şeride basıp çekersen yeni pencere açılır. Aynısı aşağıdaki listeyle ve metinle de yapılır.',
  newKind: 'Yeni pencerenin türü',
  add: 'Pencere ekle',
  clear: 'Boşalt',
  lesson: 'Dersin takvimi',
  list: 'Pencereler',
  kind: 'Tür',
  replica: 'Kopya',
  start: 'İlk tur',
  end: 'Son tur',
  remove: /** @param {string} window */ (window) => `Kaldır: ${window}`,
  more: /** @param {string} count */ (count) => `${count} pencere daha var; onlar metinde.`,
  away: 'Bu kopya koşumda yok; pencere onu bekliyor.',
  text: 'Metin olarak',
  textHint: 'Her satıra bir pencere: durdu k3 82-95',
  line: /** @param {number} line @param {number} column @param {string} what */ (line, column, what) => `${line}. satır, ${column}. harf: ${what}`,
  moreFaults: /** @param {string} count */ (count) => `${count} hata daha var.`,
  stale: 'Takvim, bu metnin son geçerli hâlinde kaldı.',
  failed: 'Metni okuyan parça sunucudan alınamadı; liste yine çalışır.',
  number: 'Tur, 1 ya da daha büyük bir tam sayıdır.',
};

/** Words of the search for the worst calendar. */
export const worstWords = {
  hint: 'Aynı sayıda arıza turu en çok nasıl zarar verir? Arama rastgele takvimlerle başlar, en kötüsünü küçük değişikliklerle daha da kötüleştirir; takılırsa başka yerden yeniden başlar. Aynı tohum hep aynı takvimi bulur. Bulunan her daha kötü takvim düzenekte çizilir; “Geri al” eski takvime döner.',
  budget: 'En çok kaç arıza turu',
  measure: 'Büyütülecek ölçü',
  seed: 'Tohum',
  start: 'Ara',
  stop: 'Durdur',
  progress: 'Aramanın ilerleyişi',
  now: /** @param {string} tried @param {string} worst @param {string} measure @param {string} before */ (tried, worst, measure, before) => `${tried} takvim denendi; en kötüsü: ${worst} ${measure} (önceki takvimde ${before}).`,
  ended: /** @param {string} worst @param {string} measure @param {string} before */ (worst, measure, before) => `Arama bitti. En kötü takvim: ${worst} ${measure}; önceki takvimde ${before}.`,
  stopped: 'Arama durduruldu; düzenekte o ana kadar bulunan en kötü takvim var.',
  overtaken: 'Ayarlar değiştiği için arama durdu.',
  wrong: 'Bütçe 0 ile 1.000.000 arasında, tohum 1 ya da daha büyük bir tam sayıdır.',
  failed: 'Arama bu tarayıcıda ya da bu sunucuda başlatılamadı.',
};
