//! What happens to a meld on the table: a card is added, or takes the place of a wild.

use crate::cards::ids::{CardId, Seat};
use crate::cards::order::Order;
use crate::melds::meld::{Meld, Slot};
use crate::melds::pattern::Fit;
use crate::table::Public;
use crate::turn::Discards;

/// Adds a card to a meld.
pub(crate) fn join(meld: &mut Meld, fit: &Fit, by: Seat) {
    if fit.below {
        meld.reading.slots.insert(0, fit.slot);
        meld.laid_by.insert(0, by);
        meld.reading.low = Order::below(meld.reading.low);
    } else {
        meld.reading.slots.push(fit.slot);
        meld.laid_by.push(by);
    }
}

/// Puts a natural card where a wild was.
pub(crate) fn exchange(meld: &mut Meld, slot: usize, natural: CardId, credit: Option<Seat>) {
    meld.reading.slots[slot] = Slot::natural(natural);
    if let Some(seat) = credit {
        meld.laid_by[slot] = seat;
    }
}

impl Public {
    /// A card goes to the table. Where a rummy depends on when a seat began to lay, that is noted; where a turn owes a card to the table,
    /// that it was paid.
    pub(super) fn lays(&mut self, seat: Seat) {
        self.in_turn.played = self.spec.turn.discards == Discards::None;
        if self.spec.turn.own_rummy().is_some_and(|own| own.asks_since) {
            let turn = self.turns[seat.index()];
            self.states[seat.index()].laid_since.get_or_insert(turn);
        }
    }

    pub(super) fn lay_off(&mut self, seat: Seat, meld: usize, fit: &Fit) {
        self.leave_hand(seat, fit.slot.card);
        self.lays(seat);
        join(&mut self.melds[meld], fit, seat);
        self.hit(self.melds[meld].owner, seat);
        (self.played, self.in_turn.laid_off) = (true, true);
    }

    pub(super) fn put_natural(&mut self, seat: Seat, meld: usize, slot: usize, natural: CardId) {
        let meld = &mut self.melds[meld];
        let credit = if self.spec.tableau.swap.credits_swapper { seat } else { meld.owner };
        exchange(meld, slot, natural, Some(credit));
    }
}
