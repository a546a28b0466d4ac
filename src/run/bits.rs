//! Sets of replicas as bits, so that what holds for which of them is a few operations a turn.

/// 64 replicas: what holds for each, by its bit.
#[derive(Debug, Clone, Copy)]
pub(super) struct Word {
    /// Which bits are replicas at all.
    pub all: u64,
    pub up: u64,
    pub ready: u64,
    pub path_ok: u64,
    /// Whose check would pass.
    pub passes: u64,
    pub members: u64,
}

impl Word {
    /// The words of so many replicas, all of them well.
    pub fn fill(words: &mut Vec<Self>, count: u32) {
        words.clear();
        let mut left = count;
        while left > 0 {
            let all = if left < 64 { (1 << left) - 1 } else { u64::MAX };
            words.push(Self { all, up: all, ready: all, path_ok: all, passes: all, members: all });
            left = left.saturating_sub(64);
        }
    }

    /// Whom traffic goes to.
    #[inline]
    pub fn pool(&self, open: bool) -> u64 {
        if open { self.all } else { self.members }
    }

    /// Who of the pool is not ready.
    #[inline]
    pub fn unready(&self, open: bool) -> u64 {
        self.pool(open) & !self.ready
    }

    /// Who of the pool is ready and loses writes.
    #[inline]
    pub fn half_down(&self, open: bool) -> u64 {
        self.pool(open) & self.ready & !self.path_ok
    }
}

/// Puts a replica into one of its word's sets, or takes it out.
#[inline]
pub(super) fn set(bits: &mut u64, index: u32, on: bool) {
    *bits = *bits & !(1 << (index % 64)) | u64::from(on) << (index % 64);
}

/// Calls `each` with the place of every bit that is set, in order.
#[inline]
pub(super) fn each_bit(mut bits: u64, mut each: impl FnMut(u32)) {
    while bits != 0 {
        each(bits.trailing_zeros());
        bits &= bits - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_replica_has_one_bit_and_no_other_bit_is_set() {
        for count in [1, 63, 64, 65, 128, 1000] {
            let mut words = Vec::new();
            Word::fill(&mut words, count);
            assert_eq!(words.iter().map(|word| word.all.count_ones()).sum::<u32>(), count);
            assert!(words[..words.len() - 1].iter().all(|word| word.all == u64::MAX));
        }
    }

    #[test]
    fn bits_set_are_the_bits_told() {
        let mut bits = 0;
        for index in [3, 64 + 5, 63] {
            set(&mut bits, index, true);
        }
        set(&mut bits, 63, false);
        let mut told = Vec::new();
        each_bit(bits, |bit| told.push(bit));
        assert_eq!(told, [3, 5]);
    }
}
