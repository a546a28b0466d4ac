//! Deterministic models of health checks, failure modes and blast radius.

mod blast_radius;
mod budget;
mod calendar;
mod call_tree;
mod endpoint;
mod error;
pub mod limits;
mod minstd;
mod names;
mod pool;
mod run;
mod signature;
mod sweep;
mod trace;
pub mod wire;

pub use blast_radius::{
    BlastConfig, BlastRadius, Fault, FaultMode, Month, MonthConfig, Propagation, blast_radius, month,
};
pub use budget::{Budget, BudgetConfig, CostRow, CountedAgainst, LedgerRow, budget};
pub use calendar::{Calendar, FaultKind, Window};
pub use call_tree::{CallForest, ForestBuilder};
pub use endpoint::{Conditions, Endpoint};
pub use error::{ConfigError, Mismatch, Path, Reason, Step};
pub use limits::Limit;
pub use run::{Mix, RunConfig, RunResult, Workspace, run};
pub use signature::{
    CallClass, Calls, FailureMode, LookAlike, NamingCost, SeedSurvey, Signature, SignatureConfig, SignatureTable,
    calls, seed_survey, signature, signature_table,
};
pub use sweep::{MEASURE_COUNT, Measure, Sweep, SweepConfig, sweep};
pub use trace::{Outcome, Trace, trace};
