//! Writes every limit of the contract as the module that the page's controls read: `cargo run --example limits`.

use std::fmt::Write;

use ariza::Limit;
use ariza::wire::fields;

/// The text of `www/limits.gen.js`.
fn module() -> String {
    let mut text = String::from(
        "// Generated from src/limits.rs by `cargo run --example limits`; edit that file, not this one.\nexport const limits = {\n",
    );
    for (export, numbers) in fields::all() {
        _ = writeln!(text, "  {export}: {{");
        for (name, Limit { min, max, default, whole, open }) in numbers {
            _ = writeln!(
                text,
                "    {name}: {{ min: {min}, max: {max}, default: {default}, whole: {whole}, open: {open} }},"
            );
        }
        text += "  },\n";
    }
    text + "};\n"
}

fn main() -> std::io::Result<()> {
    std::fs::write(concat!(env!("CARGO_MANIFEST_DIR"), "/www/limits.gen.js"), module())
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_page_has_the_limits_of_the_core() {
        let written = include_str!("../www/limits.gen.js");
        assert_eq!(written, super::module(), "run `cargo run --example limits`");
    }
}
