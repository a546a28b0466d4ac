//! Deterministic models of health checks, failure modes and blast radius.

mod calendar;
mod endpoint;
mod error;
pub mod limits;
mod pool;
mod run;

pub use calendar::{Calendar, FaultKind, Window};
pub use endpoint::{Conditions, Endpoint};
pub use error::{ConfigError, Mismatch, Path, Reason, Step};
pub use limits::Limit;
pub use run::{Mix, RunConfig, RunResult, Workspace, run};
