//! How does a seat stand in the round?

use crate::cards::ids::Seat;
use crate::table::{Left, Public};
use crate::turn::gate::Gate;

/// How a seat stands in the round, as far as its rules tell players apart.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// As everybody else.
    Plain,
    /// It is out of the match.
    Out,
    /// It has closed with a hand that cannot close, and is out of the round.
    ClosedWrongly,
    /// It has left the round before a draw.
    Dropped,
    /// It plays on without a hand.
    Floats,
    /// It could put no card on the table, and has left the round.
    Stuck,
    /// A first meld opens, or melds worth some points: whether it has opened.
    Opened(bool),
    /// The contract of the round takes it down: whether it is down.
    Down(bool),
    /// A card that says what is wild is hidden: whether it has earned to look at it.
    Sees(bool),
}

impl Public {
    /// How a seat stands in the round.
    pub fn standing(&self, seat: Seat) -> Standing {
        let state = self.state(seat);
        match (&self.spec.gates.gate, state.left) {
            _ if self.round == 0 => Standing::Plain,
            _ if !self.is_in(seat) => Standing::Out,
            (_, Some(Left::ClosedWrongly)) => Standing::ClosedWrongly,
            (_, Some(Left::Dropped { .. })) => Standing::Dropped,
            _ if state.floating => Standing::Floats,
            (_, Some(Left::Stuck)) => Standing::Stuck,
            (Gate::Meld(_) | Gate::Points { .. }, _) => Standing::Opened(state.opened),
            (Gate::Round(_), _) => Standing::Down(state.opened),
            (Gate::Sight(_), _) => Standing::Sees(state.opened),
            (Gate::Seat(_) | Gate::None | Gate::FirstCard, _) => Standing::Plain,
        }
    }
}
