//! Random parameter sets of the signature and of the blast radius.

use ariza::{BlastConfig, Propagation, SignatureConfig};
use proptest::collection::vec;
use proptest::prelude::*;

use crate::plain_blast::{Flow, Node, forest};

pub fn signature_config() -> impl Strategy<Value = SignatureConfig> {
    let seed = prop_oneof![1..=(1u64 << 53) - 1, 1..50u64, 2_147_483_640..2_147_483_660u64]
        .prop_filter("the generator never leaves 0", |seed| seed % 2_147_483_647 != 0);
    let share = || prop_oneof![0.0..=1.0, Just(0.0), Just(1.0), Just(0.025)];
    (1..700u64, 1..50u64, 1..50u64, 1..20u64, 0..20u64, share(), seed, share()).prop_map(
        |(calls, ordinary_turns, timeout_turns, shards, fallen, rare_timeout_share, seed, tolerance)| SignatureConfig {
            calls,
            ordinary_turns,
            timeout_turns,
            shards,
            fallen_shards: fallen.min(shards),
            rare_timeout_share,
            seed,
            tolerance,
            ..SignatureConfig::default()
        },
    )
}

/// A tree over few names, so that components meet at many places.
fn node() -> impl Strategy<Value = Node> {
    let name = || (0..8u32).prop_map(|i| format!("c{i}"));
    let leaf = name().prop_map(|name| Node { name, children: Vec::new() });
    leaf.prop_recursive(5, 24, 4, move |inner| {
        (name(), vec(inner, 0..4)).prop_map(|(name, children)| Node { name, children })
    })
}

pub fn flows() -> impl Strategy<Value = Vec<Flow>> {
    let rate = || prop_oneof![0.0..2000.0, (0..400u32).prop_map(f64::from)];
    vec((rate(), node()), 1..5).prop_map(|flows| {
        let named = flows.into_iter().enumerate();
        named.map(|(i, (rate, root))| Flow { name: format!("f{i}"), rate, root }).collect()
    })
}

/// Flows, the configuration that holds them, and the faulty component with whether it is slowed.
pub fn blast() -> impl Strategy<Value = (Vec<Flow>, BlastConfig, Option<(String, bool)>)> {
    let numbers = (1..60u64, 1..40u64, 1..10u64, prop_oneof![Just(10.0), 0.5..40.0f64]);
    (flows(), numbers, any::<bool>(), any::<bool>(), any::<bool>(), 0..9usize).prop_map(
        |(flows, (slots, timeout_turns, ordinary_turns, turn_ms), only_reached, rounds, slowed, faulty)| {
            let propagation = if rounds { Propagation::FixedPoint } else { Propagation::OnePass };
            let built = forest(&flows);
            let fault = built.components().get(faulty).map(|name| (name.clone(), slowed));
            let config =
                BlastConfig { slots, timeout_turns, ordinary_turns, turn_ms, flows: built, only_reached, propagation };
            (flows, config, fault)
        },
    )
}
