//! Every range and default, stated once: the core's checks, the wire's reader and the page's controls read them here.

use crate::error::Reason;

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
