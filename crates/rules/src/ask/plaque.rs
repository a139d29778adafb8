//! What must be seen beside the piles: the contract, the depth of the pile, or what the match goes to?

use crate::cards::ids::Seat;
use crate::table::Public;
use crate::turn::FromDiscard;
use crate::turn::gate::Gate;

/// What must be seen beside the piles.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Plaque {
    /// Nothing: a row of discards lies there, or what opens is told elsewhere.
    Nothing,
    /// What the match goes to.
    Goal,
    /// How many cards the pile has that is played from its top.
    Pile(usize),
    /// The contract of the seat, and how it is laid.
    Contract(HowLaid),
}

/// How a contract is laid, or that it has been.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum HowLaid {
    /// All its melds at once.
    AtOnce,
    /// All at once, with the whole hand.
    WholeHand,
    /// Each meld by itself.
    BySlot,
    /// It lies, and the seat is down.
    Down,
    /// It lies, and the next one waits for the next round.
    Done,
}

impl Public {
    /// What a seat must see beside the piles.
    pub fn plaque(&self, seat: Seat) -> Plaque {
        match (self.how_laid(seat), &self.spec.gates.gate, self.spec.draw.discard) {
            (Some(how), ..) => Plaque::Contract(how),
            (None, Gate::None, FromDiscard::IntoMelds) => Plaque::Pile(self.discard.len()),
            (None, Gate::Points { .. }, _) | (None, Gate::None, FromDiscard::Row { .. }) => Plaque::Nothing,
            (None, ..) => Plaque::Goal,
        }
    }

    /// How a seat's contract is laid; none where it has none.
    pub fn how_laid(&self, seat: Seat) -> Option<HowLaid> {
        let done = self.has_laid_contract(seat);
        match &self.spec.gates.gate {
            Gate::Round(_) if done => Some(HowLaid::Down),
            Gate::Round(rule) if rule.whole_hand.contains(&self.round) => Some(HowLaid::WholeHand),
            Gate::Seat(_) if done => Some(HowLaid::Done),
            Gate::Seat(rule) if !rule.at_once => Some(HowLaid::BySlot),
            Gate::Round(_) | Gate::Seat(_) => Some(HowLaid::AtOnce),
            Gate::None | Gate::FirstCard | Gate::Meld(_) | Gate::Points { .. } | Gate::Sight(_) => None,
        }
    }
}
