//! Block 1, rank order: at which positions of a run a rank can stand.

use std::ops::RangeInclusive;

/// The position of an ace above the king.
pub const HIGH_ACE: u8 = 14;

/// The positions of runs, 2 to 13 as the ranks are printed, the ace at 1 or 14; above a gap in the ranks they are lower by what is missing.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// The lowest position.
    pub least: u8,
    /// The highest position.
    pub most: u8,
    /// Whether one run may hold an ace at both ends.
    pub both_aces: bool,
    /// Whether queen, king and ace make a run of exactly three although the ace is low otherwise.
    pub queen_king_ace: bool,
    /// Whether a run goes on from the king over the ace to the two: then a position above the ace is that of the next round, and a run
    /// begins at 13 at the most and holds no rank twice.
    pub corner: bool,
    /// The last rank below those that the deck lacks, and how many it lacks there: the ranks on both sides follow each other.
    pub gap: (u8, u8),
}

/// How many ranks there are: a position so much higher has the same rank.
pub(crate) const RANKS: u8 = 13;

impl Order {
    /// The ace below the two only.
    pub const ACE_LOW: Order =
        Order { least: 1, most: 13, both_aces: false, queen_king_ace: false, corner: false, gap: (RANKS, 0) };
    /// The ace below the two and above the king, but not both in one run.
    pub const ACE_BOTH: Order = Order { most: HIGH_ACE, ..Order::ACE_LOW };
    /// The ace between the king and the two.
    pub const CORNER: Order = Order { corner: true, ..Order::ACE_BOTH };

    /// The positions at which a rank can stand, the lowest first.
    pub fn positions(self, rank: u8) -> impl Iterator<Item = u8> {
        let high = (rank == 1).then_some(HIGH_ACE);
        [Some(self.place_of(rank)), high].into_iter().flatten().filter(move |position| self.holds(*position))
    }

    /// Whether a position is part of the order.
    pub fn holds(self, position: u8) -> bool {
        (self.least..=self.most).contains(&position)
    }

    /// Whether a run may be laid from one position to another.
    pub fn spans(self, low: u8, high: u8) -> bool {
        self.reaches(low, high) || (self.queen_king_ace && (low, high) == (12, HIGH_ACE))
    }

    /// Whether a run on the table may grow to reach from one position to another.
    pub fn reaches(self, low: u8, high: u8) -> bool {
        if self.corner {
            return (1..=RANKS).contains(&low) && (low..low + RANKS).contains(&high);
        }
        self.holds(low) && self.holds(high) && (self.both_aces || (low, high) != (1, HIGH_ACE))
    }

    /// The rank that stands at a position of a run.
    pub fn rank(self, position: u8) -> u8 {
        let (last, missing) = self.gap;
        let rank = Order::rank_at(position);
        if rank > last { rank + missing } else { rank }
    }

    /// The position of a rank in a run, that of an ace below the two.
    pub fn place_of(self, rank: u8) -> u8 {
        let (last, missing) = self.gap;
        if rank > last { rank.saturating_sub(missing) } else { rank }
    }

    /// The rank that stands at a position where no rank is missing.
    pub fn rank_at(position: u8) -> u8 {
        if position > RANKS { position - RANKS } else { position }
    }

    /// The position below the first of a run: below an ace that is low there is the king, where the order goes round.
    pub fn below(low: u8) -> u8 {
        if low == 1 { RANKS } else { low.saturating_sub(1) }
    }

    /// The positions at which a run may begin.
    pub fn beginnings(self) -> RangeInclusive<u8> {
        self.least..=self.most.min(RANKS)
    }

    /// The positions at which a card may stand as the first natural of a run, the lower one first.
    pub(crate) fn places(self, rank: u8) -> impl Iterator<Item = u8> {
        let above = (rank == 1 || self.corner).then_some(rank + RANKS);
        [Some(self.place_of(rank)), above].into_iter().flatten()
    }

    /// The ranks with which the order may begin where naturals are put in sequence: with the ace, or with the two and the ace above the
    /// king; with any where it goes round.
    pub(crate) fn firsts(self) -> RangeInclusive<u8> {
        1..=if self.corner { RANKS } else { 2 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ace_has_two_places_and_no_corner() {
        let order = Order::ACE_BOTH;
        assert_eq!(order.positions(1).collect::<Vec<_>>(), [1, 14]);
        assert!(order.spans(12, 14) && order.spans(1, 13) && !order.spans(1, 14));
        assert!(!order.holds(15));
    }

    #[test]
    fn above_a_gap_the_ranks_go_on() {
        let order = Order { most: 10, gap: (7, 2), ..Order::ACE_LOW };
        assert_eq!([1, 7, 8, 10].map(|position| order.rank(position)), [1, 7, 10, 12]);
        assert_eq!([1, 7, 10, 12].map(|rank| order.place_of(rank)), [1, 7, 8, 10]);
        assert_eq!(order.positions(10).collect::<Vec<_>>(), [8]);
        assert_eq!(Order::ACE_BOTH.rank(14), 1);
    }

    #[test]
    fn round_the_corner_a_run_begins_anywhere_and_holds_no_rank_twice() {
        let order = Order::CORNER;
        assert!(order.spans(12, 15) && order.spans(13, 15) && order.spans(1, 3) && order.spans(2, 14));
        assert!(!order.spans(1, 14) && !order.spans(13, 26) && !order.spans(14, 16) && !order.spans(0, 2));
        assert_eq!([13, 14, 15, 25].map(Order::rank_at), [13, 1, 2, 12]);
        assert_eq!([1, 2, 13].map(Order::below), [13, 1, 12]);
    }
}
