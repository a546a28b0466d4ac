//! The health-check model told turn by turn and request by request, as its rules are stated: slow, and easy to check
//! by reading. The engine is held to it.

use ariza::{Calendar, Conditions, Endpoint, FaultKind, RunConfig, RunResult, Window};

/// What became of one request, in the trace's codes.
pub const SERVED: u8 = 0;
pub const POOL_EMPTY: u8 = 1;
pub const REFUSED_FOR_NOTHING: u8 = 2;
pub const NOT_READY: u8 = 3;
pub const SILENT: u8 = 4;
pub const STATE_STORE_DOWN: u8 = 5;
pub const PRICING_STORE_DOWN: u8 = 6;

/// One turn as it went.
#[derive(Debug, Clone, Default)]
pub struct Turn {
    /// Per replica: bits 1 up, 2 ready, 4 own path works.
    pub conditions: Vec<u8>,
    /// Bits: 1 state store up, 2 pricing store up.
    pub stores: u8,
    /// Per replica: 0 not checked, 1 passed, 2 failed.
    pub checks: Vec<u8>,
    /// Per replica: 1 where the last decision is in.
    pub members: Vec<u8>,
    /// Per replica: 1 where it is in this turn's pool.
    pub pool: Vec<u8>,
    /// Per request: the replica, −1 for none.
    pub targets: Vec<i16>,
    /// Per request: one of the codes above.
    pub outcomes: Vec<u8>,
}

#[derive(Clone, Copy)]
struct Replica {
    inside: bool,
    failures: u32,
    passes: u32,
}

fn holds(windows: &[Window], turn: u64) -> bool {
    windows.iter().any(|window| window.start <= turn && turn <= window.end)
}

fn holds_for(calendar: &Calendar, kind: FaultKind, replica: usize, turn: u64) -> bool {
    calendar.of(kind).get(replica).is_some_and(|windows| holds(windows, turn))
}

/// The stop window that starts earliest, with its replica; a tie goes to the replica named first.
fn earliest_stop(calendar: &Calendar) -> Option<(usize, u64)> {
    let mut earliest: Option<(usize, u64)> = None;
    for (replica, windows) in calendar.stopped.iter().enumerate() {
        for window in windows {
            if earliest.is_none_or(|(_, start)| window.start < start) {
                earliest = Some((replica, window.start));
            }
        }
    }
    earliest
}

/// Runs every turn; hands each to `each` as it ends.
pub fn run(endpoint: Endpoint, config: &RunConfig, mut each: impl FnMut(&Turn)) -> RunResult {
    let count = config.replicas.len();
    let watched = earliest_stop(&config.calendar);
    let mut replicas = vec![Replica { inside: true, failures: 0, passes: 0 }; count];
    let mut cursor = 0u64;
    let mut result = RunResult::default();
    for t in 1..=config.turns {
        let mut turn = conditions(config, t);
        for (i, replica) in replicas.iter_mut().enumerate() {
            let phase = config.phase.get(i).copied().unwrap_or(0);
            let due = t > phase && (t - 1 - phase) % config.interval == 0;
            turn.checks.push(0);
            if due {
                let pass = answers(endpoint, turn.conditions[i], turn.stores);
                turn.checks[i] = if pass { 1 } else { 2 };
                check(config, replica, pass, i, t, &mut result);
                let stopped = holds_for(&config.calendar, FaultKind::Stopped, i, t);
                if let Some((owner, start)) = watched
                    && owner == i
                    && result.detection_delay.is_none()
                    && stopped
                    && !replica.inside
                {
                    result.detection_delay = Some(t - start);
                }
            }
        }
        pool(config, &replicas, &mut turn, &mut result);
        requests(config, &mut turn, &mut cursor, &mut result);
        each(&turn);
    }
    result
}

fn conditions(config: &RunConfig, t: u64) -> Turn {
    let calendar = &config.calendar;
    let one = |i: usize| {
        let up = !holds_for(calendar, FaultKind::Stopped, i, t) && !holds_for(calendar, FaultKind::Brief, i, t);
        let ready = up && !holds_for(calendar, FaultKind::WarmingUp, i, t);
        let path_ok = !holds_for(calendar, FaultKind::HalfDown, i, t);
        u8::from(up) | u8::from(ready) << 1 | u8::from(path_ok) << 2
    };
    Turn {
        conditions: (0..config.replicas.len()).map(one).collect(),
        stores: u8::from(!holds(&calendar.state_store, t)) | u8::from(!holds(&calendar.pricing_store, t)) << 1,
        ..Turn::default()
    }
}

fn answers(endpoint: Endpoint, conditions: u8, stores: u8) -> bool {
    let (up, ready, path_ok) = (conditions & 1 > 0, conditions & 2 > 0, conditions & 4 > 0);
    let (state_up, pricing_up) = (stores & 1 > 0, stores & 2 > 0);
    match endpoint {
        Endpoint::Shallow => up,
        Endpoint::Readiness => ready,
        Endpoint::DeepOwnPath => ready && path_ok,
        Endpoint::DeepShared => ready && path_ok && state_up,
        Endpoint::DeepEverything => ready && path_ok && state_up && pricing_up,
    }
}

fn check(config: &RunConfig, replica: &mut Replica, pass: bool, i: usize, t: u64, result: &mut RunResult) {
    result.checks += 1;
    if pass {
        replica.passes += 1;
        replica.failures = 0;
    } else {
        replica.failures += 1;
        replica.passes = 0;
    }
    if replica.inside && replica.failures >= config.fall_threshold {
        replica.inside = false;
        result.false_removals += u64::from(holds_for(&config.calendar, FaultKind::Brief, i, t));
    } else if !replica.inside && replica.passes >= config.rise_threshold {
        replica.inside = true;
    }
}

fn pool(config: &RunConfig, replicas: &[Replica], turn: &mut Turn, result: &mut RunResult) {
    turn.members = replicas.iter().map(|replica| u8::from(replica.inside)).collect();
    turn.pool.clone_from(&turn.members);
    let members = turn.members.iter().filter(|&&member| member == 1).count();
    if 100.0 * (members as f64) < config.fail_open_percent * replicas.len() as f64 {
        turn.pool = vec![1; replicas.len()];
        result.fail_open_turns += 1;
    }
    result.out_of_pool_turns += turn.pool.iter().filter(|&&inside| inside == 0).count() as u64;
}

fn requests(config: &RunConfig, turn: &mut Turn, cursor: &mut u64, result: &mut RunResult) {
    let pool: Vec<usize> = (0..turn.pool.len()).filter(|&i| turn.pool[i] == 1).collect();
    let any_ready = turn.conditions.iter().any(|bits| bits & 2 > 0);
    let (state_up, pricing_up) = (turn.stores & 1 > 0, turn.stores & 2 > 0);
    let mut next = || {
        let replica = pool[(*cursor % pool.len() as u64) as usize];
        *cursor += 1;
        replica
    };
    for _ in 0..config.mix.reads {
        let (target, outcome) = if pool.is_empty() {
            (-1, if any_ready { REFUSED_FOR_NOTHING } else { POOL_EMPTY })
        } else {
            let replica = next();
            (replica as i16, if turn.conditions[replica] & 2 > 0 { SERVED } else { NOT_READY })
        };
        result.dropped_reads += u64::from(outcome != SERVED);
        result.refused_for_nothing += u64::from(outcome == REFUSED_FOR_NOTHING);
        turn.targets.push(target);
        turn.outcomes.push(outcome);
    }
    for _ in 0..config.mix.writes {
        let (target, outcome) = if pool.is_empty() {
            (-1, POOL_EMPTY)
        } else {
            let replica = next();
            let bits = turn.conditions[replica];
            let outcome = match (bits & 2 > 0, bits & 4 > 0, state_up) {
                (false, _, _) => NOT_READY,
                (true, false, _) => SILENT,
                (true, true, false) => STATE_STORE_DOWN,
                (true, true, true) => SERVED,
            };
            (replica as i16, outcome)
        };
        result.dropped_writes += u64::from(outcome != SERVED && outcome != SILENT);
        result.silent_loss += u64::from(outcome == SILENT);
        turn.targets.push(target);
        turn.outcomes.push(outcome);
    }
    for _ in 0..config.mix.batch {
        let (target, outcome) = if pool.is_empty() {
            (-1, POOL_EMPTY)
        } else if pricing_up {
            (next() as i16, SERVED)
        } else {
            (-1, PRICING_STORE_DOWN)
        };
        result.dropped_batch += u64::from(outcome != SERVED);
        turn.targets.push(target);
        turn.outcomes.push(outcome);
    }
}

/// The bits of one endpoint's questions agree with the plain reading of its content.
#[test]
fn endpoints_ask_what_their_names_say() {
    for endpoint in Endpoint::ALL {
        for bits in 0..32 {
            let expected = answers(endpoint, bits & 7, bits >> 3);
            // Ready is only ever set together with up.
            if bits & 2 == 0 || bits & 1 == 1 {
                assert_eq!(endpoint.answers(Conditions(bits)), expected, "{endpoint:?} {bits:05b}");
            }
        }
    }
}
