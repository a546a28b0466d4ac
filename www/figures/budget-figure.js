// @ts-check
/** F9, the budget: what checking costs on a day without faults, in requests to the store and in replicas sent away for nothing. */
import { budgetLines } from '../charts/budget-lines.js';
import { html } from '../lib/html.js';
import { number } from '../parameters.js';
import { budgetWords as words, formatNumber, formatPercent, suffix } from '../tr.js';

/** The axis reaches at least this far. */
const leastReplicas = 48;
/** More lines than this cannot be told apart, and more rows nobody reads. */
const mostLines = 6;
const mostRows = 200;
/** A share of the store's load that one may grant to checks, in percent. */
const budgetLimit = { min: 0, max: 1000, default: 5, whole: false, open: true };

/** The core knows nothing of the reader's budget, so it is refused here as the core would. @param {number} percent */
function checkBudget(percent) {
  const kod = Number.isFinite(percent) ? 'sinir' : 'sonlu';
  if (!(percent > budgetLimit.min && percent <= budgetLimit.max)) throw Object.assign(new RangeError('butcePay'), { alan: 'butcePay', kod });
}

/**
 * @param {any} core
 * @param {import('./figure.js').State} state
 */
function compute(core, { butcePay, ...options }) {
  const result = core.butce(options);
  checkBudget(butcePay);
  const pay = butcePay / 100;
  const uc = Math.max(leastReplicas, ...options.kopyalar);
  const enCok = Math.max(...options.kopyalar);
  const sik = [...new Set(/** @type {number[]} */ (options.araliklar))].sort((a, b) => a - b);
  const ends = core.butce({ ...options, kopyalar: [uc, enCok], araliklar: sik }).satirlar;
  const dogrular = sik.map((aralik, index) => {
    const { aralikSn, pay: ucPay } = ends[index];
    // A line through nothing: the share grows with the replicas, so those that fit are to the end's as the budget is to its share.
    return { aralik, aralikSn, ucPay, enCokPay: ends[sik.length + index].pay, sigan: Math.floor((pay / ucPay) * uc + 1e-9) };
  });
  const digeri = core.butce({ ...options, sayim: options.sayim === 'tur' ? 'sessizlik' : 'tur' }).yanlisCikarma;
  return { ...result, butcePay: pay, uc, enCok, dogrular, digeri };
}

/** @param {number} value @param {string} source @param {number} [decimals] */
const bold = (value, source, decimals) => html`<b data-kaynak="#${source}">${formatNumber(value, decimals)}</b>`;
/** @param {number} value @param {string} source */
const share = (value, source) => html`<b data-kaynak="#${source}">${formatPercent(value, 2)}</b>`;

/** What the most replicas cost, asked most often and most seldom. @param {any} result */
function finding({ dogrular, enCok, butcePay }) {
  const last = dogrular.length - 1;
  const [often, seldom] = [dogrular[0], dogrular[last]];
  const fits = /** @param {any} line */ ({ enCokPay }) => enCokPay <= butcePay;
  const room = /** @param {any} line @param {number} index */ ({ sigan }, index) =>
    (sigan > 0 ? html`en çok ${bold(sigan, `dogrular[${index}].sigan`)} kopya sığar` : html`tek kopya bile sığmaz`);
  const limit = formatPercent(butcePay);
  const budget = html`<b data-kaynak="#butcePay">${limit}</b>${suffix(limit, 'lik')} bütçeye`;
  const first = html`${bold(enCok, 'enCok')} kopyaya ${bold(often.aralikSn, 'dogrular[0].aralikSn')} saniyede bir sormak depoya ${share(often.enCokPay, 'dogrular[0].enCokPay')} yük ekler; ${budget} ${fits(often) ? 'sığar' : room(often, 0)}.`;
  if (last === 0) return first;
  const less = formatPercent(seldom.enCokPay, 2);
  const then = fits(seldom) ? (fits(often) ? '' : html` ve hepsi sığar`) : html`; yine de ${room(seldom, last)}`;
  return html`${first} ${bold(seldom.aralikSn, `dogrular[${last}].aralikSn`)} saniyede bir sorulunca pay ${share(seldom.enCokPay, `dogrular[${last}].enCokPay`)}${suffix(less, 'e')} iner${then}.`;
}

/**
 * @param {any} result
 * @param {import('./figure.js').State} _
 * @param {'wide' | 'narrow'} layout
 */
function picture({ dogrular, satirlar, uc, butcePay }, _, layout) {
  const drawn = dogrular.slice(0, mostLines);
  const shown = new Set(drawn.map((/** @type {any} */ { aralikSn }) => aralikSn));
  const label = layout === 'wide' ? words.every : words.everyShort;
  const chart = budgetLines({
    lines: drawn.map((/** @type {any} */ { aralikSn, ucPay, sigan }, /** @type {number} */ index) => ({
      label: label(formatNumber(aralikSn)), share: ucPay, source: `#dogrular[${index}].ucPay`, fits: sigan, fitsSource: `#dogrular[${index}].sigan`,
    })),
    most: uc,
    budget: butcePay,
    points: satirlar.filter((/** @type {any} */ { aralikSn }) => shown.has(aralikSn)).slice(0, mostRows).map((/** @type {any} */ { kopya, pay }) => ({ replicas: kopya, share: pay })),
    words: { ...words, budget: words.budgetLine(formatPercent(butcePay)) },
  }, layout);
  return html`${chart}<ul class="legend"><li><svg viewBox="0 0 12 12" aria-hidden="true"><circle class="share-point" cx="6" cy="6" r="4"/></svg>${words.rows}</li><li><svg viewBox="0 0 12 12" aria-hidden="true"><path class="point" d="M6 1l5 5l-5 5l-5 -5z"/></svg>${words.fits}</li>${dogrular.length > mostLines && html`<li>${words.drawn(mostLines)}</li>`}</ul>`;
}

/** What a false removal costs, and what the way of counting does to it. @param {any} result @param {import('./figure.js').State} state */
function detail({ yanlisCikarma, digeri, kopyaBasina, kalanBasina }, { sayim }) {
  const rows = yanlisCikarma.map((/** @type {any} */ row, /** @type {number} */ index) => {
    const cell = /** @param {string} name @param {string} shown */ (name, shown) => html`<td data-kaynak="#yanlisCikarma[${index}].${name}">${shown}</td>`;
    return html`<tr><th scope="row" data-kaynak="#yanlisCikarma[${index}].aralik">${formatNumber(row.aralik)}</th>${cell('oran', formatNumber(row.oran, 2))}${cell('ayda', formatNumber(row.ayda, 1))}${cell('kapasite', formatPercent(row.kapasite, 1))}${cell('enCokSn', formatNumber(row.enCokSn))}</tr>`;
  });
  const [interval, rate, month, capacity, longest] = words.ledgerColumns;
  const ledger = yanlisCikarma.length === 0 ? html`<p>${words.ledgerEmpty}</p>`
    : html`<div class="table-scroll" role="region" tabindex="0" aria-label="${words.ledger}"><table><caption>${words.ledger}</caption><thead><tr><th scope="col">${interval}</th><th scope="col">${rate}<br><span class="spread">${words.per[sayim]}</span></th>${[month, capacity, longest].map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table></div>`;
  return html`<div class="ledger">${ledger}<div class="ledger-notes">${yanlisCikarma.length > 0 && counting(yanlisCikarma[0], digeri[0], sayim)}<p>Üç kopyadan biri boşuna çıkınca kalan ikisinin her birine ${bold(kopyaBasina, 'kopyaBasina', 1)} yerine ${bold(kalanBasina, 'kalanBasina', 1)} istek/s düşer.</p></div></div>`;
}

/** What changes with the way of counting. @param {any} now @param {any} other @param {string} sayim */
function counting(now, other, sayim) {
  const interval = formatNumber(now.aralik);
  const at = html`aralık ${bold(now.aralik, 'yanlisCikarma[0].aralik')}${suffix(interval, 'de')}`;
  const monthNow = bold(now.ayda, 'yanlisCikarma[0].ayda', 1);
  const monthOther = bold(other.ayda, 'digeri[0].ayda', 1);
  if (now.ayda === other.ayda) return html`<p>Çıkarma olmadığı için neye bölündüğü bir şey değiştirmiyor: ${at} ayda ${monthNow} kez.</p>`;
  if (sayim === 'tur') return html`<p>Çıkarmalar takvimin üç sessiz turuna bölünüyor: ${at} ayda ${monthNow} kez. Aynı çıkarmalar iki sessizliğe bölünseydi ${monthOther} kez olurdu.</p>`;
  return html`<p>Çıkarmalar bu kez üç sessiz tura değil iki sessizliğe bölündü: ${at} ayda ${monthOther}${suffix(formatNumber(other.ayda, 1), 'den')} ${monthNow}${suffix(formatNumber(now.ayda, 1), 'e')} çıktı. Takvim de çıkarmalar da aynı; değişen yalnızca neyin sayıldığı.</p>`;
}

/** @param {any} result */
function table({ satirlar }) {
  const rows = satirlar.slice(0, mostRows).map((/** @type {any} */ row, /** @type {number} */ index) => {
    const cell = /** @param {string} name @param {string} shown */ (name, shown) => html`<td data-kaynak="#satirlar[${index}].${name}">${shown}</td>`;
    return html`<tr><th scope="row" data-kaynak="#satirlar[${index}].kopya">${formatNumber(row.kopya)}</th>${cell('aralikSn', formatNumber(row.aralikSn))}${cell('denetimSn', formatNumber(row.denetimSn, 2))}${cell('pay', formatPercent(row.pay, 2))}${cell('gunde', formatNumber(row.gunde))}</tr>`;
  });
  return html`<table><caption>${words.caption}${satirlar.length > mostRows && html`. ${words.cut(formatNumber(mostRows), formatNumber(satirlar.length))}`}</caption><thead><tr>${words.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead><tbody>${rows}</tbody></table>`;
}

/** @type {import('./figure.js').Figure} */
export default {
  id: 'f9',
  number: 9,
  tag: 'budget-figure',
  title: words.title,
  turn: '2 sn',
  parameters: { first: ['kopyalar', 'araliklar', 'butcePay', 'sayim'], more: ['turSn', 'depo', 'tepe', 'kesikAy', 'yanlisAraliklar'] },
  own: { butcePay: number('butcePay', budgetLimit, [0.5, 20, 0.5], { label: words.budget, unit: words.budgetUnit, percent: true }) },
  compute,
  finding,
  picture,
  detail,
  table,
  simplifications: words.simplifications,
};
