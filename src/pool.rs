//! Who gets traffic: when a replica is checked, what its runs of answers decide, when the balancer fails open.

/// When one replica is checked: at turn `phase + 1` and every `interval` turns from there.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Schedule {
    /// Turns from one check to the next, from 1.
    pub interval: u32,
    /// Turns by which the first check is late.
    pub phase: u32,
}

impl Schedule {
    /// How many checks come at `turn` or before it.
    #[inline]
    pub fn checks_through(self, turn: u32) -> u32 {
        if turn <= self.phase {
            return 0;
        }
        let since_first = turn - 1 - self.phase;
        // A division costs more than the rest of an event, and most runs check every turn.
        if self.interval == 1 { since_first + 1 } else { since_first / self.interval + 1 }
    }

    /// The turn of the `nth` check, counted from 1.
    #[inline]
    pub fn turn_of(self, nth: u32) -> u64 {
        u64::from(self.phase) + u64::from(nth - 1) * u64::from(self.interval) + 1
    }

    /// Whether there is a check at `turn`.
    pub fn is_due(self, turn: u32) -> bool {
        turn > self.phase && (turn - 1 - self.phase).is_multiple_of(self.interval)
    }
}

/// How many checks in a row decide.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Thresholds {
    /// Failing checks in a row that take a replica out.
    pub fall: u32,
    /// Passing checks in a row that bring it back.
    pub rise: u32,
}

/// One replica's last decision, and how far the checks since have come towards the opposite one.
///
/// One run is enough: inside the pool only failures count and outside only passes, and the check that decides is
/// of the kind that clears the other run.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Membership {
    /// Whether the last decision is in.
    pub inside: bool,
    /// Checks in a row that speak against the last decision.
    pub against: u32,
}

impl Membership {
    /// Where every replica starts.
    pub const START: Self = Self { inside: true, against: 0 };

    /// Takes `checks` equal answers that are known not to reach the threshold.
    #[inline]
    pub fn observe(&mut self, pass: bool, checks: u32) {
        if pass != self.inside {
            self.against += checks;
        } else if checks > 0 {
            self.against = 0;
        }
    }

    /// How many further checks with this answer turn the decision; none where the answer agrees with it.
    #[inline]
    pub fn missing(self, pass: bool, thresholds: Thresholds) -> Option<u32> {
        let threshold = if self.inside { thresholds.fall } else { thresholds.rise };
        (pass != self.inside).then(|| threshold - self.against)
    }

    /// Turns the decision.
    #[inline]
    pub fn turn_over(&mut self) {
        *self = Self { inside: !self.inside, against: 0 };
    }

    /// Takes one answer; says whether the decision turned.
    pub fn check(&mut self, pass: bool, thresholds: Thresholds) -> bool {
        let turns = self.missing(pass, thresholds) == Some(1);
        if turns {
            self.turn_over();
        } else {
            self.observe(pass, 1);
        }
        turns
    }
}

/// Whether traffic goes to all replicas, because fewer than `percent` of them are in the pool.
#[inline]
pub(crate) fn fails_open(members: u32, replicas: u32, percent: f64) -> bool {
    f64::from(100 * members) < percent * f64::from(replicas)
}
