//! Why an action is not legal: the code of the rules sheet, the finer reason, and the cards concerned.

use crate::cards::ids::CardId;
use crate::games::names::{self, Name};
use crate::reasons;
use serde::{Deserialize, Serialize};
use std::fmt;
use thiserror::Error;

/// The reject codes of the rules sheets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Code {
    /// Somebody else is asked now.
    NotYourTurn,
    /// The verb does not belong to this moment of the turn.
    WrongPhase,
    /// The window for this has closed.
    TooLate,
    /// The card is not in that hand.
    CardNotInHand,
    /// The card lies under others on the discard pile.
    NotTopOfDiscard,
    /// There is no stock to draw from.
    StockEmpty,
    /// At least one card has to be drawn.
    MustDraw,
    /// At least one card has to be put on the table.
    MustPlay,
    /// This seat may not take the card from the discard pile.
    CannotTake,
    /// The cards are no meld of this game.
    NotAMeld,
    /// Melds on the table are not added to or changed in this game.
    MeldClosed,
    /// A single is no target.
    NotAMeldTarget,
    /// The card does not fit there.
    DoesNotFit,
    /// The card is not what the wild stands for.
    NotRepresented,
    /// Wilds are not exchanged here or now.
    SwapNotAllowed,
    /// A joker may not be laid off any more.
    JokerNotAllowed,
    /// The seat has not opened yet.
    NotOpened,
    /// The seat is not down yet.
    NotDown,
    /// The seat is down already.
    AlreadyDown,
    /// The opening is worth too little.
    TooFewPoints,
    /// The melds are not the contract.
    ContractMismatch,
    /// The contract is complete.
    ContractDone,
    /// The contract has to be complete first.
    ContractNotDone,
    /// The contract has no open slot of this kind and size.
    NotInContract,
    /// The melds have to use up the whole hand.
    MustUseWholeHand,
    /// There is no second attempt in this turn.
    AttemptUsed,
    /// The action would leave no card to discard.
    MustKeepDiscard,
    /// The card just taken from the discard pile may not be thrown back.
    SameCardDiscard,
    /// The deepest card taken has to leave the hand in this turn.
    MustPlayLowest,
    /// The freed joker has to be played in this turn.
    MustPlayJoker,
    /// The action would leave a card that cannot be played.
    WouldStrandCard,
    /// A floater has to lay off a card that fits.
    FloaterMustLayOff,
    /// This seat may not buy the card.
    BuyNotAllowed,
    /// What lies on the table stays there.
    LeavesTable,
    /// The discard fits no meld.
    NoRummy,
    /// A hand like this cannot close.
    InvalidClose,
    /// So many cards cannot be lifted from the pack.
    CannotCut,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A refused action. The state is untouched.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[error("{code}: {why}")]
pub struct Refusal {
    /// The code of the sheet.
    pub code: Code,
    /// The finer reason, a key of the game's words (`two-families`): what a screen tells the player.
    #[serde(deserialize_with = "reasons::known")]
    pub why: Name,
    /// The rule it comes from, sheet and section, as the game's specification cites it.
    #[serde(deserialize_with = "names::cited")]
    pub rule: Name,
    /// The cards concerned, of those the actor named.
    pub cards: Vec<CardId>,
}

impl Refusal {
    /// A refusal that concerns no card in particular.
    pub fn new(code: Code, why: &'static str) -> Refusal {
        Refusal { code, why, rule: "", cards: Vec::new() }
    }

    /// The same refusal, about these cards.
    pub fn about(mut self, cards: &[CardId]) -> Refusal {
        self.cards = cards.to_vec();
        self
    }
}
