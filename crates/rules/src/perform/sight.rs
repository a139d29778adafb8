//! How the hidden wild card is looked at by whoever has earned it, and turned up at last.

use super::Happening;
use crate::cards::ids::Seat;
use crate::event::Event;

impl Happening<'_> {
    /// A seat that has earned the sight of the hidden wild card looks at it.
    pub(super) fn see_wild(&mut self, seat: Seat) {
        let card = self.table.public.sight().and_then(|_| self.table.wild_to_see());
        if let Some(card) = card {
            self.add(Event::SawWild(seat, card));
        }
    }

    /// The card that somebody has looked at lies open from now on.
    pub(super) fn turn_up_wild(&mut self) {
        if let Some(card) = self.table.hidden_wild {
            self.add(Event::WildCut { card });
        }
    }
}
