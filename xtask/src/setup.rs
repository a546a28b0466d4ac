//! What a machine must have: installs what is missing where it may, and names the command where it may not.
//!
//! Tools built here live in a per-user cache keyed by version, so that a second checkout finds them.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use xshell::{Shell, cmd};

const WASM: &str = "wasm32-unknown-unknown";
const TRUNK_VERSION: &str = "0.21.14";
/// The oldest Node whose test runner and `fetch` the tests are written for.
const NODE_MAJOR: u32 = 20;

/// The Rust target, the components and the crates that the stages need.
///
/// # Errors
/// When rustup is missing and the toolchain lacks one of them, or the crates cannot be fetched.
pub fn rust(sh: &Shell) -> Result<()> {
    let library = cmd!(sh, "rustc --print target-libdir --target {WASM}").quiet().read()?;
    if !Path::new(&library).exists() {
        need_rustup(sh, &format!("rustup target add {WASM}"))?;
        cmd!(sh, "rustup target add {WASM}").run()?;
    }
    for (component, probe) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if cmd!(sh, "cargo {probe} --version").quiet().ignore_stdout().ignore_stderr().run().is_err() {
            need_rustup(sh, &format!("rustup component add {component}"))?;
            cmd!(sh, "rustup component add {component}").run()?;
        }
    }
    // Trunk builds offline: every crate of the lock file must be there before it starts.
    Ok(cmd!(sh, "cargo fetch --locked --quiet").run()?)
}

fn need_rustup(sh: &Shell, command: &str) -> Result<()> {
    ensure!(
        find(sh, &["rustup"]).is_some(),
        "this toolchain lacks a part and there is no rustup to add it; install rustup, then: {command}"
    );
    Ok(())
}

/// The npm packages of the lock file.
///
/// # Errors
/// When Node is missing or too old, or the packages cannot be fetched.
pub fn node(sh: &Shell) -> Result<()> {
    let found = cmd!(sh, "node --version").quiet().read().unwrap_or_default();
    let major = found.trim_start_matches('v').split('.').next().and_then(|text| text.parse::<u32>().ok());
    ensure!(
        major.is_some_and(|major| major >= NODE_MAJOR),
        "Node {NODE_MAJOR} or newer is needed, found {}; on Debian: apt-get install nodejs npm",
        if found.is_empty() { "none" } else { &found }
    );
    // npm keeps no exact copy of the lock it installed from, so one lies beside the packages.
    let lock = sh.read_file("package-lock.json")?;
    let stamp = "node_modules/.installed-from";
    if sh.read_file(stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    cmd!(sh, "npm ci --no-audit --no-fund").run()?;
    sh.write_file(stamp, lock)?;
    Ok(())
}

/// The folder of the wasm-bindgen tools, of the version in `Cargo.lock`.
///
/// # Errors
/// When they cannot be built.
pub fn wasm_bindgen(sh: &Shell) -> Result<PathBuf> {
    let lock = sh.read_file("Cargo.lock")?;
    let version = locked_version(&lock, "wasm-bindgen").context("Cargo.lock does not name wasm-bindgen")?;
    tool(sh, "wasm-bindgen-cli", "wasm-bindgen", version)
}

/// The folder of Trunk.
///
/// # Errors
/// When it cannot be built.
pub fn trunk(sh: &Shell) -> Result<PathBuf> {
    tool(sh, "trunk", "trunk", TRUNK_VERSION)
}

fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name);
    lines.nth(1)?.strip_prefix("version = \"")?.strip_suffix('"')
}

fn tool(sh: &Shell, package: &str, binary: &str, version: &str) -> Result<PathBuf> {
    let root = cache()?.join(format!("{package}-{version}"));
    let folder = root.join("bin");
    let program = folder.join(binary);
    if program.exists() {
        return Ok(folder);
    }
    eprintln!("building {package} {version} into {} (once per user; some minutes)", root.display());
    let install = |locked: Option<&str>| {
        cmd!(sh, "cargo install {package} --version ={version} --root {root} {locked...}")
            .env_remove("CARGO_TARGET_DIR")
            .run()
    };
    // A registry that lags behind the package's own lock file cannot install from it: any set that fits will do then.
    if install(Some("--locked")).is_err() {
        install(None).with_context(|| format!("{package} {version} could not be built"))?;
    }
    Ok(folder)
}

fn cache() -> Result<PathBuf> {
    if let Some(folder) = std::env::var_os("XDG_CACHE_HOME").filter(|folder| !folder.is_empty()) {
        return Ok(PathBuf::from(folder).join("ariza/tools"));
    }
    let home = std::env::home_dir().context("there is no home folder to keep tools in; set XDG_CACHE_HOME")?;
    Ok(home.join(".cache/ariza/tools"))
}

/// A browser with the driver that speaks for it.
pub struct Browser {
    pub chromium: PathBuf,
    pub driver: PathBuf,
}

/// Chromium and its driver.
///
/// # Errors
/// When they are missing and cannot be installed from here.
pub fn browser(sh: &Shell) -> Result<Browser> {
    if let Some(browser) = find_browser(sh) {
        return Ok(browser);
    }
    let command = "apt-get install --yes --no-install-recommends chromium chromium-driver";
    let is_root = cmd!(sh, "id -u").quiet().read().is_ok_and(|id| id == "0");
    if find(sh, &["apt-get"]).is_none() || !is_root {
        bail!("the page's tests need chromium and chromedriver on the PATH; on Debian, as root: {command}");
    }
    cmd!(sh, "apt-get update").run()?;
    let arguments = command.split(' ').skip(1);
    cmd!(sh, "apt-get {arguments...}").env("DEBIAN_FRONTEND", "noninteractive").run()?;
    find_browser(sh).with_context(|| format!("chromium and chromedriver are still not on the PATH after: {command}"))
}

fn find_browser(sh: &Shell) -> Option<Browser> {
    let chromium = find(sh, &["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"])?;
    Some(Browser { chromium, driver: find(sh, &["chromedriver"])? })
}

/// The first of these programs that is on the `PATH`.
fn find(sh: &Shell, names: &[&str]) -> Option<PathBuf> {
    let path = sh.var_os("PATH")?;
    let folders: Vec<_> = std::env::split_paths(&path).collect();
    names.iter().find_map(|name| folders.iter().map(|folder| folder.join(name)).find(|program| program.is_file()))
}
