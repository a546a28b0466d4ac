//! Why a request was lost: what was true of its replica, what the last check asked and heard, and why the balancer
//! acted as it did.

use crate::calendar::{Calendar, FaultKind, Window};
use crate::endpoint::{Conditions, Endpoint};
use crate::error::{ConfigError, Reason};
use crate::pool::Schedule;
use crate::run::{Mix, RunConfig};
use crate::trace::{Outcome, Trace, trace};

/// What a request asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RequestKind {
    /// A read: any ready replica can answer it.
    Read,
    /// A write: its replica must reach the state store.
    Write,
    /// A batch request: it needs the pricing store.
    Batch,
}

/// One request's end, and the facts that led to it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Why {
    /// The turn, from 1.
    pub turn: u64,
    /// What it asked for.
    pub kind: RequestKind,
    /// Its place among the turn's requests of that kind, from 1.
    pub number: u64,
    /// What became of it.
    pub outcome: Outcome,
    /// Why.
    pub cause: Cause,
}

/// What a request's end goes back to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Cause {
    /// Nothing: it was served by this replica.
    Served {
        /// The replica's place in routing order.
        replica: usize,
    },
    /// Its replica could not serve it.
    Replica {
        /// What is known of the replica.
        facts: ReplicaFacts,
        /// Why the balancer still sent it there.
        routing: Routing,
    },
    /// Nobody was in the pool: each replica, with what kept it out.
    NobodyLeft {
        /// By routing order.
        replicas: Vec<ReplicaFacts>,
    },
    /// A store was down.
    Store {
        /// The replica that the request had reached; none for a batch request.
        replica: Option<usize>,
        /// The state store's or the pricing store's fault.
        fault: Holding,
    },
}

/// What can be wrong at a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wrong {
    /// One replica's fault.
    Replica(FaultKind),
    /// The state store is down.
    StateStore,
    /// The pricing store is down.
    PricingStore,
}

/// A fault that holds at a turn; windows of one kind that overlap or touch are one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Holding {
    /// What is wrong.
    pub wrong: Wrong,
    /// First turn of the stretch.
    pub since: u64,
    /// Last turn of the stretch; it may lie past the end of the run.
    pub until: u64,
}

/// What is known of a replica at a turn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReplicaFacts {
    /// Its place in routing order.
    pub replica: usize,
    /// Whether it is ready for traffic.
    pub ready: bool,
    /// Its own faults that hold.
    pub faults: Vec<Holding>,
    /// Whether its last decision is in.
    pub inside: bool,
    /// The turn of that decision; none where it is as it started.
    pub decided: Option<u64>,
    /// The last check up to this turn.
    pub check: Option<CheckFacts>,
    /// Checks in a row, up to that one, that speak against the last decision.
    pub against: u32,
    /// The turn of the next check.
    pub next_check: u64,
}

/// One check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CheckFacts {
    /// Its turn.
    pub turn: u64,
    /// Whether the answer was yes.
    pub passed: bool,
    /// The faults because of which it was no: those that the endpoint asks about.
    pub because: Vec<Holding>,
}

/// Why the balancer sends requests to a replica that cannot serve them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Routing {
    /// Too few replicas are in the pool, so traffic goes to all.
    FailOpen,
    /// The endpoint does not ask about what is wrong.
    NotAsked,
    /// No check has been made yet.
    NeverChecked,
    /// The last check came before the fault.
    CheckedBefore,
    /// A check has failed, and fewer in a row than it takes.
    BelowThreshold,
}

/// Why the `request`th request of a turn, from 0, ended as it did: reads first, then writes, then batch.
///
/// # Errors
/// What [`trace`](crate::trace()) refuses; [`Reason::OutOfRange`] for a turn or a request that the run does not have.
///
/// ```
/// use ariza::{Cause, Endpoint, Outcome, Routing, RunConfig, why};
/// let config = RunConfig { interval: 4, ..RunConfig::default() };
/// let lost = why(Endpoint::DeepOwnPath, &config, 82, 2)?;
/// assert_eq!(lost.outcome, Outcome::NotReady);
/// assert!(matches!(lost.cause, Cause::Replica { routing: Routing::CheckedBefore, .. }));
/// # Ok::<(), ariza::ConfigError>(())
/// ```
pub fn why(endpoint: Endpoint, config: &RunConfig, turn: u64, request: u64) -> Result<Why, ConfigError> {
    config.check()?;
    let Mix { reads, writes, batch } = config.mix;
    let [reads, writes, batch] = [reads, writes, batch].map(u64::from);
    within("turn", turn, 1, config.turns)?;
    within("request", request, 0, (reads + writes + batch).saturating_sub(1))?;
    if reads + writes + batch == 0 {
        return Err(ConfigError::at("request", Reason::OutOfRange { value: 0.0, min: 0.0, max: 0.0, open: true }));
    }
    let (kind, first) = match request {
        r if r < reads => (RequestKind::Read, 0),
        r if r < reads + writes => (RequestKind::Write, reads),
        _ => (RequestKind::Batch, reads + writes),
    };
    // What comes later changes nothing, so only the turns up to this one are told.
    let config = &RunConfig { turns: turn, ..config.clone() };
    let told = trace(endpoint, config)?;
    let asker = Asker { endpoint, config, told: &told, turn };
    let place = ((turn - 1) * told.requests_per_turn + request) as usize;
    let outcome = Outcome::ALL[usize::from(told.outcomes[place])];
    let cause = asker.cause(outcome, usize::try_from(told.targets[place]).ok());
    Ok(Why { turn, kind, number: request - first + 1, outcome, cause })
}

fn within(field: &'static str, value: u64, min: u64, max: u64) -> Result<(), ConfigError> {
    if (min..=max).contains(&value) {
        return Ok(());
    }
    let [value, min, max] = [value, min, max].map(|count| count as f64);
    Err(ConfigError::at(field, Reason::OutOfRange { value, min, max, open: false }))
}

struct Asker<'a> {
    endpoint: Endpoint,
    config: &'a RunConfig,
    told: &'a Trace,
    turn: u64,
}

impl Asker<'_> {
    fn cause(&self, outcome: Outcome, replica: Option<usize>) -> Cause {
        let count = self.config.replicas.len();
        match (outcome, replica) {
            (Outcome::Served, Some(replica)) => Cause::Served { replica },
            (Outcome::NotReady | Outcome::SilentLoss, Some(replica)) => {
                let facts = self.facts(replica);
                let routing = self.routing(outcome, &facts);
                Cause::Replica { facts, routing }
            }
            (Outcome::StateStoreDown, replica) => {
                Cause::Store { replica, fault: self.store(Wrong::StateStore, self.turn) }
            }
            (Outcome::PricingStoreDown, _) => {
                Cause::Store { replica: None, fault: self.store(Wrong::PricingStore, self.turn) }
            }
            _ => Cause::NobodyLeft { replicas: (0..count).map(|replica| self.facts(replica)).collect() },
        }
    }

    /// Where something of a replica at a turn stands in the trace.
    fn place(&self, replica: usize, turn: u64) -> usize {
        (turn as usize - 1) * self.config.replicas.len() + replica
    }

    fn facts(&self, replica: usize) -> ReplicaFacts {
        let told = self.told;
        let at = |turn| self.place(replica, turn);
        let inside = told.members[at(self.turn)] == 1;
        let decided = (1..=self.turn).rev().find(|&turn| match turn {
            1 => told.members[at(1)] == 0,
            _ => told.members[at(turn)] != told.members[at(turn - 1)],
        });
        let mut checks =
            (1..=self.turn).rev().map(|turn| (turn, told.checks[at(turn)])).filter(|&(_, answer)| answer != 0);
        let last = checks.clone().next();
        // The check that decided cleared the count, so only those after it stand against the decision.
        let speaks_against =
            |&(turn, answer): &(u64, u8)| (answer == 2) == inside && decided.is_none_or(|at| turn > at);
        let against = checks.by_ref().take_while(speaks_against).count() as u32;
        let own = Conditions(told.conditions[at(self.turn)]);
        ReplicaFacts {
            replica,
            ready: own.contains(Conditions::READY),
            faults: self.faults(replica, self.turn),
            inside,
            decided,
            check: last.map(|(turn, answer)| self.check(replica, turn, answer == 1)),
            against,
            next_check: self.next_check(replica),
        }
    }

    fn check(&self, replica: usize, turn: u64, passed: bool) -> CheckFacts {
        let mut because = Vec::new();
        if !passed {
            let asked = self.endpoint.asks();
            because = self.faults(replica, turn);
            because.retain(|fault| asked.contains(broken(fault.wrong)));
            let stores = self.told.stores[turn as usize - 1];
            for (bit, wrong) in [(1, Wrong::StateStore), (2, Wrong::PricingStore)] {
                if stores & bit == 0 && asked.contains(broken(wrong)) {
                    because.push(self.store(wrong, turn));
                }
            }
        }
        CheckFacts { turn, passed, because }
    }

    fn next_check(&self, replica: usize) -> u64 {
        let phase = self.config.phase.get(replica).copied().unwrap_or(0) as u32;
        let schedule = Schedule { interval: self.config.interval as u32, phase };
        schedule.turn_of(schedule.checks_through(self.turn as u32) + 1)
    }

    /// A replica's own faults that hold at a turn.
    fn faults(&self, replica: usize, turn: u64) -> Vec<Holding> {
        let calendar = &self.config.calendar;
        let holding = |kind| {
            let windows = calendar.of(kind).get(replica)?;
            holding(Wrong::Replica(kind), windows, turn)
        };
        FaultKind::ALL.into_iter().filter_map(holding).collect()
    }

    fn store(&self, wrong: Wrong, turn: u64) -> Holding {
        let windows = store_windows(&self.config.calendar, wrong);
        // The trace says that it is down, so a window holds.
        holding(wrong, windows, turn).unwrap_or(Holding { wrong, since: turn, until: turn })
    }

    fn routing(&self, outcome: Outcome, facts: &ReplicaFacts) -> Routing {
        let lacking = facts.faults.iter().map(|fault| broken(fault.wrong));
        let decisive = match outcome {
            Outcome::SilentLoss => Conditions::PATH_OK,
            // A replica that is not up is not ready either; what it lacks first is what a check could have asked.
            _ if lacking.clone().any(|condition| condition == Conditions::UP) => Conditions::UP,
            _ => Conditions::READY,
        };
        match &facts.check {
            _ if !facts.inside => Routing::FailOpen,
            _ if !self.endpoint.asks().contains(decisive) => Routing::NotAsked,
            None => Routing::NeverChecked,
            Some(check) if check.passed => Routing::CheckedBefore,
            Some(_) => Routing::BelowThreshold,
        }
    }
}

/// The condition that a fault breaks.
const fn broken(wrong: Wrong) -> Conditions {
    match wrong {
        Wrong::Replica(FaultKind::HalfDown) => Conditions::PATH_OK,
        Wrong::Replica(FaultKind::WarmingUp) => Conditions::READY,
        Wrong::Replica(FaultKind::Stopped | FaultKind::Brief) => Conditions::UP,
        Wrong::StateStore => Conditions::STATE_STORE,
        Wrong::PricingStore => Conditions::PRICING_STORE,
    }
}

fn store_windows(calendar: &Calendar, wrong: Wrong) -> &[Window] {
    if wrong == Wrong::PricingStore { &calendar.pricing_store } else { &calendar.state_store }
}

/// The stretch of windows around a turn, if one holds there.
fn holding(wrong: Wrong, windows: &[Window], turn: u64) -> Option<Holding> {
    let mut stretch = windows.iter().copied().find(|window| window.holds(turn))?;
    loop {
        let before = stretch;
        for window in windows {
            if window.start <= stretch.end.saturating_add(1) && window.end.saturating_add(1) >= stretch.start {
                stretch.start = stretch.start.min(window.start);
                stretch.end = stretch.end.max(window.end);
            }
        }
        if stretch == before {
            return Some(Holding { wrong, since: stretch.start, until: stretch.end });
        }
    }
}
