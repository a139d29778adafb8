//! Can a hand be shown now to end the round, what would be left over of it, and what is that measured by?

use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::Reading;
use crate::melds::pattern::readings;
use crate::round::close::Close;
use crate::spec::Spec;
use crate::table::view::View;
use crate::table::{Pending, TurnStep};

/// Whether a hand can be shown to end the round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum CloseChance {
    /// None ever is, or none before the hidden wild card is seen.
    Never,
    /// It could have been in place of the draw, and a card has been drawn.
    TooLate,
    /// It can, once it is good enough.
    There,
}

/// What the cards left over in a hand are measured by.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Measure {
    /// No more than this may be left over.
    AtMost(i32),
    /// This seat has shown its hand, and the others have a turn each.
    Lap(Seat),
    /// This seat has shown its hand with so much left over.
    Shown(Seat, i32),
    /// Every card has to lie in a meld, and some of these have to be runs.
    Declaration(Runs),
}

/// How far the best division of a hand is on the way to the runs of a declaration.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Runs {
    /// A run without wild cards is missing.
    NoPure,
    /// There is one, but too few runs.
    TooFew,
    /// They are there.
    Enough,
}

impl Spec {
    /// Whether a round can be ended by showing a hand.
    pub fn shows_hands(&self) -> bool {
        self.ends.close.is_some()
    }
}

impl View {
    /// Whether this seat can show its hand to end the round.
    pub fn close_chance(&self) -> CloseChance {
        let public = &self.public;
        let drawn = public.pending.last() == Some(&Pending::Turn(self.seat, TurnStep::Play));
        let unseen = public.sight().is_some() && public.sight_of(self.seat).is_none();
        match (public.spec.shows_hands() && !unseen, public.spec.turn.close_undrawn && drawn) {
            (false, _) => CloseChance::Never,
            (true, true) => CloseChance::TooLate,
            (true, false) => CloseChance::There,
        }
    }

    /// The least that would be left over of the hand once the picked card is gone; of a hand that has to throw one, with the best thrown.
    /// Where one meld more goes out, whatever else is held, one as long as that is not there. None where no hand can be shown.
    pub fn left_over(&self, picked: &[CardId]) -> Option<i32> {
        let (spec, hand) = (&self.public.spec, &self.hand);
        if self.close_chance() == CloseChance::Never {
            return None;
        }
        if let Some(lacks) = self.public.case(hand, self.seat).lacks_one_more(picked) {
            return Some(i32::from(lacks));
        }
        match picked {
            [card] => Some(spec.least_left_without(hand, Some(*card))),
            _ if spec.counts_as_held() => Some(spec.least_left(hand)),
            _ if self.throws_one() => Some(spec.least_after_discard(hand)),
            _ => Some(spec.least_left(hand)),
        }
    }

    /// Whether the seat holds one card more than it keeps, which it throws.
    pub(super) fn throws_one(&self) -> bool {
        let laid = self.public.melded_by(self.seat);
        self.hand.len() + laid > self.public.spec.deal.hand(self.public.round)
    }

    /// What is left over in this hand is measured by this; none where anything may be left over, or no hand can be shown.
    pub fn measure(&self) -> Option<Measure> {
        let public = &self.public;
        if self.close_chance() == CloseChance::Never {
            return None;
        }
        let rule = match public.spec.ends.close.as_ref()? {
            Close::Declare(rule) => return Some(Measure::Declaration(self.runs_of(rule.runs))),
            Close::Knock(rule) => rule,
        };
        let shown = public.closed.and_then(|ending| ending.by).filter(|seat| *seat != self.seat);
        match shown {
            Some(seat) if public.in_last_lap() => Some(Measure::Lap(seat)),
            Some(seat) => {
                let left = public.known[seat.index()].iter().map(|card| public.spec.value(*card)).sum();
                Some(Measure::Shown(seat, left))
            }
            None if rule.limit.is_none() => None,
            None => public.close_limit().map(Measure::AtMost),
        }
    }

    /// How far the best division of the hand is on the way to so many runs, one of them pure.
    fn runs_of(&self, needed: usize) -> Runs {
        let spec = &self.public.spec;
        let melds = spec.best_split(&self.hand).melds;
        let count = |test: fn(&Reading, &Spec) -> bool| {
            let passes = |cards: &&Vec<CardId>| readings(spec, cards).iter().any(|read| test(read, spec));
            melds.iter().filter(passes).count()
        };
        match (count(Reading::is_pure), count(Reading::is_run)) {
            (0, _) => Runs::NoPure,
            (_, runs) if runs < needed => Runs::TooFew,
            _ => Runs::Enough,
        }
    }
}
