//! Random parameter sets of the health-check model: every field varies, and small numbers meet often.

use ariza::{Calendar, Endpoint, Mix, RunConfig, Window};
use proptest::collection::vec;
use proptest::prelude::*;

const LARGEST: u64 = (1 << 53) - 1;

pub fn endpoint() -> impl Strategy<Value = Endpoint> {
    proptest::sample::select(Endpoint::ALL.to_vec())
}

/// A window in or near the first `turns` turns: unsorted, overlapping, touching, past the end.
fn window(turns: u64) -> impl Strategy<Value = Window> {
    let start = prop_oneof![20 => 1..=turns + 3, 1 => Just(LARGEST)];
    let length = prop_oneof![6 => 0..=turns / 4, 2 => Just(0), 1 => 0..=turns, 1 => Just(LARGEST)];
    (start, length).prop_map(|(start, length)| Window { start, end: start.saturating_add(length).min(LARGEST) })
}

fn windows(turns: u64, most: usize) -> impl Strategy<Value = Vec<Window>> {
    prop_oneof![2 => Just(Vec::new()), 3 => vec(window(turns), 0..=most)]
}

/// Windows by replica; a list shorter than the replicas is allowed, and may be cut.
fn by_replica(turns: u64, replicas: usize) -> impl Strategy<Value = Vec<Vec<Window>>> {
    let most = if replicas > 20 { 1 } else { 4 };
    (vec(windows(turns, most), replicas), 0..=2 * replicas).prop_map(|(mut lists, keep)| {
        lists.truncate(keep);
        lists
    })
}

fn calendar(turns: u64, replicas: usize) -> impl Strategy<Value = Calendar> {
    (
        by_replica(turns, replicas),
        by_replica(turns, replicas),
        by_replica(turns, replicas),
        by_replica(turns, replicas),
        windows(turns, 3),
        windows(turns, 3),
    )
        .prop_map(|(half_down, warming_up, stopped, brief, state_store, pricing_store)| Calendar {
            half_down,
            warming_up,
            stopped,
            brief,
            state_store,
            pricing_store,
        })
}

fn percent() -> impl Strategy<Value = f64> {
    prop_oneof![4 => Just(0.0), 2 => (0..=100u32).prop_map(f64::from), 3 => 0.0..=100.0, 1 => Just(100.0 / 3.0)]
}

fn mix() -> impl Strategy<Value = Mix> {
    let count = || prop_oneof![3 => 0..=12u32, 1 => Just(0)];
    prop_oneof![
        1 => Just(Mix::default()),
        4 => (count(), count(), count()).prop_map(|(reads, writes, batch)| Mix { reads, writes, batch }),
    ]
}

fn threshold() -> impl Strategy<Value = u32> {
    prop_oneof![3 => Just(1), 4 => 1..=4u32, 1 => 1..=1000u32]
}

/// A parameter set with up to `turns` turns and `replicas` replicas.
pub fn config(turns: u64, replicas: usize) -> impl Strategy<Value = RunConfig> {
    let count = prop_oneof![6 => 1..=5usize.min(replicas), 1 => 1..=replicas];
    (1..=turns, count).prop_flat_map(|(turns, count)| {
        let interval = prop_oneof![3 => 1..=12u64, 1 => Just(1), 1 => 1..=turns + 2, 1 => Just(1_000_000_000)];
        let phases = prop_oneof![
            2 => Just(Vec::new()),
            4 => vec(0..=14u64, count),
            1 => vec(prop_oneof![0..=turns + 2, Just(1_000_000_000)], count),
        ];
        let policy = (interval, threshold(), threshold(), percent(), phases);
        (policy, mix(), calendar(turns, count)).prop_map(move |(policy, mix, calendar)| RunConfig {
            turns,
            interval: policy.0,
            fall_threshold: policy.1,
            rise_threshold: policy.2,
            fail_open_percent: policy.3,
            phase: policy.4,
            replicas: (0..count).map(|i| format!("r{i}")).collect(),
            mix,
            calendar,
        })
    })
}
