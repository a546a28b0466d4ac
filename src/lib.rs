//! Deterministic models of health checks, failure modes and blast radius.

mod error;
mod limits;

pub use error::{ConfigError, Mismatch, Path, Reason, Step};
pub use limits::Limit;
