//! `butce`: options in, result out.

use serde::Serialize;
use wasm_bindgen::JsValue;

use super::error::Refusal;
use super::reader::{NumberField, choice, numbers, read_options};
use crate::budget::{Budget, BudgetConfig, CostRow, CountedAgainst, LedgerRow};
use crate::limits::budget as limits;

const COUNTED_AGAINST: [(&str, CountedAgainst); 2] =
    [("tur", CountedAgainst::SilentTurns), ("sessizlik", CountedAgainst::Silences)];

/// The numbers that the budget takes.
pub static NUMBERS: [NumberField<BudgetConfig>; 4] = [
    NumberField { name: "turSn", limit: limits::TURN_SECONDS, set: |config, value| config.turn_seconds = value },
    NumberField { name: "depo", limit: limits::STORE_RATE, set: |config, value| config.store_rate = value },
    NumberField { name: "tepe", limit: limits::PEAK_RATE, set: |config, value| config.peak_rate = value },
    NumberField { name: "kesikAy", limit: limits::SILENCES, set: |config, value| config.silences = value },
];

/// Reads the options.
pub(super) fn config(options: &JsValue) -> Result<BudgetConfig, Refusal> {
    let mut config = BudgetConfig::default();
    let others = ["kopyalar", "araliklar", "yanlisAraliklar", "sayim"];
    let whole = |value: f64| value as u64;
    read_options(options, &[&NUMBERS], &mut config, &others, |config, field, value, at| {
        match field {
            "kopyalar" => config.replica_counts = numbers(value, at, &limits::ROW_COUNT, &limits::REPLICAS, whole)?,
            "araliklar" => config.intervals = numbers(value, at, &limits::ROW_COUNT, &limits::INTERVAL, whole)?,
            "yanlisAraliklar" => {
                config.ledger_intervals = numbers(value, at, &limits::LEDGER_COUNT, &limits::INTERVAL, whole)?;
            }
            _ => config.counted_against = choice(&value, at, &COUNTED_AGAINST)?,
        }
        Ok(())
    })?;
    Ok(config)
}

#[derive(Serialize)]
struct CostWire {
    #[serde(rename = "kopya")]
    replicas: u64,
    #[serde(rename = "aralikSn")]
    interval_seconds: f64,
    #[serde(rename = "denetimSn")]
    checks_per_second: f64,
    #[serde(rename = "pay")]
    added_share: f64,
    #[serde(rename = "gunde")]
    checks_per_day: f64,
}

impl From<CostRow> for CostWire {
    fn from(row: CostRow) -> Self {
        let CostRow { replicas, interval_seconds, checks_per_second, added_share, checks_per_day } = row;
        Self { replicas, interval_seconds, checks_per_second, added_share, checks_per_day }
    }
}

#[derive(Serialize)]
struct LedgerWire {
    #[serde(rename = "aralik")]
    interval: u64,
    #[serde(rename = "oran")]
    removals: f64,
    #[serde(rename = "ayda")]
    removals_per_month: f64,
    #[serde(rename = "kapasite")]
    capacity_lost: f64,
    #[serde(rename = "enCokSn")]
    longest_seconds: f64,
}

impl From<LedgerRow> for LedgerWire {
    fn from(row: LedgerRow) -> Self {
        let LedgerRow { interval, removals, removals_per_month, capacity_lost, longest_seconds } = row;
        Self { interval, removals, removals_per_month, capacity_lost, longest_seconds }
    }
}

/// The result of `butce`.
#[derive(Serialize)]
pub(super) struct BudgetWire {
    #[serde(rename = "satirlar")]
    rows: Vec<CostWire>,
    #[serde(rename = "kopyaBasina")]
    per_replica: f64,
    #[serde(rename = "kalanBasina")]
    per_remaining_replica: f64,
    #[serde(rename = "yanlisCikarma")]
    ledger: Vec<LedgerWire>,
}

impl From<Budget> for BudgetWire {
    fn from(budget: Budget) -> Self {
        let Budget { rows, per_replica, per_remaining_replica, ledger } = budget;
        Self {
            rows: rows.into_iter().map(CostWire::from).collect(),
            per_replica,
            per_remaining_replica,
            ledger: ledger.into_iter().map(LedgerWire::from).collect(),
        }
    }
}
