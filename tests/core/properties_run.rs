//! The engine against the plain telling, on random parameter sets.

use ariza::{Workspace, run};
use proptest::prelude::*;

use crate::{arbitrary, plain_run};

proptest! {
    #![proptest_config(ProptestConfig { cases: 8_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_run_equals_the_plain_telling(
        endpoint in arbitrary::endpoint(),
        config in arbitrary::config(160, 70),
    ) {
        let expected = plain_run::run(endpoint, &config, |_| {});
        prop_assert_eq!(run(endpoint, &config), Ok(expected));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Long stretches, where whole orbits of the cursor are counted at once.
    #[test]
    fn a_long_run_equals_the_plain_telling(
        endpoint in arbitrary::endpoint(),
        config in arbitrary::config(2_500, 9),
    ) {
        let expected = plain_run::run(endpoint, &config, |_| {});
        prop_assert_eq!(run(endpoint, &config), Ok(expected));
    }

    /// A workspace keeps nothing of the runs before.
    #[test]
    fn a_used_workspace_runs_like_a_new_one(
        runs in proptest::collection::vec((arbitrary::endpoint(), arbitrary::config(60, 70)), 1..5),
    ) {
        let mut workspace = Workspace::new();
        for (endpoint, config) in &runs {
            prop_assert_eq!(workspace.run(*endpoint, config), run(*endpoint, config));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn many_replicas_equal_the_plain_telling(
        endpoint in arbitrary::endpoint(),
        config in arbitrary::config(300, 1_000),
    ) {
        let expected = plain_run::run(endpoint, &config, |_| {});
        prop_assert_eq!(run(endpoint, &config), Ok(expected));
    }
}
