//! The health-check model's figures at the lesson's defaults.

use ariza::{Endpoint, RunConfig, RunResult, run};
use serde_json::Value;
// In a browser the same tests run under another harness.
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn golden() -> Value {
    serde_json::from_str(include_str!("../golden/kosum.json")).expect("the golden file is JSON")
}

/// Every field of the result under its name in the golden file.
fn fields(result: RunResult) -> Value {
    let RunResult {
        out_of_pool_turns,
        dropped_reads,
        dropped_writes,
        dropped_batch,
        silent_loss,
        refused_for_nothing,
        checks,
        false_removals,
        detection_delay,
        fail_open_turns,
    } = result;
    serde_json::json!({
        "disKopyaTur": out_of_pool_turns,
        "dusenOkuma": dropped_reads,
        "dusenYazma": dropped_writes,
        "dusenToplu": dropped_batch,
        "sessiz": silent_loss,
        "bosaRed": refused_for_nothing,
        "denetim": checks,
        "yanlisCikarma": false_removals,
        "algilama": detection_delay,
        "panikTur": fail_open_turns,
    })
}

fn lesson(endpoint: Endpoint, interval: u64) -> RunResult {
    run(endpoint, &RunConfig { interval, ..RunConfig::default() }).expect("the lesson's parameters are in range")
}

#[test]
fn endpoints_match_the_golden_file() {
    let names = ["sig", "hazirOlma", "derinYerel", "derinPaylasilan", "derinHepsi"];
    for (endpoint, name) in Endpoint::ALL.into_iter().zip(names) {
        assert_eq!(fields(lesson(endpoint, 1)), golden()["uclar"][name], "{name}");
    }
}

#[test]
fn intervals_match_the_golden_file() {
    let golden = golden();
    let rows = golden["araliklar"].as_object().expect("rows by interval");
    assert_eq!(rows.len(), 4);
    for (interval, expected) in rows {
        let interval = interval.parse().expect("an interval");
        assert_eq!(fields(lesson(Endpoint::DeepOwnPath, interval)), *expected, "interval {interval}");
    }
}

/// Out of pool, dropped reads, writes, batch, silent loss, refused for nothing.
fn check_endpoint(endpoint: Endpoint, expected: [u64; 6]) {
    let result = lesson(endpoint, 1);
    let found = [
        result.out_of_pool_turns,
        result.dropped_reads,
        result.dropped_writes,
        result.dropped_batch,
        result.silent_loss,
        result.refused_for_nothing,
    ];
    assert_eq!(found, expected);
}

#[test]
fn a_shallow_endpoint_sends_reads_to_a_replica_that_warms_up() {
    check_endpoint(Endpoint::Shallow, [17, 40, 32, 11, 17, 0]);
}

#[test]
fn readiness_saves_the_reads_and_still_loses_writes_in_silence() {
    check_endpoint(Endpoint::Readiness, [32, 0, 22, 11, 17, 0]);
}

#[test]
fn asking_about_its_own_path_ends_the_silent_loss() {
    check_endpoint(Endpoint::DeepOwnPath, [58, 0, 22, 11, 0, 0]);
}

#[test]
fn asking_about_a_shared_store_refuses_reads_for_nothing() {
    check_endpoint(Endpoint::DeepShared, [91, 88, 22, 22, 0, 88]);
}

#[test]
fn asking_about_everything_refuses_twice_as_many() {
    check_endpoint(Endpoint::DeepEverything, [124, 176, 44, 22, 0, 176]);
}

/// Checks, detection delay, false removals, dropped reads, silent loss.
fn check_interval(interval: u64, expected: [u64; 5]) {
    let result = lesson(Endpoint::DeepOwnPath, interval);
    let delay = result.detection_delay.expect("the stop is noticed");
    let found = [result.checks, delay, result.false_removals, result.dropped_reads, result.silent_loss];
    assert_eq!(found, expected);
}

#[test]
fn checking_every_turn_notices_at_once_and_removes_falsely_twice() {
    check_interval(1, [390, 0, 2, 0, 0]);
}

#[test]
fn checking_every_second_turn_loses_reads() {
    check_interval(2, [195, 1, 1, 11, 0]);
}

#[test]
fn checking_every_fourth_turn_removes_nobody_falsely() {
    check_interval(4, [99, 3, 0, 19, 0]);
}

#[test]
fn checking_every_eighth_turn_brings_silent_loss_back() {
    check_interval(8, [51, 7, 0, 40, 3]);
}

#[test]
fn interval_and_threshold_multiply() {
    // At phase 1 a check falls one turn before the stop begins, the farthest from the next.
    let late = |phase| RunConfig { interval: 4, fall_threshold: 3, phase: vec![phase; 3], ..RunConfig::default() };
    let delays = (0..4).filter_map(|phase| run(Endpoint::DeepOwnPath, &late(phase)).ok()?.detection_delay);
    assert_eq!(delays.max(), Some(11));
}
