/*
 * Arıza Atölyesi: araçların JavaScript sözleşmesi; modellerinki contract.d.ts dosyasındadır, nasıl okunacağı da orada yazar.
 * The tools' contract with JavaScript; the models' is contract.d.ts, which also says how to read it.
 *
 * Sözlük / glossary: terim – term
 *   neden – cause · sebep – reason · yönlendirme – routing · arıza türü – kind of fault · arıza payı (butce) – fault budget
 *   en kötü takvim – worst calendar · tırmanma – hill climbing (late acceptance) · rastgele arama – random search
 */

import type { KosumSecenekleri, Takvim, Uc } from './ariza.js';

/** Tutan bir arıza: türü, ilk ve son turu. — A fault that holds: its kind, first and last turn. */
export interface TutanAriza {
  cesit: 'yariDusuk' | 'isiniyor' | 'durdu' | 'gecici' | 'durumDeposu' | 'ucretDeposu';
  /** @birim tur / turn */
  bas: number;
  /** Koşumun sonunu aşabilir. — May lie past the end of the run. @birim tur / turn */
  bit: number;
}

/** Bir kopya hakkında o turda bilinenler. — What is known of a replica at the turn. */
export interface KopyaDurumu {
  ad: string;
  /** Trafiğe hazır mı. — Whether it is ready for traffic. */
  hazir: boolean;
  /** Kendi arızaları. — Its own faults. */
  arizalar: TutanAriza[];
  /** Son kararla havuzda mı. — Whether its last decision is in. */
  icerde: boolean;
  /** O kararın turu; hiç karar verilmediyse null. — The turn of that decision; null where there was none. */
  karar: number | null;
  /** Son denetim; hiç denetlenmediyse null. `arizalar`: yanıtı hayır yapan, sorulan arızalar. — The last check; null where there was none. */
  denetim: { tur: number; gecti: boolean; arizalar: TutanAriza[] } | null;
  /** Karara karşı üst üste yanıt. — Answers in a row against the decision. @birim denetim / checks */
  karsi: number;
  /** Sıradaki denetimin turu. — The turn of the next check. */
  sonrakiDenetim: number;
}

/**
 * Dengeleyici isteği neden oraya gönderdi. — Why the balancer sent the request there.
 *
 * - `panik`: açık kalma, trafik herkese gider / fail-open, traffic goes to all
 * - `sorulmuyor`: içerik bunu sormuyor / the content does not ask about it
 * - `denetlenmedi`: henüz denetim yok / no check yet
 * - `oncesinde`: son denetim arızadan önceydi / the last check came before the fault
 * - `esikAltinda`: kötü yanıt sayısı eşiğin altında / fewer bad answers in a row than it takes
 */
export type Yonlendirme = 'panik' | 'sorulmuyor' | 'denetlenmedi' | 'oncesinde' | 'esikAltinda';

/** Bir isteğin sonu ve onu getiren zincir. — A request's end, and the chain that led to it. */
export interface Neden {
  tur: number;
  istek: 'okuma' | 'yazma' | 'toplu';
  /** Türünün içinde sırası, 1’den. — Its place within its kind, from 1. */
  sira: number;
  /** İzdeki kod (`KosumIzi.son`). — The trace's code. */
  son: number;
  sebep:
    | { cesit: 'sunuldu'; kopya: string }
    | { cesit: 'kopya'; kopya: KopyaDurumu; yonlendirme: Yonlendirme }
    | { cesit: 'kimseYok'; kopyalar: KopyaDurumu[] }
    | { cesit: 'depo'; kopya: string | null; ariza: TutanAriza };
}

/**
 * Bir turun bir isteği neden böyle bitti. — Why a request of a turn ended as it did.
 * @param an tur, 1 … tur / the turn
 * @param istek turdaki yeri, 0’dan: önce okumalar, sonra yazmalar, sonra toplu / its place in the turn, from 0: reads, writes, batch
 * @throws {ArizaHatasi} alan `an` ya da `istek`, bir de `kosumIzi`nin hataları / and those of `kosumIzi`
 */
export function neden(uc: Uc, an: number, istek: number, secenek?: KosumSecenekleri): Neden;

/** Türü, kopyası (depolarda null), ilk ve son turu. — Kind, replica (null for stores), first and last turn. */
export type PencereSatiri = [cesit: TutanAriza['cesit'], kopya: string | null, bas: number, bit: number];

/** Takvim metnindeki bir hata. — A fault in a calendar's text. */
export interface MetinHatasi {
  /** 1’den. — From 1. */
  satir: number;
  /** 1’den, harf olarak. — From 1, in characters. */
  sutun: number;
  kod: string;
  /** Türkçe. — In Turkish. */
  ileti: string;
}

/** Okunan metin: pencereleri, ya da yanlış olan her şey (ilk 200’ü). — A text read: its windows, or all that is wrong (the first 200). */
export interface OkunanTakvim {
  pencereler: PencereSatiri[];
  hatalar: MetinHatasi[];
  hataSayisi: number;
}

/**
 * Takvimi metninden okur; satır başına bir pencere: `durdu k3 82-95`, `durumDeposu 100-110`; `#` ile başlayan satır açıklamadır.
 * Reads a calendar from its text, one window a line.
 * @param metin en çok 1.048.576 bayt / at most 1,048,576 bytes
 * @param kopya adlar; verilmezse dersin kopyaları / names; the lesson's replicas if left out
 */
export function takvimOku(metin: string, kopya?: readonly string[]): OkunanTakvim;

/** Takvimi metin olarak yazar. — Writes a calendar as text. */
export function takvimYaz(takvim: Takvim, kopya?: readonly string[]): string;

/** Ne aranıyor. — What is searched. */
export interface AramaSecenekleri {
  /** Büyütülecek ölçü. — The measure to make large. @default "dusenOkuma" */
  olcu?: 'dusenOkuma' | 'sessiz' | 'bosaRed';
  /** Arıza türü başına en çok kaç tur, bütün kopyalarda toplam. — At most so many turns of each kind, over all replicas. @aralik 0 … 1e6, tam / whole @default 0 */
  butce?: Partial<Record<TutanAriza['cesit'], number>>;
  /** @default "tirmanma" */
  yontem?: 'tirmanma' | 'rastgele';
  /** @aralik 1 … 2147483646, tam / whole @default 1 */
  tohum?: number;
}

/** Şimdiye kadar bulunan en kötü takvim. — The worst calendar so far. */
export interface EnKotuTakvim {
  denenen: number;
  deger: number;
  pencereler: PencereSatiri[];
}

/** En kötü takvimin aranışı; aynı tohum aynı takvimi bulur. — A search for the worst calendar; the same seed finds the same. */
export class EnKotu {
  /** Seçeneklerdeki takvim kullanılmaz. — A calendar among the options is not used. @throws {ArizaHatasi} */
  constructor(uc: Uc, arama?: AramaSecenekleri, secenek?: KosumSecenekleri);
  /** Bu kadar takvim daha dener. — Tries so many more. @param kac 1 … 1e6 */
  ilerle(kac: number): EnKotuTakvim;
  /** Belleğini geri verir. — Gives its memory back. */
  free(): void;
}
