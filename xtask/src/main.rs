//! `cargo xtask serve | test | soak | build | bench`: sets up what is missing, then runs.

fn main() {}
