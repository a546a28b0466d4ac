//! The figures of signatures, blast radius, month and budget at the lesson's defaults.

use ariza::{
    BlastConfig, BlastRadius, BudgetConfig, CountedAgainst, FailureMode, Fault, FaultMode, MonthConfig, Reason,
    Signature, SignatureConfig, blast_radius, budget, month, seed_survey, signature, signature_table,
};
use serde_json::Value;
// In a browser the same tests run under another harness.
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn golden(text: &str) -> Value {
    serde_json::from_str(text).expect("the golden file is JSON")
}

fn close(found: f64, expected: f64) -> bool {
    found == expected || (found - expected).abs() <= 1e-9 * expected.abs()
}

fn check(found: f64, expected: &Value, what: &str) {
    let expected = expected.as_f64().unwrap_or_else(|| panic!("{what}: a number is expected"));
    assert!(close(found, expected), "{what}: {found}, expected {expected}");
}

const MODES: [&str; 6] = ["saglikli", "durma", "yavaslama", "kismi", "bayat", "bolunme"];

#[test]
fn signatures_match_the_golden_file() {
    let golden = golden(include_str!("../golden/imza.json"));
    let table = signature_table(&SignatureConfig::default()).expect("the lesson's parameters are in range");
    for (name, row) in MODES.iter().zip(table.rows) {
        let Signature { answers, errors, timeouts, slot_turns, fresh } = row;
        let expected = &golden["satirlar"][name];
        check(answers, &expected["yanit"], name);
        check(errors, &expected["hata"], name);
        check(timeouts, &expected["asim"], name);
        check(slot_turns, &expected["yuvaTur"], name);
        assert_eq!(fresh, expected["taze"].as_f64(), "{name}");
    }
}

#[test]
fn look_alikes_and_cost_match_the_golden_file() {
    let golden = golden(include_str!("../golden/imza.json"));
    let table = signature_table(&SignatureConfig::default()).expect("the lesson's parameters are in range");
    let pairs: Vec<Value> = table
        .look_alikes
        .iter()
        .map(|pair| {
            let name = |mode: FailureMode| MODES[mode as usize];
            serde_json::json!({ "a": name(pair.first), "b": name(pair.second), "icerikAyirir": pair.told_by_content })
        })
        .collect();
    assert_eq!(Value::from(pairs), golden["ciftler"]);
    let cost = table.cost;
    check(cost.stamp_bytes_per_second, &golden["maliyet"]["damgaBaytSn"], "stamp");
    check(cost.naming_turns, &golden["maliyet"]["adlandirmaTur"], "naming turns");
    check(cost.naming_ms, &golden["maliyet"]["adlandirmaMs"], "naming ms");
    check(cost.expected_slot_turns, &golden["maliyet"]["beklenenYuvaTur"], "expected slot-turns");
}

#[test]
fn twice_the_rare_timeouts_would_hold_slots_longer() {
    let config = SignatureConfig { rare_timeout_share: 0.05, ..SignatureConfig::default() };
    let cost = signature_table(&config).expect("in range").cost;
    assert!(close(cost.expected_slot_turns, 2.9));
}

#[test]
fn healthy_looks_like_stale_for_about_a_fifth_of_the_seeds() {
    let share = |calls| {
        let config = SignatureConfig { calls, ..SignatureConfig::default() };
        let survey = seed_survey(&config, 1_000).expect("few enough draws");
        let pair = survey.pairs.iter().find(|pair| (pair.0, pair.1) == (FailureMode::Healthy, FailureMode::Stale));
        pair.expect("every pair is there").2
    };
    assert!((0.18..=0.26).contains(&share(400)), "{}", share(400));
    assert!((0.04..=0.08).contains(&share(2_000)), "{}", share(2_000));
}

#[test]
fn a_survey_of_one_seed_is_the_table_of_that_seed() {
    for seed in [20_260_730, 2_147_483_646, (1 << 53) - 1] {
        let config = SignatureConfig { seed, ..SignatureConfig::default() };
        let alike = signature_table(&config).expect("in range").look_alikes;
        let survey = seed_survey(&config, 1).expect("in range");
        let found = survey.pairs.iter().filter(|pair| pair.2 == 1.0).map(|pair| (pair.0, pair.1));
        assert_eq!(found.collect::<Vec<_>>(), alike.iter().map(|pair| (pair.first, pair.second)).collect::<Vec<_>>());
    }
}

#[test]
fn a_seed_that_the_generator_cannot_use_is_refused() {
    for seed in [2_147_483_647, 2 * 2_147_483_647] {
        let config = SignatureConfig { seed, ..SignatureConfig::default() };
        let error = signature(FailureMode::Crash, &config).expect_err("a dead seed");
        assert_eq!(error.reason, Reason::DeadSeed { value: seed as f64 });
    }
}

fn fault(component: &str, mode: FaultMode) -> Fault {
    Fault { component: component.to_owned(), mode }
}

fn lesson(fault: Option<&Fault>) -> BlastRadius {
    blast_radius(fault, &BlastConfig::default()).expect("the lesson's parameters are in range")
}

#[test]
fn blast_radii_match_the_golden_file() {
    let golden = golden(include_str!("../golden/bulasma.json"));
    let components = BlastConfig::default().flows.components().to_vec();
    let cases = golden.as_object().expect("cases by name");
    let mut seen = 0;
    for (case, expected) in cases.iter().filter(|(case, _)| *case != "ayHesabi") {
        let given = case.split_once('/').map(|(component, mode)| {
            fault(component, if mode == "durma" { FaultMode::Stopped } else { FaultMode::Slowed })
        });
        let found = lesson(given.as_ref());
        for (component, &occupancy) in components.iter().zip(&found.occupancy) {
            // The last bit decides who is saturated, so it is held to it.
            assert_eq!(Some(occupancy), expected["dolu"][component].as_f64(), "{case}: {component}");
        }
        let saturated: Vec<&String> = found.saturated.iter().map(|&place| &components[place]).collect();
        assert_eq!(serde_json::json!(saturated), expected["doygun"], "{case}");
        assert_eq!(Some(found.hit), expected["bulasan"].as_u64(), "{case}");
        assert_eq!(Some(found.flows_hit), expected["akis"].as_u64(), "{case}");
        check(found.rate_hit, &expected["hiz"], case);
        seen += 1;
    }
    assert_eq!(seen, 7);
}

/// Occupancy over slots of the gateway.
fn gateway(fault: &Fault, config: &BlastConfig) -> f64 {
    blast_radius(Some(fault), config).expect("in range").occupancy[0] / config.slots as f64
}

fn rounds_to(found: f64, expected: f64) -> bool {
    (found * 1000.0).round() / 1000.0 == expected
}

#[test]
fn the_fault_free_day_fills_no_component() {
    let found = lesson(None);
    let expected = [0.703, 0.391, 0.321, 0.152, 0.061, 0.642, 0.781, 0.152];
    for (occupancy, expected) in found.occupancy.iter().zip(expected) {
        assert!(rounds_to(occupancy / 32.0, expected), "{occupancy}");
    }
}

#[test]
fn a_stopped_carrier_check_relieves_the_gateway_and_a_slow_one_fills_it() {
    let config = BlastConfig::default();
    assert!(rounds_to(gateway(&fault("tasiyici-dogrulama", FaultMode::Stopped), &config), 0.612));
    let slowed = fault("tasiyici-dogrulama", FaultMode::Slowed);
    assert!(rounds_to(gateway(&slowed, &config), 1.189));
    assert!(rounds_to(gateway(&slowed, &BlastConfig { slots: 48, ..config.clone() }), 0.793));
    assert!(rounds_to(gateway(&slowed, &BlastConfig { turn_ms: 20.0, ..config }), 2.378));
}

#[test]
fn a_slow_component_hits_five_times_the_requests() {
    let rate = |mode| lesson(Some(&fault("tasiyici-dogrulama", mode))).rate_hit;
    assert!(((rate(FaultMode::Slowed) / rate(FaultMode::Stopped)) * 100.0).round() == 529.0);
}

#[test]
fn the_six_rows_stay_when_saturation_spreads() {
    for component in ["tasiyici-dogrulama", "izdusum-deposu", "durum-deposu"] {
        for mode in [FaultMode::Stopped, FaultMode::Slowed] {
            let given = fault(component, mode);
            let config = BlastConfig { propagation: ariza::Propagation::FixedPoint, ..BlastConfig::default() };
            let (one, many) = (lesson(Some(&given)), blast_radius(Some(&given), &config).expect("in range"));
            assert_eq!(
                (one.saturated, one.hit, one.flows_hit, one.rate_hit),
                (many.saturated, many.hit, many.flows_hit, many.rate_hit)
            );
        }
    }
}

#[test]
fn the_month_matches_the_golden_file() {
    let golden = golden(include_str!("../golden/bulasma.json"));
    let expected = &golden["ayHesabi"];
    let found = month(&MonthConfig::default()).expect("the lesson's parameters are in range");
    check(found.minutes, &expected["dakika"], "minutes");
    check(found.budget_share, &expected["payOrani"], "share");
    check(found.stopped_requests, &expected["durmaIstek"], "stopped");
    check(found.slowed_requests, &expected["yavaslamaIstek"], "slowed");
    check(found.difference, &expected["fark"], "difference");
    let half = month(&MonthConfig { minutes: 5.0, ..MonthConfig::default() }).expect("in range");
    assert!(rounds_to(half.budget_share, 0.532));
}

#[test]
fn the_budget_matches_the_golden_file() {
    let golden = golden(include_str!("../golden/butce.json"));
    let found = budget(&BudgetConfig::default()).expect("the lesson's parameters are in range");
    let rows = golden["satirlar"].as_array().expect("rows");
    assert_eq!(rows.len(), found.rows.len());
    for (row, expected) in found.rows.iter().zip(rows) {
        check(row.replicas as f64, &expected["kopya"], "replicas");
        check(row.interval_seconds, &expected["aralikSn"], "interval");
        check(row.checks_per_second, &expected["denetimSn"], "checks a second");
        check(row.added_share, &expected["pay"], "share");
        check(row.checks_per_day, &expected["gunde"], "checks a day");
    }
    let ledger = golden["yanlisCikarma"].as_array().expect("rows");
    assert_eq!(ledger.len(), found.ledger.len());
    for (row, expected) in found.ledger.iter().zip(ledger) {
        check(row.interval as f64, &expected["aralik"], "interval");
        check(row.removals, &expected["oran"], "removals");
        check(row.removals_per_month, &expected["ayda"], "a month");
        check(row.capacity_lost, &expected["kapasite"], "capacity");
        check(row.longest_seconds, &expected["enCokSn"], "longest");
    }
    check(found.per_replica, &golden["kopyaBasina"], "per replica");
    check(found.per_remaining_replica, &golden["kalanBasina"], "per remaining replica");
}

#[test]
fn counted_by_silence_every_silence_costs_a_removal() {
    let config = BudgetConfig { counted_against: CountedAgainst::Silences, ..BudgetConfig::default() };
    let ledger = budget(&config).expect("in range").ledger;
    assert_eq!(
        ledger.iter().map(|row| (row.removals, row.removals_per_month)).collect::<Vec<_>>(),
        [(1.0, 20.0), (0.5, 10.0)]
    );
}
