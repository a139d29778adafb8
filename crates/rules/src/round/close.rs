//! Block 12, closing: a seat ends the round by showing its hand as it is, and the others may still lay off on what it shows.

use crate::cards::ids::{CardId, Seat};
use crate::deadwood::with_wilds;
use crate::deadwood::without_wilds;
use crate::spec::own::{OwnCard, OwnLap};
use crate::spec::{Blocks, Spec};
use crate::table::{EndReason, Pending, Public, TurnStep};

/// How a seat ends the round by showing its hand as it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Close {
    /// With little enough left over.
    Knock(KnockRule),
    /// With nothing left over, and melds of which some are what they have to be.
    Declare(DeclareRule),
}

/// Closing with little enough left over.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct KnockRule {
    /// The most that the cards left over may be worth; none: anything.
    pub limit: Option<CloseLimit>,
    /// The most cards that may be left over; none: any number.
    pub most_loose: Option<usize>,
    /// Whether of divisions that leave as little the one with fewest melds is shown, where a long meld is worth more than two.
    pub fewest_melds: bool,
    /// Whether a seat may close in its first turn.
    pub at_once: bool,
    /// Whether a hand may also close whole: every card in melds and none thrown.
    pub whole: bool,
    /// Whether the others lay off on what is shown: at once, unless nothing was left over, or where they have a turn more, after it.
    pub lay_offs: bool,
    /// Whether before that the others' melds are laid beside those, and cards are laid off on all of them.
    pub shows_all: bool,
    /// After which closes each of the others has one turn more before the round ends, if after any.
    pub lap: Option<OwnLap>,
    /// Whether hands count as they are held: no meld in them saves a card, and none is shown.
    pub as_held: bool,
    /// What closing is called in notation.
    pub words: CloseWords,
}

impl KnockRule {
    /// The most that the cards left over may be worth where this card was turned up at the deal.
    pub fn most_left(&self, spec: &Spec, upcard: Option<CardId>) -> i32 {
        match self.limit {
            None => ANYTHING,
            Some(CloseLimit::Fixed(limit)) => limit,
            Some(CloseLimit::Own(own)) => own.worth(spec, upcard.as_slice()),
        }
    }

    /// A knock with whatever is left over, which ends the round at once.
    pub const ANY: KnockRule = KnockRule {
        limit: None,
        most_loose: None,
        fewest_melds: false,
        at_once: true,
        whole: false,
        lay_offs: false,
        shows_all: false,
        lap: None,
        as_held: false,
        words: CloseWords::same("knock"),
    };
}

/// Closing with a declaration: every card lies in a meld, so many melds are runs, and one of these is pure, without a card used as a wild.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DeclareRule {
    /// How many runs.
    pub runs: usize,
    /// What it costs to close with a hand that is not so, in points, and the seat leaves the round; none: the table refuses it.
    pub wrong: Option<i32>,
    /// Whether a pure run of a hand without a second one counts nothing against it.
    pub pure_is_safe: bool,
    /// What closing is called in notation.
    pub word: &'static str,
}

impl Close {
    /// The rule of knocking, where this is a knock.
    pub fn knock(&self) -> Option<&KnockRule> {
        match self {
            Close::Knock(rule) => Some(rule),
            Close::Declare(_) => None,
        }
    }

    /// The rule of declaring, where this is a declaration.
    pub fn declare(&self) -> Option<&DeclareRule> {
        match self {
            Close::Declare(rule) => Some(rule),
            Close::Knock(_) => None,
        }
    }

    /// What closing is called in notation.
    pub fn words(&self) -> CloseWords {
        match self {
            Close::Knock(rule) => rule.words,
            Close::Declare(rule) => CloseWords::same(rule.word),
        }
    }

    /// Whether a hand may also close whole.
    pub(crate) fn whole(&self) -> bool {
        self.knock().is_some_and(|rule| rule.whole)
    }
}

/// More than any hand has left over.
pub const ANYTHING: i32 = 10_000;

/// The most that the cards left over may be worth.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CloseLimit {
    /// So much in every round.
    Fixed(i32),
    /// What the card turned up at the deal says, by a game's own rule.
    Own(OwnCard),
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
        let (Some(ending), Some(Close::Knock(rule))) = (self.closed, &self.spec.ends.close) else {
            return false;
        };
        if matches!(self.pending.last(), Some(Pending::Turn(_, TurnStep::Showdown))) {
            return false;
        }
        rule.lap.is_some_and(|lap| (lap.rule)(ending.why))
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
        let (Some(close), Some(limit)) = (&self.spec.ends.close, self.close_limit()) else { return false };
        if let Some(hope) = self.could_close_by_sight() {
            return hope;
        }
        match (close, &self.spec.meld_table) {
            (Close::Declare(_), _) => with_wilds::could_declare(&self.spec, hand),
            (Close::Knock(_), Some(melds)) => {
                let (hand, most) = (without_wilds::set_of(hand), limit + melds.dearest());
                melds.at_least(hand) <= most && melds.least(hand) <= most
            }
            (Close::Knock(_), None) => !self.in_last_lap() && self.spec.least_after_discard(hand) <= limit,
        }
    }

    /// Whether a hand could not close without this card, or whole: what is left over at best is more than may be.
    pub(crate) fn leaves_too_much(&self, hand: &[CardId], discard: Option<CardId>) -> bool {
        let (Some(close), Some(limit)) = (&self.spec.ends.close, self.close_limit()) else { return true };
        if let Some(hope) = self.could_close_by_sight() {
            return !hope;
        }
        if close.declare().is_some() {
            let rest: Vec<CardId> = hand.iter().copied().filter(|card| Some(*card) != discard).collect();
            return with_wilds::declared(&self.spec, &rest).is_none();
        }
        let may_leave_some = discard.is_some() || self.spec.turn.close_undrawn;
        self.spec.least_left_without(hand, discard) > if may_leave_some { limit } else { 0 }
    }

    /// The most that the cards left over may be worth if a seat closes in this round; none where nobody closes.
    pub fn close_limit(&self) -> Option<i32> {
        let Close::Knock(rule) = self.spec.ends.close.as_ref()? else { return Some(0) };
        Some(rule.most_left(&self.spec, self.upcard))
    }
}

impl Blocks {
    /// By which rule seats knock, where they do.
    pub fn knocks(&self) -> Option<&KnockRule> {
        self.ends.close.as_ref()?.knock()
    }

    /// Whether hands count as they are held where they are compared, melds and all.
    pub fn counts_as_held(&self) -> bool {
        self.knocks().is_some_and(|rule| rule.as_held)
    }

    /// Whether it matters how hands that are shown are divided: it does not where melds save no card.
    pub fn divides_hands(&self) -> bool {
        self.ends.close.is_some() && !self.counts_as_held() && !self.earns_sight()
    }

    /// By which rule seats declare, where they do.
    pub fn declares(&self) -> Option<&DeclareRule> {
        self.ends.close.as_ref()?.declare()
    }
}
