//! `takvimOku` and `takvimYaz`: calendars as text.

use serde::Serialize;
use wasm_bindgen::JsValue;

use super::error::{Code, Refusal, listed, number, quoted, refuse};
use super::run::{REPLICA_KINDS, STORES};
use crate::calendar::{Calendar, FaultKind};
use crate::text::{KindWords, TextError, TextReason, parse_calendar, print_calendar};

/// The longest text that is read, in bytes.
const MOST_BYTES: usize = 1 << 20;
/// Faults told one by one; a reader who has as many starts over.
const MOST_TOLD: usize = 200;

/// A window as `[cesit, kopya, bas, bit]`; a store's has no replica.
#[derive(Serialize)]
pub(super) struct Pencere<'a>(&'static str, Option<&'a str>, f64, f64);

#[derive(Serialize)]
struct Hata {
    satir: usize,
    sutun: usize,
    kod: &'static str,
    ileti: String,
}

/// The result of `takvimOku`.
#[derive(Serialize)]
pub(super) struct Okunan<'a> {
    pencereler: Vec<Pencere<'a>>,
    hatalar: Vec<Hata>,
    #[serde(rename = "hataSayisi")]
    hata_sayisi: usize,
}

/// The words for the kinds of fault, as in a calendar of JavaScript's.
fn words() -> KindWords<'static> {
    let word = |kind| REPLICA_KINDS.iter().find(|&&(_, one)| one == kind).map_or("", |&(name, _)| name);
    KindWords { replica_kinds: FaultKind::ALL.map(word), state_store: STORES[0], pricing_store: STORES[1] }
}

/// A calendar's windows, kind by kind.
pub(super) fn windows<'a>(calendar: &Calendar, replicas: &'a [String]) -> Vec<Pencere<'a>> {
    let words = words();
    let mut found = Vec::new();
    for (kind, word) in FaultKind::ALL.into_iter().zip(words.replica_kinds) {
        for (list, replica) in calendar.of(kind).iter().zip(replicas) {
            found.extend(list.iter().map(|w| Pencere(word, Some(replica), w.start as f64, w.end as f64)));
        }
    }
    for (list, word) in [(&calendar.state_store, STORES[0]), (&calendar.pricing_store, STORES[1])] {
        found.extend(list.iter().map(|w| Pencere(word, None, w.start as f64, w.end as f64)));
    }
    found
}

pub(super) fn read<'a>(text: &str, replicas: &'a [String]) -> Result<Okunan<'a>, Refusal> {
    if text.len() > MOST_BYTES {
        let [size, most] = [text.len(), MOST_BYTES].map(|bytes| number(bytes as f64));
        return Err(refuse("metin", Code::Size, &format!("{size} bayt verildi; en çok {most} bayt okunur")));
    }
    Ok(match parse_calendar(text, replicas, &words()) {
        Ok(calendar) => Okunan { pencereler: windows(&calendar, replicas), hatalar: Vec::new(), hata_sayisi: 0 },
        Err(errors) => {
            let hata_sayisi = errors.len();
            let told = errors.into_iter().take(MOST_TOLD);
            let hatalar = told.map(|error| told_in_turkish(error, replicas)).collect();
            Okunan { pencereler: Vec::new(), hatalar, hata_sayisi }
        }
    })
}

pub(super) fn print(calendar: &Calendar, replicas: &[String]) -> JsValue {
    JsValue::from_str(&print_calendar(calendar, replicas, &words()))
}

fn told_in_turkish(TextError { line, column, reason }: TextError, replicas: &[String]) -> Hata {
    let (code, ileti) = match reason {
        TextReason::UnknownKind { word } => {
            let mut known = REPLICA_KINDS.iter().map(|&(name, _)| name).chain(STORES);
            let known = listed(&mut known);
            (Code::UnknownName, format!("{} diye bir arıza türü yok; bilinenler: {known}.", quoted(&word)))
        }
        TextReason::MissingName => (Code::EmptyName, "Kopyanın adı bekleniyor.".to_owned()),
        TextReason::UnknownName { name } => {
            let known = listed(&mut replicas.iter().map(String::as_str).take(12));
            (Code::UnknownName, format!("{} adında bir kopya yok; bilinenler: {known}.", quoted(&name)))
        }
        TextReason::Quote => {
            (Code::Kind, "Tırnak kapanmamış ya da ters bölüden sonra beklenmeyen bir işaret var.".to_owned())
        }
        TextReason::MissingWindow => (Code::Window, "Pencere bekleniyor: 82-95 ya da 82 gibi.".to_owned()),
        TextReason::NoWindow { word } => {
            (Code::Window, format!("{} pencere değil; 82-95 ya da 82 gibi bir değer bekleniyor.", quoted(&word)))
        }
        TextReason::TurnOutOfRange { word } => {
            let most = number(crate::limits::run::WINDOW_TURN.max);
            (Code::Range, format!("{} alınmıyor; turlar 1 ile {most} arasındadır.", quoted(&word)))
        }
        TextReason::Backwards { start, end } => {
            let [start, end] = [start, end].map(|turn| number(turn as f64));
            let what = format!("Pencere {start}. turda başlayıp {end}. turda bitiyor; başladığı turdan önce bitemez.");
            (Code::Window, what)
        }
        TextReason::Extra { word } => {
            (Code::UnknownField, format!("Fazladan {}; bir satırda bir pencere durur.", quoted(&word)))
        }
        TextReason::TooMany { max } => {
            (Code::Range, format!("Takvimde en çok {} pencere olabilir.", number(max as f64)))
        }
    };
    Hata { satir: line, sutun: column, kod: code.text(), ileti }
}
