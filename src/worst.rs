//! The calendar that hurts most: a seeded search over ways to spend a budget of fault turns.
//!
//! A calendar is a list of pieces, each a stretch of one kind on one replica or store. The search starts at the worst
//! of a few random calendars and climbs by *late acceptance*: a changed calendar is kept where it hurts no less than
//! the one now, or than the one some steps ago, which lets it cross shallow valleys. Where a climb has found nothing for
//! long, the next one starts elsewhere, with more patience. Most steps change one piece, some several at once. The draws come from the seed alone, so the same search finds the same calendar.

mod pieces;

use crate::calendar::{Calendar, FaultKind, Window};
use crate::endpoint::Endpoint;
use crate::error::ConfigError;
use crate::limits::worst as limits;
use crate::minstd::Minstd;
use crate::run::{Knobs, RunConfig, RunResult, Workspace};
use pieces::{fill, merged};

/// What a calendar is to make as large as it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Damage {
    /// Reads that got no answer.
    DroppedReads,
    /// Writes that were accepted and lost.
    SilentLoss,
    /// Reads that a ready replica could have answered.
    RefusedForNothing,
}

impl Damage {
    const fn of(self, result: &RunResult) -> u64 {
        match self {
            Self::DroppedReads => result.dropped_reads,
            Self::SilentLoss => result.silent_loss,
            Self::RefusedForNothing => result.refused_for_nothing,
        }
    }
}

/// How many turns of each kind of fault a calendar may hold, over all replicas; each 0 … 10⁶.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct FaultBudget {
    /// For [`FaultKind::ALL`], in its order.
    pub replica_kinds: [u64; 4],
    /// Of the state store.
    pub state_store: u64,
    /// Of the pricing store.
    pub pricing_store: u64,
}

impl FaultBudget {
    const fn of(&self, kind: usize) -> u64 {
        match kind {
            STATE_STORE => self.state_store,
            PRICING_STORE => self.pricing_store,
            kind => self.replica_kinds[kind],
        }
    }
}

/// How the search goes from one calendar to the next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Method {
    /// From a bad calendar to a worse one.
    Climb,
    /// A new random calendar each time: what climbing is measured against.
    Random,
}

/// What is searched.
#[derive(Debug, Clone, PartialEq)]
pub struct WorstConfig {
    /// The content that is to be hurt.
    pub endpoint: Endpoint,
    /// The run; its calendar is not used.
    pub run: RunConfig,
    /// What a calendar may spend.
    pub budget: FaultBudget,
    /// What is to grow.
    pub damage: Damage,
    /// How.
    pub method: Method,
    /// Where the draws start, 1 … 2³¹ − 2.
    pub seed: u64,
}

const KINDS: usize = 6;
const STATE_STORE: usize = 4;
const PRICING_STORE: usize = 5;
/// How many steps back a changed calendar may fall.
const MEMORY: usize = 40;
/// Random calendars of which a climb starts at the worst.
const STARTS: u32 = 24;
/// Steps without a gain after which the second climb starts; each further climb has an eighth more.
const PATIENCE: u32 = 300;
/// Changes that lead away from the worst calendar before a climb from there.
const SHAKES: u32 = 5;
/// More pieces than this are not told apart by eye, and only slow the search.
const MOST_PIECES: usize = 48;

/// A stretch of one kind in one lane.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Piece {
    kind: usize,
    lane: usize,
    start: u64,
    length: u64,
}

/// What a calendar costs; where two cost the same, how much of the pool it takes away: reads are refused only once every
/// replica is out, and a silent replica swallows most where it is alone.
type Score = (u64, u64);

/// A search under way.
///
/// ```
/// use ariza::{Damage, Endpoint, FaultBudget, Method, RunConfig, WorstConfig, WorstSearch};
/// let budget = FaultBudget { state_store: 5, ..FaultBudget::default() };
/// let mut search = WorstSearch::new(WorstConfig {
///     endpoint: Endpoint::DeepShared,
///     run: RunConfig::default(),
///     budget,
///     damage: Damage::RefusedForNothing,
///     method: Method::Climb,
///     seed: 1,
/// })?;
/// search.advance(1_000);
/// // Five turns of an empty pool, eight reads each.
/// assert_eq!((search.tried(), search.worst()), (1_000, 40));
/// # Ok::<(), ariza::ConfigError>(())
/// ```
#[derive(Debug)]
pub struct WorstSearch {
    config: WorstConfig,
    workspace: Workspace,
    draws: Minstd,
    now: Vec<Piece>,
    now_score: Score,
    next: Vec<Piece>,
    found: Vec<Piece>,
    found_damage: u64,
    memory: [Score; MEMORY],
    /// Random calendars still to be drawn before this climb begins.
    starts: u32,
    idle: u32,
    patience: u32,
    climbs: u32,
    tried: u64,
}

impl WorstSearch {
    /// A search that has tried nothing yet.
    ///
    /// # Errors
    /// What [`RunConfig::check`] refuses of the run without its calendar; a budget or a seed outside its range.
    pub fn new(mut config: WorstConfig) -> Result<Self, ConfigError> {
        config.run.calendar = Calendar::default();
        config.run.check()?;
        limits::SEED.check_count("seed", config.seed)?;
        for kind in 0..KINDS {
            limits::BUDGET.check_count("budget", config.budget.of(kind))?;
        }
        for kind in FaultKind::ALL {
            config.run.calendar.of_mut(kind).resize_with(config.run.replicas.len(), Vec::new);
        }
        let draws = Minstd::new(config.seed);
        Ok(Self {
            config,
            workspace: Workspace::new(),
            draws,
            now: Vec::new(),
            now_score: (0, 0),
            next: Vec::new(),
            found: Vec::new(),
            found_damage: 0,
            memory: [(0, 0); MEMORY],
            starts: STARTS,
            idle: 0,
            patience: PATIENCE,
            climbs: 0,
            tried: 0,
        })
    }

    /// How many calendars have been run.
    #[must_use]
    pub const fn tried(&self) -> u64 {
        self.tried
    }

    /// What the worst calendar so far costs; 0 before the first.
    #[must_use]
    pub const fn worst(&self) -> u64 {
        self.found_damage
    }

    /// The worst calendar so far, its windows in time order; windows of one kind that overlap or touch are one.
    #[must_use]
    pub fn calendar(&self) -> Calendar {
        let mut calendar = Calendar::default();
        for kind in FaultKind::ALL {
            calendar.of_mut(kind).resize_with(self.config.run.replicas.len(), Vec::new);
        }
        fill(&mut calendar, &self.found);
        let own = FaultKind::ALL.into_iter().flat_map(|kind| std::mem::take(calendar.of_mut(kind)));
        let mut lists: Vec<Vec<Window>> = own.map(merged).collect();
        for kind in FaultKind::ALL.into_iter().rev() {
            let rest = lists.len() - self.config.run.replicas.len();
            *calendar.of_mut(kind) = lists.split_off(rest);
        }
        calendar.state_store = merged(calendar.state_store);
        calendar.pricing_store = merged(calendar.pricing_store);
        calendar
    }

    /// Tries so many more calendars.
    pub fn advance(&mut self, count: u64) {
        for _ in 0..count {
            self.tried += 1;
            if self.config.method == Method::Random || self.starts > 0 {
                self.start();
            } else {
                self.climb();
            }
        }
    }

    /// Draws a calendar afresh; the worst of the first ones is where a climb begins.
    fn start(&mut self) {
        self.draw_pieces();
        let score = self.run_next();
        if self.starts == STARTS || score >= self.now_score {
            self.now.clone_from(&self.next);
            self.now_score = score;
        }
        self.starts = self.starts.saturating_sub(1);
        self.memory.fill(self.now_score);
        self.idle = 0;
    }

    fn climb(&mut self) {
        self.next.clone_from(&self.now);
        self.change();
        while self.below(2) == 0 {
            self.change();
        }
        let score = self.run_next();
        let step = (self.tried % MEMORY as u64) as usize;
        self.idle = if score > self.now_score { 0 } else { self.idle + 1 };
        if score >= self.now_score || score >= self.memory[step] {
            std::mem::swap(&mut self.now, &mut self.next);
            self.now_score = score;
        }
        self.memory[step] = self.now_score;
        if self.idle > self.patience {
            self.begin_again();
        }
    }

    /// Starts the next climb: by turns elsewhere, and near the worst calendar so far.
    fn begin_again(&mut self) {
        self.climbs += 1;
        self.idle = 0;
        self.patience = self.patience.saturating_add(self.patience / 8);
        if self.climbs.is_multiple_of(2) {
            self.starts = STARTS;
            return;
        }
        std::mem::swap(&mut self.now, &mut self.next);
        self.next.clone_from(&self.found);
        for _ in 0..SHAKES {
            self.change();
        }
        std::mem::swap(&mut self.now, &mut self.next);
        self.now_score = (0, 0);
        self.memory.fill((0, 0));
    }

    /// Runs the next calendar, and keeps it if it is the worst, or as bad in fewer pieces.
    fn run_next(&mut self) -> Score {
        let run = &mut self.config.run;
        fill(&mut run.calendar, &self.next);
        self.workspace.lay_out(run);
        let knobs = Knobs { interval: run.interval as u32, fall: run.fall_threshold, phase: None };
        let result = self.workspace.simulate(self.config.endpoint, run, knobs);
        let damage = self.config.damage.of(&result);
        let simpler = damage == self.found_damage && self.next.len() < self.found.len();
        if damage > self.found_damage || simpler {
            self.found.clone_from(&self.next);
            self.found_damage = damage;
        }
        (damage, result.out_of_pool_turns)
    }
}
