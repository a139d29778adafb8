//! Block 12, closing: a seat ends the round by showing its hand as it is, and the others may still lay off on what it shows.

use crate::cards::ids::{CardId, Seat};
use crate::deadwood::division::Split;
use crate::deadwood::with_wilds;
use crate::deadwood::without_wilds::{self, MeldTable};
use crate::spec::Spec;
use crate::table::{EndReason, Pending, Public, TurnStep};

/// When a seat may close, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CloseRule {
    /// The most that the cards left over may be worth.
    pub limit: CloseLimit,
    /// Whether a hand may also close whole: every card in melds and none thrown.
    pub whole: bool,
    /// Whether the others lay off on what is shown: at once, unless nothing was left over, or where they have a turn more, after it.
    pub lay_offs: bool,
    /// After which closes each of the others has one turn more before the round ends.
    pub lap: Lap,
    /// What closing is called in notation.
    pub words: CloseWords,
    /// Every meld that a hand can hold, in a deck of at most 64 cards without wilds; else melds are looked for in each hand.
    pub melds: Option<MeldTable>,
    /// What the melds of a closed hand must be, where it is not enough that nothing is left over.
    pub declaration: Option<Declaration>,
}

impl CloseRule {
    /// A knock with whatever is left over, which ends the round at once.
    pub const KNOCK: CloseRule = CloseRule {
        limit: CloseLimit::None,
        whole: false,
        lay_offs: false,
        lap: Lap::Never,
        words: CloseWords::same("knock"),
        melds: None,
        declaration: None,
    };
}

/// What the melds of a closed hand must be: every card lies in one of them, so many are runs, and one of these is pure, without a card
/// used as a wild.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// How many runs.
    pub runs: usize,
    /// What it costs to close with a hand that is not so, in points, and the seat leaves the round; none: the table refuses it.
    pub wrong: Option<i32>,
    /// Whether a pure run of a hand without a second one counts nothing against it.
    pub pure_is_safe: bool,
}

/// After which closes each of the others has one turn more before the round ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Lap {
    /// After none.
    Never,
    /// After every one.
    Always,
    /// After those that leave cards over.
    AfterLoose,
}

/// More than any hand has left over.
pub const ANYTHING: i32 = 10_000;

/// The most that the cards left over may be worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CloseLimit {
    /// Anything.
    None,
    /// So much in every round.
    Fixed(i32),
    /// The value of the card turned up at the deal.
    Upcard {
        /// Instead of its value, where that card is an ace.
        ace: i32,
    },
}

/// What closing is called in notation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct CloseWords {
    /// With cards left over.
    pub loose: &'static str,
    /// With none left over.
    pub clean: &'static str,
    /// With none left over and none thrown.
    pub whole: &'static str,
}

impl CloseWords {
    /// One word for every way to close.
    pub const fn same(word: &'static str) -> CloseWords {
        CloseWords { loose: word, clean: word, whole: word }
    }

    /// What this way to end a round is called, if it is by closing.
    pub fn of(&self, why: EndReason) -> Option<&'static str> {
        match why {
            EndReason::Closed => Some(self.loose),
            EndReason::ClosedClean => Some(self.clean),
            EndReason::ClosedWhole => Some(self.whole),
            _ => None,
        }
    }
}

impl EndReason {
    /// Whether the seat that closed had nothing left over: then nobody lays off and nobody beats it.
    pub fn is_clean_close(self) -> bool {
        matches!(self, EndReason::ClosedClean | EndReason::ClosedWhole)
    }
}

impl Public {
    /// Whether cards may be laid off on the melds of the table now: always, or because a seat has closed.
    pub fn melds_grow(&self) -> bool {
        self.spec.tableau.open || (self.closed.is_some() && !self.in_last_lap())
    }

    /// Whether a seat has closed and the others have their last turns. It is over once they lay off.
    pub fn in_last_lap(&self) -> bool {
        let (Some(ending), Some(rule)) = (self.closed, &self.spec.ends.close) else { return false };
        if matches!(self.pending.last(), Some(Pending::Turn(_, TurnStep::Showdown))) {
            return false;
        }
        match rule.lap {
            Lap::Never => false,
            Lap::Always => true,
            Lap::AfterLoose => !ending.why.is_clean_close(),
        }
    }

    /// Whether everybody sees a seat's hand: because all hands lie open, or because it has closed.
    pub fn lies_open(&self, seat: Seat) -> bool {
        self.spec.open_hands || self.has_closed(seat)
    }

    /// Whether this is the seat that has closed.
    pub(crate) fn has_closed(&self, seat: Seat) -> bool {
        self.closed.is_some_and(|ending| ending.by == Some(seat))
    }

    /// Whether a hand could close with any card thrown or with none, as far as is cheap to see: what is left over at best is not much more
    /// than may be.
    pub(crate) fn could_close(&self, hand: &[CardId]) -> bool {
        let (Some(rule), Some(limit)) = (&self.spec.ends.close, self.close_limit()) else { return false };
        match &rule.melds {
            Some(melds) => {
                let (hand, most) = (without_wilds::set_of(hand), limit + melds.dearest());
                melds.at_least(hand) <= most && melds.least(hand) <= most
            }
            None if rule.declaration.is_some() => with_wilds::could_declare(&self.spec, hand),
            None => !self.in_last_lap() && with_wilds::least_after_discard(&self.spec, hand) <= limit,
        }
    }

    /// Whether a hand could not close without this card, or whole: what is left over at best is more than may be.
    pub(crate) fn leaves_too_much(&self, hand: &[CardId], discard: Option<CardId>) -> bool {
        let (Some(rule), Some(limit)) = (&self.spec.ends.close, self.close_limit()) else { return true };
        let rest = || -> Vec<CardId> { hand.iter().copied().filter(|card| Some(*card) != discard).collect() };
        let least = match &rule.melds {
            Some(melds) => melds.least(
                without_wilds::set_of(hand) & !discard.map_or(0, |card| without_wilds::set_of(&[card])),
            ),
            None if rule.declaration.is_some() => return with_wilds::declared(&self.spec, &rest()).is_none(),
            None => with_wilds::least(&self.spec, &rest()),
        };
        let may_leave_some = discard.is_some() || self.spec.turn.close_undrawn;
        least > if may_leave_some { limit } else { 0 }
    }

    /// The most that the cards left over may be worth if a seat closes in this round; none where nobody closes.
    pub fn close_limit(&self) -> Option<i32> {
        let rule = self.spec.ends.close.as_ref()?;
        Some(match (rule.limit, self.upcard) {
            (CloseLimit::None, _) => ANYTHING,
            (CloseLimit::Fixed(limit), _) => limit,
            (CloseLimit::Upcard { ace }, Some(card)) if self.spec.deck.printed(card).rank == 1 => ace,
            (CloseLimit::Upcard { .. }, card) => card.map_or(0, |card| self.spec.value(card)),
        })
    }
}

impl Spec {
    /// The least that the cards outside the melds of a hand can be worth.
    pub fn least_left(&self, hand: &[CardId]) -> i32 {
        match self.ends.close.as_ref().and_then(|rule| rule.melds.as_ref()) {
            Some(melds) => melds.least(without_wilds::set_of(hand)),
            None => with_wilds::least(self, hand),
        }
    }

    /// A hand divided so that the least is left over.
    pub fn best_split(&self, hand: &[CardId]) -> Split {
        match self.ends.close.as_ref().and_then(|rule| rule.melds.as_ref()) {
            Some(melds) => melds.split(hand),
            None => with_wilds::split(self, hand),
        }
    }
}
