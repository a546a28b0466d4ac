//! The core alone inside wasm: the loop stands in Rust, so that nothing crosses the border while it is timed.

mod cases;

use std::cell::RefCell;
use std::hint::black_box;

use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static CASES: RefCell<Vec<cases::Call>> = RefCell::new(cases::cases());
}

/// Runs a case that many times.
#[wasm_bindgen]
pub fn repeat(index: usize, times: u32) {
    CASES.with_borrow_mut(|cases| {
        for _ in 0..times {
            black_box(cases[index]());
        }
    });
}
