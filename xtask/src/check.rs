//! `cargo xtask test`: everything that holds the project to what it says.

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

use crate::stages::{self, Stage};
use crate::{page, setup};

const STAGES: &[Stage] = &[
    Stage { name: "set-up", run: set_up },
    Stage { name: "format", run: format },
    Stage { name: "clippy", run: clippy },
    Stage { name: "core", run: core },
    Stage { name: "docs", run: docs },
    Stage { name: "wasm", run: wasm },
    Stage { name: "types", run: types },
    Stage { name: "unit", run: unit },
    Stage { name: "build", run: page::build },
    Stage { name: "contract", run: contract },
    Stage { name: "page", run: built_page },
];

/// Runs the stages named, all if none is.
///
/// # Errors
/// The first failure, with its stage's name.
pub fn test(sh: &Shell, only: &[&str]) -> Result<()> {
    stages::run(sh, STAGES, only)
}

/// Runs the random tests of the core again and again: each round draws inputs of its own.
///
/// # Errors
/// The first round that fails, or a number of rounds that is none.
pub fn soak(sh: &Shell, rounds: &[&str]) -> Result<()> {
    let rounds: u32 = match rounds {
        [] => 20,
        [rounds] => rounds.parse().with_context(|| format!("`{rounds}` is no number of rounds"))?,
        [_, extra, ..] => bail!("`soak` takes one number of rounds, not also `{extra}`"),
    };
    for round in 1..=rounds {
        eprintln!("── round {round} of {rounds} ──");
        cmd!(sh, "cargo test --release --package ariza --test core -- properties")
            .run()
            .with_context(|| format!("round {round} failed"))?;
    }
    Ok(())
}

fn set_up(sh: &Shell) -> Result<()> {
    setup::rust(sh)?;
    setup::node(sh)?;
    setup::wasm_bindgen(sh)?;
    setup::trunk(sh)?;
    let browser = setup::browser(sh)?;
    eprintln!("chromium: {}, driver: {}", browser.chromium.display(), browser.driver.display());
    Ok(())
}

fn format(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo fmt --all --check").run()?)
}

fn clippy(sh: &Shell) -> Result<()> {
    cmd!(sh, "cargo clippy --workspace --all-targets --all-features -- -D warnings").run()?;
    cmd!(sh, "cargo clippy --package ariza --lib --bins --test wasm --all-features --target wasm32-unknown-unknown -- -D warnings").run()?;
    Ok(())
}

fn core(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo test --workspace").run()?)
}

fn docs(sh: &Shell) -> Result<()> {
    Ok(cmd!(sh, "cargo doc --package ariza --no-deps").env("RUSTDOCFLAGS", "-D warnings").run()?)
}

/// What only wasm shows, in a headless browser.
fn wasm(sh: &Shell) -> Result<()> {
    if !sh.path_exists("tests/wasm.rs") {
        eprintln!("there is no tests/wasm.rs");
        return Ok(());
    }
    let runner = setup::wasm_bindgen(sh)?.join("wasm-bindgen-test-runner");
    let driver = setup::browser(sh)?.driver;
    cmd!(sh, "cargo test --package ariza --target wasm32-unknown-unknown --test wasm")
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", runner)
        .env("CHROMEDRIVER", driver)
        .run()?;
    Ok(())
}

/// The exports as JavaScript calls them, and their types as a caller's compiler reads them.
fn contract(sh: &Shell) -> Result<()> {
    setup::node(sh)?;
    let bindgen = setup::wasm_bindgen(sh)?.join("wasm-bindgen");
    cmd!(sh, "cargo build --release --package ariza --lib --target wasm32-unknown-unknown").run()?;
    let tools = ["--profile", "tools", "--bin", "araclar", "--no-default-features", "--features", "tools"];
    cmd!(sh, "cargo build --package ariza {tools...} --target wasm32-unknown-unknown").run()?;
    let target = sh.var_os("CARGO_TARGET_DIR").map_or_else(|| crate::root().join("target"), Into::into);
    for module in ["release/ariza.wasm", "tools/araclar.wasm"] {
        let module = target.join("wasm32-unknown-unknown").join(module);
        // The tests and the consumer import from here.
        cmd!(sh, "{bindgen} --target web --out-dir target/contract {module}").run()?;
    }
    cmd!(sh, "node_modules/.bin/tsc --project tests/contract").run()?;
    node_tests(sh, "tests/contract")
}

/// The types that comments give the scripts.
fn types(sh: &Shell) -> Result<()> {
    setup::node(sh)?;
    for project in [".", "xtask/page", "tests/page"] {
        cmd!(sh, "node_modules/.bin/tsc --project {project}").run()?;
    }
    Ok(())
}

/// The page's modules under Node alone.
fn unit(sh: &Shell) -> Result<()> {
    setup::node(sh)?;
    node_tests(sh, "tests/page/unit")
}

/// The page as last built, in a browser.
fn built_page(sh: &Shell) -> Result<()> {
    ensure!(sh.path_exists("dist/index.html"), "there is no dist/ to test; the stage `build` makes it");
    setup::browser(sh)?;
    node_tests(sh, "tests/page")
}

/// Runs a folder's `*.test.mjs`. The files are named one by one: what `node --test FOLDER` means differs between versions.
fn node_tests(sh: &Shell, folder: &str) -> Result<()> {
    let mut files = sh.read_dir(folder)?;
    files.retain(|file| file.to_str().is_some_and(|name| name.ends_with(".test.mjs")));
    ensure!(!files.is_empty(), "{folder} holds no *.test.mjs");
    Ok(cmd!(sh, "node --test --test-reporter=spec {files...}").run()?)
}
