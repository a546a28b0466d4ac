//! The repository's own rules.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// What is made, fetched or kept by other tools.
const SKIPPED: &[&str] = &[".git", "target", "dist", "node_modules", ".trunk"];
const TEXT: &[&str] =
    &["rs", "toml", "js", "mjs", "ts", "css", "html", "svg", "json", "md", "yml", "yaml", "lock", "txt"];

struct Source {
    /// From the root, with `/` on every system.
    path: String,
    /// Without the dot; empty where there is none.
    extension: String,
    text: String,
}

impl Source {
    fn is(&self, folder: &str, extension: &str) -> bool {
        self.path.starts_with(folder) && self.extension == extension
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder of the repository reads") {
        let entry = entry.expect("an entry of the repository reads");
        let name = entry.file_name();
        if SKIPPED.iter().any(|skipped| name == *skipped) {
            continue;
        }
        if entry.path().is_dir() {
            collect(&entry.path(), files);
        } else {
            files.push(entry.path());
        }
    }
}

fn sources() -> Vec<Source> {
    let mut files = Vec::new();
    collect(root(), &mut files);
    files.sort();
    let text_files = files.into_iter().filter(|path| {
        let extension = path.extension().and_then(|extension| extension.to_str());
        extension.is_none_or(|extension| TEXT.contains(&extension))
    });
    let sources: Vec<Source> = text_files
        .map(|path| Source {
            path: path.strip_prefix(root()).expect("under the root").to_string_lossy().replace('\\', "/"),
            extension: path.extension().unwrap_or_default().to_string_lossy().into_owned(),
            text: fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())),
        })
        .collect();
    assert!(sources.iter().any(|source| source.path == "src/lib.rs"), "the walk misses the repository");
    sources
}

/// Fails with every place that `offence` finds: a line's number and what is wrong there.
fn check(sources: &[Source], offence: impl Fn(&Source, &str) -> Option<String>) {
    let mut report = String::new();
    for source in sources {
        for (index, line) in source.text.split('\n').enumerate() {
            if let Some(what) = offence(source, line) {
                writeln!(report, "{}:{}: {what}", source.path, index + 1).expect("a string takes text");
            }
        }
    }
    assert!(report.is_empty(), "\n{report}");
}

fn contains_any(line: &str, patterns: &[&str]) -> Option<String> {
    patterns.iter().find(|pattern| line.contains(**pattern)).map(|pattern| format!("`{pattern}`"))
}

#[test]
fn text_is_plain() {
    let sources = sources();
    check(&sources, |source, line| {
        if line.ends_with('\r') {
            return Some("a carriage return".into());
        }
        let is_generated = source.path.ends_with("package-lock.json");
        (line.ends_with([' ', '\t']) && !is_generated).then(|| "space at the end of a line".into())
    });
    for Source { path, text, .. } in &sources {
        assert!(text.is_empty() || text.ends_with('\n'), "{path} does not end with a line feed");
        assert!(!text.ends_with("\n\n"), "{path} ends with an empty line");
    }
}

#[test]
fn files_are_short() {
    let limit_of = |source: &Source| {
        if source.path == "src/wire/mod.rs" {
            Some(150)
        } else if source.is("src/", "rs") || source.is("tests/", "rs") || source.is("xtask/", "rs") {
            Some(400)
        } else if source.path.ends_with(".gen.js") {
            None
        } else if ["js", "mjs"].contains(&source.extension.as_str()) {
            Some(200)
        } else {
            None
        }
    };
    for source in sources() {
        let lines = source.text.lines().count();
        if let Some(limit) = limit_of(&source) {
            assert!(lines <= limit, "{} has {lines} lines; at most {limit}", source.path);
        }
    }
}

#[test]
fn nothing_is_left_to_do() {
    let marks = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X"), concat!("HA", "CK")];
    let noise = [concat!("dbg", "!("), concat!("todo", "!("), concat!("unimpl", "emented!(")];
    check(&sources(), |source, line| {
        let in_code = !source.path.ends_with("-lock.json");
        let logs = source.is("www/", "js") && line.contains("console.log(");
        if logs {
            return Some("`console.log`".into());
        }
        contains_any(line, &marks).or_else(|| contains_any(line, &noise)).filter(|_| in_code)
    });
}

#[test]
fn no_path_of_one_machine() {
    let paths = [
        concat!("/ho", "me/"),
        concat!("/ro", "ot/"),
        concat!("/wo", "rk/"),
        concat!("/t", "mp/"),
        concat!("/Us", "ers/"),
        concat!("C:", "\\"),
    ];
    check(&sources(), |_, line| contains_any(line, &paths));
}

#[test]
fn locks_name_no_registry_host() {
    check(&sources(), |source, line| match source.path.as_str() {
        "package-lock.json" => contains_any(line, &["\"resolved\""]),
        "Cargo.lock" => {
            let is_elsewhere = line.starts_with("source = ")
                && !line.contains("registry+https://github.com/rust-lang/crates.io-index");
            is_elsewhere.then(|| "a source that is not crates.io".into())
        }
        _ => None,
    });
}

#[test]
fn npm_packages_are_pinned() {
    let text = fs::read_to_string(root().join("package.json")).expect("package.json reads");
    let package: serde_json::Value = serde_json::from_str(&text).expect("package.json parses");
    for kind in ["dependencies", "devDependencies"] {
        let list = package[kind].as_object().expect("package.json lists packages");
        for (name, version) in list {
            let version = version.as_str().expect("a version is text");
            assert!(version.split('.').all(|part| part.parse::<u32>().is_ok()), "{name} {version} is not one version");
        }
    }
}

#[test]
fn every_module_says_what_it_is() {
    for source in sources() {
        if source.extension == "rs" {
            assert!(source.text.starts_with("//! "), "{} does not open with what it is", source.path);
        }
    }
}

/// A strict content-security policy refuses them all.
#[test]
fn nothing_is_inline() {
    let forbidden =
        [" style=\"", " style='", "<style", "javascript:", " onclick=", " onload=", " oninput=", " onchange="];
    check(&sources(), |source, line| {
        if !source.path.starts_with("www/") {
            return None;
        }
        let has_inline_script = line.contains("<script") && !line.contains(" src=");
        has_inline_script.then(|| "an inline script".into()).or_else(|| contains_any(line, &forbidden))
    });
}

/// These differ in their last bits between machines and wasm, and with them the figures.
#[test]
fn the_core_keeps_to_exact_arithmetic() {
    let inexact =
        [".ln(", ".log2(", ".log10(", ".exp(", ".powf(", ".powi(", ".sin(", ".cos(", ".tan(", ".cbrt(", ".mul_add("];
    check(&sources(), |source, line| contains_any(line, &inexact).filter(|_| source.is("src/", "rs")));
}

/// Names cross the border one by one, in sight.
#[test]
fn only_the_wire_speaks_turkish() {
    check(&sources(), |source, line| {
        if !source.is("src/", "rs") {
            return None;
        }
        if line.contains("rename_all") {
            return Some("`rename_all`".into());
        }
        if source.path.starts_with("src/wire/") {
            return None;
        }
        if line.contains("js_sys") || line.contains("wasm_bindgen") {
            return Some("the core knows nothing of JavaScript".into());
        }
        line.contains(['ç', 'ğ', 'ı', 'ş', 'ö', 'ü', 'İ', 'Ş', 'Ç']).then(|| "Turkish outside src/wire".into())
    });
}
