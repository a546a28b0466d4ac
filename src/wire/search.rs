//! `EnKotu`: the search for the calendar that hurts most, a slice at a time.

use serde::Serialize;
use wasm_bindgen::JsValue;

use super::calendar_text::{Pencere, windows};
use super::error::{Refusal, unknown_name};
use super::reader::{At, NumberField, choice, each_field, number, read_options};
use super::run::{REPLICA_KINDS, STORES};
use crate::calendar::FaultKind;
use crate::endpoint::Endpoint;
use crate::limits::worst as limits;
use crate::run::RunConfig;
use crate::worst::{Damage, FaultBudget, Method, WorstConfig, WorstSearch};

const DAMAGES: [(&str, Damage); 3] =
    [("dusenOkuma", Damage::DroppedReads), ("sessiz", Damage::SilentLoss), ("bosaRed", Damage::RefusedForNothing)];
const METHODS: [(&str, Method); 2] = [("tirmanma", Method::Climb), ("rastgele", Method::Random)];

/// The numbers of a search.
static NUMBERS: [NumberField<WorstConfig>; 1] =
    [NumberField { name: "tohum", limit: limits::SEED, set: |config, value| config.seed = value as u64 }];

/// What has been found so far.
#[derive(Serialize)]
pub(super) struct Bulunan<'a> {
    denenen: f64,
    deger: f64,
    pencereler: Vec<Pencere<'a>>,
}

pub(super) fn config(endpoint: Endpoint, search: &JsValue, run: RunConfig) -> Result<WorstConfig, Refusal> {
    let mut config = WorstConfig {
        endpoint,
        run,
        budget: FaultBudget::default(),
        damage: Damage::DroppedReads,
        method: Method::Climb,
        seed: limits::SEED.default as u64,
    };
    read_options(search, &NUMBERS, &mut config, &["olcu", "butce", "yontem"], &mut |config, field, value, at| {
        match field {
            "olcu" => config.damage = choice(&value, at, &DAMAGES)?,
            "yontem" => config.method = choice(&value, at, &METHODS)?,
            _ => config.budget = budget(&value, at)?,
        }
        Ok(())
    })?;
    Ok(config)
}

fn budget(value: &JsValue, at: &At) -> Result<FaultBudget, Refusal> {
    let mut budget = FaultBudget::default();
    each_field(value, at, &mut |name, value| {
        let at = At::Field(at, name);
        let turns = || number(&value, &at, &limits::BUDGET).map(|turns| turns as u64);
        if let Some(&(_, kind)) = REPLICA_KINDS.iter().find(|(known, _)| *known == name) {
            let place = FaultKind::ALL.iter().position(|&one| one == kind).unwrap_or(0);
            budget.replica_kinds[place] = turns()?;
        } else if name == STORES[0] {
            budget.state_store = turns()?;
        } else if name == STORES[1] {
            budget.pricing_store = turns()?;
        } else {
            let mut known = REPLICA_KINDS.iter().map(|&(name, _)| name).chain(STORES);
            return Err(unknown_name(&at.alan(), name, &mut known));
        }
        Ok(())
    })?;
    Ok(budget)
}

pub(super) fn found<'a>(search: &WorstSearch, replicas: &'a [String]) -> Bulunan<'a> {
    Bulunan {
        denenen: search.tried() as f64,
        deger: search.worst() as f64,
        pencereler: windows(&search.calendar(), replicas),
    }
}
