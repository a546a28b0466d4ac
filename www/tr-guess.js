// @ts-check
/** Words of the guesses: what is asked before a figure shows its result. What a guess missed is told in tr-guess-told.js. */
import { html } from './lib/html.js';

/** @typedef {import('./figures/guess-facts.js').Facts} Facts */
/** @typedef {import('./lib/html.js').Markup} Markup */

export const guessWords = {
  first: 'Önce bir tahmin',
  show: 'Göster',
  skip: 'Atla',
  skipAll: 'Bütün tahminleri atla',
  told: 'Varsayılan ayarlarla tahmin',
  mark: 'tahmin',
  result: 'sonuç',
  line: /** @param {string} guess @param {string} answer */ (guess, answer) => `Sayı doğrusunda tahmin ${guess}, sonuç ${answer}`,
  none: 'hiçbiri',
};

/** What is asked, by figure. @type {Record<string, (n: Facts, state: any, result: any) => Markup | string>} */
export const questions = {
  f1: () => 'Çağıran, yanıtı beklerken bir yuvasını dolu tutar. Beş kipten hangisi, çağrı başına yuvayı en uzun süre tutar?',
  f2: (_, { cagri }, { sayilar }) => html`Sağlıklı günün ve beş kipin <span data-sabit>${cagri}</span> çağrılık kayıtları yan yana konunca <span data-sabit>${sayilar.cift}</span> çift çıkar. Yalnızca yanıt, hata ve zaman aşımı paylarına bakan biri bunların kaçını ayırt edemez?`,
  f4: () => 'Taşıyıcı doğrulama yavaşlıyor. Dört akıştan yalnızca biri onu çağırıyor. Kaç akış geçemez olur?',
  f5: (_, { sayi, sureDk }) => html`Bir ayda <span data-sabit>${sayi}</span> yavaşlama oluyor, her biri <span data-sabit>${sureDk}</span> dakika sürüyor. Arızalara ayrılan aylık payın yüzde kaçı gider?`,
  f6: (_, { tur }) => html`Uç yalnızca “ayakta mısın?” diye soruyor. <span data-sabit>${tur}</span> tur boyunca kaç yazma, kimse bir hata görmeden kaybolur?`,
  f7: () => 'Her içerik bir öncekinden bir soru fazla soruyor. Boşa giden istek hangisinde en az olur?',
  f9: (n) => html`${n.few} kopyaya ${n.seconds} saniyede bir sormak, depoya ${n.base} yük ekliyor. Kopya sayısı ${n.many} olur, gelen istek aynı kalırsa eklenen pay ne olur?`,
};
