//! Stages of a command: each under its heading, with the time it took; the first that fails ends the command by name.

use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use xshell::Shell;

/// A named piece of a command.
pub struct Stage {
    pub name: &'static str,
    pub run: fn(&Shell) -> Result<()>,
}

/// Runs the stages in order, or only those named in `only`.
///
/// # Errors
/// The first stage's failure, with its name; or a name in `only` that no stage has, before anything runs.
pub fn run(sh: &Shell, stages: &[Stage], only: &[&str]) -> Result<()> {
    for name in only {
        if !stages.iter().any(|stage| stage.name == *name) {
            let names: Vec<_> = stages.iter().map(|stage| stage.name).collect();
            bail!("there is no stage `{name}`; the stages are {}", names.join(", "));
        }
    }
    let mut times = Vec::new();
    for stage in stages.iter().filter(|stage| only.is_empty() || only.contains(&stage.name)) {
        eprintln!("\n── {} ──", stage.name);
        let start = Instant::now();
        (stage.run)(sh).with_context(|| format!("stage `{}` failed", stage.name))?;
        eprintln!("── {}: {}", stage.name, seconds(start.elapsed()));
        times.push((stage.name, start.elapsed()));
    }
    eprintln!();
    for (name, time) in &times {
        eprintln!("{name:>12} {:>9}", seconds(*time));
    }
    eprintln!("{:>12} {:>9}", "all", seconds(times.iter().map(|(_, time)| time).sum()));
    Ok(())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
