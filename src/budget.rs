//! What checking costs on a day without faults: the load that checks add, and the capacity that false removals take.

use crate::endpoint::Endpoint;
use crate::error::ConfigError;
use crate::limits::{Limit, budget as limits, check_all};
use crate::run::{RunConfig, run};

/// What a false removal is counted against.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum CountedAgainst {
    /// The turns that the calendar's brief silences cover.
    #[default]
    SilentTurns,
    /// The silences themselves.
    Silences,
}

/// All that the budget depends on; the default is the lesson's.
#[derive(Debug, Clone, PartialEq)]
pub struct BudgetConfig {
    /// Seconds of a turn, above 0 … 10⁶.
    pub turn_seconds: f64,
    /// Requests a second that reach the store, above 0 … 10⁹.
    pub store_rate: f64,
    /// Requests a second at the edge at peak, above 0 … 10⁹.
    pub peak_rate: f64,
    /// Brief silences a month, 0 … 10⁶.
    pub silences: f64,
    /// Replica counts of the cost table, each 1 … 10⁶; 1 … 1000 of them.
    pub replica_counts: Vec<u64>,
    /// Check intervals of the cost table in turns, each 1 … 10⁶; 1 … 1000 of them.
    pub intervals: Vec<u64>,
    /// Check intervals of the ledger of false removals in turns, each 1 … 10⁶; at most 100 of them.
    pub ledger_intervals: Vec<u64>,
    /// What a false removal is counted against.
    pub counted_against: CountedAgainst,
}

impl Default for BudgetConfig {
    fn default() -> Self {
        Self {
            turn_seconds: limits::TURN_SECONDS.default,
            store_rate: limits::STORE_RATE.default,
            peak_rate: limits::PEAK_RATE.default,
            silences: limits::SILENCES.default,
            replica_counts: vec![3, 12, 48],
            intervals: vec![1, 4],
            ledger_intervals: vec![1, 2],
            counted_against: CountedAgainst::SilentTurns,
        }
    }
}

impl BudgetConfig {
    /// Checks every range.
    ///
    /// # Errors
    /// The first field that is wrong, by its name here.
    pub fn check(&self) -> Result<(), ConfigError> {
        let numbers = [
            (&limits::TURN_SECONDS, "turn_seconds", self.turn_seconds),
            (&limits::STORE_RATE, "store_rate", self.store_rate),
            (&limits::PEAK_RATE, "peak_rate", self.peak_rate),
            (&limits::SILENCES, "silences", self.silences),
        ];
        check_all(&[], &numbers)?;
        list("replica_counts", limits::ROW_COUNT, limits::REPLICAS, &self.replica_counts)?;
        list("intervals", limits::ROW_COUNT, limits::INTERVAL, &self.intervals)?;
        list("ledger_intervals", limits::LEDGER_COUNT, limits::INTERVAL, &self.ledger_intervals)
    }
}

#[inline(never)]
fn list(field: &'static str, count: Limit, each: Limit, values: &[u64]) -> Result<(), ConfigError> {
    count.check_length(field, values.len())?;
    each.check_each(field, &mut values.iter().copied())
}

/// What checking costs for one replica count and interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct CostRow {
    /// Replicas.
    pub replicas: u64,
    /// Seconds from one check of a replica to its next.
    pub interval_seconds: f64,
    /// Checks a second, all replicas together.
    pub checks_per_second: f64,
    /// Those checks over the requests that reach the store; 1 is as many again.
    pub added_share: f64,
    /// Checks a day, rounded to whole, halves up.
    pub checks_per_day: f64,
}

/// What false removals cost at one interval.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LedgerRow {
    /// Turns from one check of a replica to its next.
    pub interval: u64,
    /// False removals per silent turn, or per silence.
    pub removals: f64,
    /// False removals a month.
    pub removals_per_month: f64,
    /// Share of the capacity that is gone while one is out.
    pub capacity_lost: f64,
    /// Seconds for which a replica stays out at most after it has healed.
    pub longest_seconds: f64,
}

/// What checking costs.
#[derive(Debug, Clone, PartialEq)]
pub struct Budget {
    /// A row for each replica count with each interval, replica counts outermost.
    pub rows: Vec<CostRow>,
    /// Requests a second that each of the lesson's replicas carries at peak.
    pub per_replica: f64,
    /// The same with one of them out.
    pub per_remaining_replica: f64,
    /// A row for each interval of the ledger.
    pub ledger: Vec<LedgerRow>,
}

/// What checking costs on a day without faults.
///
/// False removals come from the lesson's calendar with the deep own-path endpoint at each interval.
///
/// # Errors
/// What [`BudgetConfig::check`] refuses.
///
/// ```
/// use ariza::{BudgetConfig, budget};
/// let budget = budget(&BudgetConfig::default())?;
/// assert_eq!((budget.rows[4].checks_per_second, budget.rows[4].checks_per_day), (24.0, 2_073_600.0));
/// # Ok::<(), ariza::ConfigError>(())
/// ```
pub fn budget(config: &BudgetConfig) -> Result<Budget, ConfigError> {
    config.check()?;
    let mut lesson = RunConfig::default();
    let replicas = lesson.replicas.len() as f64;
    let mut rows = Vec::with_capacity(config.replica_counts.len() * config.intervals.len());
    for &count in &config.replica_counts {
        for &turns in &config.intervals {
            rows.push(cost(config, count, turns));
        }
    }
    let events = brief_events(&lesson, config.counted_against) as f64;
    let mut ledger = Vec::with_capacity(config.ledger_intervals.len());
    for &interval in &config.ledger_intervals {
        lesson.interval = interval;
        let removals = run(Endpoint::DeepOwnPath, &lesson)?.false_removals as f64 / events;
        ledger.push(LedgerRow {
            interval,
            removals,
            removals_per_month: config.silences * removals,
            capacity_lost: 1.0 / replicas,
            longest_seconds: interval as f64 * config.turn_seconds,
        });
    }
    Ok(Budget {
        rows,
        per_replica: config.peak_rate / replicas,
        per_remaining_replica: config.peak_rate / (replicas - 1.0),
        ledger,
    })
}

fn cost(config: &BudgetConfig, replicas: u64, interval: u64) -> CostRow {
    let interval_seconds = interval as f64 * config.turn_seconds;
    let checks_per_second = replicas as f64 / interval_seconds;
    CostRow {
        replicas,
        interval_seconds,
        checks_per_second,
        added_share: checks_per_second / config.store_rate,
        checks_per_day: round_half_up(checks_per_second * 86_400.0),
    }
}

/// Rounds to whole, halves up; adding a half first would round large numbers twice.
fn round_half_up(value: f64) -> f64 {
    let whole = value.floor();
    if value - whole >= 0.5 { whole + 1.0 } else { whole }
}

/// How many brief silences a calendar has, or how many turns of a replica they cover.
fn brief_events(config: &RunConfig, counted: CountedAgainst) -> u64 {
    let windows = config.calendar.brief.iter();
    match counted {
        CountedAgainst::Silences => windows.map(|list| list.len() as u64).sum(),
        CountedAgainst::SilentTurns => {
            let covered =
                |turn: u64| windows.clone().filter(|list| list.iter().any(|window| window.holds(turn))).count();
            (1..=config.turns).map(|turn| covered(turn) as u64).sum()
        }
    }
}
