//! `cargo xtask build | serve`: Trunk with the tools of this project, and nothing fetched on the way.

use std::path::PathBuf;

use anyhow::{Context, Result};
use xshell::{Cmd, Shell, cmd};

use crate::setup;

const ADDRESS: &str = "127.0.0.1:8080";
/// Trunk writes its reload script into what it serves, so that is never the folder to upload.
const SERVED: &str = "target/serve";

/// Builds the page into `dist/` and says what it weighs.
///
/// # Errors
/// When a tool is missing or the build fails.
pub fn build(sh: &Shell) -> Result<()> {
    trunk(sh)?.args(["build", "--offline", "--release"]).run()?;
    cmd!(sh, "node xtask/page/sizes.mjs dist").run()?;
    eprintln!("dist/ is ready to upload");
    Ok(())
}

/// Builds the page, serves it, and builds again on every change, until interrupted.
///
/// # Errors
/// When a tool is missing, the first build fails, or the port is taken.
pub fn serve(sh: &Shell) -> Result<()> {
    let trunk = trunk(sh)?;
    eprintln!("the page will be on http://{ADDRESS}/ once built (from {SERVED}/); Ctrl-C ends");
    trunk.args(["serve", "--offline", "--release", "--dist", SERVED]).run()?;
    Ok(())
}

/// Pictures of every figure of the built page, wide and narrow, light and dark, into `target/shots/`.
///
/// # Errors
/// When a tool is missing or the page does not come to life.
pub fn shots(sh: &Shell) -> Result<()> {
    build(sh)?;
    setup::browser(sh)?;
    Ok(cmd!(sh, "node tests/page/shots.mjs target/shots").run()?)
}

/// The core and the exports against the plain baseline and against native, in Node and in Chromium.
///
/// # Errors
/// When a tool is missing, or engine and baseline give different results.
pub fn bench(sh: &Shell) -> Result<()> {
    build(sh)?;
    setup::browser(sh)?;
    let bind = setup::wasm_bindgen(sh)?.join("wasm-bindgen");
    let folder = "target/bench";
    sh.create_dir(folder)?;
    cmd!(sh, "cargo build --release --package ariza --target wasm32-unknown-unknown --example bench_wasm").run()?;
    let built = target(sh).join("wasm32-unknown-unknown/release/examples/bench_wasm.wasm");
    cmd!(sh, "{bind} --target web --out-dir {folder} {built}").run()?;
    let module = format!("{folder}/bench_wasm_bg.wasm");
    let flags = optimiser_flags(sh)?;
    cmd!(sh, "node_modules/.bin/wasm-opt {flags...} {module} -o {module}").run()?;
    let native = cmd!(sh, "cargo run --quiet --release --package ariza --example bench_native").read()?;
    sh.write_file(format!("{folder}/native.txt"), native)?;
    Ok(cmd!(sh, "node tests/bench/run.mjs {folder}").run()?)
}

/// What the page asks of wasm-opt for its models, so that the bench measures a module optimised alike.
fn optimiser_flags(sh: &Shell) -> Result<Vec<String>> {
    let page = sh.read_file("www/index.html")?;
    let attribute = |name: &str| {
        let (_, rest) =
            page.split_once(&format!("{name}=\"")).with_context(|| format!("www/index.html has no {name}"))?;
        anyhow::Ok(rest.split('"').next().unwrap_or_default())
    };
    let mut flags = vec![format!("-O{}", attribute("data-wasm-opt")?)];
    flags.extend(attribute("data-wasm-opt-params")?.split_whitespace().map(String::from));
    Ok(flags)
}

/// Where cargo builds.
fn target(sh: &Shell) -> PathBuf {
    let folder = sh.var_os("CARGO_TARGET_DIR").map_or_else(|| "target".into(), PathBuf::from);
    sh.current_dir().join(folder)
}

/// Trunk, with wasm-bindgen and wasm-opt on its path: it fetches its own where it finds none.
fn trunk(sh: &Shell) -> Result<Cmd<'_>> {
    setup::rust(sh)?;
    setup::node(sh)?;
    let trunk = setup::trunk(sh)?.join("trunk");
    let mut folders: Vec<PathBuf> = vec![setup::wasm_bindgen(sh)?, crate::root().join("node_modules/.bin")];
    folders.extend(sh.var_os("PATH").iter().flat_map(std::env::split_paths));
    // Trunk reads NO_COLOR as a flag of its own and refuses the usual "1".
    Ok(cmd!(sh, "{trunk}").env("PATH", std::env::join_paths(folders)?).env_remove("NO_COLOR"))
}
