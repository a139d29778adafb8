//! Blocks 12 and 15, leaving: a seat whose total puts it out of the match is dealt no more cards, a seat that leaves a round is passed over
//! to its end, and the last one in wins.

use crate::cards::ids::Seat;
use crate::score::ScoreLine;
use crate::score::plan::{AtTarget, MatchEnd, MatchPlan};
use crate::table::Public;

/// The label of the line that brings a seat back.
pub const RE_ENTRY: &str = "re-entry";

/// What it costs a seat to leave a round before it draws.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct DropRule {
    /// In its first turn, in points.
    pub first: i32,
    /// In any later one.
    pub later: i32,
}

impl MatchPlan {
    /// The total that puts a seat out, where one does.
    pub fn puts_out(&self) -> Option<i32> {
        match (self.at_target, self.end) {
            (AtTarget::PutsOut { .. }, MatchEnd::Target(limit)) => Some(limit),
            _ => None,
        }
    }

    /// The lines that bring seats back, once each, which the round with these lines puts out: at the worst total of those that are
    /// still in, of whom there are two at least. Else the match is over.
    pub fn re_entries(&self, table: &Public, lines: &[ScoreLine]) -> Vec<ScoreLine> {
        let (AtTarget::PutsOut { re_entry: true }, Some(limit)) = (self.at_target, self.puts_out()) else {
            return Vec::new();
        };
        let gained = |seat: Seat| -> i32 {
            lines.iter().filter(|line| line.seat == seat).map(|line| line.amount).sum()
        };
        let total = |seat: Seat| table.totals[seat.index()] + gained(seat);
        let still_in: Vec<i32> = table.seats_in().map(total).filter(|total| *total < limit).collect();
        let Some(worst) = still_in.iter().max().filter(|_| still_in.len() > 1) else { return Vec::new() };
        let came_back = |seat: &Seat| {
            table.sheets.iter().flatten().any(|line| line.seat == *seat && line.label == RE_ENTRY)
        };
        let falls_out = |seat: &Seat| total(*seat) >= limit && !came_back(seat);
        let line = |seat: Seat| ScoreLine { seat, label: RE_ENTRY, amount: worst - total(seat) };
        table.seats_in().filter(falls_out).map(line).collect()
    }
}

impl Public {
    /// What it would cost a seat to leave the round now, in points; none where it cannot be left.
    pub fn price_of_dropping(&self, seat: Seat) -> Option<i32> {
        let rule = self.spec.ends.drop?;
        Some(if self.turns[seat.index()] == 1 { rule.first } else { rule.later })
    }

    /// Whether a seat is still in the match: its total has not put it out.
    pub fn is_in(&self, seat: Seat) -> bool {
        self.spec.plan.puts_out().is_none_or(|limit| self.totals[seat.index()] < limit)
    }

    /// The seats that are still in, clockwise from the first.
    pub fn seats_in(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.is_in(*seat))
    }

    /// Whether a seat is still in the round that goes on, and in the match.
    #[inline]
    pub fn is_playing(&self, seat: Seat) -> bool {
        self.state(seat).left.is_none() && self.is_in(seat)
    }

    /// The seats that are still in the round, clockwise from the first.
    pub fn seats_playing(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|seat| self.is_playing(*seat))
    }

    /// The seat that is next in turn among those that are still in the round: to the left, or to the right where play goes that way.
    #[inline]
    pub fn left_of(&self, seat: Seat) -> Seat {
        self.next_of(seat, Public::is_playing)
    }

    /// The seats that are still in the round in the order of their turns, this one first.
    pub(crate) fn in_order_from(&self, first: Seat) -> impl Iterator<Item = Seat> {
        std::iter::successors(Some(first), move |seat| {
            Some(self.left_of(*seat)).filter(|next| *next != first)
        })
    }

    /// The same among those that are still in the match.
    pub(crate) fn left_in_match(&self, seat: Seat) -> Seat {
        self.next_of(seat, Public::is_in)
    }

    #[inline]
    fn next_of(&self, seat: Seat, counts: impl Fn(&Public, Seat) -> bool) -> Seat {
        let after = |seat: Seat| self.spec.deal.after(seat, self.spec.seats);
        let mut next = after(seat);
        while next != seat && !counts(self, next) {
            next = after(next);
        }
        next
    }

    /// The seat whose turn is the first of a round.
    pub fn first_seat(&self) -> Seat {
        let first = self.spec.deal.first(self.dealer, self.spec.seats);
        if self.is_in(first) { first } else { self.left_of(first) }
    }

    /// How long a seat has stayed in the match, for comparison: whoever is in has stayed longest, and of the others whoever has sat out
    /// fewer of the rounds that were counted.
    pub(crate) fn staying(&self, seat: Seat) -> i32 {
        let Some(limit) = self.spec.plan.puts_out().filter(|_| !self.is_in(seat)) else { return 1 };
        let mut total = self.totals[seat.index()];
        let before = |sheet: &Vec<ScoreLine>| {
            let made = sheet.iter().filter(|line| line.seat == seat);
            total -= made.map(|line| line.amount).sum::<i32>();
            total
        };
        -self.sheets.iter().rev().map(before).take_while(|total| *total >= limit).map(|_| 1).sum::<i32>()
    }
}
