//! Block 11, decision windows: who else may answer, and how the answers are resolved.

use crate::action::Choice;
use crate::cards::ids::Seat;
use crate::table::Public;
use crate::table::seats::Seats;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;

/// A question to several seats at once. Answers are sealed until all have come.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Window {
    /// What is asked.
    pub kind: WindowKind,
    /// The seats that are asked, in the order in which their answers count.
    pub asked: Seats,
    /// The seats that have answered.
    pub answered: Seats,
}

impl Window {
    /// The seats whose answer is still missing.
    pub fn missing(&self) -> impl Iterator<Item = Seat> + '_ {
        self.asked.iter().copied().filter(|seat| !self.answered.contains(seat))
    }
}

impl Public {
    /// How many cards may be lifted where the pack is cut: at least one, and at least one stays.
    pub fn cuts(&self) -> RangeInclusive<u8> {
        let pack = self.spec.deck.len();
        1..=u8::try_from(pack.saturating_sub(1)).unwrap_or(u8::MAX)
    }
}

/// What a window asks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WindowKind {
    /// How many cards to cut before the deal.
    Cut,
    /// Whether to buy the live card.
    Buy,
    /// Whether to call rummy on the last discard.
    Rummy,
    /// Whether to turn the discard pile over.
    Dig,
    /// Whether to demand that a card be used by the seat that has left it.
    Force,
    /// Whether the partner may go out.
    Leave,
    /// Which card goes to the next seat.
    Give,
}

impl WindowKind {
    /// Its word in the keys of texts.
    pub fn id(self) -> &'static str {
        match self {
            WindowKind::Cut => "cut",
            WindowKind::Buy => "buy",
            WindowKind::Rummy => "rummy",
            WindowKind::Dig => "dig",
            WindowKind::Force => "force",
            WindowKind::Leave => "leave",
            WindowKind::Give => "give",
        }
    }

    /// Whether who is asked has to do what is asked: there is no way to let it be.
    pub fn has_to_be_done(self) -> bool {
        matches!(self, WindowKind::Cut | WindowKind::Give)
    }

    /// What may be answered; where that is yes or no, yes comes first. Of the many numbers for a cut, three. Any card of the hand is given.
    pub fn answers(self) -> &'static [Choice] {
        match self {
            WindowKind::Buy => &[Choice::Buy, Choice::No],
            WindowKind::Rummy => &[Choice::Rummy, Choice::No],
            WindowKind::Dig => &[Choice::Dig(true), Choice::Dig(false)],
            WindowKind::Force => &[Choice::Force, Choice::No],
            WindowKind::Leave => &[Choice::Agree, Choice::No],
            WindowKind::Give => &[],
            WindowKind::Cut => &[Choice::Cut(41), Choice::Cut(31), Choice::Cut(49)],
        }
    }
}

/// The windows of a game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct WindowRules {
    /// Buying the declined card.
    pub buy: Option<BuyRule>,
    /// Calling rummy on a seat that throws a card that fits.
    pub rummy: Calls,
    /// Voting to turn the discard pile over when the stock is empty.
    pub dig: Option<DigRule>,
    /// A cut before each deal, with this bonus for the exact number.
    pub cut_bonus: Option<i32>,
    /// Demanding of a seat that a card on offer that it has left be added to a meld of its own, which it fits as it lies.
    pub force: bool,
    /// Asking the partner once in a turn whether to go out: then the seat does, or does not.
    pub leave: bool,
    /// Giving a card of the hand to the next seat before the first turn, face down and all at once.
    pub give: bool,
}

/// Buying: the declined card and one from the stock, out of turn.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct BuyRule {
    /// Whether the first call wins; otherwise the seat nearest to the one in turn.
    pub first_call: bool,
    /// Whether seats that are down may buy.
    pub when_down: bool,
    /// How many buys each seat has in a round.
    pub most: Option<u8>,
    /// From this round on it has one more.
    pub one_more_from: Option<u16>,
    /// Whether the card turned up at the deal may be bought.
    pub upcard: bool,
}

impl BuyRule {
    /// As often as one likes, whoever sits nearest first.
    pub const ANY: BuyRule =
        BuyRule { first_call: false, when_down: true, most: None, one_more_from: None, upcard: true };

    /// How many buys each seat has in this round.
    pub fn most_in(&self, round: u16) -> Option<u8> {
        let later = self.one_more_from.is_some_and(|from| round >= from);
        self.most.map(|most| most + u8::from(later))
    }
}

/// How rummy is called.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Calls {
    /// By the players, on a seat that is down: the card goes back to it, with another one.
    Manual,
    /// By the table, likewise.
    Automatic,
    /// By the players, on anybody: the caller lays the card for itself, on a meld of the table or with others of the discard row. They are
    /// asked only where that can be.
    ToLay,
    /// Not at all.
    Off,
}

/// Voting to dig.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DigRule {
    /// How often in a round.
    pub most: Option<u8>,
    /// Whether the votes are given clockwise and openly; otherwise all at once, sealed.
    pub open: bool,
}

impl WindowRules {
    /// Nobody answers out of turn.
    pub const NONE: WindowRules = WindowRules {
        buy: None,
        rummy: Calls::Off,
        dig: None,
        cut_bonus: None,
        force: false,
        leave: false,
        give: false,
    };
}
