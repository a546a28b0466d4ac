//! Names told apart: a table from a name to the place at which it was first met.

/// A slot that no name has taken.
const FREE: u32 = u32::MAX;

/// Places of names in a list that the caller keeps; at most half full, probed in line.
///
/// One table serves replicas, flows and components; the library's map would be a tenth of the module's weight.
#[derive(Debug, Default)]
pub(crate) struct NameTable {
    slots: Vec<u32>,
    taken: usize,
}

impl NameTable {
    /// Forgets all names and makes room for `count`, without giving memory back.
    pub fn reset(&mut self, count: usize) {
        self.slots.clear();
        self.slots.resize((2 * count).next_power_of_two(), FREE);
        self.taken = 0;
    }

    /// The place of a name; none where it has not been met. `name_at` gives the name at a place.
    pub fn find<'a>(&self, name: &str, name_at: &dyn Fn(u32) -> &'a str) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let mut slot = hash(name) as usize % self.slots.len();
        while self.slots[slot] != FREE {
            if name_at(self.slots[slot]) == name {
                return Some(self.slots[slot]);
            }
            slot = (slot + 1) % self.slots.len();
        }
        None
    }

    /// Enters a name that has not been met, at its place.
    pub fn enter<'a>(&mut self, place: u32, name_at: &dyn Fn(u32) -> &'a str) {
        if 2 * (self.taken + 1) > self.slots.len() {
            let known: Vec<u32> = self.slots.iter().copied().filter(|&slot| slot != FREE).collect();
            self.reset(2 * (known.len() + 1));
            for place in known {
                self.put(place, name_at(place));
            }
        }
        self.put(place, name_at(place));
    }

    fn put(&mut self, place: u32, name: &str) {
        let mut slot = hash(name) as usize % self.slots.len();
        while self.slots[slot] != FREE {
            slot = (slot + 1) % self.slots.len();
        }
        self.slots[slot] = place;
        self.taken += 1;
    }
}

/// FNV-1a, enough to tell names apart.
fn hash(name: &str) -> u32 {
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_at_their_places_and_no_others() {
        let names: Vec<String> = (0..500).map(|i| format!("n{i}")).collect();
        let name_at = &|place: u32| names[place as usize].as_str();
        let mut table = NameTable::default();
        for (place, name) in (0u32..).zip(&names) {
            assert_eq!(table.find(name, name_at), None);
            table.enter(place, name_at);
        }
        for (place, name) in (0u32..).zip(&names) {
            assert_eq!(table.find(name, name_at), Some(place));
        }
        assert_eq!(table.find("n500", name_at), None);
        table.reset(3);
        assert_eq!(table.find("n1", name_at), None);
    }
}
