//! How a turn begins and passes, whose card is on offer, and what a card laid off on a meld of another does to the turns of that seat.

use crate::cards::ids::Seat;
use crate::table::{Pending, Public, TurnState, TurnStep};

impl Public {
    #[inline(always)]
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        self.taken = None;
        self.in_turn = TurnState::default();
        self.turns[seat.index()] += 1;
        self.states[seat.index()].row_turn |= self.stock_size == 0 && !self.can_recycle();
        self.wait_for(Pending::Turn(seat, TurnStep::Draw));
    }

    #[inline(always)]
    pub(super) fn pass_turn(&mut self, seat: Seat) {
        self.idle = if self.in_turn.moved { 0 } else { self.idle + 1 };
        let barred = &mut self.states[seat.index()].barred;
        *barred = barred.saturating_sub(1);
    }

    /// The top of the discard pile is on offer to one seat after the other, where the game has that.
    #[inline(always)]
    pub(super) fn offers_top(&mut self, by: Option<Seat>) {
        if self.spec.draw.offer {
            self.offered_by = by;
        }
    }

    /// A card was laid off on a meld of `owner`, which may keep that seat from closing for a while.
    #[inline(always)]
    pub(super) fn hit(&mut self, owner: Seat, by: Seat) {
        let Some(hit) = self.spec.tableau.hit.filter(|_| owner != by) else { return };
        let barred = &mut self.states[owner.index()].barred;
        *barred = (hit.rule)(*barred);
    }
}
