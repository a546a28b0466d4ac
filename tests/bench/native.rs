//! The core alone, native: prints the median microseconds of each case, one a line.

mod cases;

use std::hint::black_box;
use std::time::{Duration, Instant};

const ROUND: Duration = Duration::from_millis(20);
const ROUNDS: usize = 15;

fn main() {
    for mut call in cases::cases() {
        let mut count = 1_u32;
        while time(&mut call, count) < ROUND {
            count *= 2;
        }
        let mut times: Vec<f64> =
            (0..ROUNDS).map(|_| time(&mut call, count).as_secs_f64() * 1e6 / f64::from(count)).collect();
        times.sort_by(f64::total_cmp);
        println!("{}", times[ROUNDS / 2]);
    }
}

fn time(call: &mut cases::Call, count: u32) -> Duration {
    let start = Instant::now();
    for _ in 0..count {
        black_box(call());
    }
    start.elapsed()
}
