//! Block 11, calling to lay: the cards of a discard row that a seat lays for itself when it calls on the last of them.

use crate::cards::ids::{CardId, MeldId, Seat};
use crate::melds::in_hand;
use crate::melds::meld::Meld;
use crate::melds::pattern::{self, Fit};
use crate::score::laid_value;
use crate::table::Public;
use crate::table::fold;
use crate::turn::window::Calls;

/// What a call lays.
pub(crate) enum Called {
    /// The last discard, on this meld.
    LaidOff(MeldId, Fit),
    /// A meld of cards of the discard row, the last discard among them.
    Melded(Meld),
}

impl Public {
    /// Whether a seat may call rummy on the last discard.
    pub(crate) fn may_call(&self, seat: Seat) -> bool {
        match (self.spec.windows.rummy, self.discard.last()) {
            (Calls::ToLay, _) => self.called(seat).is_some(),
            (_, Some(card)) => pattern::fits_anywhere(&self.spec, &self.melds, *card),
            (_, None) => false,
        }
    }

    /// What a seat lays that calls on the last discard: what counts most for it, of equals the first, melds of the table before new ones.
    pub(crate) fn called(&self, seat: Seat) -> Option<Called> {
        let card = *self.discard.last()?;
        let laid = self.laid_off_by_call(seat, card).chain(self.melded_by_call(seat, card));
        let best = laid.reduce(|best, next| if next.0 > best.0 { next } else { best });
        best.map(|(_, called)| called)
    }

    /// Every meld on which the card fits, with what it counts there.
    fn laid_off_by_call(&self, seat: Seat, card: CardId) -> impl Iterator<Item = (i32, Called)> + '_ {
        let worth = move |meld: &Meld| laid_value(&self.spec, std::slice::from_ref(meld), seat);
        (0..=u8::MAX).map(MeldId).zip(&self.melds).filter_map(move |(id, meld)| {
            let fit = pattern::fits(&self.spec, meld, card, None).ok()?;
            let mut grown = meld.clone();
            fold::join(&mut grown, &fit, seat);
            Some((worth(&grown) - worth(meld), Called::LaidOff(id, fit)))
        })
    }

    /// Every meld that the card makes with others of the row, with what it counts.
    fn melded_by_call(&self, seat: Seat, card: CardId) -> impl Iterator<Item = (i32, Called)> + '_ {
        let face = |card: CardId| self.spec.deck.printed(card);
        let goes_with = |other: &CardId| {
            let alike = face(*other).rank == face(card).rank || face(*other).suit == face(card).suit;
            alike || self.spec.is_wild(*other) || self.spec.is_wild(card)
        };
        let row: Vec<CardId> = self.discard.iter().copied().filter(goes_with).collect();
        in_hand::melds_in(&self.spec, &row).into_iter().filter_map(move |plan| {
            let pattern = plan.pattern.filter(|_| plan.cards.contains(&card))?;
            let meld = Meld::new(seat, pattern::read_as(&self.spec, pattern, &plan.cards).ok()?);
            Some((laid_value(&self.spec, std::slice::from_ref(&meld), seat), Called::Melded(meld)))
        })
    }
}
