//! The event loop: from one turn at which something changes to the next.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use super::bits::{Word, each_bit, set};
use super::cursor::Stretch;
use super::timeline::{self, Edge, Kind};
use super::{Mix, RunConfig, RunResult};
use crate::endpoint::{Conditions, Endpoint};
use crate::error::ConfigError;
use crate::names::NameTable;
use crate::pool::{Membership, Schedule, Thresholds, fails_open};

/// A turn that no run reaches.
const NEVER: u32 = u32::MAX;

/// Room for runs, kept from one to the next: after the first run of a size, further ones allocate nothing.
#[derive(Debug, Default)]
pub struct Workspace {
    edges: Vec<Edge>,
    sorting: Vec<Edge>,
    replicas: Vec<Replica>,
    words: Vec<Word>,
    due: BinaryHeap<Reverse<(u32, u32)>>,
    before: Vec<u32>,
    names: NameTable,
    watched: Option<(u32, u64)>,
}

/// What one run varies over a calendar that is laid out already.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Knobs {
    pub interval: u32,
    pub fall: u32,
    /// One phase for all, or none for those of the configuration.
    pub phase: Option<u32>,
}

impl Workspace {
    /// An empty workspace.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Does what [`run`](crate::run()) does, in this room.
    ///
    /// # Errors
    /// What [`RunConfig::check`] refuses; the workspace stays usable.
    pub fn run(&mut self, endpoint: Endpoint, config: &RunConfig) -> Result<RunResult, ConfigError> {
        config.check_with(&mut self.names)?;
        self.lay_out(config);
        let knobs = Knobs { interval: config.interval as u32, fall: config.fall_threshold, phase: None };
        Ok(self.simulate(endpoint, config, knobs))
    }

    /// Puts a checked configuration's calendar in time order, for any number of [`Workspace::simulate`].
    pub(crate) fn lay_out(&mut self, config: &RunConfig) {
        timeline::fill(&mut self.edges, &mut self.sorting, &config.calendar, config.turns);
        self.watched = timeline::earliest_stop(&config.calendar);
    }

    /// Runs once over the calendar laid out last, which must be this configuration's.
    pub(crate) fn simulate(&mut self, endpoint: Endpoint, config: &RunConfig, knobs: Knobs) -> RunResult {
        self.replicas.clear();
        self.due.clear();
        let count = config.replicas.len();
        let phase = |index: usize| match knobs.phase {
            Some(phase) => phase,
            None => config.phase.get(index).map_or(0, |&phase| phase as u32),
        };
        self.replicas
            .extend((0..count).map(|index| Replica::new(Schedule { interval: knobs.interval, phase: phase(index) })));
        let thresholds = Thresholds { fall: knobs.fall, rise: config.rise_threshold };
        Word::fill(&mut self.words, count as u32);
        Engine::new(self, endpoint, config, thresholds).run()
    }
}

/// One replica between events.
#[derive(Debug, Clone, Copy)]
struct Replica {
    schedule: Schedule,
    membership: Membership,
    /// Windows that hold now, by kind: half-down, warming up, stopped, brief.
    faults: [u32; 4],
    /// Checks that `membership` has taken in.
    seen: u32,
    /// The turn at which the decision turns if nothing changes, or [`NEVER`].
    due: u32,
    /// Checks that will have been taken in by then.
    seen_when_due: u32,
}

impl Replica {
    fn new(schedule: Schedule) -> Self {
        Self { schedule, membership: Membership::START, faults: [0; 4], seen: 0, due: NEVER, seen_when_due: 0 }
    }
}

struct Engine<'a> {
    edges: &'a [Edge],
    replicas: &'a mut [Replica],
    /// The same replicas, 64 to a word.
    words: &'a mut [Word],
    /// Turns at which decisions turn, with the replica; entries that no longer agree with the replica are void.
    due: &'a mut BinaryHeap<Reverse<(u32, u32)>>,
    before: &'a mut Vec<u32>,
    count: u32,
    turns: u32,
    asks: Conditions,
    thresholds: Thresholds,
    fail_open_percent: f64,
    mix: Mix,
    /// How many replicas have been decided to be in.
    inside: u32,
    /// Windows that hold now: state store, pricing store.
    store_faults: [u32; 2],
    cursor: u64,
    watch: Option<Watch>,
    result: RunResult,
}

/// The replica whose stop counts as detected.
#[derive(Debug, Clone, Copy)]
struct Watch {
    replica: u32,
    start: u64,
    /// The first check in the stop that holds now, where the replica was out of the pool already when it began.
    check: Option<u64>,
}

impl<'a> Engine<'a> {
    fn new(room: &'a mut Workspace, endpoint: Endpoint, config: &RunConfig, thresholds: Thresholds) -> Self {
        let count = config.replicas.len() as u32;
        Self {
            edges: &room.edges,
            replicas: &mut room.replicas,
            words: &mut room.words,
            due: &mut room.due,
            before: &mut room.before,
            count,
            turns: config.turns as u32,
            asks: endpoint.asks(),
            thresholds,
            fail_open_percent: config.fail_open_percent,
            mix: config.mix,
            inside: count,
            store_faults: [0; 2],
            cursor: 0,
            watch: room.watched.map(|(replica, start)| Watch { replica, start, check: None }),
            result: RunResult::default(),
        }
    }

    fn run(mut self) -> RunResult {
        let mut edge = 0;
        let mut turn = 1;
        while turn <= self.turns {
            if self.edges[edge].turn() == turn {
                edge = self.cross_edges(edge, turn);
                self.settle_answers(turn);
            }
            let next = self.edges[edge].turn().min(self.turn_over_due(turn));
            self.account(next - turn);
            turn = next;
        }
        self.stop_is_over(turn.into());
        self.result.checks =
            self.replicas.iter().map(|replica| u64::from(replica.schedule.checks_through(self.turns))).sum();
        self.result
    }

    /// Applies the edges at `turn`; gives the place of the first later one. The end's edge lies past every turn.
    fn cross_edges(&mut self, mut edge: usize, turn: u32) -> usize {
        while self.edges[edge].turn() == turn {
            let crossed = self.edges[edge];
            edge += 1;
            let kind = crossed.kind();
            // A window's end never comes before its start, so no count falls below 0.
            let change = |held: &mut u32| *held = if crossed.starts() { *held + 1 } else { *held - 1 };
            match kind {
                Kind::StateStore => change(&mut self.store_faults[0]),
                Kind::PricingStore => change(&mut self.store_faults[1]),
                Kind::End => {}
                Kind::HalfDown | Kind::WarmingUp | Kind::Stopped | Kind::Brief => {
                    let index = crossed.replica();
                    let held = &mut self.replicas[index as usize].faults;
                    change(&mut held[kind as usize]);
                    let [half_down, warming_up, stopped, brief] = *held;
                    let up = stopped | brief == 0;
                    let word = &mut self.words[index as usize / 64];
                    set(&mut word.up, index, up);
                    set(&mut word.ready, index, up && warming_up == 0);
                    set(&mut word.path_ok, index, half_down == 0);
                    if kind == Kind::Stopped {
                        self.watch_stop(index, turn, crossed.starts(), stopped);
                    }
                }
            }
        }
        edge
    }

    /// Looks at a stop of the watched replica that has just begun or ended.
    fn watch_stop(&mut self, index: u32, turn: u32, starts: bool, held: u32) {
        let Some(watch) = self.watch.as_mut().filter(|watch| watch.replica == index) else { return };
        let Replica { membership, schedule, .. } = self.replicas[index as usize];
        if starts && held == 1 && !membership.inside {
            watch.check = Some(schedule.turn_of(schedule.checks_through(turn - 1) + 1));
        } else if !starts && held == 0 {
            self.stop_is_over(turn.into());
        }
    }

    /// Notices a stop that began out of the pool and holds no longer at `turn`.
    fn stop_is_over(&mut self, turn: u64) {
        if let Some(watch) = &mut self.watch
            && let Some(check) = watch.check.take()
            && check < turn
        {
            self.result.detection_delay = Some(check - watch.start);
            self.watch = None;
        }
    }

    /// Finds whose answer has changed at `turn`, and when that will turn a decision.
    fn settle_answers(&mut self, turn: u32) {
        let asks_path = self.asks.contains(Conditions::PATH_OK);
        let asks_ready = self.asks.contains(Conditions::READY);
        let state_asked = self.asks.contains(Conditions::STATE_STORE) && self.store_faults[0] > 0;
        let pricing_asked = self.asks.contains(Conditions::PRICING_STORE) && self.store_faults[1] > 0;
        for place in 0..self.words.len() {
            let word = &mut self.words[place];
            let passes = match (state_asked || pricing_asked, asks_path, asks_ready) {
                (true, ..) => 0,
                (false, true, _) => word.ready & word.path_ok,
                (false, false, true) => word.ready,
                (false, false, false) => word.up,
            };
            let changed = passes ^ word.passes;
            word.passes = passes;
            each_bit(changed, |bit| self.answer_changed(64 * place as u32 + bit, passes >> bit & 1 == 1, turn));
        }
    }

    fn answer_changed(&mut self, index: u32, pass: bool, turn: u32) {
        let replica = &mut self.replicas[index as usize];
        let seen = replica.schedule.checks_through(turn - 1);
        replica.membership.observe(!pass, seen - replica.seen);
        replica.seen = seen;
        replica.due = NEVER;
        let Some(missing) = replica.membership.missing(pass, self.thresholds) else { return };
        let due = replica.schedule.turn_of(seen + missing);
        if due > self.turns.into() {
            return;
        }
        replica.due = due as u32;
        replica.seen_when_due = seen + missing;
        if replica.due == turn {
            self.turn_over(index, turn);
        } else {
            self.due.push(Reverse((replica.due, index)));
        }
    }

    /// Turns the decisions due at `turn`; gives the next turn at which one is due.
    fn turn_over_due(&mut self, turn: u32) -> u32 {
        while let Some(&Reverse((due, index))) = self.due.peek() {
            let holds = self.replicas[index as usize].due == due;
            if holds && due > turn {
                return due;
            }
            self.due.pop();
            if holds {
                self.turn_over(index, turn);
            }
        }
        NEVER
    }

    fn turn_over(&mut self, index: u32, turn: u32) {
        let replica = &mut self.replicas[index as usize];
        replica.membership.turn_over();
        replica.seen = replica.seen_when_due;
        replica.due = NEVER;
        let inside = replica.membership.inside;
        set(&mut self.words[index as usize / 64].members, index, inside);
        if inside {
            self.inside += 1;
            return;
        }
        self.inside -= 1;
        let [_, _, stopped, brief] = replica.faults;
        self.result.false_removals += u64::from(brief > 0);
        if stopped > 0
            && let Some(watch) = self.watch.filter(|watch| watch.replica == index)
        {
            self.result.detection_delay = Some(u64::from(turn) - watch.start);
            self.watch = None;
        }
    }

    /// Counts what `turns` equal turns do.
    fn account(&mut self, turns: u32) {
        let long = u64::from(turns);
        let Mix { reads, writes, batch } = self.mix;
        let (all_reads, all_writes) = (long * u64::from(reads), long * u64::from(writes));
        let [state_down, pricing_down] = self.store_faults.map(|held| held > 0);
        let open = fails_open(self.inside, self.count, self.fail_open_percent);
        self.result.fail_open_turns += if open { long } else { 0 };
        let places = if open { self.count } else { self.inside };
        self.result.out_of_pool_turns += long * u64::from(self.count - places);
        if places == 0 || pricing_down {
            self.result.dropped_batch += long * u64::from(batch);
        }
        if places == 0 {
            self.result.dropped_reads += all_reads;
            self.result.dropped_writes += all_writes;
            self.result.refused_for_nothing +=
                if self.words.iter().any(|word| word.ready != 0) { all_reads } else { 0 };
            return;
        }
        let moves = reads + writes + if pricing_down { 0 } else { batch };
        let words = &*self.words;
        let trouble = words.iter().any(|word| word.unready(open) | word.half_down(open) != 0);
        let (lost_reads, lost_writes, silent) = if trouble {
            let stretch = Stretch::new(turns, places, self.cursor, moves);
            let mut hits = |from, count, on: fn(&Word, bool) -> u64| {
                let landings = words.iter().map(|word| on(word, open).count_ones()).sum();
                let landing = |each: &mut dyn FnMut(u32)| {
                    let mut before = 0;
                    for word in words {
                        let pool = word.pool(open);
                        each_bit(on(word, open), |bit| each(before + (pool & ((1 << bit) - 1)).count_ones()));
                        before += pool.count_ones();
                    }
                };
                stretch.hits(from, count, landings, landing, self.before)
            };
            (hits(0, reads, Word::unready), hits(reads, writes, Word::unready), hits(reads, writes, Word::half_down))
        } else {
            (0, 0, 0)
        };
        self.result.dropped_reads += lost_reads;
        self.result.dropped_writes += if state_down { all_writes - silent } else { lost_writes };
        self.result.silent_loss += silent;
        self.cursor += long * u64::from(moves);
    }
}
