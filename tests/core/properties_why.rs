//! Why a request was lost, against facts looked up one by one in the plain telling and the calendar.

use ariza::{
    Cause, Conditions, Endpoint, FaultKind, Holding, Outcome, Reason, ReplicaFacts, RequestKind, Routing, RunConfig,
    Window, Wrong, why,
};
use proptest::prelude::*;

use crate::arbitrary;
use crate::plain_run::{self, Turn};

fn windows(config: &RunConfig, wrong: Wrong, replica: usize) -> &[Window] {
    match wrong {
        Wrong::Replica(kind) => config.calendar.of(kind).get(replica).map_or(&[], Vec::as_slice),
        Wrong::StateStore => &config.calendar.state_store,
        Wrong::PricingStore => &config.calendar.pricing_store,
    }
}

fn holds(config: &RunConfig, wrong: Wrong, replica: usize, turn: u64) -> bool {
    windows(config, wrong, replica).iter().any(|window| window.holds(turn))
}

fn breaks(wrong: Wrong) -> Conditions {
    match wrong {
        Wrong::Replica(FaultKind::HalfDown) => Conditions::PATH_OK,
        Wrong::Replica(FaultKind::WarmingUp) => Conditions::READY,
        Wrong::Replica(_) => Conditions::UP,
        Wrong::StateStore => Conditions::STATE_STORE,
        Wrong::PricingStore => Conditions::PRICING_STORE,
    }
}

/// The stretch holds through `turn` and at neither turn beside it, wherever that is a turn that can be asked about.
fn is_the_stretch(config: &RunConfig, fault: Holding, replica: usize, turn: u64) -> bool {
    let at = |turn| holds(config, fault.wrong, replica, turn);
    let far = fault.until.min(config.turns + 200);
    fault.since <= turn
        && turn <= fault.until
        && (fault.since..=far).all(at)
        && (fault.since == 1 || !at(fault.since - 1))
        && (fault.until > far || !at(fault.until + 1))
}

const REPLICA_KINDS: [Wrong; 4] = [
    Wrong::Replica(FaultKind::HalfDown),
    Wrong::Replica(FaultKind::WarmingUp),
    Wrong::Replica(FaultKind::Stopped),
    Wrong::Replica(FaultKind::Brief),
];

fn check_facts(
    endpoint: Endpoint,
    config: &RunConfig,
    turns: &[Turn],
    turn: u64,
    facts: &ReplicaFacts,
) -> Result<(), TestCaseError> {
    let replica = facts.replica;
    let now = &turns[turn as usize - 1];
    prop_assert_eq!(facts.ready, now.conditions[replica] & 2 != 0);
    prop_assert_eq!(facts.inside, now.members[replica] == 1);
    let held: Vec<Wrong> = REPLICA_KINDS.into_iter().filter(|&wrong| holds(config, wrong, replica, turn)).collect();
    prop_assert_eq!(facts.faults.iter().map(|fault| fault.wrong).collect::<Vec<_>>(), held);
    for &fault in &facts.faults {
        prop_assert!(is_the_stretch(config, fault, replica, turn));
    }
    let member = |at: u64| at == 0 || turns[at as usize - 1].members[replica] == 1;
    prop_assert_eq!(facts.decided, (1..=turn).rfind(|&at| member(at) != member(at - 1)));
    let checks: Vec<(u64, u8)> =
        (1..=turn).map(|at| (at, turns[at as usize - 1].checks[replica])).filter(|check| check.1 != 0).collect();
    prop_assert_eq!(facts.check.as_ref().map(|check| (check.turn, 2 - u8::from(check.passed))), checks.last().copied());
    let mut against = 0;
    for &(at, answer) in &checks {
        let agrees = (answer == 1) == facts.inside;
        against = if agrees || facts.decided.is_some_and(|decided| at <= decided) { 0 } else { against + 1 };
    }
    prop_assert_eq!(facts.against, against);
    let phase = config.phase.get(replica).copied().unwrap_or(0);
    // Far checks are not looked for turn by turn; that they are far is.
    let due = |at: u64| at > phase && (at - 1 - phase).is_multiple_of(config.interval);
    prop_assert!(due(facts.next_check) && facts.next_check > turn);
    prop_assert!(!(turn + 1..facts.next_check.min(turn + 5_000)).any(due));
    if let Some(check) = &facts.check {
        let lacking = REPLICA_KINDS.into_iter().chain([Wrong::StateStore, Wrong::PricingStore]);
        let asked = lacking.filter(|&wrong| {
            !check.passed && holds(config, wrong, replica, check.turn) && endpoint.asks().contains(breaks(wrong))
        });
        prop_assert_eq!(check.because.iter().map(|fault| fault.wrong).collect::<Vec<_>>(), asked.collect::<Vec<_>>());
        prop_assert_eq!(check.passed, check.because.is_empty());
        for &fault in &check.because {
            prop_assert!(is_the_stretch(config, fault, replica, check.turn));
        }
    }
    Ok(())
}

fn check_routing(
    endpoint: Endpoint,
    config: &RunConfig,
    silent: bool,
    facts: &ReplicaFacts,
    routing: Routing,
) -> Result<(), TestCaseError> {
    let decisive = if silent { vec![Conditions::PATH_OK] } else { vec![Conditions::UP, Conditions::READY] };
    let broken: Vec<Conditions> = facts.faults.iter().map(|fault| breaks(fault.wrong)).collect();
    let asked = decisive.iter().any(|&condition| broken.contains(&condition) && endpoint.asks().contains(condition));
    let last = facts.check.as_ref();
    match routing {
        Routing::FailOpen => prop_assert!(!facts.inside && config.fail_open_percent > 0.0),
        _ => prop_assert!(facts.inside),
    }
    match routing {
        Routing::FailOpen => {}
        Routing::NotAsked => prop_assert!(!asked),
        Routing::NeverChecked => prop_assert!(asked && last.is_none()),
        Routing::CheckedBefore => prop_assert!(asked && last.is_some_and(|check| check.passed)),
        Routing::BelowThreshold => {
            prop_assert!(asked && last.is_some_and(|check| !check.passed));
            prop_assert!((1..config.fall_threshold).contains(&facts.against));
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_fact_is_true(endpoint in arbitrary::endpoint(), config in arbitrary::config(60, 6)) {
        let mut turns = Vec::new();
        plain_run::run(endpoint, &config, |turn| turns.push(turn.clone()));
        for (turn, told) in (1..).zip(&turns) {
            // Requests of one end and one replica share their causes; their numbers are checked for each.
            for (request, (&outcome, &target)) in told.outcomes.iter().zip(&told.targets).enumerate() {
                let found = why(endpoint, &config, turn, request as u64).expect("a request of the run");
                prop_assert_eq!((found.turn, found.outcome as u8), (turn, outcome));
                let mix = &config.mix;
                let (kind, first) = match request as u32 {
                    r if r < mix.reads => (RequestKind::Read, 0),
                    r if r < mix.reads + mix.writes => (RequestKind::Write, mix.reads),
                    _ => (RequestKind::Batch, mix.reads + mix.writes),
                };
                prop_assert_eq!((found.kind, found.number), (kind, request as u64 - u64::from(first) + 1));
                match (&found.cause, found.outcome) {
                    (Cause::Served { replica }, Outcome::Served) => prop_assert_eq!(*replica as i16, target),
                    (Cause::Replica { facts, routing }, Outcome::NotReady | Outcome::SilentLoss) => {
                        prop_assert_eq!(facts.replica as i16, target);
                        prop_assert!(told.pool[facts.replica] == 1);
                        check_facts(endpoint, &config, &turns, turn, facts)?;
                        check_routing(endpoint, &config, outcome == plain_run::SILENT, facts, *routing)?;
                    }
                    (Cause::NobodyLeft { replicas }, Outcome::PoolEmpty | Outcome::RefusedForNothing) => {
                        prop_assert!(told.pool.iter().all(|&routed| routed == 0));
                        prop_assert_eq!(replicas.len(), config.replicas.len());
                        for (place, facts) in replicas.iter().enumerate() {
                            prop_assert_eq!(facts.replica, place);
                            check_facts(endpoint, &config, &turns, turn, facts)?;
                        }
                    }
                    (Cause::Store { replica, fault }, Outcome::StateStoreDown | Outcome::PricingStoreDown) => {
                        prop_assert_eq!(replica.map_or(-1, |place| place as i16), target);
                        prop_assert!(is_the_stretch(&config, *fault, 0, turn));
                    }
                    other => prop_assert!(false, "{:?}", other),
                }
            }
        }
    }
}

#[test]
fn what_the_run_does_not_have_is_refused() {
    let config = RunConfig::default();
    let refused = |turn, request| why(Endpoint::Shallow, &config, turn, request).expect_err("no such request");
    for (turn, request, field) in [(0, 0, "turn"), (131, 0, "turn"), (1, 11, "request")] {
        let error = refused(turn, request);
        assert_eq!(error.path.first(), Some(&ariza::Step::Field(field)));
        assert!(matches!(error.reason, Reason::OutOfRange { .. }));
    }
    let idle = RunConfig { mix: ariza::Mix { reads: 0, writes: 0, batch: 0 }, ..config };
    assert!(why(Endpoint::Shallow, &idle, 1, 0).is_err());
}
