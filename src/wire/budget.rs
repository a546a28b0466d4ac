//! `butce`: options in, result out.

use wasm_bindgen::JsValue;

use super::encode::{Name, Record, records};
use super::error::Refusal;
use super::reader::{NumberField, choice, counts, read_options};
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
    read_options(options, &NUMBERS, &mut config, &others, &mut |config, field, value, at| {
        match field {
            "kopyalar" => config.replica_counts = counts(value, at, &limits::ROW_COUNT, &limits::REPLICAS)?,
            "araliklar" => config.intervals = counts(value, at, &limits::ROW_COUNT, &limits::INTERVAL)?,
            "yanlisAraliklar" => {
                config.ledger_intervals = counts(value, at, &limits::LEDGER_COUNT, &limits::INTERVAL)?;
            }
            _ => config.counted_against = choice(&value, at, &COUNTED_AGAINST)?,
        }
        Ok(())
    })?;
    Ok(config)
}

fn cost(row: &CostRow) -> Record {
    Record::of(&[
        (Name::kopya, row.replicas as f64),
        (Name::aralikSn, row.interval_seconds),
        (Name::denetimSn, row.checks_per_second),
        (Name::pay, row.added_share),
        (Name::gunde, row.checks_per_day),
    ])
}

fn ledger(row: &LedgerRow) -> Record {
    Record::of(&[
        (Name::aralik, row.interval as f64),
        (Name::oran, row.removals),
        (Name::ayda, row.removals_per_month),
        (Name::kapasite, row.capacity_lost),
        (Name::enCokSn, row.longest_seconds),
    ])
}

/// The result of `butce`.
pub(super) fn budget(budget: &Budget) -> Record {
    let record = Record::new();
    record.value(Name::satirlar, &records(budget.rows.iter().map(cost)));
    record.numbers(&[(Name::kopyaBasina, budget.per_replica), (Name::kalanBasina, budget.per_remaining_replica)]);
    record.value(Name::yanlisCikarma, &records(budget.ledger.iter().map(ledger)));
    record
}
