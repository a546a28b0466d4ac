//! The search for the worst calendar: against every calendar where they can be listed, against drawing at random, and
//! against its own word.

use ariza::{
    Calendar, Damage, Endpoint, FaultBudget, FaultKind, Method, Mix, RunConfig, Window, WorstConfig, WorstSearch, run,
};

const DAMAGES: [Damage; 3] = [Damage::DroppedReads, Damage::SilentLoss, Damage::RefusedForNothing];

/// The turns that the lesson's calendar spends.
const LESSON: FaultBudget = FaultBudget { replica_kinds: [26, 15, 14, 3], state_store: 11, pricing_store: 11 };

fn damage_of(damage: Damage, endpoint: Endpoint, config: &RunConfig) -> u64 {
    let result = run(endpoint, config).expect("in range");
    match damage {
        Damage::DroppedReads => result.dropped_reads,
        Damage::SilentLoss => result.silent_loss,
        Damage::RefusedForNothing => result.refused_for_nothing,
    }
}

fn searched(config: WorstConfig, runs: u64) -> WorstSearch {
    let mut search = WorstSearch::new(config).expect("in range");
    search.advance(runs);
    assert_eq!(search.tried(), runs);
    search
}

fn turns_of(windows: &[Window]) -> u64 {
    windows.iter().map(|window| window.end - window.start + 1).sum()
}

/// Subsets of `cells` with at most `most` members, as bits.
fn subsets(cells: u32, most: u32) -> Vec<u32> {
    (0..1 << cells).filter(|bits: &u32| bits.count_ones() <= most).collect()
}

/// A subset of replica × turn cells as lists of one-turn windows.
fn windows(bits: u32, replicas: usize, turns: u64) -> Vec<Vec<Window>> {
    let list = |replica: usize| {
        let holds = move |turn: &u64| bits >> (replica as u64 * turns + turn - 1) & 1 == 1;
        (1..=turns).filter(holds).map(|turn| Window { start: turn, end: turn }).collect()
    };
    (0..replicas).map(list).collect()
}

#[test]
fn on_a_case_that_can_be_listed_it_finds_the_true_worst() {
    let (turns, replicas) = (6, 2);
    let names = ["k1", "k2"].map(String::from).to_vec();
    let mix = Mix { reads: 3, writes: 2, batch: 1 };
    let plain =
        RunConfig { turns, replicas: names, mix, interval: 2, calendar: Calendar::default(), ..RunConfig::default() };
    let budget = FaultBudget { replica_kinds: [3, 0, 3, 0], ..FaultBudget::default() };
    for endpoint in [Endpoint::Shallow, Endpoint::DeepOwnPath] {
        for damage in DAMAGES {
            let mut worst = 0;
            for half_down in subsets(12, 3) {
                for stopped in subsets(12, 3) {
                    let half_down = windows(half_down, replicas, turns);
                    let stopped = windows(stopped, replicas, turns);
                    let calendar = Calendar { half_down, stopped, ..Calendar::default() };
                    worst = worst.max(damage_of(damage, endpoint, &RunConfig { calendar, ..plain.clone() }));
                }
            }
            for seed in 1..=5 {
                let config = WorstConfig { endpoint, run: plain.clone(), budget, damage, method: Method::Climb, seed };
                assert_eq!(searched(config, 20_000).worst(), worst, "{endpoint:?} {damage:?}, seed {seed}");
            }
        }
    }
}

#[test]
fn it_is_never_worse_than_drawing_at_random_with_the_same_runs() {
    for endpoint in Endpoint::ALL {
        for damage in DAMAGES {
            for (interval, seed) in [(1, 5), (4, 7), (8, 11)] {
                let run = RunConfig { interval, ..RunConfig::default() };
                let with = |method| WorstConfig { endpoint, run: run.clone(), budget: LESSON, damage, method, seed };
                let [climbed, drawn] =
                    [Method::Climb, Method::Random].map(|method| searched(with(method), 8_000).worst());
                assert!(climbed >= drawn, "{endpoint:?} {damage:?} at {interval}: {climbed} against {drawn}");
            }
        }
    }
}

#[test]
fn what_it_found_costs_what_it_says_and_spends_no_more_than_it_may() {
    for endpoint in Endpoint::ALL {
        for damage in DAMAGES {
            let run = RunConfig { interval: 3, ..RunConfig::default() };
            let config = WorstConfig { endpoint, run, budget: LESSON, damage, method: Method::Climb, seed: 9 };
            let search = searched(config.clone(), 3_000);
            let calendar = search.calendar();
            for (kind, most) in FaultKind::ALL.into_iter().zip(LESSON.replica_kinds) {
                assert!(calendar.of(kind).iter().map(|list| turns_of(list)).sum::<u64>() <= most, "{kind:?}");
            }
            assert!(turns_of(&calendar.state_store) <= 11 && turns_of(&calendar.pricing_store) <= 11);
            let told = RunConfig { calendar, ..config.run };
            assert_eq!(damage_of(damage, endpoint, &told), search.worst(), "{endpoint:?} {damage:?}");
        }
    }
}

#[test]
fn it_hurts_at_least_as_much_as_the_lesson_and_finds_the_same_again() {
    let lesson = damage_of(Damage::DroppedReads, Endpoint::Shallow, &RunConfig::default());
    let config = WorstConfig {
        endpoint: Endpoint::Shallow,
        run: RunConfig::default(),
        budget: LESSON,
        damage: Damage::DroppedReads,
        method: Method::Climb,
        seed: 4,
    };
    let (first, mut second) = (searched(config.clone(), 10_000), WorstSearch::new(config).expect("in range"));
    assert!(first.worst() >= lesson);
    // In slices as in one go.
    (0..100).for_each(|_| second.advance(100));
    assert_eq!((first.worst(), first.calendar()), (second.worst(), second.calendar()));
}

#[test]
fn a_budget_of_nothing_and_one_of_more_than_there_are_turns_are_both_searched() {
    let none = FaultBudget::default();
    let all = FaultBudget { replica_kinds: [1_000_000; 4], state_store: 1_000_000, pricing_store: 1_000_000 };
    for turns in [1, 2, 7] {
        for (budget, least) in [(none, 0), (all, 1)] {
            let run = RunConfig { turns, ..RunConfig::default() };
            let config = WorstConfig {
                endpoint: Endpoint::Shallow,
                run,
                budget,
                damage: Damage::DroppedReads,
                method: Method::Climb,
                seed: 1,
            };
            assert!(searched(config, 2_000).worst() >= least);
        }
    }
}

#[test]
fn what_is_out_of_range_is_refused() {
    let config = |budget, seed| WorstConfig {
        endpoint: Endpoint::Shallow,
        run: RunConfig::default(),
        budget,
        damage: Damage::SilentLoss,
        method: Method::Climb,
        seed,
    };
    let rich = FaultBudget { pricing_store: 1_000_001, ..LESSON };
    for (config, field) in [(config(rich, 1), "budget"), (config(LESSON, 0), "seed")] {
        let error = WorstSearch::new(config).expect_err(field);
        assert_eq!(error.path, vec![ariza::Step::Field(field)]);
    }
}
