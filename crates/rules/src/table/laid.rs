//! What lies before a seat: its melds, and cards that it has laid aside.

use super::Public;
use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::Meld;

impl Public {
    /// The melds of a seat, in the order of laying.
    pub fn melds_of(&self, seat: Seat) -> impl Iterator<Item = &Meld> {
        self.melds.iter().filter(move |meld| meld.owner == seat)
    }

    /// The cards that lie aside before a seat, in the order of laying.
    pub fn laid_aside(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        self.aside.iter().filter(move |(whose, _)| *whose == seat).map(|(_, card)| *card)
    }

    /// How many cards a seat has in melds.
    pub fn melded(&self, seat: Seat) -> usize {
        self.melds_of(seat).map(Meld::len).sum()
    }
}
