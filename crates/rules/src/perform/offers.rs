//! A card on offer that a seat leaves goes on to the next one, may be forced on who left it, or is dead.

use super::Happening;
use crate::cards::ids::{MeldId, Seat};
use crate::event::Event;
use crate::melds::pattern::{self, Fit};
use crate::table::{EndReason, Public, TurnStep};
use crate::turn::window::WindowKind;

impl Happening<'_> {
    /// A seat leaves the card on offer: where that is done, the others may demand that it be used.
    pub(super) fn leave_offer(&mut self, seat: Seat) {
        let public = &self.table.public;
        if public.spec.windows.force && public.fitting(seat).is_some() {
            let others = public.seats().filter(|other| *other != seat).collect();
            return self.open(WindowKind::Force, others);
        }
        self.pass_offer_on(seat);
    }

    /// What the others have said to that.
    pub(super) fn after_demand(&mut self, forced: bool) {
        let Some(seat) = self.table.public.turn() else { return };
        match self.table.public.fitting(seat).filter(|_| forced) {
            Some((meld, fit)) => self.use_offered(seat, meld, fit),
            None => self.pass_offer_on(seat),
        }
    }

    /// The card is added to the meld that it fits, and the seat goes on as if it had taken it.
    fn use_offered(&mut self, seat: Seat, meld: MeldId, fit: Fit) {
        self.add_plain(Event::Took { seat, card: fit.slot.card });
        self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
        self.lay_off(seat, meld, fit);
    }

    /// The next seat is asked, until the card comes back to who put it there: then it is dead, and the seat after that one turns up the
    /// next card, if there is one.
    fn pass_offer_on(&mut self, seat: Seat) {
        let public = &self.table.public;
        let next = public.left_of(seat);
        if public.offered_by != Some(next) {
            self.add_plain(Event::TurnPassed { seat });
            return self.next_turn(seat);
        }
        let turns_up = public.left_of(next);
        self.add_plain(Event::CardDied);
        match self.table.public.stock_size {
            0 => self.end_round(EndReason::StockOut, None),
            // Between two it is the turn of this seat already.
            _ if turns_up == seat => self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Draw }),
            _ => {
                self.add_plain(Event::TurnPassed { seat });
                self.next_turn(next);
            }
        }
    }
}

impl Public {
    /// The first meld of a seat that the card on offer fits as it lies, and where.
    fn fitting(&self, seat: Seat) -> Option<(MeldId, Fit)> {
        let card = *self.discard.last()?;
        let mut own = (0..=u8::MAX).map(MeldId).zip(&self.melds).filter(|(_, meld)| meld.owner == seat);
        own.find_map(|(id, meld)| Some((id, pattern::fits(&self.spec, meld, card, None).ok()?)))
    }
}
