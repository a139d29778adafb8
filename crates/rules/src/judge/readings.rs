//! Of the ways to read melds that are laid together, the one that is meant: that with which the gate lets them pass.

use super::Case;
use crate::melds::meld::{Meld, Reading};

/// The ways to read one meld, at least one, and how many cards of the discard pile it takes up.
type Read = (Vec<Reading>, usize);

impl Case<'_> {
    /// Melds as they are meant together, so that it does not matter in which order they are named. Where no way to read them passes the
    /// gate, each is what it is first of all.
    pub(super) fn read_together(&self, read: Vec<Read>) -> Vec<(Meld, usize)> {
        let ways: usize = read.iter().map(|(readings, _)| readings.len()).product();
        if ways == 1 {
            let only = |(mut readings, lifted): Read| Some((Meld::new(self.seat, readings.pop()?), lifted));
            return read.into_iter().filter_map(only).collect();
        }
        let passing =
            (0..ways).map(|way| self.read_so(&read, way)).find(|melds| self.slots_for(melds).is_ok());
        passing.unwrap_or_else(|| self.read_so(&read, 0))
    }

    /// One way of all: the last meld changes from each to the next, so that a meld named earlier keeps its first reading for longer.
    fn read_so(&self, read: &[Read], mut way: usize) -> Vec<(Meld, usize)> {
        let mut melds: Vec<(Meld, usize)> = Vec::with_capacity(read.len());
        for (readings, lifted) in read.iter().rev() {
            let reading = readings[way % readings.len()].clone();
            way /= readings.len();
            melds.push((Meld::new(self.seat, reading), *lifted));
        }
        melds.reverse();
        melds
    }
}
