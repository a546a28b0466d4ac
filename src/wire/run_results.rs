//! `kosum`, `kosumIzi` and `tarama`: results out.

use js_sys::{Float64Array, Int16Array, Uint8Array};
use serde::Serialize;

use crate::run::{RunConfig, RunResult};
use crate::sweep::{MEASURE_COUNT, Measure, Sweep, SweepConfig};
use crate::trace::Trace;

/// The result of `kosum`.
#[derive(Serialize)]
pub(super) struct RunWire {
    #[serde(rename = "disKopyaTur")]
    out_of_pool_turns: u64,
    #[serde(rename = "dusenOkuma")]
    dropped_reads: u64,
    #[serde(rename = "dusenYazma")]
    dropped_writes: u64,
    #[serde(rename = "dusenToplu")]
    dropped_batch: u64,
    #[serde(rename = "sessiz")]
    silent_loss: u64,
    #[serde(rename = "bosaRed")]
    refused_for_nothing: u64,
    #[serde(rename = "denetim")]
    checks: u64,
    #[serde(rename = "yanlisCikarma")]
    false_removals: u64,
    #[serde(rename = "algilama")]
    detection_delay: Option<u64>,
    #[serde(rename = "panikTur")]
    fail_open_turns: u64,
}

impl From<RunResult> for RunWire {
    fn from(result: RunResult) -> Self {
        let RunResult {
            out_of_pool_turns,
            dropped_reads,
            dropped_writes,
            dropped_batch,
            silent_loss,
            refused_for_nothing,
            checks,
            false_removals,
            detection_delay,
            fail_open_turns,
        } = result;
        Self {
            out_of_pool_turns,
            dropped_reads,
            dropped_writes,
            dropped_batch,
            silent_loss,
            refused_for_nothing,
            checks,
            false_removals,
            detection_delay,
            fail_open_turns,
        }
    }
}

/// The result of `kosumIzi`.
#[derive(Serialize)]
pub(super) struct TraceWire {
    #[serde(rename = "tur")]
    turns: u64,
    #[serde(rename = "kopya")]
    replicas: Vec<String>,
    #[serde(rename = "istekTur")]
    requests_per_turn: u64,
    #[serde(rename = "durum", with = "serde_wasm_bindgen::preserve")]
    conditions: Uint8Array,
    #[serde(rename = "depolar", with = "serde_wasm_bindgen::preserve")]
    stores: Uint8Array,
    #[serde(rename = "denetim", with = "serde_wasm_bindgen::preserve")]
    checks: Uint8Array,
    #[serde(rename = "uyelik", with = "serde_wasm_bindgen::preserve")]
    members: Uint8Array,
    #[serde(rename = "havuz", with = "serde_wasm_bindgen::preserve")]
    pool: Uint8Array,
    #[serde(rename = "hedef", with = "serde_wasm_bindgen::preserve")]
    targets: Int16Array,
    #[serde(rename = "son", with = "serde_wasm_bindgen::preserve")]
    outcomes: Uint8Array,
    #[serde(rename = "toplamlar")]
    totals: RunWire,
}

impl TraceWire {
    pub fn new(config: RunConfig, trace: Trace) -> Self {
        let Trace { requests_per_turn, conditions, stores, checks, members, pool, targets, outcomes, totals } = trace;
        let bytes = |list: Vec<u8>| Uint8Array::from(list.as_slice());
        Self {
            turns: config.turns,
            replicas: config.replicas,
            requests_per_turn,
            conditions: bytes(conditions),
            stores: bytes(stores),
            checks: bytes(checks),
            members: bytes(members),
            pool: bytes(pool),
            targets: Int16Array::from(targets.as_slice()),
            outcomes: bytes(outcomes),
            totals: totals.into(),
        }
    }
}

/// One measure of a sweep.
#[derive(Serialize)]
struct MeasureWire {
    #[serde(rename = "faz0", with = "serde_wasm_bindgen::preserve")]
    at_phase_zero: Float64Array,
    #[serde(rename = "enAz", with = "serde_wasm_bindgen::preserve")]
    least: Float64Array,
    #[serde(rename = "ortalama", with = "serde_wasm_bindgen::preserve")]
    mean: Float64Array,
    #[serde(rename = "enCok", with = "serde_wasm_bindgen::preserve")]
    most: Float64Array,
}

impl From<Measure> for MeasureWire {
    fn from(measure: Measure) -> Self {
        let Measure { at_phase_zero, least, mean, most } = measure;
        let floats = |list: Vec<f64>| Float64Array::from(list.as_slice());
        Self { at_phase_zero: floats(at_phase_zero), least: floats(least), mean: floats(mean), most: floats(most) }
    }
}

/// All measures of a sweep, named as the fields of [`RunWire`].
#[derive(Serialize)]
struct MeasuresWire {
    #[serde(rename = "disKopyaTur")]
    out_of_pool_turns: MeasureWire,
    #[serde(rename = "dusenOkuma")]
    dropped_reads: MeasureWire,
    #[serde(rename = "dusenYazma")]
    dropped_writes: MeasureWire,
    #[serde(rename = "dusenToplu")]
    dropped_batch: MeasureWire,
    #[serde(rename = "sessiz")]
    silent_loss: MeasureWire,
    #[serde(rename = "bosaRed")]
    refused_for_nothing: MeasureWire,
    #[serde(rename = "denetim")]
    checks: MeasureWire,
    #[serde(rename = "yanlisCikarma")]
    false_removals: MeasureWire,
    #[serde(rename = "algilama")]
    detection_delay: MeasureWire,
    #[serde(rename = "panikTur")]
    fail_open_turns: MeasureWire,
}

impl From<[Measure; MEASURE_COUNT]> for MeasuresWire {
    fn from(measures: [Measure; MEASURE_COUNT]) -> Self {
        let [
            out_of_pool_turns,
            dropped_reads,
            dropped_writes,
            dropped_batch,
            silent_loss,
            refused_for_nothing,
            checks,
            false_removals,
            detection_delay,
            fail_open_turns,
        ] = measures.map(MeasureWire::from);
        Self {
            out_of_pool_turns,
            dropped_reads,
            dropped_writes,
            dropped_batch,
            silent_loss,
            refused_for_nothing,
            checks,
            false_removals,
            detection_delay,
            fail_open_turns,
        }
    }
}

/// The result of `tarama`.
#[derive(Serialize)]
pub(super) struct SweepWire {
    #[serde(rename = "araliklar", with = "serde_wasm_bindgen::preserve")]
    intervals: Float64Array,
    #[serde(rename = "esikler", with = "serde_wasm_bindgen::preserve")]
    thresholds: Float64Array,
    #[serde(rename = "olculer")]
    measures: MeasuresWire,
    #[serde(rename = "gorulmeyen", with = "serde_wasm_bindgen::preserve")]
    unnoticed: Float64Array,
}

impl SweepWire {
    pub fn new(config: &SweepConfig, sweep: Sweep) -> Self {
        let Sweep { measures, unnoticed } = sweep;
        let floats = |list: Vec<f64>| Float64Array::from(list.as_slice());
        Self {
            intervals: floats(config.intervals.iter().map(|&interval| interval as f64).collect()),
            thresholds: floats(config.thresholds.iter().map(|&threshold| f64::from(threshold)).collect()),
            measures: measures.into(),
            unnoticed: floats(unnoticed),
        }
    }
}
