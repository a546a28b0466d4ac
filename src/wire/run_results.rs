//! `kosum`, `kosumIzi` and `tarama`: results out.

use super::encode::{Name, Record, texts};
use super::js::{Float64Array, Int16Array, Uint8Array};
use crate::run::{MEASURE_COUNT, RunConfig, RunResult};
use crate::sweep::{Measure, Sweep, SweepConfig};
use crate::trace::Trace;

/// The fields of a result, in [`RunResult`]'s order.
const FIELDS: [Name; MEASURE_COUNT] = [
    Name::disKopyaTur,
    Name::dusenOkuma,
    Name::dusenYazma,
    Name::dusenToplu,
    Name::sessiz,
    Name::bosaRed,
    Name::denetim,
    Name::yanlisCikarma,
    Name::algilama,
    Name::panikTur,
];

/// The result of `kosum`.
pub(super) fn run(result: &RunResult) -> Record {
    let record = Record::new();
    for (name, value) in FIELDS.into_iter().zip(result.fields()) {
        record.optional(name, value.map(|value| value as f64));
    }
    record
}

/// The result of `kosumIzi`.
pub(super) fn trace(config: &RunConfig, trace: &Trace) -> Record {
    let record = Record::new();
    record.numbers(&[(Name::tur, config.turns as f64)]);
    record.value(Name::kopya, &texts(config.replicas.iter().map(String::as_str)));
    record.numbers(&[(Name::istekTur, trace.requests_per_turn as f64)]);
    let bytes = |name, list: &[u8]| record.value(name, &Uint8Array::new(list));
    bytes(Name::durum, &trace.conditions);
    bytes(Name::depolar, &trace.stores);
    bytes(Name::denetim, &trace.checks);
    bytes(Name::uyelik, &trace.members);
    bytes(Name::havuz, &trace.pool);
    record.value(Name::hedef, &Int16Array::new(&trace.targets));
    bytes(Name::son, &trace.outcomes);
    record.value(Name::toplamlar, &run(&trace.totals).into());
    record
}

fn floats(record: &Record, name: Name, list: &[f64]) {
    record.value(name, &Float64Array::new(list));
}

/// One measure of a sweep.
fn measure(measure: &Measure) -> Record {
    let Measure { at_phase_zero, least, mean, most } = measure;
    let record = Record::new();
    for (name, list) in [(Name::faz0, at_phase_zero), (Name::enAz, least), (Name::ortalama, mean), (Name::enCok, most)]
    {
        floats(&record, name, list);
    }
    record
}

/// The result of `tarama`; its measures are named as the fields of a run's result.
pub(super) fn sweep(config: &SweepConfig, sweep: &Sweep) -> Record {
    let record = Record::new();
    let mut list = Vec::new();
    for &interval in &config.intervals {
        list.push(interval as f64);
    }
    floats(&record, Name::araliklar, &list);
    list.clear();
    for &threshold in &config.thresholds {
        list.push(f64::from(threshold));
    }
    floats(&record, Name::esikler, &list);
    let measures = Record::new();
    for (name, found) in FIELDS.into_iter().zip(&sweep.measures) {
        measures.value(name, &measure(found).into());
    }
    record.value(Name::olculer, &measures.into());
    floats(&record, Name::gorulmeyen, &sweep.unnoticed);
    record
}
