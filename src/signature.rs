//! Failure modes as their caller sees them: the classes of its calls, the slots they hold, and which modes look alike.

use crate::error::{ConfigError, Mismatch, Reason};
use crate::limits::{check_all, signature as limits};
use crate::minstd::{MODULUS, Minstd, last_below};

/// A state of the component called, healthy or broken in one of the five ways that a call can see.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FailureMode {
    /// Well, but for rare timeouts.
    Healthy,
    /// It is down and refuses at once.
    Crash,
    /// It answers later than its callers wait.
    Slowdown,
    /// Some of its shards are down; calls to those are refused.
    Partial,
    /// It answers fast and well-formed, from old content.
    Stale,
    /// It is up and out of reach; the work may be done on the far side.
    Partition,
}

impl FailureMode {
    /// Every mode, in the order in which they share the stream of draws.
    pub const ALL: [Self; 6] =
        [Self::Healthy, Self::Crash, Self::Slowdown, Self::Partial, Self::Stale, Self::Partition];

    /// How many modes before this one draw, each once a call.
    const fn drawing_before(self) -> u64 {
        match self {
            Self::Healthy => 0,
            Self::Crash | Self::Slowdown | Self::Partial => 1,
            Self::Stale | Self::Partition => 2,
        }
    }
}

/// What a caller sees of one call.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum CallClass {
    /// An answer in time.
    Answer = 0,
    /// A refusal at once.
    Error = 1,
    /// No answer until the caller gave up.
    Timeout = 2,
}

/// All that a table of signatures depends on; the default is the lesson's.
#[derive(Debug, Clone, PartialEq)]
pub struct SignatureConfig {
    /// Calls per mode, 1 … 10⁸.
    pub calls: u64,
    /// Turns that an answer holds its caller's slot, 1 … 10⁶.
    pub ordinary_turns: u64,
    /// Turns after which a caller gives up, 1 … 10⁶.
    pub timeout_turns: u64,
    /// Shards behind the component, 1 … 10⁶.
    pub shards: u64,
    /// How many of them fell in the partial mode, 0 … `shards`.
    pub fallen_shards: u64,
    /// Share of a healthy component's calls that time out, 0 … 1.
    pub rare_timeout_share: f64,
    /// Seed, 1 … 2⁵³ − 1 and no multiple of 2147483647.
    pub seed: u64,
    /// Two shares closer than this look the same, 0 … 1.
    pub tolerance: f64,
    /// Bytes of a freshness stamp, 0 … 10⁶.
    pub stamp_bytes: u64,
    /// Answers a second at the edge, 0 … 10⁹.
    pub edge_rate: f64,
    /// Calls needed to name a mode, 1 … 10⁹.
    pub naming_window: u64,
    /// Calls a second that the window fills from, above 0 … 10⁹.
    pub event_rate: f64,
    /// Milliseconds of a turn, above 0 … 10⁶.
    pub turn_ms: f64,
}

impl Default for SignatureConfig {
    fn default() -> Self {
        Self {
            calls: limits::CALLS.default as u64,
            ordinary_turns: limits::ORDINARY_TURNS.default as u64,
            timeout_turns: limits::TIMEOUT_TURNS.default as u64,
            shards: limits::SHARDS.default as u64,
            fallen_shards: limits::FALLEN_SHARDS.default as u64,
            rare_timeout_share: limits::RARE_TIMEOUT_SHARE.default,
            seed: limits::SEED.default as u64,
            tolerance: limits::TOLERANCE.default,
            stamp_bytes: limits::STAMP_BYTES.default as u64,
            edge_rate: limits::EDGE_RATE.default,
            naming_window: limits::NAMING_WINDOW.default as u64,
            event_rate: limits::EVENT_RATE.default,
            turn_ms: limits::TURN_MS.default,
        }
    }
}

impl SignatureConfig {
    /// Checks every range.
    ///
    /// # Errors
    /// The first field that is wrong, by its name here.
    pub fn check(&self) -> Result<(), ConfigError> {
        let counts = [
            (&limits::CALLS, "calls", self.calls),
            (&limits::ORDINARY_TURNS, "ordinary_turns", self.ordinary_turns),
            (&limits::TIMEOUT_TURNS, "timeout_turns", self.timeout_turns),
            (&limits::SHARDS, "shards", self.shards),
            (&limits::FALLEN_SHARDS, "fallen_shards", self.fallen_shards),
            (&limits::SEED, "seed", self.seed),
            (&limits::STAMP_BYTES, "stamp_bytes", self.stamp_bytes),
            (&limits::NAMING_WINDOW, "naming_window", self.naming_window),
        ];
        let numbers = [
            (&limits::RARE_TIMEOUT_SHARE, "rare_timeout_share", self.rare_timeout_share),
            (&limits::TOLERANCE, "tolerance", self.tolerance),
            (&limits::EDGE_RATE, "edge_rate", self.edge_rate),
            (&limits::EVENT_RATE, "event_rate", self.event_rate),
            (&limits::TURN_MS, "turn_ms", self.turn_ms),
        ];
        check_all(&counts, &numbers)?;
        if self.fallen_shards > self.shards {
            let mismatch = Mismatch::FallenAboveShards { fallen: self.fallen_shards, shards: self.shards };
            return Err(ConfigError::at("fallen_shards", Reason::Inconsistent(mismatch)));
        }
        if self.seed.is_multiple_of(MODULUS) {
            return Err(ConfigError::at("seed", Reason::DeadSeed { value: self.seed as f64 }));
        }
        Ok(())
    }

    /// Share of calls whose draw goes against a mode: healthy's rare timeouts, partial's fallen shards.
    fn drawn_share(&self, mode: FailureMode) -> f64 {
        match mode {
            FailureMode::Healthy => self.rare_timeout_share,
            FailureMode::Partial => self.fallen_shards as f64 / self.shards as f64,
            _ => 0.0,
        }
    }

    /// The stream as it stands when a mode's first call draws.
    fn stream(&self, mode: FailureMode) -> Minstd {
        let mut stream = Minstd::new(self.seed);
        stream.skip(mode.drawing_before() * self.calls);
        stream
    }
}

/// A mode as numbers: shares of its calls, slot-turns a call, and the fresh share of the answers.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Signature {
    /// Share of calls answered, 0 … 1.
    pub answers: f64,
    /// Share of calls refused, 0 … 1.
    pub errors: f64,
    /// Share of calls given up, 0 … 1.
    pub timeouts: f64,
    /// Mean turns that a call held its caller's slot.
    pub slot_turns: f64,
    /// Fresh share of the answers; none where nothing was answered.
    pub fresh: Option<f64>,
}

/// How many calls of each class a mode gave; all answers of one mode are fresh, or none is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Tally {
    answers: u64,
    errors: u64,
    timeouts: u64,
}

impl Tally {
    fn of(mode: FailureMode, config: &SignatureConfig) -> Self {
        let all = config.calls;
        let none = Self { answers: 0, errors: 0, timeouts: 0 };
        match mode {
            FailureMode::Crash => Self { errors: all, ..none },
            FailureMode::Slowdown | FailureMode::Partition => Self { timeouts: all, ..none },
            FailureMode::Stale => Self { answers: all, ..none },
            FailureMode::Healthy => {
                let timeouts = count_drawn(config, mode);
                Self { answers: all - timeouts, timeouts, ..none }
            }
            FailureMode::Partial => {
                let errors = count_drawn(config, mode);
                Self { answers: all - errors, errors, ..none }
            }
        }
    }

    fn signature(self, mode: FailureMode, config: &SignatureConfig) -> Signature {
        let calls = config.calls as f64;
        let Self { answers, errors, timeouts } = self;
        let turns = answers * config.ordinary_turns + errors + timeouts * config.timeout_turns;
        Signature {
            answers: answers as f64 / calls,
            errors: errors as f64 / calls,
            timeouts: timeouts as f64 / calls,
            slot_turns: turns as f64 / calls,
            fresh: (answers > 0).then_some(if mode == FailureMode::Stale { 0.0 } else { 1.0 }),
        }
    }
}

fn count_drawn(config: &SignatureConfig, mode: FailureMode) -> u64 {
    let last = last_below(config.drawn_share(mode));
    let mut stream = config.stream(mode);
    (0..config.calls).map(|_| u64::from(stream.next() <= last)).sum()
}

/// The signature of one mode: the row that [`signature_table`] gives for it.
///
/// # Errors
/// What [`SignatureConfig::check`] refuses.
///
/// ```
/// use ariza::{FailureMode, SignatureConfig, signature};
/// let slow = signature(FailureMode::Slowdown, &SignatureConfig::default())?;
/// assert_eq!((slow.timeouts, slow.slot_turns, slow.fresh), (1.0, 20.0, None));
/// # Ok::<(), ariza::ConfigError>(())
/// ```
pub fn signature(mode: FailureMode, config: &SignatureConfig) -> Result<Signature, ConfigError> {
    config.check()?;
    Ok(Tally::of(mode, config).signature(mode, config))
}

/// Two modes whose class shares look the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LookAlike {
    /// The mode that stands first in the table.
    pub first: FailureMode,
    /// The other.
    pub second: FailureMode,
    /// Whether the freshness of their answers tells them apart.
    pub told_by_content: bool,
}

/// What telling modes apart costs on a day without faults.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct NamingCost {
    /// Bytes a second of freshness stamps.
    pub stamp_bytes_per_second: f64,
    /// Turns until a naming window is full.
    pub naming_turns: f64,
    /// The same in milliseconds.
    pub naming_ms: f64,
    /// Slot-turns a call that a healthy component is expected to hold.
    pub expected_slot_turns: f64,
}

/// All modes' signatures, the pairs that look alike, and the cost of telling them apart.
#[derive(Debug, Clone, PartialEq)]
pub struct SignatureTable {
    /// A signature for each of [`FailureMode::ALL`], in that order.
    pub rows: [Signature; 6],
    /// The pairs that look alike, in the table's order.
    pub look_alikes: Vec<LookAlike>,
    /// What telling them apart costs.
    pub cost: NamingCost,
}

/// The signatures of all modes, from one stream of draws.
///
/// # Errors
/// What [`SignatureConfig::check`] refuses.
pub fn signature_table(config: &SignatureConfig) -> Result<SignatureTable, ConfigError> {
    config.check()?;
    let rows = rows(config);
    let naming_seconds = config.naming_window as f64 / config.event_rate;
    let naming_ms = naming_seconds * 1000.0;
    let (ordinary, timeout) = (config.ordinary_turns as f64, config.timeout_turns as f64);
    let cost = NamingCost {
        stamp_bytes_per_second: config.stamp_bytes as f64 * config.edge_rate,
        naming_turns: naming_ms / config.turn_ms,
        naming_ms,
        expected_slot_turns: ordinary + config.rare_timeout_share * (timeout - ordinary),
    };
    Ok(SignatureTable { rows, look_alikes: look_alikes(&rows, config.tolerance), cost })
}

fn rows(config: &SignatureConfig) -> [Signature; 6] {
    FailureMode::ALL.map(|mode| Tally::of(mode, config).signature(mode, config))
}

/// The pairs of a table's rows, by their places.
const PAIRS: [(usize, usize); 15] = {
    let mut pairs = [(0, 1); 15];
    let mut place = 1;
    while place < pairs.len() {
        let (a, b) = pairs[place - 1];
        pairs[place] = if b + 1 < FailureMode::ALL.len() { (a, b + 1) } else { (a + 1, a + 2) };
        place += 1;
    }
    pairs
};

fn alike(a: &Signature, b: &Signature, tolerance: f64) -> bool {
    let close = |a: f64, b: f64| (a - b).abs() < tolerance;
    close(a.answers, b.answers) && close(a.errors, b.errors) && close(a.timeouts, b.timeouts)
}

fn look_alikes(rows: &[Signature; 6], tolerance: f64) -> Vec<LookAlike> {
    // A mode without answers has no freshness: it counts as −1, far from every share.
    let fresh = |row: &Signature| row.fresh.unwrap_or(-1.0);
    let mut found = Vec::new();
    for (a, b) in PAIRS {
        if alike(&rows[a], &rows[b], tolerance) {
            found.push(LookAlike {
                first: FailureMode::ALL[a],
                second: FailureMode::ALL[b],
                told_by_content: (fresh(&rows[a]) - fresh(&rows[b])).abs() >= tolerance,
            });
        }
    }
    found
}

/// How often each pair looks alike over many seeds.
#[derive(Debug, Clone, PartialEq)]
pub struct SeedSurvey {
    /// Seeds looked at.
    pub seeds: u64,
    /// Every pair of modes in the table's order, with the share of seeds in which it looks alike, 0 … 1.
    pub pairs: Vec<(FailureMode, FailureMode, f64)>,
}

/// Draws the table for `seeds` seeds from `config.seed` on, leaving out those that the generator cannot use.
///
/// # Errors
/// What [`SignatureConfig::check`] refuses; `seeds` outside 1 … 10⁴; more than 10⁹ draws in all.
pub fn seed_survey(config: &SignatureConfig, seeds: u64) -> Result<SeedSurvey, ConfigError> {
    config.check()?;
    limits::SURVEY_SEEDS.check_count("seeds", seeds)?;
    let draws = 2 * config.calls * seeds;
    if draws as f64 > limits::SURVEY_DRAWS.max {
        let reason = Reason::TooLarge { size: draws as f64, max: limits::SURVEY_DRAWS.max };
        return Err(ConfigError::at("calls", reason));
    }
    let mut counts = [0u64; PAIRS.len()];
    let mut one = config.clone();
    // Past the largest seed the count begins again at 1.
    let next = |seed: u64| if seed as f64 >= limits::SEED.max { 1 } else { seed + 1 };
    for _ in 0..seeds {
        while one.seed.is_multiple_of(MODULUS) {
            one.seed = next(one.seed);
        }
        let rows = rows(&one);
        for (count, (a, b)) in counts.iter_mut().zip(PAIRS) {
            *count += u64::from(alike(&rows[a], &rows[b], config.tolerance));
        }
        one.seed = next(one.seed);
    }
    let mut pairs = Vec::with_capacity(PAIRS.len());
    for (count, (a, b)) in counts.into_iter().zip(PAIRS) {
        pairs.push((FailureMode::ALL[a], FailureMode::ALL[b], count as f64 / seeds as f64));
    }
    Ok(SeedSurvey { seeds, pairs })
}

/// A mode's calls one by one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Calls {
    /// What the caller saw.
    pub classes: Vec<CallClass>,
    /// Whether it was a fresh answer.
    pub fresh: Vec<bool>,
}

/// Tells a mode's first calls, at most 10⁴ of them, one by one: the calls that [`signature`] counts.
///
/// # Errors
/// What [`SignatureConfig::check`] refuses.
pub fn calls(mode: FailureMode, config: &SignatureConfig) -> Result<Calls, ConfigError> {
    config.check()?;
    let count = config.calls.min(limits::TOLD_CALLS.max as u64);
    let last = last_below(config.drawn_share(mode));
    let mut stream = config.stream(mode);
    let mut drawn = || stream.next() <= last;
    let mut class = || match mode {
        FailureMode::Healthy if drawn() => CallClass::Timeout,
        FailureMode::Partial if drawn() => CallClass::Error,
        FailureMode::Healthy | FailureMode::Partial | FailureMode::Stale => CallClass::Answer,
        FailureMode::Crash => CallClass::Error,
        FailureMode::Slowdown | FailureMode::Partition => CallClass::Timeout,
    };
    let mut calls = Calls { classes: Vec::new(), fresh: Vec::new() };
    for _ in 0..count {
        let class = class();
        calls.classes.push(class);
        calls.fresh.push(class == CallClass::Answer && mode != FailureMode::Stale);
    }
    Ok(calls)
}
