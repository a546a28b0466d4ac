//! The signatures told call by call, from one stream, as their rules are stated.

use ariza::{FailureMode, SignatureConfig};

/// Classes (0 answer, 1 error, 2 timeout) and freshness of every call of every mode, in order.
pub fn calls(config: &SignatureConfig) -> Vec<(FailureMode, Vec<(u8, bool)>)> {
    let mut state = config.seed % 2_147_483_647;
    let mut draw = || {
        state = 48_271 * state % 2_147_483_647;
        state as f64 / 2_147_483_647.0
    };
    let mut one = |mode| match mode {
        FailureMode::Healthy if draw() < config.rare_timeout_share => (2, false),
        FailureMode::Partial if draw() < config.fallen_shards as f64 / config.shards as f64 => (1, false),
        FailureMode::Healthy | FailureMode::Partial => (0, true),
        FailureMode::Stale => (0, false),
        FailureMode::Crash => (1, false),
        FailureMode::Slowdown | FailureMode::Partition => (2, false),
    };
    FailureMode::ALL.into_iter().map(|mode| (mode, (0..config.calls).map(|_| one(mode)).collect())).collect()
}
