//! How far one fault spreads: the slots that callers hold while they wait, and what fills up because of them.

use crate::call_tree::CallForest;
use crate::error::{ConfigError, Reason};
use crate::limits::{blast_radius as limits, check_all, month as month_limits};

/// How the faulty component is wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FaultMode {
    /// It refuses at once: a call holds one turn.
    Stopped,
    /// It answers later than its callers wait: a call holds the whole timeout.
    Slowed,
}

/// Which component is wrong, and how.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Fault {
    /// The component's name.
    pub component: String,
    /// How it is wrong.
    pub mode: FaultMode,
}

/// Whether a saturated component slows its own callers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Propagation {
    /// It does not: one pass over the trees.
    #[default]
    OnePass,
    /// It does, round after round, until a round finds no new saturated component.
    FixedPoint,
}

/// All that a blast radius depends on besides the fault; the default is the lesson's.
#[derive(Debug, Clone, PartialEq)]
pub struct BlastConfig {
    /// Slots of every component, 1 … 10⁶.
    pub slots: u64,
    /// Turns after which a caller gives up, 1 … 10⁶.
    pub timeout_turns: u64,
    /// Turns a leaf call takes, 1 … 10⁶.
    pub ordinary_turns: u64,
    /// Milliseconds of a turn, above 0 … 10⁶.
    pub turn_ms: f64,
    /// The flows and the calls they make.
    pub flows: CallForest,
    /// Whether only calls that are made count; else a child counts even where an earlier sibling failed, which makes
    /// occupancy below a fault an upper bound.
    pub only_reached: bool,
    /// Whether saturation slows callers in turn.
    pub propagation: Propagation,
}

impl Default for BlastConfig {
    fn default() -> Self {
        Self {
            slots: limits::SLOTS.default as u64,
            timeout_turns: limits::TIMEOUT_TURNS.default as u64,
            ordinary_turns: limits::ORDINARY_TURNS.default as u64,
            turn_ms: limits::TURN_MS.default,
            flows: CallForest::lesson(),
            only_reached: false,
            propagation: Propagation::OnePass,
        }
    }
}

impl BlastConfig {
    /// Checks every range; the forest has been checked as it was built.
    ///
    /// # Errors
    /// The first field that is wrong, by its name here.
    pub fn check(&self) -> Result<(), ConfigError> {
        let counts = [
            (&limits::SLOTS, "slots", self.slots),
            (&limits::TIMEOUT_TURNS, "timeout_turns", self.timeout_turns),
            (&limits::ORDINARY_TURNS, "ordinary_turns", self.ordinary_turns),
        ];
        check_all(&counts, &[(&limits::TURN_MS, "turn_ms", self.turn_ms)])
    }

    fn place(&self, component: &str) -> Result<usize, ConfigError> {
        self.flows
            .find(component)
            .ok_or_else(|| ConfigError::at("component", Reason::UnknownName { name: component.to_owned() }))
    }
}

/// What a fault does.
#[derive(Debug, Clone, PartialEq)]
pub struct BlastRadius {
    /// Slots held, by component in [`CallForest::components`]' order.
    pub occupancy: Vec<f64>,
    /// Places of the components that hold as many slots as they have, or more; in that order too.
    pub saturated: Vec<usize>,
    /// How many components are saturated or faulty.
    pub hit: u64,
    /// How many flows pass one of those.
    pub flows_hit: u64,
    /// The rates of those flows, added, in requests a second.
    pub rate_hit: f64,
}

/// How far a fault spreads; no fault is the fault-free day.
///
/// # Errors
/// What [`BlastConfig::check`] refuses, or a component that no flow calls.
///
/// ```
/// use ariza::{BlastConfig, Fault, FaultMode, blast_radius};
/// let fault = Fault { component: "tasiyici-dogrulama".into(), mode: FaultMode::Slowed };
/// let radius = blast_radius(Some(&fault), &BlastConfig::default())?;
/// assert_eq!((radius.hit, radius.flows_hit, radius.rate_hit), (2, 2, 513.89));
/// # Ok::<(), ariza::ConfigError>(())
/// ```
pub fn blast_radius(fault: Option<&Fault>, config: &BlastConfig) -> Result<BlastRadius, ConfigError> {
    config.check()?;
    let faulty = match fault {
        Some(fault) => Some((config.place(&fault.component)?, fault.mode)),
        None => None,
    };
    Ok(Walk::new(faulty, config).spread())
}

/// How a call ends for its caller.
#[derive(Debug, Clone, Copy)]
struct Held {
    turns: u64,
    failed: bool,
}

struct Walk<'a> {
    config: &'a BlastConfig,
    faulty: Option<(usize, FaultMode)>,
    /// Components found saturated in any round so far.
    saturated: Vec<bool>,
    /// Turns each call's own work holds, by call.
    own_turns: Vec<u64>,
    /// How each call looks to its caller.
    seen: Vec<Held>,
    reached: Vec<bool>,
    occupancy: Vec<f64>,
}

impl<'a> Walk<'a> {
    fn new(faulty: Option<(usize, FaultMode)>, config: &'a BlastConfig) -> Self {
        let (calls, components) = (config.flows.calls().len(), config.flows.components().len());
        Self {
            config,
            faulty,
            saturated: vec![false; components],
            own_turns: vec![0; calls],
            seen: vec![Held { turns: 0, failed: false }; calls],
            reached: vec![!config.only_reached; calls],
            occupancy: vec![0.0; components],
        }
    }

    fn spread(mut self) -> BlastRadius {
        loop {
            self.hold();
            self.reach();
            self.occupy();
            let full = self.config.slots as f64;
            let mut found_new = false;
            for (saturated, &occupancy) in self.saturated.iter_mut().zip(&self.occupancy) {
                found_new |= occupancy >= full && !*saturated;
                *saturated |= occupancy >= full;
            }
            if !found_new || self.config.propagation == Propagation::OnePass {
                return self.finish();
            }
        }
    }

    /// Finds how long each call holds, children before parents: backwards through the pre-order.
    fn hold(&mut self) {
        let config = self.config;
        let timeout = config.timeout_turns;
        let calls = config.flows.calls();
        for (place, call) in calls.iter().enumerate().rev() {
            let component = call.component as usize;
            let own = match self.faulty {
                Some((faulty, mode)) if faulty == component => {
                    let turns = if mode == FaultMode::Stopped { 1 } else { timeout };
                    Held { turns, failed: true }
                }
                _ if call.end as usize == place + 1 => Held { turns: config.ordinary_turns, failed: false },
                _ => self.hold_of_children(place),
            };
            self.own_turns[place] = own.turns;
            let is_faulty = self.faulty.is_some_and(|(faulty, _)| faulty == component);
            let slowed = self.saturated[component] && !is_faulty;
            self.seen[place] = if slowed { Held { turns: timeout, failed: true } } else { own };
        }
    }

    /// One turn of its own and its children's in order, up to the first that failed.
    fn hold_of_children(&self, place: usize) -> Held {
        let mut held = Held { turns: 1, failed: false };
        let (mut child, end) = (place + 1, self.end(place));
        while child < end && !held.failed {
            held.turns += self.seen[child].turns;
            held.failed = self.seen[child].failed;
            child = self.end(child);
        }
        held
    }

    /// Where the calls below a call end: the place of its next sibling, if it has one.
    fn end(&self, place: usize) -> usize {
        self.config.flows.calls()[place].end as usize
    }

    /// Marks the calls that are made, where only those count.
    fn reach(&mut self) {
        if !self.config.only_reached {
            return;
        }
        self.reached.fill(false);
        for (_, tree) in self.config.flows.trees() {
            self.reached[tree.start] = true;
            for place in tree {
                let component = self.config.flows.calls()[place].component as usize;
                let calls_on = self.faulty.is_none_or(|(faulty, _)| faulty != component);
                if !self.reached[place] || !calls_on {
                    continue;
                }
                let (mut child, end) = (place + 1, self.end(place));
                let mut failed = false;
                while child < end && !failed {
                    self.reached[child] = true;
                    failed = self.seen[child].failed;
                    child = self.end(child);
                }
            }
        }
    }

    /// Adds up the slots, in pre-order over the flows in turn: on the edge of saturation the last bit decides.
    fn occupy(&mut self) {
        self.occupancy.fill(0.0);
        let calls = self.config.flows.calls();
        for (rate, tree) in self.config.flows.trees() {
            let per_turn = rate / (1000.0 / self.config.turn_ms);
            for place in tree {
                if self.reached[place] {
                    self.occupancy[calls[place].component as usize] += per_turn * self.own_turns[place] as f64;
                }
            }
        }
    }

    fn finish(self) -> BlastRadius {
        let mut hit = self.saturated.clone();
        if let Some((faulty, _)) = self.faulty {
            hit[faulty] = true;
        }
        let calls = self.config.flows.calls();
        let (mut flows_hit, mut rate_hit) = (0, 0.0);
        for (rate, mut tree) in self.config.flows.trees() {
            if tree.any(|place| hit[calls[place].component as usize]) {
                flows_hit += 1;
                rate_hit += rate;
            }
        }
        let mut saturated = Vec::new();
        for (place, &full) in self.saturated.iter().enumerate() {
            if full {
                saturated.push(place);
            }
        }
        BlastRadius {
            saturated,
            occupancy: self.occupancy,
            hit: hit.iter().filter(|&&hit| hit).count() as u64,
            flows_hit,
            rate_hit,
        }
    }
}

/// A month of faults of one component; the default is the lesson's.
#[derive(Debug, Clone, PartialEq)]
pub struct MonthConfig {
    /// Faults a month, 0 … 10⁶.
    pub faults: f64,
    /// Minutes that each lasts, 0 … 10⁶.
    pub minutes: f64,
    /// Minutes a month set aside for faults, above 0 … 10⁶.
    pub budget_minutes: f64,
    /// The component that is faulty.
    pub component: String,
    /// What the blast radius depends on.
    pub blast: BlastConfig,
}

impl Default for MonthConfig {
    fn default() -> Self {
        Self {
            faults: month_limits::FAULTS.default,
            minutes: month_limits::MINUTES.default,
            budget_minutes: month_limits::BUDGET_MINUTES.default,
            component: "tasiyici-dogrulama".to_owned(),
            blast: BlastConfig::default(),
        }
    }
}

/// A month's bill, not rounded.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Month {
    /// Minutes of fault.
    pub minutes: f64,
    /// Those minutes over the minutes set aside; 1 is all of them.
    pub budget_share: f64,
    /// Requests of the flows hit in that time, if the component stops.
    pub stopped_requests: f64,
    /// The same if it slows.
    pub slowed_requests: f64,
    /// Slowed less stopped.
    pub difference: f64,
}

/// What a month of faults costs, stopped against slowed.
///
/// # Errors
/// The first field that is wrong; what [`blast_radius`] refuses.
pub fn month(config: &MonthConfig) -> Result<Month, ConfigError> {
    let numbers = [
        (&month_limits::FAULTS, "faults", config.faults),
        (&month_limits::MINUTES, "minutes", config.minutes),
        (&month_limits::BUDGET_MINUTES, "budget_minutes", config.budget_minutes),
    ];
    check_all(&[], &numbers)?;
    let minutes = config.faults * config.minutes;
    let requests = |mode| {
        let fault = Fault { component: config.component.clone(), mode };
        blast_radius(Some(&fault), &config.blast).map(|radius| minutes * 60.0 * radius.rate_hit)
    };
    let (stopped_requests, slowed_requests) = (requests(FaultMode::Stopped)?, requests(FaultMode::Slowed)?);
    Ok(Month {
        minutes,
        budget_share: minutes / config.budget_minutes,
        stopped_requests,
        slowed_requests,
        difference: slowed_requests - stopped_requests,
    })
}
