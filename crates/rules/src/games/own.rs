//! Rules that one game alone has: functions in that game's file, which the judge calls where no parameter says it.

use crate::cards::deck::{Deck, Printed};
use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::Meld;
use crate::score::{self, ScoreLine};
use crate::spec::Spec;
use crate::table::{EndReason, Ending, Public};
use std::fmt;

/// A rule of one game's own. Two are the same if they have the same name and numbers: functions cannot be compared.
#[derive(Copy, Clone)]
pub struct Own<F> {
    /// By this it is told from the others of its kind, and known to a bot that plays it in small.
    pub name: &'static str,
    /// The numbers with which it is called.
    pub args: Args,
    /// The rule.
    pub rule: F,
}

/// The numbers with which a rule is called, as many as it needs.
pub type Args = [i32; 3];

impl<F> Own<F> {
    /// A rule that needs no numbers.
    pub const fn new(name: &'static str, rule: F) -> Own<F> {
        Own { name, args: [0; 3], rule }
    }

    /// A rule that is called with these numbers.
    pub const fn with(name: &'static str, args: Args, rule: F) -> Own<F> {
        Own { name, args, rule }
    }
}

impl<F> PartialEq for Own<F> {
    fn eq(&self, other: &Own<F>) -> bool {
        (self.name, self.args) == (other.name, other.args)
    }
}

impl<F> Eq for Own<F> {}

impl<F> fmt::Debug for Own<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:?}", self.name, self.args)
    }
}

/// Whether a card with this face is meant.
pub type OwnFilter = Own<fn(&Printed) -> bool>;
/// How many wild cards a meld of so many cards takes.
pub type OwnLimit = Own<fn(usize) -> usize>;
/// Whether a seat that gets rid of its hand does so by a rummy. Asked before the last discard.
pub type OwnRummy = Own<fn(&Public, Seat) -> bool>;
/// Whether a hand is one that ends a round before its first turn.
pub type OwnHand = Own<fn(&Spec, &[CardId]) -> bool>;
/// For how many of its own turns a seat may not close whose meld another has laid off on; the number is for how many it may not already.
pub type OwnBar = Own<fn(u8) -> u8>;
/// What a meld that lies on the table counts for its owner.
pub type OwnMeld = Own<fn(&Spec, &Meld, Args) -> i32>;
/// What a card counts that is left over, or says that is turned up.
pub type OwnCard = Own<fn(&Spec, CardId, Args) -> i32>;
/// What a seat gets for a line of the score sheet.
pub type OwnCount = Own<fn(&Counting<'_>) -> i32>;
/// For whom a line counts, if a round ends so.
pub type OwnWhose = Own<fn(&Public, Option<Ending>, Seat) -> bool>;
/// What decides between equal totals: the greater the better.
pub type OwnTie = Own<fn(&Public, Seat) -> u16>;
/// Who has won the match with the round that was just counted, whatever the totals are.
pub type OwnOutright = Own<fn(&Public) -> Option<Seat>>;
/// Who deals the next round.
pub type OwnDealer = Own<fn(&Public) -> Seat>;
/// Whether each of the others has one turn more after a close of this kind.
pub type OwnLap = Own<fn(EndReason) -> bool>;
/// What a match is worth besides in which only one seat has won rounds: from the bonus for the match, and from the whole total.
pub type OwnShutout = Own<fn(i32, i32) -> i32>;
/// Whether a seat could lay all these cards in this turn with these melds on the table, but for one to throw.
pub type OwnOut = Own<fn(&Public, Seat, &[CardId], &[Meld]) -> bool>;
/// What a count may ask: what everybody knows once the hands are shown, and how many cards the seat holds.
pub struct Counting<'a> {
    /// The table.
    pub public: &'a Public,
    /// The melds on it; those of a table that may come, where a bot asks ahead.
    pub melds: &'a [Meld],
    /// Whose line it is.
    pub seat: Seat,
    /// How many cards this seat holds.
    pub held: i32,
    /// The lines that were written above.
    pub above: &'a [ScoreLine],
    /// The numbers with which the rule is called.
    pub args: Args,
}

impl OwnFilter {
    /// Whether a card is meant.
    pub fn takes(&self, deck: &Deck, card: CardId) -> bool {
        (self.rule)(deck.printed(card))
    }
}

impl OwnMeld {
    /// What a meld counts.
    pub fn worth(&self, spec: &Spec, meld: &Meld) -> i32 {
        (self.rule)(spec, meld, self.args)
    }
}

impl OwnCard {
    /// The value of each card.
    pub const VALUE: OwnCard = Own::new("value", |spec, card, _| spec.value(card));

    /// What these cards count.
    pub fn worth(&self, spec: &Spec, cards: &[CardId]) -> i32 {
        cards.iter().map(|card| (self.rule)(spec, *card, self.args)).sum()
    }
}

impl OwnCount {
    /// What the rule counts.
    pub fn count(&self, asked: &Counting<'_>) -> i32 {
        (self.rule)(&Counting { args: self.args, ..*asked })
    }
}

impl Counting<'_> {
    /// What this seat gets where one is paid so much by each of the others: all of it, or it pays.
    pub fn from_each(&self, to: Seat, stake: i32) -> i32 {
        if self.seat == to { stake * score::length(self.others().count()) } else { -stake }
    }

    /// The other seats.
    pub fn others(&self) -> impl Iterator<Item = Seat> {
        let seat = self.seat;
        self.public.seats().filter(move |other| *other != seat)
    }
}
