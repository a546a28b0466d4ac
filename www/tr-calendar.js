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
