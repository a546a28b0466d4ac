//! The calendar as edges in time order: the turns at which something starts or ceases to hold.

use crate::calendar::{Calendar, FaultKind, Window};

/// What an edge concerns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    HalfDown,
    WarmingUp,
    Stopped,
    Brief,
    StateStore,
    PricingStore,
    End,
}

impl Kind {
    const ALL: [Self; 8] = [
        Self::HalfDown,
        Self::WarmingUp,
        Self::Stopped,
        Self::Brief,
        Self::StateStore,
        Self::PricingStore,
        Self::End,
        Self::End,
    ];
}

/// One edge in one word, so that sorting words is sorting by turn: turn, replica, kind, whether a window starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Edge(u64);

impl Edge {
    #[inline]
    fn new(turn: u64, replica: u32, kind: Kind, starts: bool) -> Self {
        Self(turn << 32 | u64::from(replica) << 4 | (kind as u64) << 1 | u64::from(starts))
    }

    #[inline]
    pub fn turn(self) -> u32 {
        (self.0 >> 32) as u32
    }

    #[inline]
    pub fn replica(self) -> u32 {
        self.0 as u32 >> 4
    }

    #[inline]
    pub fn kind(self) -> Kind {
        Kind::ALL[(self.0 >> 1 & 7) as usize]
    }

    /// Whether a window starts here; else one is over since the turn before.
    #[inline]
    pub fn starts(self) -> bool {
        self.0 & 1 == 1
    }
}

/// Fills `edges` with the calendar's edges in turns `1 ..= turns`, in time order, and closes it with [`Kind::End`] at
/// the turn after the last; `room` is scratch.
pub(crate) fn fill(edges: &mut Vec<Edge>, room: &mut Vec<Edge>, calendar: &Calendar, turns: u64) {
    edges.clear();
    let kinds = [Kind::HalfDown, Kind::WarmingUp, Kind::Stopped, Kind::Brief];
    for (fault, kind) in FaultKind::ALL.into_iter().zip(kinds) {
        for (windows, replica) in calendar.of(fault).iter().zip(0..) {
            push(edges, windows, replica, kind, turns);
        }
    }
    push(edges, &calendar.state_store, 0, Kind::StateStore, turns);
    push(edges, &calendar.pricing_store, 0, Kind::PricingStore, turns);
    sort_by_turn(edges, room);
    edges.push(Edge::new(turns + 1, 0, Kind::End, false));
}

fn push(edges: &mut Vec<Edge>, windows: &[Window], replica: u32, kind: Kind, turns: u64) {
    for window in windows {
        if window.start <= turns {
            edges.push(Edge::new(window.start, replica, kind, true));
            if window.end < turns {
                edges.push(Edge::new(window.end + 1, replica, kind, false));
            }
        }
    }
}

/// The replica whose stop window starts earliest, and that window's first turn; a tie goes to the replica named first.
pub(crate) fn earliest_stop(calendar: &Calendar) -> Option<(u32, u64)> {
    let starts = calendar.stopped.iter().zip(0u32..).filter_map(|(windows, replica)| {
        let start = windows.iter().map(|window| window.start).min()?;
        Some((replica, start))
    });
    starts.min_by_key(|&(replica, start)| (start, replica))
}

/// Below this many edges, insertion is faster than counting.
const FEW: usize = 48;

/// Sorts by turn: few edges by insertion, many by counting the turn's bytes, least significant first. The order of
/// edges of one turn does not matter.
///
/// The library's sort is a tenth of the module's weight, and slower on many.
fn sort_by_turn(edges: &mut Vec<Edge>, room: &mut Vec<Edge>) {
    if edges.len() <= FEW {
        for sorted in 1..edges.len() {
            let edge = edges[sorted];
            let mut place = sorted;
            while place > 0 && edges[place - 1] > edge {
                edges[place] = edges[place - 1];
                place -= 1;
            }
            edges[place] = edge;
        }
        return;
    }
    let latest = edges.iter().map(|edge| edge.turn()).max().unwrap_or(0);
    room.clear();
    room.resize(edges.len(), Edge(0));
    for shift in (0..u32::BITS).step_by(8).take_while(|&shift| latest >> shift > 0) {
        let byte = |edge: Edge| (edge.turn() >> shift & 0xff) as usize;
        let mut starts = [0usize; 256];
        for &edge in edges.iter() {
            starts[byte(edge)] += 1;
        }
        let mut sum = 0;
        for start in &mut starts {
            sum += std::mem::replace(start, sum);
        }
        for &edge in edges.iter() {
            let start = &mut starts[byte(edge)];
            room[*start] = edge;
            *start += 1;
        }
        std::mem::swap(edges, room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_come_in_order_of_their_turns() {
        let mut state = 1u64;
        for count in [0, 1, 2, FEW, FEW + 1, 1_000] {
            for largest in [3, 300, 70_000, 1_000_000_000] {
                let mut draw = || {
                    state = state * 48_271 % 2_147_483_647;
                    state % largest + 1
                };
                let mut edges: Vec<Edge> = (0..count).map(|i| Edge::new(draw(), i as u32, Kind::Brief, true)).collect();
                let mut expected = edges.clone();
                expected.sort_by_key(|edge| edge.turn());
                sort_by_turn(&mut edges, &mut Vec::new());
                let turns = |edges: &[Edge]| edges.iter().map(|edge| edge.turn()).collect::<Vec<_>>();
                assert_eq!(turns(&edges), turns(&expected));
                edges.sort_unstable();
                expected.sort_unstable();
                assert_eq!(edges, expected, "the same edges");
            }
        }
    }
}
