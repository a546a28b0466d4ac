//! The signature and the blast radius against their plain tellings.

use ariza::{Fault, FaultMode, blast_radius, calls, signature, signature_table};
use proptest::prelude::*;

use crate::{arbitrary_models, plain_blast, plain_signature};

proptest! {
    #![proptest_config(ProptestConfig { cases: 600, failure_persistence: None, ..ProptestConfig::default() })]

    /// Jumping ahead gives each mode the calls that the one stream would have given it.
    #[test]
    fn signatures_equal_the_calls_counted(config in arbitrary_models::signature_config()) {
        let table = signature_table(&config).expect("in range");
        for ((mode, told), row) in plain_signature::calls(&config).into_iter().zip(table.rows) {
            let one = signature(mode, &config).expect("in range");
            prop_assert_eq!(one, row);
            let count = |class: u8| told.iter().filter(|call| call.0 == class).count() as f64;
            let all = config.calls as f64;
            prop_assert_eq!([row.answers, row.errors, row.timeouts], [count(0) / all, count(1) / all, count(2) / all]);
            let turns = count(0) * config.ordinary_turns as f64 + count(1) + count(2) * config.timeout_turns as f64;
            prop_assert_eq!(row.slot_turns, turns / all);
            let fresh = told.iter().filter(|call| call.1).count() as f64;
            prop_assert_eq!(row.fresh, (count(0) > 0.0).then_some(fresh / count(0)));
            let one_by_one = calls(mode, &config).expect("in range");
            let pairs: Vec<(u8, bool)> =
                one_by_one.classes.iter().map(|&class| class as u8).zip(one_by_one.fresh.iter().copied()).collect();
            prop_assert_eq!(pairs, told);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_blast_radius_equals_the_plain_telling((flows, config, fault) in arbitrary_models::blast()) {
        let mode = |slowed| if slowed { FaultMode::Slowed } else { FaultMode::Stopped };
        let given = fault.clone().map(|(component, slowed)| Fault { component, mode: mode(slowed) });
        let found = blast_radius(given.as_ref(), &config).expect("in range");
        let plain = plain_blast::radius(&flows, fault.as_ref().map(|(name, slowed)| (name.as_str(), *slowed)), &config);
        prop_assert_eq!(config.flows.components(), plain.names);
        prop_assert_eq!(found.occupancy, plain.occupancy);
        prop_assert_eq!(found.saturated, plain.saturated);
        prop_assert_eq!(found.hit, plain.hit);
        prop_assert_eq!(found.flows_hit, plain.flows_hit);
        prop_assert_eq!(found.rate_hit, plain.rate_hit);
    }
}
