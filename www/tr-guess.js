// @ts-check
/** Words of the guesses: what is asked before a figure shows its result. What a guess missed is told in tr-guess-told.js. */
import { html } from './lib/html.js';
import { formatNumber, formatPercent } from './lib/turkish.js';

/** @typedef {import('./lib/html.js').Markup} Markup */

export const guessWords = {
  first: 'Önce bir tahmin',
  show: 'Göster',
  skip: 'Atla',
  skipAll: 'Bütün tahminleri atla',
  none: 'hiçbiri',
};

/** What is asked, by figure. @type {Record<string, (state: any, result: any) => Markup | string>} */
export const questions = {
  f1: () => 'Çağıran, yanıtı beklerken bir yuvasını dolu tutar. Beş kipten hangisi, çağrı başına yuvayı en uzun süre tutar?',
  f2: ({ cagri }, { sayilar }) => html`Sağlıklı günün ve beş kipin <span data-sabit>${cagri}</span> çağrılık kayıtları yan yana konunca <span data-sabit>${sayilar.cift}</span> çift çıkar. Yalnızca yanıt, hata ve zaman aşımı paylarına bakan biri bunların kaçını ayırt edemez?`,
  f4: () => 'Taşıyıcı doğrulama yavaşlıyor. Dört akıştan yalnızca biri onu çağırıyor. Kaç akış geçemez olur?',
  f5: ({ sayi, sureDk }) => html`Bir ayda <span data-sabit>${sayi}</span> yavaşlama oluyor, her biri <span data-sabit>${sureDk}</span> dakika sürüyor. Arızalara ayrılan aylık payın yüzde kaçı gider?`,
  f6: ({ tur }) => html`Uç yalnızca “ayakta mısın?” diye soruyor. <span data-sabit>${tur}</span> tur boyunca kaç yazma, kimse bir hata görmeden kaybolur?`,
  f7: () => 'Her içerik bir öncekinden bir soru fazla soruyor. Boşa giden istek hangisinde en az olur?',
  f8: ({ tur }) => html`Seyrek soran denetim, duran kopyayı geç fark eder. Aralık <span data-sabit>1</span>’den <span data-sabit>30</span>’a uzarken, <span data-sabit>${tur}</span> turluk koşumda ortalama kaç okuma düşer? Beklenen eğri aşağıya çizilir.`,
  f9: (_, { satirlar: [few, , , , many] }) => html`<b data-kaynak="butce#satirlar[0].kopya">${few.kopya}</b> kopyaya <b data-kaynak="butce#satirlar[0].aralikSn">${formatNumber(few.aralikSn)}</b> saniyede bir sormak, depoya <b data-kaynak="butce#satirlar[0].pay">${formatPercent(few.pay, 2)}</b> yük ekliyor. Kopya sayısı <b data-kaynak="butce#satirlar[4].kopya">${many.kopya}</b> olur, gelen istek aynı kalırsa eklenen pay ne olur?`,
};
