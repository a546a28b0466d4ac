//! One run told turn by turn: who was checked, who was in the pool, where each request went and what became of it.

use crate::endpoint::{Conditions, Endpoint};
use crate::error::{ConfigError, Reason};
use crate::limits::{Limit, run as limits};
use crate::pool::{Membership, Schedule, Thresholds, fails_open};
use crate::run::timeline::{self, Edge, Kind};
use crate::run::{Mix, RunConfig, RunResult, run};

/// What became of one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Outcome {
    /// It was served.
    Served = 0,
    /// The pool was empty.
    PoolEmpty = 1,
    /// A read found the pool empty though a replica was ready.
    RefusedForNothing = 2,
    /// Its replica was not ready.
    NotReady = 3,
    /// A write was accepted by a half-down replica and lost.
    SilentLoss = 4,
    /// A write's replica was well, the state store was down.
    StateStoreDown = 5,
    /// A batch request found the pricing store down.
    PricingStoreDown = 6,
}

impl Outcome {
    /// Every outcome, at the place of its number.
    pub const ALL: [Self; 7] = [
        Self::Served,
        Self::PoolEmpty,
        Self::RefusedForNothing,
        Self::NotReady,
        Self::SilentLoss,
        Self::StateStoreDown,
        Self::PricingStoreDown,
    ];
}

/// A run turn by turn, in flat lists: `n` replicas and `q` requests a turn, turn `t` from 1.
///
/// Per replica, `(t − 1)·n + i` is replica `i`; per request, `(t − 1)·q + r` is request `r`, reads first, then writes,
/// then batch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Trace {
    /// Requests in one turn, `q`.
    pub requests_per_turn: u64,
    /// Per replica and turn: bits 1 up, 2 ready, 4 own path works.
    pub conditions: Vec<u8>,
    /// Per turn: bits 1 state store up, 2 pricing store up.
    pub stores: Vec<u8>,
    /// Per replica and turn: 0 not checked, 1 passed, 2 failed.
    pub checks: Vec<u8>,
    /// Per replica and turn: 1 where its last decision is in.
    pub members: Vec<u8>,
    /// Per replica and turn: 1 where it is in the turn's pool, all of them in a fail-open turn.
    pub pool: Vec<u8>,
    /// Per request: the replica that got it, −1 where none did.
    pub targets: Vec<i16>,
    /// Per request: an [`Outcome`] as its number.
    pub outcomes: Vec<u8>,
    /// What [`run`](crate::run()) gives for the same configuration.
    pub totals: RunResult,
}

/// Tells a run turn by turn.
///
/// # Errors
/// What [`RunConfig::check`] refuses, and [`Reason::TooLarge`] where turns times replicas pass 10⁶ or turns times
/// requests a turn pass 10⁷.
///
/// ```
/// use ariza::{Endpoint, Outcome, RunConfig, trace};
/// let trace = trace(Endpoint::DeepShared, &RunConfig::default())?;
/// let refused = trace.outcomes.iter().filter(|&&outcome| outcome == Outcome::RefusedForNothing as u8);
/// assert_eq!(refused.count(), 88);
/// # Ok::<(), ariza::ConfigError>(())
/// ```
pub fn trace(endpoint: Endpoint, config: &RunConfig) -> Result<Trace, ConfigError> {
    config.check()?;
    let Mix { reads, writes, batch } = config.mix;
    let requests = u64::from(reads) + u64::from(writes) + u64::from(batch);
    let replicas = config.replicas.len() as u64;
    fits(limits::TRACE_REPLICA_TURNS, config.turns * replicas)?;
    fits(limits::TRACE_REQUESTS, config.turns * requests)?;
    let totals = run(endpoint, config)?;
    Ok(Teller::new(endpoint, config, requests, totals).tell())
}

fn fits(limit: Limit, size: u64) -> Result<(), ConfigError> {
    if size <= limit.max as u64 {
        return Ok(());
    }
    Err(ConfigError::at("turns", Reason::TooLarge { size: size as f64, max: limit.max }))
}

/// The state of a run between two turns, and what has been told of it.
struct Teller<'a> {
    endpoint: Endpoint,
    config: &'a RunConfig,
    edges: Vec<Edge>,
    /// Windows that hold now, by replica and kind: half-down, warming up, stopped, brief.
    faults: Vec<[u32; 4]>,
    /// Windows that hold now: state store, pricing store.
    store_faults: [u32; 2],
    memberships: Vec<Membership>,
    cursor: u64,
    told: Trace,
}

impl<'a> Teller<'a> {
    fn new(endpoint: Endpoint, config: &'a RunConfig, requests_per_turn: u64, totals: RunResult) -> Self {
        let mut edges = Vec::new();
        timeline::fill(&mut edges, &mut Vec::new(), &config.calendar, config.turns);
        let (turns, count) = (config.turns as usize, config.replicas.len());
        let by_replica = || Vec::with_capacity(turns * count);
        let by_request = turns * requests_per_turn as usize;
        let told = Trace {
            requests_per_turn,
            conditions: by_replica(),
            stores: Vec::with_capacity(turns),
            checks: by_replica(),
            members: by_replica(),
            pool: by_replica(),
            targets: Vec::with_capacity(by_request),
            outcomes: Vec::with_capacity(by_request),
            totals,
        };
        let faults = vec![[0; 4]; count];
        let memberships = vec![Membership::START; count];
        Self { endpoint, config, edges, faults, store_faults: [0; 2], memberships, cursor: 0, told }
    }

    fn tell(mut self) -> Trace {
        let mut edge = 0;
        let mut pool = Vec::with_capacity(self.config.replicas.len());
        for turn in 1..=self.config.turns as u32 {
            while self.edges[edge].turn() == turn {
                self.cross(self.edges[edge]);
                edge += 1;
            }
            let conditions = self.tell_checks(turn);
            self.tell_pool(&mut pool);
            self.tell_requests(conditions, &pool);
        }
        self.told
    }

    fn cross(&mut self, edge: Edge) {
        let held = match edge.kind() {
            Kind::StateStore => &mut self.store_faults[0],
            Kind::PricingStore => &mut self.store_faults[1],
            Kind::End => return,
            kind @ (Kind::HalfDown | Kind::WarmingUp | Kind::Stopped | Kind::Brief) => {
                &mut self.faults[edge.replica() as usize][kind as usize]
            }
        };
        *held = if edge.starts() { *held + 1 } else { *held - 1 };
    }

    /// Tells conditions, checks and decisions; gives where this turn's conditions begin.
    fn tell_checks(&mut self, turn: u32) -> usize {
        let config = self.config;
        let thresholds = Thresholds { fall: config.fall_threshold, rise: config.rise_threshold };
        let [state_up, pricing_up] = self.store_faults.map(|held| held == 0);
        self.told.stores.push(u8::from(state_up) | u8::from(pricing_up) << 1);
        let start = self.told.conditions.len();
        let mut shared = Conditions::default();
        shared = if state_up { shared.with(Conditions::STATE_STORE) } else { shared };
        shared = if pricing_up { shared.with(Conditions::PRICING_STORE) } else { shared };
        for (index, (faults, membership)) in self.faults.iter().zip(&mut self.memberships).enumerate() {
            let own = own_conditions(*faults);
            let phase = config.phase.get(index).map_or(0, |&phase| phase as u32);
            let schedule = Schedule { interval: config.interval as u32, phase };
            let pass = self.endpoint.answers(own.with(shared));
            let due = schedule.is_due(turn);
            if due {
                membership.check(pass, thresholds);
            }
            self.told.conditions.push(own.0);
            self.told.checks.push(if due { 1 + u8::from(!pass) } else { 0 });
            self.told.members.push(u8::from(membership.inside));
        }
        start
    }

    /// Tells this turn's pool and fills `pool` with its replicas.
    fn tell_pool(&mut self, pool: &mut Vec<i16>) {
        let count = self.memberships.len();
        let inside = self.memberships.iter().filter(|membership| membership.inside).count();
        let open = fails_open(inside as u32, count as u32, self.config.fail_open_percent);
        pool.clear();
        for (index, membership) in self.memberships.iter().enumerate() {
            let routed = open || membership.inside;
            self.told.pool.push(u8::from(routed));
            if routed {
                pool.push(index as i16);
            }
        }
    }

    fn tell_requests(&mut self, conditions: usize, pool: &[i16]) {
        let Mix { reads, writes, batch } = self.config.mix;
        let [state_up, pricing_up] = self.store_faults.map(|held| held == 0);
        let any_ready = self.told.conditions[conditions..].iter().any(|&own| has(own, Conditions::READY));
        let unread = if any_ready { Outcome::RefusedForNothing } else { Outcome::PoolEmpty };
        let read = outcomes(Outcome::Served, Outcome::Served);
        let store = if state_up { Outcome::Served } else { Outcome::StateStoreDown };
        self.route(reads, conditions, pool, unread, read);
        self.route(writes, conditions, pool, Outcome::PoolEmpty, outcomes(Outcome::SilentLoss, store));
        if pricing_up || pool.is_empty() {
            self.route(batch, conditions, pool, Outcome::PoolEmpty, [Outcome::Served; 8]);
        } else {
            (0..batch).for_each(|_| self.tell_request(-1, Outcome::PricingStoreDown));
        }
    }

    /// Sends requests to one replica after the other, if there are any; its own conditions decide what becomes of each.
    fn route(&mut self, count: u32, conditions: usize, pool: &[i16], nobody: Outcome, outcomes: [Outcome; 8]) {
        for _ in 0..count {
            if pool.is_empty() {
                self.tell_request(-1, nobody);
                continue;
            }
            let target = pool[(self.cursor % pool.len() as u64) as usize];
            self.cursor += 1;
            let own = self.told.conditions[conditions + target as usize];
            self.tell_request(target, outcomes[usize::from(own & 7)]);
        }
    }

    fn tell_request(&mut self, target: i16, outcome: Outcome) {
        self.told.targets.push(target);
        self.told.outcomes.push(outcome as u8);
    }
}

/// What becomes of a request by its replica's own conditions, which are the bits of the place: on a replica that is
/// not ready, on one whose path is broken, and on one that is well.
fn outcomes(broken_path: Outcome, well: Outcome) -> [Outcome; 8] {
    let outcome = |own: u8| match (has(own, Conditions::READY), has(own, Conditions::PATH_OK)) {
        (false, _) => Outcome::NotReady,
        (true, false) => broken_path,
        (true, true) => well,
    };
    [0, 1, 2, 3, 4, 5, 6, 7].map(outcome)
}

fn has(own: u8, condition: Conditions) -> bool {
    Conditions(own).contains(condition)
}

fn own_conditions([half_down, warming_up, stopped, brief]: [u32; 4]) -> Conditions {
    let up = stopped == 0 && brief == 0;
    let ready = up && warming_up == 0;
    let mut own = Conditions::default();
    for (holds, condition) in [(up, Conditions::UP), (ready, Conditions::READY), (half_down == 0, Conditions::PATH_OK)]
    {
        own = if holds { own.with(condition) } else { own };
    }
    own
}
