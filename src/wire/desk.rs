//! What one run leaves for the next.

use std::cell::Cell;

use wasm_bindgen::JsValue;

use super::error::{Refusal, in_run};
use super::run::{read_config, restore_numbers};
use crate::endpoint::Endpoint;
use crate::run::{RunConfig, RunResult, Workspace};

/// Room for a run, and the lesson's configuration, whose names and windows cost more to make than the lesson's run.
#[derive(Default)]
struct Desk {
    workspace: Workspace,
    config: RunConfig,
}

thread_local! {
    /// Taken for a run and put back after it: a run that is refused or cut short leaves none, not one in use.
    static DESK: Cell<Option<Box<Desk>>> = const { Cell::new(None) };
}

/// Reads the options and runs.
pub(super) fn run(endpoint: Endpoint, options: &JsValue) -> Result<RunResult, Refusal> {
    let mut desk = DESK.take().unwrap_or_default();
    let changed = read_config(options, &mut desk.config)?;
    let result = desk.workspace.run(endpoint, &desk.config).map_err(in_run)?;
    if changed {
        desk.config = RunConfig::default();
    } else {
        restore_numbers(&mut desk.config);
    }
    DESK.set(Some(desk));
    Ok(result)
}
