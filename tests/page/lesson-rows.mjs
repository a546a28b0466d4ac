// @ts-check
/** The figures of both lessons as a reader must find them: each table's numbers, row by row, beside the row's first words. */

/** @type {Record<string, string[]>} rows by table */
export const tableRows = {
  'tablo-imza': [
    'Sağlıklı 0,988 0,000 0,013 2,23 1', 'Durma 0,000 1,000 0,000 1,00 –', 'Yavaşlama 0,000 0,000 1,000 20,00 –',
    'Kısmi arıza 0,880 0,120 0,000 1,88 1', 'Bayat içerik 1,000 0,000 0,000 2,00 0', 'Ağ bölünmesi 0,000 0,000 1,000 20,00 –',
  ],
  'tablo-akislar': ['Takip sorgusu 416,67', 'Durum olayı 97,22', 'Gün sonu işi 833,33', 'Kütük tüketimi 97,22'],
  'tablo-doluluk': [
    'Ağ geçidi 0,703', 'Takip servisi 0,391', 'İzdüşüm deposu 0,321', 'Olay ucu 0,152', 'Taşıyıcı doğrulama 0,061', 'Durum deposu 0,642',
    'Gün sonu işi 0,781', 'Kütük tüketicisi 0,152',
  ],
  'tablo-bulasma': [
    'Taşıyıcı doğrulama durdu 1 – 1 97,22', 'Taşıyıcı doğrulama yavaşladı 2 ağ geçidi 2 513,89',
    'İzdüşüm deposu durdu 1 – 2 513,89', 'İzdüşüm deposu yavaşladı 3 ağ geçidi, takip servisi, izdüşüm deposu 3 611,11',
    'Durum deposu durdu 1 – 3 1027,77', 'Durum deposu yavaşladı 3 ağ geçidi, durum deposu, gün sonu işi 4 1444,44',
  ],
  'tablo-takvim': ['Yarı düşük k1 20–45', 'Isınıyor k2 1–8, 60–66', 'Durdu k3 82–95', 'Kısa sessizlik k3 50, 58–59', 'Durum deposu düştü ortak 100–110', 'Ücret deposu düştü ortak 115–125'],
  'tablo-derinlik': [
    'Sığ 17 40 32 11 17 0', 'Hazır olma 32 0 22 11 17 0', 'Derin, yerel 58 0 22 11 0 0', 'Derin, paylaşılan 91 88 22 22 0 88', 'Derin, hepsi 124 176 44 22 0 176',
  ],
  'tablo-aralik': ['1 390 0 2 0 0', '2 195 1 1 11 0', '4 99 3 0 19 0', '8 51 7 0 40 3'],
  'tablo-fatura': [
    '3 2 1,50 %1,08 129.600', '3 8 0,38 %0,27 32.400', '12 2 6,00 %4,32 518.400', '12 8 1,50 %1,08 129.600', '48 2 24,00 %17,28 2.073.600', '48 8 6,00 %4,32 518.400',
  ],
  'tablo-yanlis-cikarma': ['1 0,67 13,3 %33,3 2', '2 0,33 6,7 %33,3 4'],
};

/** Numbers that the prose must tell, by section. */
export const toldNumbers = /** @type {Record<string, string[]>} */ ({
  imza: ['2,23', '2,45', '2,90', '4111,12', '20,6', '206'],
  'bulasma-kapsami': ['0,612', '1,189', '38,06', '5,29', '0,793', '2,378'],
  'ayin-hesabi': ['28,2', '%106,4', '%53,2', '174.996', '925.002', '750.006'],
  'derinlik-nereye-kadar': ['88', '176', '58'],
  'ne-siklikla': ['18,75', '37,13', '13,33'],
  'iki-gunun-sayisi': ['171,3', '256,9', '13,3', '6,7', '1,50'],
});
