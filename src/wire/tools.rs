//! The tools as JavaScript calls them; `araclar.d.ts` beside this file is what callers see.

use serde::Serialize;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Answer;
use super::error::in_run;
use super::error::in_why;
use super::reader::{At, number, text};
use super::{calendar_text, run, search, why};
use crate::limits::{Limit, run as limits};
use crate::run::RunConfig;
use crate::worst::WorstSearch;

#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("araclar.d.ts");

/// The largest place that a request of a turn can have: reads, writes and batch at their most, counted from 0.
const REQUEST: Limit = Limit::whole(0.0, limits::READS.max + limits::WRITES.max + limits::BATCH.max - 1.0, 0.0);

/// How many calendars are tried in one call, which cannot be stopped.
const STEPS: Limit = Limit::whole(1.0, 1e6, 1000.0);

/// A result as plain objects and lists; what is missing is `null`.
fn encode<T: Serialize>(result: &T) -> Answer {
    result.serialize(&serde_wasm_bindgen::Serializer::json_compatible()).map_err(JsValue::from)
}

/// Why a request of a turn was lost, or what served it.
#[wasm_bindgen(skip_typescript)]
pub fn neden(uc: &JsValue, an: &JsValue, istek: &JsValue, secenek: &JsValue) -> Answer {
    let endpoint = run::endpoint(uc)?;
    let turn = whole(an, "an", &limits::TURNS)?;
    let request = whole(istek, "istek", &REQUEST)?;
    let mut config = RunConfig::default();
    run::read_config(secenek, &mut config)?;
    let found = crate::why(endpoint, &config, turn, request).map_err(in_why)?;
    encode(&why::why(&config, found))
}

/// A calendar's text, read: its windows, or all that is wrong with it.
#[wasm_bindgen(js_name = takvimOku, skip_typescript)]
pub fn takvim_oku(metin: &JsValue, kopya: JsValue) -> Answer {
    let written = text(metin, &At::Argument("metin"))?;
    let replicas = replicas(kopya)?;
    encode(&calendar_text::read(&written, &replicas)?)
}

/// A calendar as text.
#[wasm_bindgen(js_name = takvimYaz, skip_typescript)]
pub fn takvim_yaz(takvim: &JsValue, kopya: JsValue) -> Answer {
    let replicas = replicas(kopya)?;
    let calendar = run::calendar(takvim, &replicas, &At::Argument("takvim"))?;
    Ok(calendar_text::print(&calendar, &replicas))
}

/// The replicas' names; those of the lesson where none are given.
fn replicas(value: JsValue) -> Result<Vec<String>, JsValue> {
    if value.is_undefined() { Ok(RunConfig::default().replicas) } else { run::replicas(value, &At::Argument("kopya")) }
}

/// A search for the calendar that hurts most.
#[wasm_bindgen(js_name = EnKotu, skip_typescript)]
#[derive(Debug)]
pub struct Worst {
    search: WorstSearch,
    replicas: Vec<String>,
}

#[wasm_bindgen(js_class = EnKotu)]
impl Worst {
    /// A search that has tried nothing yet; a calendar among the run's options is not used.
    #[wasm_bindgen(constructor, skip_typescript)]
    pub fn new(uc: &JsValue, arama: &JsValue, secenek: &JsValue) -> Result<Self, JsValue> {
        let endpoint = run::endpoint(uc)?;
        let mut config = RunConfig::default();
        run::read_config(secenek, &mut config)?;
        let replicas = config.replicas.clone();
        let search = WorstSearch::new(search::config(endpoint, arama, config)?).map_err(in_run)?;
        Ok(Self { search, replicas })
    }

    /// Tries so many more calendars, and tells the worst so far.
    #[wasm_bindgen(js_name = ilerle, skip_typescript)]
    pub fn advance(&mut self, kac: &JsValue) -> Answer {
        self.search.advance(whole(kac, "kac", &STEPS)?);
        encode(&search::found(&self.search, &self.replicas))
    }
}

/// A whole number among the arguments.
fn whole(value: &JsValue, name: &'static str, limit: &Limit) -> Result<u64, JsValue> {
    number(value, &At::Argument(name), limit).map(|value| value as u64)
}
