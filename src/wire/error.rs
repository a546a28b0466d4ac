//! Refusals as JavaScript sees them: a `TypeError` or `RangeError` with `alan`, `kod` and a Turkish message.

use wasm_bindgen::JsValue;

use super::js::{is_array, quote, range_error, text_of, type_error};
use crate::error::{ConfigError, Mismatch, Reason, Step};

/// What a call throws instead of computing: an error made here, or what the caller's own code threw while it was asked
/// for a value.
pub(super) type Refusal = JsValue;

/// The kinds of refusal that a caller can tell apart by `kod`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Code {
    Kind,
    UnknownField,
    NotFinite,
    NotWhole,
    Range,
    UnknownName,
    EmptyName,
    DuplicateName,
    Window,
    Inconsistent,
    Size,
}

impl Code {
    pub(super) const fn text(self) -> &'static str {
        match self {
            Self::Kind => "tip",
            Self::UnknownField => "bilinmeyen-alan",
            Self::NotFinite => "sonlu",
            Self::NotWhole => "tam-sayi",
            Self::Range => "sinir",
            Self::UnknownName => "bilinmeyen-ad",
            Self::EmptyName => "bos-ad",
            Self::DuplicateName => "yinelenen-ad",
            Self::Window => "pencere",
            Self::Inconsistent => "tutarsiz",
            Self::Size => "boyut",
        }
    }

    const fn is_type_error(self) -> bool {
        matches!(self, Self::Kind | Self::UnknownField)
    }
}

/// Makes the error for a field, with what is wrong with it in Turkish.
pub(super) fn refuse(alan: &str, code: Code, what: &str) -> Refusal {
    let message = format!("{alan}: {what}");
    let error = if code.is_type_error() { type_error(&message) } else { range_error(&message) };
    error.set_text("alan", alan);
    error.set_text("kod", code.text());
    error.into()
}

/// Makes the error for what the core refuses at a field.
pub(super) fn refuse_for(alan: &str, reason: &Reason) -> Refusal {
    let (code, what) = match reason {
        Reason::NotFinite => (Code::NotFinite, "sonlu bir sayı bekleniyor".to_owned()),
        Reason::NotWhole { value } => (Code::NotWhole, format!("{} verildi, tam sayı bekleniyor", number(*value))),
        Reason::OutOfRange { value, min, max, open } => {
            let least =
                if *open { format!("{} değerinden büyük", number(*min)) } else { format!("en az {}", number(*min)) };
            (Code::Range, format!("{} alınmıyor; {least}, en çok {} olmalı", number(*value), number(*max)))
        }
        Reason::DeadSeed { value } => {
            (Code::Range, format!("{} alınmıyor; 2.147.483.647 sayısının katı olmamalı", number(*value)))
        }
        Reason::Length { count, min, max } => {
            let [count, min, max] = [count, min, max].map(|&count| number(count as f64));
            (Code::Range, format!("uzunluğu {count}; en az {min}, en çok {max} olmalı"))
        }
        Reason::UnknownName { name } => return unknown_name(alan, name, &mut std::iter::empty()),
        Reason::EmptyName => (Code::EmptyName, "boş ad verildi; adda en az 1, en çok 200 karakter olmalı".to_owned()),
        Reason::DuplicateName { name } => {
            (Code::DuplicateName, format!("{} adı iki kez geçiyor; adlar farklı olmalı", quoted(name)))
        }
        Reason::Window { start, end } => {
            let [start, end] = [start, end].map(|&turn| number(turn as f64));
            (
                Code::Window,
                format!("pencere {start}. turda başlayıp {end}. turda bitiyor; başladığı turdan önce bitemez"),
            )
        }
        Reason::Inconsistent(mismatch) => (Code::Inconsistent, mismatched(*mismatch)),
        Reason::TooLarge { size, max } => {
            (Code::Size, format!("büyüklüğü {}; en çok {} olabilir", number(*size), number(*max)))
        }
    };
    refuse(alan, code, &what)
}

fn mismatched(mismatch: Mismatch) -> String {
    let number = |count: u64| number(count as f64);
    match mismatch {
        Mismatch::FallenAboveShards { fallen, shards } => format!(
            "{} verildi; düşen parça (dusen), parça sayısından (parca), yani {} değerinden çok olamaz",
            number(fallen),
            number(shards)
        ),
        Mismatch::PhasesOfOtherLength { phases, replicas } => {
            format!("{} faz verildi; her kopya için bir faz, yani {} faz bekleniyor", number(phases), number(replicas))
        }
        Mismatch::FaultWithoutMode => "null verildi; ariza ile kip ya birlikte verilir ya da ikisi de null olur".into(),
    }
}

/// Makes the error for a name that nobody has, with the first of those that somebody has.
pub(super) fn unknown_name(alan: &str, name: &str, known: &mut dyn Iterator<Item = &str>) -> Refusal {
    const SHOWN: usize = 12;
    let shown = listed(&mut Iterator::take(&mut *known, SHOWN));
    let cut = if known.next().is_some() { ", …" } else { "" };
    let what = format!("{} adında bir şey yok; bilinenler: {shown}{cut}", quoted(name));
    refuse(alan, Code::UnknownName, &what)
}

/// Names with commas between them.
pub(super) fn listed(names: &mut dyn Iterator<Item = &str>) -> String {
    let mut list = String::new();
    for name in names {
        if !list.is_empty() {
            list.push_str(", ");
        }
        list.push_str(name);
    }
    list
}

/// A number as Turkish writes it: a comma before the decimals, dots between thousands from five digits on.
pub(super) fn number(value: f64) -> String {
    let plain = text_of(value);
    // Very large and very small numbers keep the form that JavaScript gives them.
    if !value.is_finite() || plain.bytes().any(|sign| sign == b'e') {
        return plain;
    }
    let point = plain.bytes().position(|sign| sign == b'.').unwrap_or(plain.len());
    let first = usize::from(value < 0.0);
    let mut text = String::new();
    for (place, sign) in plain.bytes().enumerate() {
        if point - first > 4 && place > first && place < point && (point - place).is_multiple_of(3) {
            text.push('.');
        }
        text.push(if sign == b'.' { ',' } else { char::from(sign) });
    }
    text
}

/// A text in quotes, cut short where it is long.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => quote(&(text.get(..end).unwrap_or(text).to_owned() + "…")),
        None => quote(text),
    }
}

/// What was given, as a message names it.
pub(super) fn shown(value: &JsValue) -> String {
    if let Some(given) = value.as_f64() {
        return format!("{} sayısı", number(given));
    }
    if let Some(text) = value.as_string() {
        return format!("{} metni", quoted(&text));
    }
    let kind = match value.as_bool() {
        Some(true) => "true",
        Some(false) => "false",
        None if value.is_undefined() => "hiçbir şey",
        None if value.is_null() => "null",
        None if value.is_symbol() => "bir simge (symbol)",
        None if value.is_bigint() => "bir BigInt",
        None if value.is_function() => "bir işlev",
        None if is_array(value).unwrap_or(false) => "bir liste",
        None => "başka türden bir nesne",
    };
    kind.to_owned()
}

/// A refusal of the core's at a field of JavaScript's.
#[inline(never)]
pub(super) fn refused(alan: &str, error: ConfigError) -> Refusal {
    let ConfigError { reason, .. } = error;
    refuse_for(alan, &reason)
}

/// What the core refuses of a run beyond what the reader has checked: a name that stands twice, a trace or a sweep that
/// is too large.
#[inline(never)]
pub(super) fn in_run(error: ConfigError) -> Refusal {
    match error.path.as_slice() {
        [Step::Field("replicas"), Step::Index(index)] => refused(&format!("kopya[{index}]"), error),
        [Step::Field("intervals")] => refused("araliklar", error),
        _ => refused("tur", error),
    }
}

/// The same of a question why: a turn or a request that the run does not have.
#[cfg(feature = "tools")]
pub(super) fn in_why(error: ConfigError) -> Refusal {
    match error.path.first() {
        Some(Step::Field("turn")) => refused("an", error),
        Some(Step::Field("request")) => refused("istek", error),
        _ => in_run(error),
    }
}

/// The same of a signature.
#[inline(never)]
pub(super) fn in_signature(error: ConfigError) -> Refusal {
    let field = match error.path.first() {
        Some(Step::Field(name)) => super::signature::field(name),
        _ => super::signature::field(""),
    };
    refused(field, error)
}

/// The same of a blast radius: a component that no flow calls.
#[inline(never)]
pub(super) fn in_blast(error: ConfigError, components: &[String]) -> Refusal {
    match error.reason {
        Reason::UnknownName { name } => unknown_name("ariza", &name, &mut components.iter().map(String::as_str)),
        _ => refused("ariza", error),
    }
}
