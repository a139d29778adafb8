//! Block 2, the hidden wild card: it lies face down beside the stock, and only seats that have earned it know what is wild.

use crate::cards::ids::{CardId, Seat};
use crate::table::{Public, Seen, Table};
use std::borrow::Cow;

impl Public {
    /// The card that lies beside the stock and says what is wild, if one does: its face as far as it is known here.
    pub fn beside_stock(&self) -> Option<Seen> {
        let down = self.wild_hidden.then_some(Seen::Back);
        self.wild_card.map(Seen::Face).or(down)
    }

    /// Whether this seat knows the card that lies face down beside the stock.
    pub fn sees_wild(&self, seat: Seat) -> bool {
        self.wild_hidden && self.states.get(seat.index()).is_some_and(|state| state.opened)
    }

    /// Whether nobody has looked yet at the card that will say what is wild, and there is none any more.
    pub(crate) fn lacks_wild(&self) -> bool {
        self.spec.deal.hides_wild() && !self.wild_hidden && self.stock_size == 0
    }

    /// The same table once this card is known.
    pub(super) fn know_wild(&mut self, card: CardId) {
        (self.wild_card, self.spec) = (Some(card), self.spec.with_cut(card));
    }

    /// The same table without knowing it.
    pub(super) fn forget_wild(&mut self) {
        (self.wild_card, self.spec) = (None, self.spec.in_round(self.round));
    }

    /// The card lies open from now on.
    pub(super) fn turn_up_wild(&mut self, card: CardId) {
        self.stock_size -= usize::from(!self.wild_hidden);
        self.wild_hidden = false;
        self.know_wild(card);
    }

    /// Somebody looks at the card: from the first time on it lies beside the stock.
    pub(super) fn lay_wild_aside(&mut self) {
        self.stock_size -= usize::from(!self.wild_hidden);
        self.wild_hidden = true;
    }
}

impl Table {
    /// What everybody sees, and what this seat knows besides: what is wild, where that is hidden from others.
    #[inline]
    pub fn seen_by(&self, seat: Seat) -> Cow<'_, Public> {
        match self.hidden_wild {
            Some(card) if self.public.sees_wild(seat) => {
                let mut public = Public::clone(&self.public);
                public.know_wild(card);
                Cow::Owned(public)
            }
            _ => Cow::Borrowed(&self.public),
        }
    }

    /// The card that a seat looks at which earns the sight of it: once the bottom of the stock, later the card beside it.
    pub(crate) fn wild_to_see(&self) -> Option<CardId> {
        self.hidden_wild.or(self.stock.first().copied())
    }

    pub(super) fn turn_up_wild(&mut self) {
        if self.hidden_wild.take().is_none() {
            self.stock.pop();
        }
    }

    pub(super) fn lay_wild_aside(&mut self, card: CardId) {
        if self.hidden_wild.is_none() {
            self.stock.retain(|lying| *lying != card);
            self.hidden_wild = Some(card);
        }
    }
}
