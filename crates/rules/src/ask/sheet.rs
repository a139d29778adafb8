//! Whose round was it, and which cards made which line of the score sheet?

use crate::ask::Wins;
use crate::cards::ids::{CardId, Seat};
use crate::score::{Counts, Hands, Term};
use crate::spec::Spec;
use crate::table::{EndReason, Public};
use std::cmp::Reverse;

/// The cards that made a line of a score sheet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// Those that were laid.
    Laid,
    /// Those that were held.
    Held,
    /// Those left over in a hand that was shown.
    LeftOver,
}

impl Spec {
    /// Which cards made the line of a score sheet with this label. Of several lines that are made of the same cards one shows them: the
    /// one that adds up their values, or else the first.
    pub fn made(&self, label: &str) -> Option<Made> {
        let nth = self.score.iter().position(|term| term.label == label)?;
        let made = self.made_by(nth)?;
        let alike = || (0..self.score.len()).filter(|other| self.made_by(*other) == Some(made));
        let by_value = alike().find(|other| matches!(self.score[*other].counts, Counts::LaidValue(_)));
        (by_value.or_else(|| alike().next()) == Some(nth)).then_some(made)
    }

    /// Whether what is left over of the hands is compared, and no line of the score sheet tells it, or what is in melds, by itself; where a
    /// wild card is earned it costs nothing.
    pub fn compares_hands(&self) -> bool {
        let told = |nth| self.made_by(nth) == Some(Made::LeftOver);
        self.shows_hands()
            && !self.earns_sight()
            && self.meld_worths.is_none()
            && !(0..self.score.len()).any(told)
    }

    fn made_by(&self, nth: usize) -> Option<Made> {
        match self.score[nth].counts {
            Counts::Loose(Hands::Seat, _) => self.shows_hands().then_some(Made::LeftOver),
            Counts::HandValue(..) => Some(Made::Held),
            Counts::LaidValue(_) | Counts::Melds(_) => Some(Made::Laid),
            _ => (nth == 0 && !self.shows_hands()).then_some(Made::Laid),
        }
    }
}

impl Public {
    /// The cards of a shown hand that count: what is left over where hands are divided, all of it where hands count as they are. None
    /// before hands are shown, and in games in which no card of a hand counts by its value.
    pub fn counted_of(&self, seat: Seat) -> Option<&[CardId]> {
        let split = self.shown.get(seat.index())?;
        let by_value = |term: &Term| matches!(term.counts, Counts::HandValue(..));
        let counts = self.spec.shows_hands() || self.spec.score.iter().any(by_value);
        counts.then_some(&split.loose)
    }

    /// Whose round it was: of whoever ended it, or of whoever the comparison of the hands favours.
    pub fn best_of_round(&self) -> Option<Seat> {
        let ending = self.ending?;
        if ending.why == EndReason::AllLeft {
            return self.compared(None);
        }
        let by = ending.by?;
        let goes_out = self.closed.is_none() || self.in_last_lap() || self.sight().is_some();
        if goes_out { Some(by) } else { self.compared(Some(by)) }
    }

    /// Whether the seat that showed its hand first has not been beaten by another.
    pub fn kept_ahead(&self, by: Seat) -> bool {
        match self.spec.wins() {
            Wins::Lowest => self.compared(Some(by)) == Some(by),
            Wins::Highest => self.made(by) > 0,
        }
    }

    /// Who made the best of the round, of equals the one that ended it. Whoever was out of the match before counts nothing, but did not play.
    fn compared(&self, by: Option<Seat>) -> Option<Seat> {
        let before = |seat: Seat| self.totals[seat.index()] - self.made(seat);
        let was_in = |seat: &Seat| self.spec.plan.puts_out().is_none_or(|limit| before(*seat) < limit);
        let merit = |seat: &Seat| (Reverse(self.spec.wins().merit(self.made(*seat))), Some(*seat) != by);
        self.seats().filter(was_in).min_by_key(merit)
    }

    /// What a seat made in the last counted round.
    fn made(&self, seat: Seat) -> i32 {
        self.round_scores().get(seat.index()).copied().unwrap_or(0)
    }
}
