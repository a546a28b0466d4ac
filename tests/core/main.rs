//! The core against golden figures, properties and the contract.

mod arbitrary;
mod golden_run;
mod plain_run;
mod properties_run;
