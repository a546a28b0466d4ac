//! The tools as a module of their own: all that it exports stands in `ariza::wire::tools`.

use ariza as _;

fn main() {}
