/** A caller in TypeScript, as strict as it can be: what must compile does, and what must not does not. */
import {
  ayHesabi, bulasma, butce, imza, imzaIzi, imzaTablosu, kosum, kosumIzi, tarama, tohumPayi,
  type Akis, type ArizaHatasi, type ArizaKipi, type Butce, type BulasmaSonucu, type Dugum, type HataKodu, type Imza, type ImzaKipi,
  type ImzaTablosu, type KosumIzi, type KosumSecenekleri, type KosumSonucu, type Pencere, type Takvim, type TaramaSonucu, type Uc,
} from '../../target/contract/ariza.js';
import { EnKotu, neden, takvimOku, takvimYaz, type Neden, type OkunanTakvim } from '../../target/contract/araclar.js';

/** Holds when two types are the same. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function holds<_T extends true>(): void {}

const endpoints: Uc[] = ['sig', 'hazirOlma', 'derinYerel', 'derinPaylasilan', 'derinHepsi'];
const modes: ImzaKipi[] = ['saglikli', 'durma', 'yavaslama', 'kismi', 'bayat', 'bolunme'];

// Results.
const run: KosumSonucu = kosum('derinYerel');
holds<Same<typeof run.algilama, number | null>>();
holds<Same<typeof run.dusenOkuma, number>>();
// @ts-expect-error never noticed is null, so a delay is no plain number
const delay: number = run.algilama;
const trace: KosumIzi = kosumIzi('sig', { aralik: 4 });
holds<Same<typeof trace.toplamlar, KosumSonucu>>();
const first: number = (trace.hedef[0] ?? -1) + (trace.son[0] ?? 0);
const sweep: TaramaSonucu = tarama('derinYerel', { araliklar: [1, 2], esikler: [1] });
const means: Float64Array = sweep.olculer.dusenOkuma.ortalama;
holds<Same<keyof typeof sweep.olculer, keyof KosumSonucu>>();
const row: Imza = imza('kismi');
holds<Same<typeof row.taze, number | null>>();
const table: ImzaTablosu = imzaTablosu({ seyrek: 0.05 });
const told: boolean | undefined = table.ciftler[0]?.icerikAyirir;
for (const mode of modes) table.satirlar[mode].yuvaTur.toFixed(2);
const calls: Uint8Array = imzaIzi('saglikli').sinif;
const share: number | undefined = tohumPayi().ciftler[0]?.pay;
const day: BulasmaSonucu = bulasma(null, null);
const gateway: number | undefined = day.dolu['ag-gecidi'];
const month: number = ayHesabi({ ariza: 'durum-deposu', sayi: 2, yuva: 48 }).fark;
const bill: Butce = butce({ sayim: 'sessizlik', kopyalar: [3], yanlisAraliklar: [] });

// The tools, whose types stand on the models'.
const why: Neden = neden('sig', 21, 8, { aralik: 2 });
const lost: number = why.sebep.cesit === 'kopya' ? why.sebep.kopya.sonrakiDenetim : 0;
const read: OkunanTakvim = takvimOku('durdu k3 82-95', ['k3']);
const written: string = takvimYaz({ durdu: { k3: [[82, 95]] } });
const search = new EnKotu('sig', { olcu: 'sessiz', butce: { durdu: 14 } });
const worst: number = search.ilerle(100).deger;
// @ts-expect-error a store has no replica, and no such kind is known
new EnKotu('sig', { butce: { dusuk: 1 } });
// @ts-expect-error the request's place is due
neden('sig', 21);

// Options, read-only ones too, and ones built up by name.
const windows: readonly Pencere[] = [[1, 2], [3, 3]] as const;
const calendar: Takvim = { durdu: { k1: windows }, durumDeposu: [[5, 9]] };
const options: KosumSecenekleri = { tur: 10, kopya: ['k1'] as const, takvim: calendar, faz: [0], panikEsigi: 50 };
for (const endpoint of endpoints) kosum(endpoint, options);
kosum('sig', { aralik: undefined, takvim: { durdu: undefined } });
kosum('sig', undefined);
const leaf: Dugum = { ad: 'depo' };
const flows: readonly Akis[] = [{ ad: 'akis', hiz: 1.5, kok: { ad: 'uc', alt: [leaf, leaf] } }];
bulasma('depo', 'durma', { akislar: flows, ulasilan: true, yayilim: 'sabit-nokta' });

// Errors.
try {
  kosum('sig', { tur: 0 });
} catch (caught) {
  const error = caught as ArizaHatasi;
  const kind: HataKodu = error.kod;
  const field: string = error.alan;
  holds<Same<typeof error.name, 'TypeError' | 'RangeError'>>();
  if (kind === 'sinir') throw new Error(field);
  // @ts-expect-error no such kind
  if (kind === 'sinirsiz') throw error;
}

// @ts-expect-error an endpoint is due
kosum();
// @ts-expect-error no such endpoint
kosum('derin');
// @ts-expect-error a misspelt field
kosum('sig', { aralk: 4 });
// @ts-expect-error options may be left out, not null
kosum('sig', null);
// @ts-expect-error a number, not a text
kosum('sig', { tur: '130' });
// @ts-expect-error one phase per replica, so a list
kosum('sig', { faz: 3 });
// @ts-expect-error a calendar kind that does not exist
kosum('sig', { takvim: { durdum: {} } });
// @ts-expect-error a window has two turns
kosum('sig', { takvim: { durdu: { k1: [[1]] } } });
// @ts-expect-error windows stand under a replica's name
kosum('sig', { takvim: { durdu: [[1, 2]] } });
// @ts-expect-error the stores are shared: no replica's name
kosum('sig', { takvim: { durumDeposu: { k1: [[1, 2]] } } });
// @ts-expect-error a sweep visits every interval itself
tarama('sig', { aralik: 4 });
// @ts-expect-error and every threshold
tarama('sig', { esik: 1 });
// @ts-expect-error and every phase
tarama('sig', { faz: [0, 0, 0] });
// @ts-expect-error a run has one interval
kosum('sig', { araliklar: [1] });
// @ts-expect-error no call sees this one
imza('yarim');
// @ts-expect-error options stand first here
imzaTablosu('saglikli');
// @ts-expect-error a fault needs its mode
bulasma('durum-deposu', null);
// @ts-expect-error and a mode its fault
bulasma(null, 'durma' as ArizaKipi);
// @ts-expect-error both must be given
bulasma();
// @ts-expect-error only two of the modes act on a tree
bulasma('durum-deposu', 'kismi');
// @ts-expect-error a flow has a root
bulasma(null, null, { akislar: [{ ad: 'a', hiz: 1 }] });
// @ts-expect-error a flow has a rate
bulasma(null, null, { akislar: [{ ad: 'a', kok: { ad: 'b' } }] });
// @ts-expect-error a switch, not a number
bulasma(null, null, { ulasilan: 1 });
// @ts-expect-error one of two words
bulasma(null, null, { yayilim: 'hep' });
// @ts-expect-error the mode is not the month's to choose: it sets both side by side
ayHesabi({ kip: 'durma' });
// @ts-expect-error one of two words
butce({ sayim: 'kopya' });
// @ts-expect-error a list
butce({ kopyalar: 3 });
// @ts-expect-error results are not options
butce({ satirlar: [] });

export { bill, calls, delay, first, gateway, means, month, share, told, lost, read, worst, written };
