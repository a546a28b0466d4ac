//! The core against golden figures, properties and the contract.
