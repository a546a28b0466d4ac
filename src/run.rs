//! One run of the health-check model: replicas behind a round-robin balancer, checked and taken out and brought back.
//!
//! A run costs what happens in it, not how long it lasts: between two events (a window's edge, a decision that turns)
//! nothing changes but the balancer's cursor, and what a stretch of equal turns does to the counts is modular
//! arithmetic on the cursor.

mod bits;
mod cursor;
mod engine;
pub(crate) mod timeline;

use crate::calendar::Calendar;
use crate::endpoint::Endpoint;
use crate::error::{ConfigError, Mismatch, Reason, Step};
use crate::limits::{check_all, run as limits};
use crate::names::NameTable;

pub(crate) use engine::Knobs;
pub use engine::Workspace;

/// Requests of each kind in one turn, each 0 … 10⁶; reads come first, then writes, then batch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mix {
    /// Reads per turn.
    pub reads: u32,
    /// Writes per turn.
    pub writes: u32,
    /// Batch requests per turn.
    pub batch: u32,
}

impl Default for Mix {
    fn default() -> Self {
        Self {
            reads: limits::READS.default as u32,
            writes: limits::WRITES.default as u32,
            batch: limits::BATCH.default as u32,
        }
    }
}

/// All that one run depends on besides the endpoint; the default is the lesson's.
#[derive(Debug, Clone, PartialEq)]
pub struct RunConfig {
    /// Turns to run, 1 … 10⁹.
    pub turns: u64,
    /// Turns from one check of a replica to its next, 1 … 10⁹.
    pub interval: u64,
    /// Failing checks in a row that take a replica out, 1 … 1000.
    pub fall_threshold: u32,
    /// Passing checks in a row that bring it back, 1 … 1000.
    pub rise_threshold: u32,
    /// While fewer than this percent of the replicas are in the pool, traffic goes to all of them; 0 … 100, 0 is never.
    pub fail_open_percent: f64,
    /// Turns by which each replica's first check is late, 0 … 10⁹; an empty list is all zeros.
    pub phase: Vec<u64>,
    /// The replicas in routing order: 1 … 1000 different names of 1 … 200 characters.
    pub replicas: Vec<String>,
    /// Requests in one turn.
    pub mix: Mix,
    /// When what is broken.
    pub calendar: Calendar,
}

impl Default for RunConfig {
    fn default() -> Self {
        let replicas: Vec<String> = ["k1", "k2", "k3"].map(String::from).into();
        Self {
            turns: limits::TURNS.default as u64,
            interval: limits::INTERVAL.default as u64,
            fall_threshold: limits::FALL_THRESHOLD.default as u32,
            rise_threshold: limits::RISE_THRESHOLD.default as u32,
            fail_open_percent: limits::FAIL_OPEN_PERCENT.default,
            phase: Vec::new(),
            mix: Mix::default(),
            calendar: Calendar::lesson(&replicas),
            replicas,
        }
    }
}

impl RunConfig {
    /// Checks every range.
    ///
    /// # Errors
    /// The first field that is wrong, by its name here; the mix's fields stand alone (`reads`, not `mix.reads`).
    pub fn check(&self) -> Result<(), ConfigError> {
        self.check_with(&mut NameTable::default())
    }

    /// [`RunConfig::check`], with a list to reuse for telling names apart.
    fn check_with(&self, table: &mut NameTable) -> Result<(), ConfigError> {
        let counts = [
            (&limits::TURNS, "turns", self.turns),
            (&limits::INTERVAL, "interval", self.interval),
            (&limits::FALL_THRESHOLD, "fall_threshold", self.fall_threshold.into()),
            (&limits::RISE_THRESHOLD, "rise_threshold", self.rise_threshold.into()),
            (&limits::READS, "reads", self.mix.reads.into()),
            (&limits::WRITES, "writes", self.mix.writes.into()),
            (&limits::BATCH, "batch", self.mix.batch.into()),
        ];
        check_all(&counts, &[(&limits::FAIL_OPEN_PERCENT, "fail_open_percent", self.fail_open_percent)])?;
        self.check_replicas(table)?;
        if !self.phase.is_empty() && self.phase.len() != self.replicas.len() {
            let (phases, replicas) = (self.phase.len() as u64, self.replicas.len() as u64);
            let mismatch = Mismatch::PhasesOfOtherLength { phases, replicas };
            return Err(ConfigError::at("phase", Reason::Inconsistent(mismatch)));
        }
        limits::PHASE.check_each("phase", &mut self.phase.iter().copied())?;
        self.calendar.check(&self.replicas)
    }

    fn check_replicas(&self, table: &mut NameTable) -> Result<(), ConfigError> {
        limits::REPLICA_COUNT.check_length("replicas", self.replicas.len())?;
        for (index, name) in self.replicas.iter().enumerate() {
            let reason = if name.is_empty() {
                Reason::EmptyName
            } else {
                let max = limits::NAME_LENGTH.max as usize;
                // Characters are counted only where the bytes leave room for doubt.
                if name.len() <= max || name.chars().count() <= max {
                    continue;
                }
                Reason::Length { count: name.chars().count() as u64, min: 1, max: max as u64 }
            };
            return Err(inside(ConfigError::at("replicas", reason), Step::Index(index)));
        }
        match self.repeated_name(table) {
            None => Ok(()),
            Some(index) => {
                let reason = Reason::DuplicateName { name: self.replicas[index].clone() };
                Err(inside(ConfigError::at("replicas", reason), Step::Index(index)))
            }
        }
    }

    /// The place of a name that already stands before it.
    fn repeated_name(&self, table: &mut NameTable) -> Option<usize> {
        let names = &self.replicas;
        if names.len() <= 8 {
            return (1..names.len()).find(|&index| names[..index].contains(&names[index]));
        }
        table.reset(names.len());
        let name_at = &|place: u32| names[place as usize].as_str();
        (0..names.len()).find(|&index| {
            let known = table.find(&names[index], name_at).is_some();
            if !known {
                table.enter(index as u32, name_at);
            }
            known
        })
    }
}

/// Moves an error one step further in.
pub(crate) fn inside(mut error: ConfigError, step: Step) -> ConfigError {
    error.path.push(step);
    error
}

/// What a run comes to: exact counts over all its turns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct RunResult {
    /// Replicas not in the turn's pool, added over the turns.
    pub out_of_pool_turns: u64,
    /// Reads that found no pool, or a replica that is not ready.
    pub dropped_reads: u64,
    /// Writes that found no pool, a replica that is not ready, or no state store.
    pub dropped_writes: u64,
    /// Batch requests that found no pool, or no pricing store.
    pub dropped_batch: u64,
    /// Writes accepted by a half-down replica and lost (silent loss).
    pub silent_loss: u64,
    /// Reads that found no pool though a replica was ready; `dropped_reads` counts them too.
    pub refused_for_nothing: u64,
    /// Checks made.
    pub checks: u64,
    /// Replicas taken out while a brief silence held.
    pub false_removals: u64,
    /// Turns from the start of the earliest stop window to the first check of its replica after which that replica is
    /// out of the pool while stopped; none where that never happens.
    pub detection_delay: Option<u64>,
    /// Turns in which traffic went to all replicas because too few were in the pool.
    pub fail_open_turns: u64,
}

/// How many fields [`RunResult`] has.
pub const MEASURE_COUNT: usize = 10;

impl RunResult {
    /// The fields in order; a stop that was never noticed has no delay.
    pub(crate) fn fields(&self) -> [Option<u64>; MEASURE_COUNT] {
        let &Self {
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
        } = self;
        [
            Some(out_of_pool_turns),
            Some(dropped_reads),
            Some(dropped_writes),
            Some(dropped_batch),
            Some(silent_loss),
            Some(refused_for_nothing),
            Some(checks),
            Some(false_removals),
            detection_delay,
            Some(fail_open_turns),
        ]
    }
}

/// Runs the model once; [`Workspace::run`] does the same many times without allocating.
///
/// # Errors
/// What [`RunConfig::check`] refuses.
///
/// ```
/// use ariza::{Endpoint, RunConfig, run};
/// let result = run(Endpoint::Readiness, &RunConfig::default())?;
/// assert_eq!((result.dropped_reads, result.silent_loss), (0, 17));
///
/// let refused = run(Endpoint::Readiness, &RunConfig { interval: 0, ..RunConfig::default() });
/// assert!(refused.is_err_and(|error| error.to_string().starts_with("interval: OutOfRange")));
/// # Ok::<(), ariza::ConfigError>(())
/// ```
pub fn run(endpoint: Endpoint, config: &RunConfig) -> Result<RunResult, ConfigError> {
    Workspace::new().run(endpoint, config)
}
