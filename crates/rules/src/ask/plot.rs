//! What is there to say of a seat's plot: of its melds, or of those that it must lay first?

use crate::ask::{MeldsLie, Spread};
use crate::cards::ids::Seat;
use crate::table::Public;
use crate::turn::gate::Gate;

/// What there is to say of a seat's plot.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Plot {
    /// Nothing: melds lie as they were laid, and nothing is counted besides.
    Plain,
    /// Singles beside melds, and melds of two sizes.
    Singles {
        /// The singles that the seat has laid.
        singles: usize,
        /// Its melds of two.
        twos: usize,
        /// Its melds of three.
        threes: usize,
    },
    /// Melds stay in the hand.
    InHand,
    /// A contract of so many melds is to be laid all at once.
    AllAtOnce(usize),
    /// A contract is to be laid meld by meld.
    BySlot,
    /// So many melds lie there.
    Melds(usize),
}

impl Public {
    /// What there is to say of a seat's plot.
    pub fn plot(&self, seat: Seat) -> Plot {
        let Spread { melds: lie, singles, .. } = self.spec.spread();
        let melds = self.melds_of(seat).count();
        match &self.spec.gates.gate {
            _ if lie == MeldsLie::Frozen && self.sight().is_none() => Plot::Plain,
            _ if singles => self.singles(seat),
            _ if lie == MeldsLie::InHands && (self.closed.is_none() || self.wild_rank().is_some()) => {
                Plot::InHand
            }
            Gate::Round(_) if melds == 0 => Plot::AllAtOnce(self.slots(seat).len()),
            Gate::Seat(rule) if melds == 0 && !rule.at_once => Plot::BySlot,
            _ => Plot::Melds(
                self.melds.iter().filter(|meld| self.melds_lie_together(meld.owner, seat)).count(),
            ),
        }
    }

    fn singles(&self, seat: Seat) -> Plot {
        let riders = self.melds.iter().flat_map(|meld| &meld.riders);
        let of_size = |size: usize| self.melds_of(seat).filter(|meld| meld.len() == size).count();
        Plot::Singles {
            singles: riders.filter(|rider| rider.by == seat).count(),
            twos: of_size(2),
            threes: of_size(3),
        }
    }
}
