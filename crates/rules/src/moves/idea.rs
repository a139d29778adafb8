//! An action that could be legal: small, because most are looked at only to be refused, and written out only on demand.

use crate::action::{Action, Choice, MeldPlan, Place, Source, Swap};
use crate::cards::ids::{CardId, MeldId};

/// Something that a seat could try; nothing is written out yet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Idea<'a> {
    /// Drawing a card.
    Draw(Source),
    /// Leaving the round.
    Drop,
    /// Nothing.
    Pass,
    /// Closing with this card thrown, or whole.
    Close(Option<CardId>),
    /// Laying these melds at once.
    LayDown(&'a [MeldPlan]),
    /// Laying a card off on a meld.
    LayOff {
        /// The card.
        card: CardId,
        /// The meld.
        meld: MeldId,
        /// Whether it lies beside the meld.
        beside: bool,
    },
    /// Exchanging a wild, which goes to this meld or to the discard.
    Swap(Swap, Option<MeldId>),
    /// Discarding one card.
    Discard(CardId),
    /// Discarding none, or these.
    DiscardRow(&'a [CardId]),
    /// Answering the window.
    Answer(Choice),
    /// Announcing the last card.
    Knock,
}

impl Idea<'_> {
    /// Written out.
    pub fn into_action(self) -> Action {
        match self {
            Idea::Draw(source) => Action::Draw(source),
            Idea::Drop => Action::Drop,
            Idea::Pass => Action::Pass,
            Idea::Close(discard) => Action::Close { discard, melds: Vec::new() },
            Idea::LayDown(melds) => Action::LayDown { melds: melds.to_vec(), swaps: Vec::new() },
            Idea::LayOff { card, meld, beside } => {
                Action::LayOff { card, named: None, meld, end: None, beside }
            }
            Idea::Swap(swap, to) => Action::SwapWild { swap, place: freed_to(to) },
            Idea::Discard(card) => Action::discard(card),
            Idea::DiscardRow(cards) => Action::Discard(cards.to_vec()),
            Idea::Answer(choice) => Action::Answer(choice),
            Idea::Knock => Action::Knock,
        }
    }
}

/// Where a freed wild goes: to this meld, or to the discard.
pub(crate) fn freed_to(meld: Option<MeldId>) -> Place {
    meld.map_or(Place::Discard, |meld| Place::LayOff(meld, None))
}
