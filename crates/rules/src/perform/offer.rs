//! A card on offer: turned up, left, passed on to the other seat, forced on the one that left it, and dead.

use super::Happening;
use crate::cards::ids::{MeldId, Seat};
use crate::event::Event;
use crate::melds::pattern::{self, Fit};
use crate::table::{EndReason, Public, TurnStep};
use crate::turn::window::WindowKind;

impl Happening<'_> {
    /// The top of the stock is turned up, and on offer to who turned it up first.
    pub(super) fn turn_up(&mut self, seat: Seat) {
        let Some(card) = self.table.stock.last().copied() else { return };
        self.add_plain(|| Event::TurnedUp { card });
        self.add_plain(|| Event::TurnWentOn { seat, step: TurnStep::Offer });
    }

    /// A seat leaves the card on offer: where that is done, the others may demand that it be used.
    pub(super) fn leave_offer(&mut self, seat: Seat) {
        let public = &self.table.public;
        if public.spec.windows.force && public.offer_fits(seat).is_some() {
            let others = public.seats().filter(|other| *other != seat).collect();
            self.open(WindowKind::Force, others);
        } else {
            self.pass_offer_on(seat);
        }
    }

    /// Who turned the card up passes it on to the other seat; left by that one too, it is dead, and the next card is turned up.
    pub(super) fn pass_offer_on(&mut self, seat: Seat) {
        if self.table.public.in_turn.drawn > 0 {
            self.add_plain(|| Event::TurnPassed { seat });
            return self.next_turn(seat);
        }
        self.add_plain(|| Event::CardDied);
        match self.table.public.stock_size {
            0 => self.end_round(EndReason::StockOut, None),
            _ => self.add_plain(|| Event::TurnWentOn { seat, step: TurnStep::Draw }),
        }
    }

    /// The card is added to the meld that it fits, and the seat goes on as if it had taken it.
    pub(super) fn force(&mut self, seat: Seat) {
        let Some((meld, fit)) = self.table.public.offer_fits(seat) else { return };
        let card = fit.slot.card;
        self.add_plain(|| Event::Took { seat, card });
        self.add_plain(|| Event::TurnWentOn { seat, step: TurnStep::Play });
        self.lay_off(seat, meld, fit);
    }
}

impl Public {
    /// The first meld of a seat that the card on offer fits as it lies, and where.
    pub(crate) fn offer_fits(&self, seat: Seat) -> Option<(MeldId, Fit)> {
        let card = *self.discard.last()?;
        let own = (0..=u8::MAX).map(MeldId).zip(&self.melds).filter(|(_, meld)| meld.owner == seat);
        own.into_iter().find_map(|(id, meld)| Some((id, pattern::fits(&self.spec, meld, card, None).ok()?)))
    }
}
