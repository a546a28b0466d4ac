//! Deterministic models of health checks, failure modes and blast radius.
//!
//! Three questions, each with a model small enough to check by hand and exact enough to argue with:
//!
//! | question | entry | what it gives |
//! | --- | --- | --- |
//! | What should a health endpoint ask, and how often? | [`run()`], [`trace()`], [`sweep()`] | what one fault calendar costs, in whole requests |
//! | What does a broken dependency look like to its caller? | [`signature()`], [`signature_table`], [`calls`], [`seed_survey`] | the shares of answers, errors and timeouts, and which modes look alike |
//! | How far does one fault spread? | [`blast_radius()`], [`month`] | the slots held in a call tree, what fills up, which flows are hit |
//!
//! [`budget()`] adds what checking costs on a day without faults.
//!
//! # What the models leave out
//!
//! Their figures are those of a model; these simplifications decide how far they carry:
//!
//! - A check takes no time and never times out by itself; replicas are equal; clients do not retry.
//! - A turn is an abstract step. The signatures count it as 10 ms, health checks as 2 s.
//! - One run has one phase: a check that starts a turn later meets other faults. [`sweep()`] visits every phase.
//! - One signature table has one seed: [`seed_survey`] says how often a pair looks alike over many.
//! - Only the healthy mode has rare timeouts, so the partial and stale modes hold slots for a little too short.
//! - Occupancy counts children that are never called because an earlier sibling failed, which makes it an upper bound
//!   below a fault; [`BlastConfig::only_reached`] counts only calls that are made.
//! - A saturated component does not slow its own callers unless [`Propagation::FixedPoint`] says so.
//! - False removals are counted per silent turn by default, which flatters them: see [`CountedAgainst`].
//! - The nightly batch is run together with the online flows, which is the worst case.
//!
//! Out of scope: checks that take time, random calendars, load-dependent balancing, recovery of data.
//!
//! # How it is built
//!
//! Configurations are plain data with a default (the lesson's) and a `check`; every entry checks its configuration and
//! returns [`ConfigError`], the only error there is, which names the field and the reason. Ranges and defaults stand
//! once, in [`limits`].
//!
//! ```
//! use ariza::{Endpoint, RunConfig, run};
//! let config = RunConfig { interval: 4, ..RunConfig::default() };
//! let result = run(Endpoint::DeepOwnPath, &config)?;
//! assert_eq!((result.detection_delay, result.dropped_reads), (Some(3), 19));
//! # Ok::<(), ariza::ConfigError>(())
//! ```
//!
//! | module | holds |
//! | --- | --- |
//! | `calendar` | fault windows by kind and replica |
//! | `endpoint` | the five contents of a health endpoint and what each asks |
//! | `pool` | when a replica is checked, what its answers decide, when the balancer fails open |
//! | `run` | one run, from event to event: its cost grows with windows and decisions, never with turns |
//! | `trace` | the same run turn by turn and request by request |
//! | `worst` | the search for the calendar that hurts most |
//! | [`text`] | calendars as text |
//! | `why` | why a request was lost, as a typed chain of causes |
//! | `sweep` | intervals × thresholds × phases |
//! | `signature`, `minstd` | failure modes as their caller sees them; the generator, which jumps ahead |
//! | `call_tree`, `blast_radius` | flows as flat trees, walked without recursion; slots, saturation, what is hit |
//! | `budget` | the load that checks add, the capacity that false removals take |
//! | `names` | names told apart |
//! | `heap` | the module's allocator, on wasm32 alone |
//! | [`wire`] | the contract with JavaScript; nothing else knows JavaScript or Turkish |
//!
//! # Invariants
//!
//! - The core has no clock, no input or output, no global state and no recursion over its input; it does not panic.
//! - Counts are whole numbers and exact: within the ranges none passes 2⁵³. Elsewhere only `+ − × ÷` are used, so native
//!   and WebAssembly builds agree to the last bit.
//! - The event-skipping run equals a plain turn-by-turn one in every field; property tests hold it to that.

mod blast_radius;
mod budget;
mod calendar;
mod call_tree;
mod endpoint;
mod error;
#[cfg(any(target_arch = "wasm32", test))]
mod heap;
pub mod limits;
mod minstd;
mod names;
mod pool;
mod run;
mod signature;
mod sweep;
pub mod text;
mod trace;
mod why;
pub mod wire;
mod worst;

pub use blast_radius::{
    BlastConfig, BlastRadius, Fault, FaultMode, Month, MonthConfig, Propagation, blast_radius, month,
};
pub use budget::{Budget, BudgetConfig, CostRow, CountedAgainst, LedgerRow, budget};
pub use calendar::{Calendar, FaultKind, Window};
pub use call_tree::{CallForest, ForestBuilder};
pub use endpoint::{Conditions, Endpoint};
pub use error::{ConfigError, Mismatch, Path, Reason, Step};
pub use limits::Limit;
pub use run::{MEASURE_COUNT, Mix, RunConfig, RunResult, Workspace, run};
pub use signature::{
    CallClass, Calls, FailureMode, LookAlike, NamingCost, SeedSurvey, Signature, SignatureConfig, SignatureTable,
    calls, seed_survey, signature, signature_table,
};
pub use sweep::{Measure, Sweep, SweepConfig, sweep};
pub use trace::{Outcome, Trace, trace};
pub use why::{Cause, CheckFacts, Holding, ReplicaFacts, RequestKind, Routing, Why, Wrong, why};
pub use worst::{Damage, FaultBudget, Method, WorstConfig, WorstSearch};
