//! Round-robin arithmetic: how many of a stretch's requests land on which places of the pool.

/// A stretch of equal turns as the balancer's cursor sees it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stretch {
    /// Turns in the stretch.
    turns: u32,
    /// Places in the pool, from 1.
    places: u32,
    /// Where the cursor stands at the start, below `places`.
    start: u32,
    /// How far one turn moves it, below `places`.
    step: u32,
    /// How often all turns of one orbit are done, an orbit being the turns after which the cursor is back.
    orbits: u32,
    /// Turns left after the last whole orbit.
    rest: u32,
    /// The orbit visits every place that is a multiple of this away from the start.
    stride: u32,
}

impl Stretch {
    pub fn new(turns: u32, places: u32, cursor: u64, moves_per_turn: u32) -> Self {
        let start = if places == 1 { 0 } else { (cursor % u64::from(places)) as u32 };
        let step = moves_per_turn % places;
        if turns <= places {
            // Too short for counting orbits to pay.
            return Self { turns, places, start, step, orbits: 0, rest: turns, stride: 1 };
        }
        let stride = greatest_common_divisor(places, step);
        let orbit = places / stride;
        Self { turns, places, start, step, orbits: turns / orbit, rest: turns % orbit, stride }
    }

    /// How many requests land on the given places, when the requests `from .. from + count` of every turn are looked
    /// at. `landing` gives the places, `landings` says how many there are; `before` is scratch.
    pub fn hits(
        &self,
        from: u32,
        count: u32,
        landings: u32,
        landing: impl Fn(&mut dyn FnMut(u32)),
        before: &mut Vec<u32>,
    ) -> u64 {
        if landings == 0 || count == 0 {
            return 0;
        }
        let places = self.places;
        // Every place gets the full rounds of a turn; `part` more requests go to the places from `first` on.
        let (rounds, part) = (count / places, count % places);
        let mut hits = u64::from(self.turns) * u64::from(rounds) * u64::from(landings);
        if part == 0 {
            return hits;
        }
        let first = (self.start + from % places) % places;
        if self.orbits > 0 {
            let mut per_orbit = 0u64;
            landing(&mut |place| per_orbit += u64::from(self.orbit_hits(behind(place, first, places), part)));
            hits += u64::from(self.orbits) * per_orbit;
        }
        if u64::from(landings) * u64::from(self.rest) <= 2 * u64::from(places) {
            landing(&mut |place| hits += u64::from(self.rest_hits(behind(place, first, places), part)));
        } else {
            hits += self.rest_hits_by_table(first, part, landing, before);
        }
        hits
    }

    /// How often one orbit reaches a place that lies `distance` behind its first request: the visited distances are
    /// those equal to it modulo the stride, and the ones below `part` hit.
    fn orbit_hits(&self, distance: u32, part: u32) -> u32 {
        if self.stride == 1 {
            return part;
        }
        let least = distance % self.stride;
        if least < part { (part - least - 1) / self.stride + 1 } else { 0 }
    }

    /// The same for the turns after the last whole orbit, one by one.
    #[inline]
    fn rest_hits(&self, mut distance: u32, part: u32) -> u32 {
        let mut hits = 0;
        for _ in 0..self.rest {
            hits += u32::from(distance < part);
            distance = behind(distance, self.step, self.places);
        }
        hits
    }

    /// The same for all places at once: with many places on many turns, a table of how many come before each is
    /// cheaper than place by turn.
    fn rest_hits_by_table(
        &self,
        first: u32,
        part: u32,
        landing: impl Fn(&mut dyn FnMut(u32)),
        before: &mut Vec<u32>,
    ) -> u64 {
        let places = self.places as usize;
        before.clear();
        before.resize(2 * places + 1, 0);
        landing(&mut |place| {
            before[place as usize + 1] = 1;
            before[place as usize + 1 + places] = 1;
        });
        let mut sum = 0;
        for entry in before.iter_mut() {
            sum += *entry;
            *entry = sum;
        }
        let mut hits = 0;
        let mut at = first;
        for _ in 0..self.rest {
            hits += u64::from(before[(at + part) as usize] - before[at as usize]);
            at += self.step;
            at = if at >= self.places { at - self.places } else { at };
        }
        hits
    }
}

/// How far `place` lies behind `from`, going round.
#[inline]
fn behind(place: u32, from: u32, places: u32) -> u32 {
    if place >= from { place - from } else { place + places - from }
}

fn greatest_common_divisor(mut a: u32, mut b: u32) -> u32 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
