//! Pieces of a calendar: drawn at random, changed, and put together.

use super::{KINDS, MOST_PIECES, PRICING_STORE, Piece, STATE_STORE, WorstSearch};
use crate::calendar::{Calendar, FaultKind, Window};

impl WorstSearch {
    /// A whole number below `count`, which is at least 1.
    pub(super) fn below(&mut self, count: u64) -> u64 {
        self.draws.next() % count
    }

    fn lane(&mut self, kind: usize) -> usize {
        if kind < STATE_STORE { self.below(self.config.run.replicas.len() as u64) as usize } else { 0 }
    }

    /// Where a stretch of this length may start.
    fn start_for(&mut self, length: u64) -> u64 {
        let turns = self.config.run.turns;
        1 + self.below(turns - length.min(turns) + 1)
    }

    /// Spends the budget in a few stretches of each kind.
    pub(super) fn draw_pieces(&mut self) {
        self.next.clear();
        for kind in 0..KINDS {
            let mut left = self.config.budget.of(kind);
            let most = left.min(6);
            let mut pieces = if most > 0 { 1 + self.below(most) } else { 0 };
            while left > 0 && pieces > 0 {
                let longest = (left - (pieces - 1)).min(self.config.run.turns);
                let length = if pieces == 1 { longest } else { 1 + self.below(longest) };
                let (lane, start) = (self.lane(kind), self.start_for(length));
                self.next.push(Piece { kind, lane, start, length });
                left -= length;
                pieces -= 1;
            }
        }
    }

    /// Changes one piece, or two of one kind, without spending more.
    pub(super) fn change(&mut self) {
        if self.next.is_empty() {
            return;
        }
        let place = self.below(self.next.len() as u64) as usize;
        let piece = self.next[place];
        match self.below(8) {
            0 | 1 => self.shift(place),
            2 => self.next[place].start = self.start_for(piece.length),
            3 => self.next[place].lane = self.lane(piece.kind),
            4 => self.split(place),
            5 => self.hand_over(place, piece.length),
            _ => {
                let turns = 1 + self.below(piece.length);
                self.hand_over(place, turns);
            }
        }
    }

    /// Moves a piece by a few turns.
    fn shift(&mut self, place: usize) {
        let by = 1 + self.below(4);
        let back = self.below(2) == 0;
        let last = self.last_start(self.next[place].length);
        let piece = &mut self.next[place];
        piece.start = if back { piece.start.saturating_sub(by).max(1) } else { (piece.start + by).min(last) };
    }

    fn last_start(&self, length: u64) -> u64 {
        self.config.run.turns - length.min(self.config.run.turns) + 1
    }

    /// Cuts a piece in two and puts the second half elsewhere.
    fn split(&mut self, place: usize) {
        let Piece { kind, length, .. } = self.next[place];
        if length < 2 || self.next.len() >= MOST_PIECES {
            return;
        }
        let cut = 1 + self.below(length - 1);
        self.next[place].length -= cut;
        let (lane, start) = (self.lane(kind), self.start_for(cut));
        self.next.push(Piece { kind, lane, start, length: cut });
    }

    /// Gives turns of one piece to another of its kind, at either end.
    fn hand_over(&mut self, place: usize, turns: u64) {
        let other = self.below(self.next.len() as u64) as usize;
        let longest = self.config.run.turns;
        if other == place || self.next[other].kind != self.next[place].kind {
            return;
        }
        if self.next[other].length + turns > longest {
            return;
        }
        let early = self.below(2) == 0;
        let last = self.last_start(self.next[other].length + turns);
        let taker = &mut self.next[other];
        taker.length += turns;
        taker.start = if early { taker.start.saturating_sub(turns).max(1) } else { taker.start.min(last) };
        self.next[place].length -= turns;
        if self.next[place].length == 0 {
            self.next.swap_remove(place);
        }
    }
}

/// Puts the pieces into a calendar that has a list for every replica.
pub(super) fn fill(calendar: &mut Calendar, pieces: &[Piece]) {
    for kind in FaultKind::ALL {
        calendar.of_mut(kind).iter_mut().for_each(Vec::clear);
    }
    calendar.state_store.clear();
    calendar.pricing_store.clear();
    for &Piece { kind, lane, start, length } in pieces {
        let list = match kind {
            STATE_STORE => &mut calendar.state_store,
            PRICING_STORE => &mut calendar.pricing_store,
            kind => &mut calendar.of_mut(FaultKind::ALL[kind])[lane],
        };
        list.push(Window { start, end: start + length - 1 });
    }
}

/// The same turns in as few windows as can be, in time order.
pub(super) fn merged(mut windows: Vec<Window>) -> Vec<Window> {
    windows.sort_unstable_by_key(|window| (window.start, window.end));
    let mut result: Vec<Window> = Vec::with_capacity(windows.len());
    for window in windows {
        match result.last_mut() {
            Some(last) if window.start <= last.end + 1 => last.end = last.end.max(window.end),
            _ => result.push(window),
        }
    }
    result
}
