//! The core against golden figures, properties and the contract.

// The core computes the same bits everywhere; a difference in the last one is what these tests look for.
#![allow(clippy::float_cmp)]

mod arbitrary;
mod arbitrary_models;
mod bits;
mod golden_models;
mod golden_run;
mod plain_blast;
mod plain_run;
mod plain_signature;
mod properties_models;
mod properties_run;
mod properties_trace;
mod properties_why;
mod text;
mod worst;
