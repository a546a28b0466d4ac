//! `imza`, `imzaTablosu`, `imzaIzi` and `tohumPayi`: options in, results out.

use wasm_bindgen::JsValue;

use super::encode::{Name, Record, records};
use super::error::Refusal;
use super::js::Uint8Array;
use super::reader::{At, NumberField, choice, read_options};
use crate::limits::signature as limits;
use crate::signature::{Calls, FailureMode, LookAlike, SeedSurvey, Signature, SignatureConfig, SignatureTable};

/// The modes that a call can see, by name.
const MODES: [(&str, FailureMode); 6] = [
    ("saglikli", FailureMode::Healthy),
    ("durma", FailureMode::Crash),
    ("yavaslama", FailureMode::Slowdown),
    ("kismi", FailureMode::Partial),
    ("bayat", FailureMode::Stale),
    ("bolunme", FailureMode::Partition),
];

/// The numbers that a signature takes.
pub static NUMBERS: [NumberField<SignatureConfig>; 13] = [
    NumberField { name: "cagri", limit: limits::CALLS, set: |config, value| config.calls = value as u64 },
    NumberField {
        name: "olagan",
        limit: limits::ORDINARY_TURNS,
        set: |config, value| config.ordinary_turns = value as u64,
    },
    NumberField {
        name: "zamanAsimi",
        limit: limits::TIMEOUT_TURNS,
        set: |config, value| config.timeout_turns = value as u64,
    },
    NumberField { name: "parca", limit: limits::SHARDS, set: |config, value| config.shards = value as u64 },
    NumberField {
        name: "dusen",
        limit: limits::FALLEN_SHARDS,
        set: |config, value| config.fallen_shards = value as u64,
    },
    NumberField {
        name: "seyrek",
        limit: limits::RARE_TIMEOUT_SHARE,
        set: |config, value| config.rare_timeout_share = value,
    },
    NumberField { name: "tohum", limit: limits::SEED, set: |config, value| config.seed = value as u64 },
    NumberField { name: "tolerans", limit: limits::TOLERANCE, set: |config, value| config.tolerance = value },
    NumberField { name: "damga", limit: limits::STAMP_BYTES, set: |config, value| config.stamp_bytes = value as u64 },
    NumberField { name: "uctaHiz", limit: limits::EDGE_RATE, set: |config, value| config.edge_rate = value },
    NumberField {
        name: "pencere",
        limit: limits::NAMING_WINDOW,
        set: |config, value| config.naming_window = value as u64,
    },
    NumberField { name: "olayHizi", limit: limits::EVENT_RATE, set: |config, value| config.event_rate = value },
    NumberField { name: "turMs", limit: limits::TURN_MS, set: |config, value| config.turn_ms = value },
];

/// Reads the failure mode.
#[inline(never)]
pub(super) fn mode(value: &JsValue) -> Result<FailureMode, Refusal> {
    choice(value, &At::Argument("kip"), &MODES)
}

/// Reads the options.
#[inline(never)]
pub(super) fn config(options: &JsValue) -> Result<SignatureConfig, Refusal> {
    let mut config = SignatureConfig::default();
    read_options(options, &NUMBERS, &mut config, &[], &mut |_, _, _, _| Ok(()))?;
    Ok(config)
}

/// The field's name in JavaScript of what the core refuses here.
pub(super) fn field(core: &str) -> &'static str {
    match core {
        "fallen_shards" => "dusen",
        "seed" => "tohum",
        _ => "cagri",
    }
}

fn name(mode: FailureMode) -> &'static str {
    MODES[mode as usize].0
}

/// The result of `imza`, and a row of `imzaTablosu`.
pub(super) fn signature(signature: &Signature) -> Record {
    let record = Record::of(&[
        (Name::yanit, signature.answers),
        (Name::hata, signature.errors),
        (Name::asim, signature.timeouts),
        (Name::yuvaTur, signature.slot_turns),
    ]);
    record.optional(Name::taze, signature.fresh);
    record
}

/// Two modes by name.
fn pair(first: FailureMode, second: FailureMode) -> Record {
    let record = Record::new();
    record.text(Name::a, name(first));
    record.text(Name::b, name(second));
    record
}

fn look_alike(found: LookAlike) -> Record {
    let record = pair(found.first, found.second);
    record.value(Name::icerikAyirir, &JsValue::from_bool(found.told_by_content));
    record
}

/// The rows of a table, in its order.
const ROWS: [Name; 6] = [Name::saglikli, Name::durma, Name::yavaslama, Name::kismi, Name::bayat, Name::bolunme];

/// The result of `imzaTablosu`.
pub(super) fn table(table: &SignatureTable) -> Record {
    let rows = Record::new();
    for (mode, row) in ROWS.into_iter().zip(&table.rows) {
        rows.value(mode, &signature(row).into());
    }
    let cost = Record::of(&[
        (Name::damgaBaytSn, table.cost.stamp_bytes_per_second),
        (Name::adlandirmaTur, table.cost.naming_turns),
        (Name::adlandirmaMs, table.cost.naming_ms),
        (Name::beklenenYuvaTur, table.cost.expected_slot_turns),
    ]);
    let record = Record::new();
    record.value(Name::satirlar, &rows.into());
    record.value(Name::ciftler, &records(table.look_alikes.iter().copied().map(look_alike)));
    record.value(Name::maliyet, &cost.into());
    record
}

fn bytes(values: &mut dyn Iterator<Item = u8>) -> Uint8Array {
    let mut bytes = Vec::new();
    for value in values {
        bytes.push(value);
    }
    Uint8Array::new(&bytes)
}

/// The result of `imzaIzi`.
pub(super) fn calls(calls: &Calls) -> Record {
    let record = Record::new();
    record.value(Name::sinif, &bytes(&mut calls.classes.iter().map(|&class| class as u8)));
    record.value(Name::taze, &bytes(&mut calls.fresh.iter().map(|&fresh| u8::from(fresh))));
    record
}

/// The result of `tohumPayi`.
pub(super) fn survey(survey: &SeedSurvey) -> Record {
    let share = |&(first, second, share): &(FailureMode, FailureMode, f64)| {
        let record = pair(first, second);
        record.numbers(&[(Name::pay, share)]);
        record
    };
    let record = Record::of(&[(Name::tohum, survey.seeds as f64)]);
    record.value(Name::ciftler, &records(survey.pairs.iter().map(share)));
    record
}
