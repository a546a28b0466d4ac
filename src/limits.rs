//! Every range and default, stated once: the core's checks, the wire's reader and the page's controls read them here.

use crate::error::{ConfigError, Reason, Step};

/// The range and the default of one number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Limit {
    /// The smallest value allowed.
    pub min: f64,
    /// The largest value allowed.
    pub max: f64,
    /// The value when none is given.
    pub default: f64,
    /// Whether fractions are refused.
    pub whole: bool,
    /// Whether `min` itself is refused.
    pub open: bool,
}

impl Limit {
    /// A whole number in `min ..= max`.
    #[must_use]
    pub const fn whole(min: f64, max: f64, default: f64) -> Self {
        Self { min, max, default, whole: true, open: false }
    }

    /// A number in `min ..= max`.
    #[must_use]
    pub const fn real(min: f64, max: f64, default: f64) -> Self {
        Self { min, max, default, whole: false, open: false }
    }

    /// A number above 0 and at most `max`.
    #[must_use]
    pub const fn positive(max: f64, default: f64) -> Self {
        Self { min: 0.0, max, default, whole: false, open: true }
    }

    /// Checks one value; −0 counts as 0.
    ///
    /// # Errors
    /// [`Reason::NotFinite`], [`Reason::NotWhole`] or [`Reason::OutOfRange`].
    #[inline(never)]
    pub fn check(&self, value: f64) -> Result<f64, Reason> {
        if !value.is_finite() {
            return Err(Reason::NotFinite);
        }
        if self.whole && value.fract() != 0.0 {
            return Err(Reason::NotWhole { value });
        }
        if value < self.min || value > self.max || (self.open && value <= self.min) {
            return Err(Reason::OutOfRange { value, min: self.min, max: self.max, open: self.open });
        }
        Ok(value + 0.0)
    }

    /// [`Limit::check`] for a field of a configuration.
    #[inline(never)]
    pub(crate) fn check_field(&self, field: &'static str, value: f64) -> Result<(), ConfigError> {
        self.check(value).map(drop).map_err(|reason| ConfigError::at(field, reason))
    }

    /// Refuses a whole number outside the range; compares whole numbers, so none rounds onto a limit.
    #[inline(never)]
    pub(crate) fn check_count(&self, field: &'static str, value: u64) -> Result<(), ConfigError> {
        if value >= self.min as u64 && value <= self.max as u64 {
            return Ok(());
        }
        let reason = Reason::OutOfRange { value: value as f64, min: self.min, max: self.max, open: self.open };
        Err(ConfigError::at(field, reason))
    }

    /// [`Limit::check_count`] for every item of a list; the error names the first that is wrong.
    #[inline(never)]
    pub(crate) fn check_each(
        &self,
        field: &'static str,
        values: &mut dyn Iterator<Item = u64>,
    ) -> Result<(), ConfigError> {
        for (index, value) in values.enumerate() {
            if let Err(mut error) = self.check_count(field, value) {
                error.path.push(Step::Index(index));
                return Err(error);
            }
        }
        Ok(())
    }

    /// Refuses a list with too few or too many items.
    #[inline(never)]
    pub(crate) fn check_length(&self, field: &'static str, count: usize) -> Result<(), ConfigError> {
        let (count, min, max) = (count as u64, self.min as u64, self.max as u64);
        if (min..=max).contains(&count) {
            return Ok(());
        }
        Err(ConfigError::at(field, Reason::Length { count, min, max }))
    }
}

/// Checks many fields of a configuration: whole numbers, then others; reports the first that is wrong.
#[inline(never)]
pub(crate) fn check_all(
    counts: &[(&Limit, &'static str, u64)],
    numbers: &[(&Limit, &'static str, f64)],
) -> Result<(), ConfigError> {
    for (limit, field, value) in counts {
        limit.check_count(field, *value)?;
    }
    for (limit, field, value) in numbers {
        limit.check_field(field, *value)?;
    }
    Ok(())
}

/// One run of the health-check model, its calendar, its trace and the sweep over many runs.
pub mod run {
    use super::Limit;

    /// Turns to run.
    pub const TURNS: Limit = Limit::whole(1.0, 1e9, 130.0);
    /// Turns from one check of a replica to its next.
    pub const INTERVAL: Limit = Limit::whole(1.0, 1e9, 1.0);
    /// Failing checks in a row that take a replica out of the pool.
    pub const FALL_THRESHOLD: Limit = Limit::whole(1.0, 1000.0, 1.0);
    /// Passing checks in a row that bring a replica back.
    pub const RISE_THRESHOLD: Limit = Limit::whole(1.0, 1000.0, 1.0);
    /// Percent of the replicas below which traffic goes to all of them; 0 never does.
    pub const FAIL_OPEN_PERCENT: Limit = Limit::real(0.0, 100.0, 0.0);
    /// Turns by which a replica's checks start later than turn 1.
    pub const PHASE: Limit = Limit::whole(0.0, 1e9, 0.0);
    /// Reads per turn.
    pub const READS: Limit = Limit::whole(0.0, 1e6, 8.0);
    /// Writes per turn.
    pub const WRITES: Limit = Limit::whole(0.0, 1e6, 2.0);
    /// Batch requests per turn.
    pub const BATCH: Limit = Limit::whole(0.0, 1e6, 1.0);
    /// How many replicas there are.
    pub const REPLICA_COUNT: Limit = Limit::whole(1.0, 1000.0, 3.0);
    /// Characters in a replica's name.
    pub const NAME_LENGTH: Limit = Limit::whole(1.0, 200.0, 2.0);
    /// Windows of a calendar, all kinds and replicas together.
    pub const WINDOW_COUNT: Limit = Limit::whole(0.0, 1e5, 8.0);
    /// First and last turn of a window.
    pub const WINDOW_TURN: Limit = Limit::whole(1.0, 9_007_199_254_740_991.0, 1.0);
    /// Turns times replicas of a trace.
    pub const TRACE_REPLICA_TURNS: Limit = Limit::whole(1.0, 1e6, 390.0);
    /// Turns times requests a turn of a trace.
    pub const TRACE_REQUESTS: Limit = Limit::whole(0.0, 1e7, 1430.0);
    /// How many intervals a sweep visits.
    pub const SWEEP_INTERVALS: Limit = Limit::whole(1.0, 1000.0, 30.0);
    /// How many fall thresholds a sweep visits.
    pub const SWEEP_THRESHOLDS: Limit = Limit::whole(1.0, 100.0, 1.0);
    /// Runs of a sweep, all intervals, thresholds and phases together.
    pub const SWEEP_RUNS: Limit = Limit::whole(1.0, 1e6, 465.0);
}

/// The signature of a failure mode, its look-alikes and what telling them apart costs.
pub mod signature {
    use super::Limit;

    /// Calls per mode.
    pub const CALLS: Limit = Limit::whole(1.0, 1e8, 400.0);
    /// Turns an ordinary call holds its slot.
    pub const ORDINARY_TURNS: Limit = Limit::whole(1.0, 1e6, 2.0);
    /// Turns after which a caller gives up.
    pub const TIMEOUT_TURNS: Limit = Limit::whole(1.0, 1e6, 20.0);
    /// Shards behind the component.
    pub const SHARDS: Limit = Limit::whole(1.0, 1e6, 8.0);
    /// How many of them fell; never more than there are.
    pub const FALLEN_SHARDS: Limit = Limit::whole(0.0, 1e6, 1.0);
    /// Share of calls that time out on a fault-free day.
    pub const RARE_TIMEOUT_SHARE: Limit = Limit::real(0.0, 1.0, 0.025);
    /// Seed of the generator; multiples of 2147483647 are refused as well.
    pub const SEED: Limit = Limit::whole(1.0, 9_007_199_254_740_991.0, 20_260_730.0);
    /// Two shares closer than this look the same.
    pub const TOLERANCE: Limit = Limit::real(0.0, 1.0, 0.02);
    /// Bytes of a freshness stamp.
    pub const STAMP_BYTES: Limit = Limit::whole(0.0, 1e6, 8.0);
    /// Answers a second at the edge.
    pub const EDGE_RATE: Limit = Limit::real(0.0, 1e9, 513.89);
    /// Calls needed to name a mode.
    pub const NAMING_WINDOW: Limit = Limit::whole(1.0, 1e9, 20.0);
    /// Calls a second that the window fills from.
    pub const EVENT_RATE: Limit = Limit::positive(1e9, 97.22);
    /// Milliseconds of a turn.
    pub const TURN_MS: Limit = Limit::positive(1e6, 10.0);
    /// Seeds of a survey of look-alikes.
    pub const SURVEY_SEEDS: Limit = Limit::whole(1.0, 10_000.0, 1000.0);
    /// Draws of a survey, all seeds together.
    pub const SURVEY_DRAWS: Limit = Limit::whole(1.0, 1e9, 800_000.0);
    /// Calls told one by one.
    pub const TOLD_CALLS: Limit = Limit::whole(1.0, 10_000.0, 400.0);
}

/// Blast radius in call trees.
pub mod blast_radius {
    use super::Limit;

    /// Slots of a component.
    pub const SLOTS: Limit = Limit::whole(1.0, 1e6, 32.0);
    /// Turns after which a caller gives up.
    pub const TIMEOUT_TURNS: Limit = Limit::whole(1.0, 1e6, 20.0);
    /// Turns a leaf call takes.
    pub const ORDINARY_TURNS: Limit = Limit::whole(1.0, 1e6, 2.0);
    /// Milliseconds of a turn.
    pub const TURN_MS: Limit = Limit::positive(1e6, 10.0);
    /// Requests a second of a flow.
    pub const RATE: Limit = Limit::real(0.0, 1e9, 0.0);
    /// How many flows there are.
    pub const FLOW_COUNT: Limit = Limit::whole(1.0, 1000.0, 4.0);
    /// Nodes of all trees together.
    pub const NODE_COUNT: Limit = Limit::whole(1.0, 1e5, 13.0);
    /// Depth of a tree; a root alone has depth 1.
    pub const DEPTH: Limit = Limit::whole(1.0, 1000.0, 3.0);
    /// Characters in a name.
    pub const NAME_LENGTH: Limit = Limit::whole(1.0, 200.0, 1.0);
}

/// A month of slowdowns against the time set aside for faults.
pub mod month {
    use super::Limit;

    /// Faults a month.
    pub const FAULTS: Limit = Limit::real(0.0, 1e6, 3.0);
    /// Minutes that each lasts.
    pub const MINUTES: Limit = Limit::real(0.0, 1e6, 10.0);
    /// Minutes a month set aside for faults.
    pub const BUDGET_MINUTES: Limit = Limit::positive(1e6, 28.2);
}

/// What checking costs on a fault-free day.
pub mod budget {
    use super::Limit;

    /// Seconds of a turn.
    pub const TURN_SECONDS: Limit = Limit::positive(1e6, 2.0);
    /// Requests a second that reach the store.
    pub const STORE_RATE: Limit = Limit::positive(1e9, 138.89);
    /// Requests a second at the edge, at peak.
    pub const PEAK_RATE: Limit = Limit::positive(1e9, 513.89);
    /// Brief silences a month.
    pub const SILENCES: Limit = Limit::real(0.0, 1e6, 20.0);
    /// How many replica counts or intervals the cost table has.
    pub const ROW_COUNT: Limit = Limit::whole(1.0, 1000.0, 3.0);
    /// One replica count.
    pub const REPLICAS: Limit = Limit::whole(1.0, 1e6, 3.0);
    /// One check interval, in turns.
    pub const INTERVAL: Limit = Limit::whole(1.0, 1e6, 1.0);
    /// How many intervals the ledger of false removals has.
    pub const LEDGER_COUNT: Limit = Limit::whole(0.0, 100.0, 2.0);
}

/// The search for the calendar that hurts most.
pub mod worst {
    use super::Limit;

    /// Turns of one kind of fault that a calendar may hold, over all replicas.
    pub const BUDGET: Limit = Limit::whole(0.0, 1e6, 0.0);
    /// Where the draws start.
    pub const SEED: Limit = Limit::whole(1.0, 2_147_483_646.0, 1.0);
}
