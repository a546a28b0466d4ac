//! Every number that JavaScript may pass, by export: what `examples/limits.rs` writes for the page's controls.

use super::{blast_radius, budget, reader::NumberField, run, signature};
use crate::limits::{self, Limit};

/// An export's name with its numbers' names and limits; a list stands with the limit of one item.
pub type Fields = (&'static str, Vec<(&'static str, Limit)>);

fn numbers<C>(fields: &[NumberField<C>]) -> impl Iterator<Item = (&'static str, Limit)> {
    fields.iter().map(|field| (field.name, field.limit))
}

/// All exports' numbers.
#[must_use]
pub fn all() -> Vec<Fields> {
    let run = numbers(&run::NUMBERS).chain([("faz", limits::run::PHASE)]);
    let blast = numbers(&blast_radius::NUMBERS).chain([("hiz", limits::blast_radius::RATE)]);
    let budget = numbers(&budget::NUMBERS).chain([
        ("kopyalar", limits::budget::REPLICAS),
        ("araliklar", limits::budget::INTERVAL),
        ("yanlisAraliklar", limits::budget::INTERVAL),
    ]);
    let sweep = [("araliklar", limits::run::INTERVAL), ("esikler", limits::run::FALL_THRESHOLD)];
    vec![
        ("kosum", run.collect()),
        ("imza", numbers(&signature::NUMBERS).collect()),
        ("bulasma", blast.collect()),
        ("ayHesabi", numbers(&blast_radius::MONTH_NUMBERS).collect()),
        ("butce", budget.collect()),
        ("tarama", sweep.into()),
    ]
}
