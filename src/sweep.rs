//! Many runs at once: every interval with every threshold, each at every phase its checks can have.

use crate::endpoint::Endpoint;
use crate::error::{ConfigError, Reason};
use crate::limits::run as limits;
use crate::run::{Knobs, MEASURE_COUNT, RunConfig, Workspace};

/// What a sweep visits; the default is intervals 1 … 30 at threshold 1.
#[derive(Debug, Clone, PartialEq)]
pub struct SweepConfig {
    /// Check intervals in turns, each 1 … 10⁹; 1 … 1000 of them.
    pub intervals: Vec<u64>,
    /// Fall thresholds in checks, each 1 … 1000; 1 … 100 of them.
    pub thresholds: Vec<u32>,
    /// Everything else; its own interval, fall threshold and phase are not used.
    pub run: RunConfig,
}

impl Default for SweepConfig {
    fn default() -> Self {
        let count = limits::SWEEP_INTERVALS.default as u64;
        let thresholds = vec![limits::FALL_THRESHOLD.default as u32];
        Self { intervals: (1..=count).collect(), thresholds, run: RunConfig::default() }
    }
}

impl SweepConfig {
    /// Checks every range, and that there are at most 10⁶ runs.
    ///
    /// # Errors
    /// The first field that is wrong; [`Reason::TooLarge`] at `intervals` for too many runs.
    pub fn check(&self) -> Result<(), ConfigError> {
        limits::SWEEP_INTERVALS.check_length("intervals", self.intervals.len())?;
        limits::SWEEP_THRESHOLDS.check_length("thresholds", self.thresholds.len())?;
        limits::INTERVAL.check_each("intervals", &mut self.intervals.iter().copied())?;
        limits::FALL_THRESHOLD.check_each("thresholds", &mut self.thresholds.iter().map(|&value| value.into()))?;
        self.run.check()?;
        let mut phases = 0;
        for &interval in &self.intervals {
            phases += self.phases(interval);
        }
        let runs = phases * self.thresholds.len() as u64;
        if runs > limits::SWEEP_RUNS.max as u64 {
            let reason = Reason::TooLarge { size: runs as f64, max: limits::SWEEP_RUNS.max };
            return Err(ConfigError::at("intervals", reason));
        }
        Ok(())
    }

    /// How many phases an interval has; a phase beyond the run's end checks nothing, as the last one does.
    fn phases(&self, interval: u64) -> u64 {
        interval.min(self.run.turns)
    }
}

/// One field of the results over all phases, a value for each pair, interval-major.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Measure {
    /// At phase 0.
    pub at_phase_zero: Vec<f64>,
    /// The smallest over the phases.
    pub least: Vec<f64>,
    /// The mean over the phases.
    pub mean: Vec<f64>,
    /// The largest over the phases.
    pub most: Vec<f64>,
}

/// What a sweep found.
///
/// All lists are interval-major: the pair of interval `i` and threshold `j` stands at `i · thresholds + j`.
#[derive(Debug, Clone, PartialEq)]
pub struct Sweep {
    /// One measure for each field of [`RunResult`](crate::RunResult), in its order.
    ///
    /// The detection delay is over the phases that notice the stop at all, NaN where none does.
    pub measures: [Measure; MEASURE_COUNT],
    /// The share of phases that never notice the stop, 0 … 1.
    pub unnoticed: Vec<f64>,
}

/// The values of one field over the phases of one pair.
#[derive(Debug, Clone, Copy, Default)]
struct Spread {
    at_phase_zero: Option<u64>,
    least: u64,
    most: u64,
    sum: u128,
    count: u64,
}

impl Spread {
    fn add(&mut self, value: Option<u64>, phase: u64) {
        if phase == 0 {
            self.at_phase_zero = value;
        }
        let Some(value) = value else { return };
        self.least = if self.count == 0 { value } else { self.least.min(value) };
        self.most = self.most.max(value);
        self.sum += u128::from(value);
        self.count += 1;
    }

    fn push_to(&self, measure: &mut Measure) {
        let known = |value: f64| if self.count == 0 { f64::NAN } else { value };
        measure.at_phase_zero.push(self.at_phase_zero.map_or(f64::NAN, |value| value as f64));
        measure.least.push(known(self.least as f64));
        measure.mean.push(known(self.sum as f64 / self.count as f64));
        measure.most.push(known(self.most as f64));
    }
}

/// Runs every pair of interval and threshold at every common phase, 0 … interval − 1 and at most as many as turns.
///
/// # Errors
/// What [`SweepConfig::check`] refuses.
///
/// ```
/// use ariza::{Endpoint, SweepConfig, sweep};
/// let sweep = sweep(Endpoint::DeepOwnPath, &SweepConfig::default())?;
/// let reads = &sweep.measures[1];
/// assert_eq!((reads.at_phase_zero[3], reads.mean[3]), (19.0, 18.75));
/// # Ok::<(), ariza::ConfigError>(())
/// ```
pub fn sweep(endpoint: Endpoint, config: &SweepConfig) -> Result<Sweep, ConfigError> {
    config.check()?;
    let mut workspace = Workspace::new();
    workspace.lay_out(&config.run);
    let mut found = Sweep { measures: Default::default(), unnoticed: Vec::new() };
    for &interval in &config.intervals {
        for &fall in &config.thresholds {
            let mut spreads = [Spread::default(); MEASURE_COUNT];
            let phases = config.phases(interval);
            for phase in 0..phases {
                let knobs = Knobs { interval: interval as u32, fall, phase: Some(phase as u32) };
                let result = workspace.simulate(endpoint, &config.run, knobs);
                for (spread, value) in spreads.iter_mut().zip(result.fields()) {
                    spread.add(value, phase);
                }
            }
            for (spread, measure) in spreads.iter().zip(&mut found.measures) {
                spread.push_to(measure);
            }
            let noticed = spreads[8].count;
            found.unnoticed.push((phases - noticed) as f64 / phases as f64);
        }
    }
    Ok(found)
}
