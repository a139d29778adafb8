//! What the judge answers: a legal action, read and ready to happen.

use crate::action::{Choice, Source, Swap};
use crate::cards::ids::{CardId, MeldId};
use crate::melds::meld::Meld;
use crate::melds::pattern::Fit;
use crate::refusal::Refusal;
use crate::table::EndReason;

/// A legal action, read and ready to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Draw a card.
    Draw(Source),
    /// Draw no further, or decline the card on offer.
    Stop,
    /// Lay melds.
    LayDown(Box<LayDown>),
    /// Add a card to a meld.
    LayOff(MeldId, Fit),
    /// Put a card beside a meld; from the discard pile if it lies there.
    Ride(MeldId, CardId),
    /// Exchange a wild.
    Swap(Box<(Exchange, Freed)>),
    /// Lay the table anew.
    Rearrange(Box<Rearranged>),
    /// Discard a card.
    Discard(CardId),
    /// Discard none, or these cards in this order.
    DiscardRow(Box<Row>),
    /// Answer the window.
    Answer(Choice),
    /// Announce the last card.
    Knock,
    /// Ask the partner whether to go out.
    Ask,
    /// End the round by showing the hand.
    Close(Box<Close>),
    /// A hand shown that cannot close, and is paid for.
    WrongClose(Box<WrongClose>),
    /// Show the hand divided so, before it is counted.
    Divide(Vec<Meld>),
    /// Leave the round.
    Drop,
    /// An attempt to open that fails at the table, and costs points.
    FailedAttempt(Box<Refusal>, i32),
}

impl Verdict {
    /// Why the action would fail at the table and be paid for; none if it does what it says.
    pub fn failure(&self) -> Option<&Refusal> {
        match self {
            Verdict::WrongClose(wrong) => Some(&wrong.refusal),
            Verdict::FailedAttempt(refusal, _) => Some(refusal),
            _ => None,
        }
    }
}

/// Cards that are discarded at once, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row(pub Vec<CardId>);

/// A legal lay-down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayDown {
    /// The wild exchanges that come first.
    pub exchanges: Vec<Exchange>,
    /// Whether the whole discard pile is taken for it.
    pub takes_pile: bool,
    /// Cards that join melds of the table instead of being one of their own.
    pub joins: Vec<(MeldId, Fit)>,
    /// The melds, each with the number of cards from the top of the discard pile that it takes up.
    pub melds: Vec<(Meld, usize)>,
    /// The slots of the seat's contract that they fill.
    pub slots: Vec<usize>,
    /// Whether the seat passes the opening gate.
    pub opens: bool,
    /// Cards of the hand, and all melds of the table once they are laid, where the seat lays its own anew.
    pub anew: Option<(Vec<CardId>, Vec<Meld>)>,
}

/// The whole table laid anew.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rearranged {
    /// The cards of the hand that come to it.
    pub cards: Vec<CardId>,
    /// All melds as they lie then.
    pub melds: Vec<Meld>,
    /// Whether the seat passes the opening gate.
    pub opens: bool,
}

/// A hand shown to end the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Close {
    /// The card thrown.
    pub discard: Option<CardId>,
    /// The melds.
    pub melds: Vec<Meld>,
    /// How the round ends by it.
    pub why: EndReason,
}

/// A hand shown that cannot close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongClose {
    /// The card thrown.
    pub discard: CardId,
    /// What the hand lacks; it names no card, for nobody else sees them.
    pub refusal: Refusal,
}

/// A legal exchange of a wild.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// Which natural for the wild of which meld.
    pub swap: Swap,
    /// The place in the meld.
    pub slot: usize,
    /// The wild.
    pub wild: CardId,
}

/// Where a freed wild goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Freed {
    /// Into new melds.
    Meld(LayDown),
    /// To a meld of the table.
    LayOff(MeldId, Fit),
    /// Into the hand, and whether it has to be this turn's discard.
    Hand(bool),
}
