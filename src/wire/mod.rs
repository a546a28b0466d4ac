//! The contract with JavaScript: the only folder that knows JavaScript or Turkish.
//!
//! Two modules are built of it: the models (feature `models`), which the page needs at once and which is held small, and
//! the tools (feature `tools`), which it fetches when a reader first asks for one of them.
//!
//! Each export reads its arguments (checking all of them), calls the core and encodes the result; `contract.d.ts`
//! beside this file is what callers see.

// What each export refuses, and how, stands once in `contract.d.ts`.
#![allow(clippy::missing_errors_doc)]

mod blast_radius;
mod budget;
#[cfg(feature = "tools")]
mod calendar_text;
mod desk;
mod encode;
mod error;
pub mod fields;
mod js;
mod reader;
mod run;
mod run_results;
#[cfg(feature = "tools")]
mod search;
mod signature;
#[cfg(feature = "tools")]
pub mod tools;
#[cfg(feature = "tools")]
mod why;

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::limits::signature::SURVEY_SEEDS;
use crate::run::RunConfig;
use error::{in_blast, in_run, in_signature, refused};

#[cfg(feature = "models")]
#[wasm_bindgen(typescript_custom_section)]
const CONTRACT: &str = include_str!("contract.d.ts");

/// Says on the console where a defect of this module struck, before the engine stops it.
#[wasm_bindgen(start)]
pub fn start() {
    std::panic::set_hook(Box::new(|panic| {
        if let Some(place) = panic.location() {
            js::console_error(place.file(), place.line());
        }
    }));
}

type Answer = Result<JsValue, JsValue>;

/// One run of the health-check model.
#[cfg_attr(feature = "models", wasm_bindgen(skip_typescript))]
pub fn kosum(uc: &JsValue, secenek: &JsValue) -> Answer {
    let endpoint = run::endpoint(uc)?;
    Ok(run_results::run(&desk::run(endpoint, secenek)?).into())
}

/// The same run turn by turn.
#[cfg_attr(feature = "models", wasm_bindgen(js_name = kosumIzi, skip_typescript))]
pub fn kosum_izi(uc: &JsValue, secenek: &JsValue) -> Answer {
    let endpoint = run::endpoint(uc)?;
    let mut config = RunConfig::default();
    run::read_config(secenek, &mut config)?;
    let trace = crate::trace(endpoint, &config).map_err(in_run)?;
    Ok(run_results::trace(&config, &trace).into())
}

/// Every interval with every threshold at every phase.
#[cfg_attr(feature = "models", wasm_bindgen(skip_typescript))]
pub fn tarama(uc: &JsValue, secenek: &JsValue) -> Answer {
    let endpoint = run::endpoint(uc)?;
    let config = run::sweep_config(secenek)?;
    let sweep = crate::sweep(endpoint, &config).map_err(in_run)?;
    Ok(run_results::sweep(&config, &sweep).into())
}

/// One failure mode's signature.
#[cfg_attr(feature = "models", wasm_bindgen(skip_typescript))]
pub fn imza(kip: &JsValue, secenek: &JsValue) -> Answer {
    let mode = signature::mode(kip)?;
    let config = signature::config(secenek)?;
    let found = crate::signature(mode, &config).map_err(in_signature)?;
    Ok(signature::signature(&found).into())
}

/// All signatures, the pairs that look alike, and what telling them apart costs.
#[cfg_attr(feature = "models", wasm_bindgen(js_name = imzaTablosu, skip_typescript))]
pub fn imza_tablosu(secenek: &JsValue) -> Answer {
    let config = signature::config(secenek)?;
    let table = crate::signature_table(&config).map_err(in_signature)?;
    Ok(signature::table(&table).into())
}

/// A failure mode's first calls, one by one.
#[cfg_attr(feature = "models", wasm_bindgen(js_name = imzaIzi, skip_typescript))]
pub fn imza_izi(kip: &JsValue, secenek: &JsValue) -> Answer {
    let mode = signature::mode(kip)?;
    let config = signature::config(secenek)?;
    let calls = crate::calls(mode, &config).map_err(in_signature)?;
    Ok(signature::calls(&calls).into())
}

/// How often each pair looks alike over a thousand seeds.
#[cfg_attr(feature = "models", wasm_bindgen(js_name = tohumPayi, skip_typescript))]
pub fn tohum_payi(secenek: &JsValue) -> Answer {
    let config = signature::config(secenek)?;
    let survey = crate::seed_survey(&config, SURVEY_SEEDS.default as u64).map_err(in_signature)?;
    Ok(signature::survey(&survey).into())
}

/// How far one fault spreads in a call tree.
#[cfg_attr(feature = "models", wasm_bindgen(skip_typescript))]
pub fn bulasma(ariza: &JsValue, kip: &JsValue, secenek: &JsValue) -> Answer {
    let fault = blast_radius::fault(ariza, kip)?;
    let config = blast_radius::config(secenek)?;
    let components = config.flows.components();
    let radius = crate::blast_radius(fault.as_ref(), &config).map_err(|error| in_blast(error, components))?;
    Ok(blast_radius::radius(components, &radius).into())
}

/// A month of faults, stopped against slowed.
#[cfg_attr(feature = "models", wasm_bindgen(js_name = ayHesabi, skip_typescript))]
pub fn ay_hesabi(secenek: &JsValue) -> Answer {
    let config = blast_radius::month_config(secenek)?;
    let components = config.blast.flows.components();
    let month = crate::month(&config).map_err(|error| in_blast(error, components))?;
    Ok(blast_radius::month(&month).into())
}

/// What checking costs on a fault-free day.
#[cfg_attr(feature = "models", wasm_bindgen(skip_typescript))]
pub fn butce(secenek: &JsValue) -> Answer {
    let config = budget::config(secenek)?;
    // The reader checks all that the core does, so a refusal here would be a defect of the reader.
    let budget = crate::budget(&config).map_err(|error| refused("secenek", error))?;
    Ok(budget::budget(&budget).into())
}
