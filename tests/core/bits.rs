//! The same bits on every machine: one fingerprint of some thousands of results, computed natively and in wasm.

use ariza::{
    BlastConfig, BudgetConfig, CountedAgainst, Endpoint, FailureMode, Fault, FaultMode, MonthConfig, Propagation,
    RunConfig, SignatureConfig, SweepConfig, blast_radius, budget, month, run, seed_survey, signature_table, sweep,
    trace,
};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// FNV-1a over the bits of numbers.
struct Fingerprint(u64);

impl Fingerprint {
    fn bits(&mut self, bits: u64) {
        for byte in bits.to_le_bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    fn float(&mut self, value: f64) {
        self.bits(value.to_bits());
    }

    fn floats<'a>(&mut self, values: impl IntoIterator<Item = &'a f64>) {
        for &value in values {
            self.float(value);
        }
    }

    /// Whole numbers and names, as they are written.
    fn text(&mut self, value: &impl std::fmt::Debug) {
        for byte in format!("{value:?}").bytes() {
            self.bits(byte.into());
        }
    }
}

fn runs(print: &mut Fingerprint) {
    for endpoint in Endpoint::ALL {
        for interval in 1..=12 {
            for fall_threshold in 1..=3 {
                let config = RunConfig { interval, fall_threshold, ..RunConfig::default() };
                print.text(&run(endpoint, &config).expect("in range"));
            }
        }
        let config = RunConfig { fail_open_percent: 33.4, ..RunConfig::default() };
        print.text(&trace(endpoint, &config).expect("in range"));
        let sweep = sweep(endpoint, &SweepConfig::default()).expect("in range");
        for measure in &sweep.measures {
            for list in [&measure.at_phase_zero, &measure.least, &measure.mean, &measure.most] {
                print.floats(list.iter().filter(|value| !value.is_nan()));
            }
        }
        print.floats(&sweep.unnoticed);
    }
}

fn signatures(print: &mut Fingerprint) {
    for seed in 20_260_730..20_260_780 {
        let config = SignatureConfig { seed, fallen_shards: seed % 9, ..SignatureConfig::default() };
        let table = signature_table(&config).expect("in range");
        for row in table.rows {
            let numbers = [row.answers, row.errors, row.timeouts, row.slot_turns, row.fresh.unwrap_or(-1.0)];
            print.floats(&numbers);
        }
        print.text(&table.look_alikes);
        let cost = table.cost;
        let numbers = [cost.stamp_bytes_per_second, cost.naming_turns, cost.naming_ms, cost.expected_slot_turns];
        print.floats(&numbers);
    }
    let survey = seed_survey(&SignatureConfig::default(), 100).expect("in range");
    for (first, second, share) in survey.pairs {
        print.text(&(first, second));
        print.float(share);
    }
    print.text(&FailureMode::ALL);
}

fn blasts(print: &mut Fingerprint) {
    for propagation in [Propagation::OnePass, Propagation::FixedPoint] {
        for (only_reached, turn_ms, slots) in [(false, 10.0, 32), (true, 10.0, 20), (false, 0.7, 48), (true, 33.3, 7)] {
            let config = BlastConfig { propagation, only_reached, turn_ms, slots, ..BlastConfig::default() };
            for component in config.flows.components() {
                for mode in [FaultMode::Stopped, FaultMode::Slowed] {
                    let fault = Fault { component: component.clone(), mode };
                    let radius = blast_radius(Some(&fault), &config).expect("in range");
                    print.floats(&radius.occupancy);
                    print.text(&(radius.saturated, radius.hit, radius.flows_hit));
                    print.float(radius.rate_hit);
                }
                let month = month(&MonthConfig {
                    component: component.clone(),
                    faults: 2.3,
                    minutes: 7.1,
                    blast: config.clone(),
                    ..MonthConfig::default()
                });
                let month = month.expect("in range");
                let numbers = [
                    month.minutes,
                    month.budget_share,
                    month.stopped_requests,
                    month.slowed_requests,
                    month.difference,
                ];
                print.floats(&numbers);
            }
        }
    }
}

fn budgets(print: &mut Fingerprint) {
    for counted_against in [CountedAgainst::SilentTurns, CountedAgainst::Silences] {
        for turn_seconds in [0.1, 2.0, 7.7] {
            let config = BudgetConfig {
                counted_against,
                turn_seconds,
                replica_counts: (1..=20).collect(),
                intervals: (1..=20).collect(),
                ledger_intervals: (1..=20).collect(),
                ..BudgetConfig::default()
            };
            let budget = budget(&config).expect("in range");
            for row in budget.rows {
                let numbers = [row.interval_seconds, row.checks_per_second, row.added_share, row.checks_per_day];
                print.floats(&numbers);
            }
            for row in budget.ledger {
                let numbers = [row.removals, row.removals_per_month, row.capacity_lost, row.longest_seconds];
                print.floats(&numbers);
            }
            print.float(budget.per_replica);
            print.float(budget.per_remaining_replica);
        }
    }
}

/// What the models give, to the last bit. A change of the models' meaning changes it; another machine must not.
#[test]
fn results_have_the_same_bits_on_every_machine() {
    type Part = (&'static str, fn(&mut Fingerprint), u64);
    let parts: [Part; 4] = [
        ("runs", runs, 0x8c29_d012_b0e2_13cd),
        ("signatures", signatures, 0x3f78_e4de_32a5_a2b5),
        ("blasts", blasts, 0xdbbb_7d4f_6c68_1b0f),
        ("budgets", budgets, 0x5cfd_d553_67a8_aea4),
    ];
    let found = parts.map(|(name, part, _)| {
        let mut print = Fingerprint(0xcbf2_9ce4_8422_2325);
        part(&mut print);
        (name, format!("{:#018x}", print.0))
    });
    assert_eq!(found, parts.map(|(name, _, expected)| (name, format!("{expected:#018x}"))));
}
