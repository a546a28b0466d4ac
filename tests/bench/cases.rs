//! What is measured of the core alone: the same inputs as in `inputs.mjs`, built once, run again and again.

use ariza::{
    BlastConfig, Calendar, Endpoint, Fault, FaultMode, ForestBuilder, RunConfig, SignatureConfig, SweepConfig, Window,
    Workspace, blast_radius, signature_table, sweep,
};

/// One measured call; what it gives depends on all it computed, so that nothing is optimised away.
pub type Call = Box<dyn FnMut() -> f64>;

/// Every case, in the order of `inputs.mjs`.
#[must_use]
pub fn cases() -> Vec<Call> {
    let mut calls: Vec<Call> = vec![run(RunConfig::default())];
    calls.push(run(with_calendar(1_296_000, 17_000, 600)));
    for power in [3, 5, 7, 9] {
        calls.push(run(with_calendar(10_u64.pow(power), 13, 6)));
    }
    calls.push(run(crowd()));
    calls.push(Box::new(|| {
        let swept = sweep(Endpoint::DeepOwnPath, &SweepConfig::default()).expect("the defaults are sound");
        swept.unnoticed[0]
    }));
    calls.push(Box::new(|| {
        let table = signature_table(&SignatureConfig::default()).expect("the defaults are sound");
        table.rows[0].slot_turns
    }));
    calls.push(blast("tasiyici-dogrulama", BlastConfig::default()));
    calls.push(blast("y7", BlastConfig { flows: forest(), ..BlastConfig::default() }));
    calls
}

fn run(config: RunConfig) -> Call {
    let mut workspace = Workspace::new();
    Box::new(move || {
        let result = workspace.run(Endpoint::DeepOwnPath, &config).expect("the inputs are sound");
        (result.checks + result.dropped_reads + result.silent_loss) as f64
    })
}

fn blast(component: &str, config: BlastConfig) -> Call {
    let fault = Fault { component: component.into(), mode: FaultMode::Slowed };
    Box::new(move || blast_radius(Some(&fault), &config).expect("the inputs are sound").rate_hit)
}

fn window(start: u64, end: u64) -> Window {
    Window::new(start, end).expect("a window in order")
}

/// 76 windows, kinds and replicas in turn, one every `step` turns.
fn with_calendar(turns: u64, step: u64, length: u64) -> RunConfig {
    let mut calendar = Calendar::lesson(&[]);
    calendar.state_store.clear();
    calendar.pricing_store.clear();
    for lanes in [&mut calendar.half_down, &mut calendar.warming_up, &mut calendar.stopped, &mut calendar.brief] {
        *lanes = vec![Vec::new(); 3];
    }
    for i in 0..76 {
        let one = window(1 + i * step, i * step + length);
        let replica = (i / 6 % 3) as usize;
        match i % 6 {
            0 => calendar.half_down[replica].push(one),
            1 => calendar.warming_up[replica].push(one),
            2 => calendar.stopped[replica].push(one),
            3 => calendar.brief[replica].push(one),
            4 => calendar.state_store.push(one),
            _ => calendar.pricing_store.push(one),
        }
    }
    RunConfig { turns, calendar, ..RunConfig::default() }
}

/// 1,000 replicas, 100 windows each.
fn crowd() -> RunConfig {
    let replicas: Vec<String> = (1..=1000).map(|i| format!("k{i}")).collect();
    let of_kind = |kind: u64| -> Vec<Vec<Window>> {
        let windows = |i: u64| {
            (0..100).filter(move |j| j % 4 == kind).map(move |j| window(1 + j * 10_000 + i, j * 10_000 + i + 500))
        };
        (0..1000).map(|i| windows(i).collect()).collect()
    };
    let calendar = Calendar {
        half_down: of_kind(0),
        warming_up: of_kind(1),
        stopped: of_kind(2),
        brief: of_kind(3),
        state_store: Vec::new(),
        pricing_store: Vec::new(),
    };
    RunConfig { turns: 1_296_000, replicas, calendar, ..RunConfig::default() }
}

/// A tree of 10,000 nodes: a root, 99 services of 100 leaves each.
fn forest() -> ariza::CallForest {
    let mut builder = ForestBuilder::new();
    let built = builder.flow("akis", 1.0).and_then(|()| builder.enter("kok"));
    built.expect("a root fits");
    for service in 0..99 {
        builder.enter(&format!("s{service}")).expect("a service fits");
        for leaf in 0..100 {
            builder.enter(&format!("y{}", (service * 100 + leaf) % 500)).expect("a leaf fits");
            builder.leave();
        }
        builder.leave();
    }
    builder.leave();
    builder.finish().expect("a forest is finished")
}
