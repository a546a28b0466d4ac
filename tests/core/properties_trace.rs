//! The trace and the sweep against the plain telling.

use ariza::{RunConfig, SweepConfig, run, sweep, trace};
use proptest::prelude::*;

use crate::{arbitrary, plain_run};

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_trace_equals_the_plain_telling(endpoint in arbitrary::endpoint(), config in arbitrary::config(120, 40)) {
        let mut turns = Vec::new();
        let totals = plain_run::run(endpoint, &config, |turn| turns.push(turn.clone()));
        let told = trace(endpoint, &config).expect("small enough to tell");
        prop_assert_eq!(told.totals, totals);
        prop_assert_eq!(told.requests_per_turn as usize, turns.first().map_or(0, |turn| turn.targets.len()));
        let flat = |field: fn(&plain_run::Turn) -> &Vec<u8>| turns.iter().flat_map(field).copied().collect::<Vec<u8>>();
        prop_assert_eq!(&told.conditions, &flat(|turn| &turn.conditions));
        prop_assert_eq!(&told.checks, &flat(|turn| &turn.checks));
        prop_assert_eq!(&told.members, &flat(|turn| &turn.members));
        prop_assert_eq!(&told.pool, &flat(|turn| &turn.pool));
        prop_assert_eq!(&told.outcomes, &flat(|turn| &turn.outcomes));
        prop_assert_eq!(&told.stores, &turns.iter().map(|turn| turn.stores).collect::<Vec<u8>>());
        let targets: Vec<i16> = turns.iter().flat_map(|turn| turn.targets.clone()).collect();
        prop_assert_eq!(&told.targets, &targets);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    /// Every cell of a sweep is what its runs, one by one, come to.
    #[test]
    fn a_sweep_equals_its_runs(
        endpoint in arbitrary::endpoint(),
        config in arbitrary::config(50, 5),
        intervals in proptest::collection::vec(1..=60u64, 1..4),
        thresholds in proptest::collection::vec(1..=4u32, 1..3),
    ) {
        let swept = SweepConfig { intervals: intervals.clone(), thresholds: thresholds.clone(), run: config.clone() };
        let found = sweep(endpoint, &swept).expect("few enough runs");
        let pairs = intervals.iter().flat_map(|&i| thresholds.iter().map(move |&t| (i, t)));
        for (place, (interval, fall_threshold)) in pairs.enumerate() {
            let phases = interval.min(config.turns);
            let results: Vec<_> = (0..phases)
                .map(|phase| {
                    let phase = vec![phase; config.replicas.len()];
                    run(endpoint, &RunConfig { interval, fall_threshold, phase, ..config.clone() }).expect("in range")
                })
                .collect();
            let silent: Vec<f64> = results.iter().map(|result| result.silent_loss as f64).collect();
            let measure = &found.measures[4];
            prop_assert_eq!(measure.at_phase_zero[place], silent[0]);
            prop_assert_eq!(measure.least[place], silent.iter().copied().fold(f64::INFINITY, f64::min));
            prop_assert_eq!(measure.most[place], silent.iter().copied().fold(0.0, f64::max));
            prop_assert_eq!(measure.mean[place], silent.iter().sum::<f64>() / phases as f64);
            let delays: Vec<f64> = results.iter().filter_map(|r| r.detection_delay).map(|delay| delay as f64).collect();
            let missed = results.len() - delays.len();
            prop_assert_eq!(found.unnoticed[place], missed as f64 / phases as f64);
            let mean = found.measures[8].mean[place];
            prop_assert!(mean == delays.iter().sum::<f64>() / delays.len() as f64 || delays.is_empty() && mean.is_nan());
        }
    }
}

#[test]
fn the_band_over_all_phases_is_smooth() {
    use ariza::Endpoint;
    let found = sweep(Endpoint::DeepOwnPath, &SweepConfig::default()).expect("the lesson's sweep");
    let rounded = |measure: usize| -> Vec<f64> {
        let means = &found.measures[measure].mean;
        [0, 1, 2, 3, 4, 7].map(|place: usize| (means[place] * 100.0).round() / 100.0).to_vec()
    };
    assert_eq!(rounded(1), [0.0, 7.0, 13.33, 18.75, 23.6, 37.13]);
    assert_eq!(rounded(4), [0.0, 0.0, 0.33, 0.75, 1.0, 2.0]);
    assert_eq!(rounded(7), [2.0, 1.5, 1.0, 0.75, 0.6, 0.25]);
}

#[test]
fn phase_zero_is_luck() {
    use ariza::Endpoint;
    let found = sweep(Endpoint::DeepOwnPath, &SweepConfig::default()).expect("the lesson's sweep");
    let zero = |measure: usize, interval: usize| found.measures[measure].at_phase_zero[interval - 1];
    assert_eq!((zero(8, 9), zero(1, 9)), (0.0, 19.0));
    assert_eq!((zero(1, 3), zero(1, 2)), (7.0, 11.0));
    assert!(zero(4, 3) > 0.0);
}

#[test]
fn a_trace_or_sweep_beyond_its_limits_is_refused() {
    use ariza::{Endpoint, Reason};
    let long = RunConfig { turns: 400_000, ..RunConfig::default() };
    let error = trace(Endpoint::Shallow, &long).expect_err("too long to tell");
    assert!(matches!(error.reason, Reason::TooLarge { size: 1_200_000.0, max: 1e6 }), "{error}");
    let busy =
        RunConfig { turns: 1_000, mix: ariza::Mix { reads: 10_001, writes: 0, batch: 0 }, ..RunConfig::default() };
    assert!(trace(Endpoint::Shallow, &busy).is_err());
    let wide = SweepConfig {
        intervals: vec![1_000_000; 2],
        run: RunConfig { turns: 600_000, ..RunConfig::default() },
        ..SweepConfig::default()
    };
    assert!(matches!(sweep(Endpoint::Shallow, &wide), Err(error) if matches!(error.reason, Reason::TooLarge { .. })));
}
