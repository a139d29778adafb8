//! Who plays together?

use crate::cards::ids::Seat;
use crate::spec::Spec;
use crate::table::Public;

impl Spec {
    /// Whether some seats play together.
    pub fn has_partners(&self) -> bool {
        let sides = &self.plan.sides;
        sides.iter().enumerate().any(|(nth, side)| sides[..nth].contains(side))
    }
}

impl Public {
    /// The number of the side on which a seat plays with others, from 1; none for a seat that plays alone.
    pub fn side_of(&self, seat: Seat) -> Option<usize> {
        let together = self.seats().any(|other| other != seat && self.same_side(seat, other));
        together.then(|| usize::from(self.spec.plan.sides[seat.index()]) + 1)
    }
}
