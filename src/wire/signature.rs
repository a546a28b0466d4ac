//! `imza`, `imzaTablosu`, `imzaIzi` and `tohumPayi`: options in, results out.

use js_sys::Uint8Array;
use serde::Serialize;
use wasm_bindgen::JsValue;

use super::error::Refusal;
use super::reader::{At, NumberField, choice, read_options};
use crate::limits::signature as limits;
use crate::signature::{
    Calls, FailureMode, LookAlike, NamingCost, SeedSurvey, Signature, SignatureConfig, SignatureTable,
};

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
pub(super) fn mode(value: &JsValue) -> Result<FailureMode, Refusal> {
    choice(value, &At::Argument("kip"), &MODES)
}

/// Reads the options.
pub(super) fn config(options: &JsValue) -> Result<SignatureConfig, Refusal> {
    let mut config = SignatureConfig::default();
    read_options(options, &[&NUMBERS], &mut config, &[], |_, _, _, _| Ok(()))?;
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
#[derive(Serialize)]
pub(super) struct SignatureWire {
    #[serde(rename = "yanit")]
    answers: f64,
    #[serde(rename = "hata")]
    errors: f64,
    #[serde(rename = "asim")]
    timeouts: f64,
    #[serde(rename = "yuvaTur")]
    slot_turns: f64,
    #[serde(rename = "taze")]
    fresh: Option<f64>,
}

impl From<Signature> for SignatureWire {
    fn from(signature: Signature) -> Self {
        let Signature { answers, errors, timeouts, slot_turns, fresh } = signature;
        Self { answers, errors, timeouts, slot_turns, fresh }
    }
}

#[derive(Serialize)]
struct RowsWire {
    #[serde(rename = "saglikli")]
    healthy: SignatureWire,
    #[serde(rename = "durma")]
    crash: SignatureWire,
    #[serde(rename = "yavaslama")]
    slowdown: SignatureWire,
    #[serde(rename = "kismi")]
    partial: SignatureWire,
    #[serde(rename = "bayat")]
    stale: SignatureWire,
    #[serde(rename = "bolunme")]
    partition: SignatureWire,
}

#[derive(Serialize)]
struct LookAlikeWire {
    a: &'static str,
    b: &'static str,
    #[serde(rename = "icerikAyirir")]
    told_by_content: bool,
}

impl From<LookAlike> for LookAlikeWire {
    fn from(pair: LookAlike) -> Self {
        let LookAlike { first, second, told_by_content } = pair;
        Self { a: name(first), b: name(second), told_by_content }
    }
}

#[derive(Serialize)]
struct CostWire {
    #[serde(rename = "damgaBaytSn")]
    stamp_bytes_per_second: f64,
    #[serde(rename = "adlandirmaTur")]
    naming_turns: f64,
    #[serde(rename = "adlandirmaMs")]
    naming_ms: f64,
    #[serde(rename = "beklenenYuvaTur")]
    expected_slot_turns: f64,
}

/// The result of `imzaTablosu`.
#[derive(Serialize)]
pub(super) struct TableWire {
    #[serde(rename = "satirlar")]
    rows: RowsWire,
    #[serde(rename = "ciftler")]
    look_alikes: Vec<LookAlikeWire>,
    #[serde(rename = "maliyet")]
    cost: CostWire,
}

impl From<SignatureTable> for TableWire {
    fn from(table: SignatureTable) -> Self {
        let SignatureTable { rows, look_alikes, cost } = table;
        let [healthy, crash, slowdown, partial, stale, partition] = rows.map(SignatureWire::from);
        let NamingCost { stamp_bytes_per_second, naming_turns, naming_ms, expected_slot_turns } = cost;
        Self {
            rows: RowsWire { healthy, crash, slowdown, partial, stale, partition },
            look_alikes: look_alikes.into_iter().map(LookAlikeWire::from).collect(),
            cost: CostWire { stamp_bytes_per_second, naming_turns, naming_ms, expected_slot_turns },
        }
    }
}

/// The result of `imzaIzi`.
#[derive(Serialize)]
pub(super) struct CallsWire {
    #[serde(rename = "sinif", with = "serde_wasm_bindgen::preserve")]
    classes: Uint8Array,
    #[serde(rename = "taze", with = "serde_wasm_bindgen::preserve")]
    fresh: Uint8Array,
}

impl From<Calls> for CallsWire {
    fn from(calls: Calls) -> Self {
        let Calls { classes, fresh } = calls;
        let classes: Vec<u8> = classes.into_iter().map(|class| class as u8).collect();
        let fresh: Vec<u8> = fresh.into_iter().map(u8::from).collect();
        Self { classes: Uint8Array::from(classes.as_slice()), fresh: Uint8Array::from(fresh.as_slice()) }
    }
}

#[derive(Serialize)]
struct PairShareWire {
    a: &'static str,
    b: &'static str,
    #[serde(rename = "pay")]
    share: f64,
}

/// The result of `tohumPayi`.
#[derive(Serialize)]
pub(super) struct SurveyWire {
    #[serde(rename = "tohum")]
    seeds: u64,
    #[serde(rename = "ciftler")]
    pairs: Vec<PairShareWire>,
}

impl From<SeedSurvey> for SurveyWire {
    fn from(survey: SeedSurvey) -> Self {
        let SeedSurvey { seeds, pairs } = survey;
        let pair = |(a, b, share)| PairShareWire { a: name(a), b: name(b), share };
        Self { seeds, pairs: pairs.into_iter().map(pair).collect() }
    }
}
