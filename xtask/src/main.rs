//! `cargo xtask test | serve | build | bench | soak`: sets up what is missing, then runs.

mod check;
mod page;
mod setup;
mod stages;

use std::path::Path;

use anyhow::{Result, bail};
use xshell::Shell;

const USAGE: &str = "\
usage: cargo xtask COMMAND

  test [STAGE…]   run every test there is, or only the stages named
  serve           build the page and serve it on 127.0.0.1:8080, reloading on change
  build           build the page into dist/, ready to upload
  shots           draw pictures of every figure into target/shots/
  bench           measure the engine against a plain per-turn JavaScript
  soak [ROUNDS]   the random tests, optimised, over and over with new random inputs (20 rounds)
";

fn main() {
    if let Err(error) = run() {
        eprintln!("\nxtask: {error:#}");
        std::process::exit(1);
    }
}

fn run() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let sh = Shell::new()?;
    sh.change_dir(root());
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["test", stages @ ..] => check::test(&sh, stages),
        ["build"] => page::build(&sh),
        ["serve"] => page::serve(&sh),
        ["shots"] => page::shots(&sh),
        ["bench"] => page::bench(&sh),
        ["soak", rounds @ ..] => check::soak(&sh, rounds),
        [] | ["help" | "-h" | "--help"] => {
            print!("{USAGE}");
            Ok(())
        }
        [known @ ("build" | "serve" | "shots" | "bench"), extra, ..] => bail!("`{known}` takes no `{extra}`"),
        [unknown, ..] => bail!("there is no command `{unknown}`\n\n{USAGE}"),
    }
}

/// The workspace's root: every path in this tool starts there.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace")
}
