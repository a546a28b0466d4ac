//! MINSTD, the generator of Park and Miller with multiplier 48271: small, and jumped ahead in a few multiplications.

/// The generator's modulus, 2³¹ − 1; a seed that is a multiple of it would only ever give 0.
pub(crate) const MODULUS: u64 = 2_147_483_647;
const MULTIPLIER: u64 = 48_271;

/// One stream of draws.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Minstd {
    state: u64,
}

impl Minstd {
    /// The stream of a seed that is no multiple of [`MODULUS`].
    pub fn new(seed: u64) -> Self {
        Self { state: seed % MODULUS }
    }

    /// Skips `draws` draws: a draw multiplies, so many of them multiply by a power.
    pub fn skip(&mut self, draws: u64) {
        self.state = self.state * power(draws) % MODULUS;
    }

    /// The next draw as a whole number, 1 … [`MODULUS`] − 1; the draw itself is this over the modulus.
    #[inline]
    pub fn next(&mut self) -> u64 {
        // 2³¹ is 1 modulo the modulus, so the product's high part may be added to its low part: no division, which is what a draw costs.
        let product = self.state * MULTIPLIER;
        let folded = (product & MODULUS) + (product >> 31);
        self.state = if folded >= MODULUS { folded - MODULUS } else { folded };
        self.state
    }
}

/// 48271 to the power of `exponent`, modulo the modulus.
fn power(mut exponent: u64) -> u64 {
    let (mut base, mut result) = (MULTIPLIER, 1);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * base % MODULUS;
        }
        base = base * base % MODULUS;
        exponent >>= 1;
    }
    result
}

/// The largest draw (as a whole number) whose share `draw / MODULUS` lies below `share`; 0 where none does.
///
/// Comparing whole numbers saves a division a call, and is the same: the quotient grows with the draw.
pub(crate) fn last_below(share: f64) -> u64 {
    let below = |draw: u64| (draw as f64 / MODULUS as f64) < share;
    let (mut low, mut high) = (0, MODULUS - 1);
    if below(high) {
        return high;
    }
    // Invariant: every draw up to `low` lies below (or `low` is 0), `high` does not.
    while high - low > 1 {
        let middle = low + (high - low) / 2;
        if below(middle) {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn skipping_is_drawing_and_dropping() {
        for seed in [1, 20_260_730, MODULUS - 1, (1 << 53) - 1] {
            let mut walked = Minstd::new(seed);
            for draws in 0..300 {
                let mut jumped = Minstd::new(seed);
                jumped.skip(draws);
                assert_eq!(jumped.state, walked.state, "seed {seed}, {draws} draws");
                walked.next();
            }
        }
    }

    #[test]
    fn the_ten_thousandth_draw_of_seed_one_is_the_published_one() {
        let mut stream = Minstd::new(1);
        stream.skip(9_999);
        assert_eq!(stream.next(), 399_268_537);
    }

    #[test]
    fn the_last_draw_below_a_share_is_found_by_whole_numbers() {
        for share in [0.0, 1e-12, 0.025, 0.125, 1.0 / 3.0, 0.5, 0.999_999_999_9, 1.0] {
            let last = last_below(share);
            let below = |draw: u64| (draw as f64 / MODULUS as f64) < share;
            assert!(last == 0 || below(last), "{share}");
            assert!(last == MODULUS - 1 || !below(last + 1), "{share}");
        }
    }
}
