//! A set of replicas as bits, so that what holds for which of them is a few operations a turn.

/// A set of replica indices below `64 · W`.
#[derive(Clone, Copy)]
pub(super) struct Bits<const W: usize>(pub [u64; W]);

impl<const W: usize> Bits<W> {
    pub const EMPTY: Self = Self([0; W]);

    /// The indices `0 .. count`.
    pub fn first(count: u32) -> Self {
        let mut bits = Self::EMPTY;
        for (word, start) in bits.0.iter_mut().zip((0u32..).step_by(64)) {
            *word = match count.saturating_sub(start) {
                0 => 0,
                left @ 1..64 => (1 << left) - 1,
                _ => u64::MAX,
            };
        }
        bits
    }

    /// Which word holds an index; where there is one word, the compiler drops the bounds check.
    #[inline]
    fn word(index: u32) -> usize {
        if W == 1 { 0 } else { index as usize / 64 }
    }

    #[inline]
    pub fn get(&self, index: u32) -> bool {
        self.0[Self::word(index)] >> (index % 64) & 1 == 1
    }

    #[inline]
    pub fn set(&mut self, index: u32, on: bool) {
        let word = &mut self.0[Self::word(index)];
        *word = *word & !(1 << (index % 64)) | u64::from(on) << (index % 64);
    }

    #[inline]
    pub fn any(&self) -> bool {
        self.0.iter().any(|&word| word != 0)
    }

    #[inline]
    pub fn count(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// How many indices of the set lie below `index`.
    #[inline]
    pub fn rank(&self, index: u32) -> u32 {
        let at = Self::word(index);
        let below: u32 = self.0[..at].iter().map(|word| word.count_ones()).sum();
        below + (self.0[at] & ((1 << (index % 64)) - 1)).count_ones()
    }

    /// Joins two sets word by word.
    #[inline]
    pub fn zip(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        let mut bits = self;
        for (word, &theirs) in bits.0.iter_mut().zip(&other.0) {
            *word = join(*word, theirs);
        }
        bits
    }

    #[inline]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }

    #[inline]
    pub fn minus(self, other: Self) -> Self {
        self.zip(other, |a, b| a & !b)
    }

    #[inline]
    pub fn xor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }

    /// Calls `each` with every index of the set, in order.
    #[inline]
    pub fn for_each(self, mut each: impl FnMut(u32)) {
        for (mut word, start) in self.0.into_iter().zip((0u32..).step_by(64)) {
            while word != 0 {
                each(start + word.trailing_zeros());
                word &= word - 1;
            }
        }
    }
}
