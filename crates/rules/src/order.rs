//! Block 1, rank order: at which positions of a run a rank can stand.

/// The position of an ace above the king.
pub const HIGH_ACE: u8 = 14;

/// The positions of runs, 2 to 13 as the ranks are printed, the ace at 1 or 14.
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
}

impl Order {
    /// The ace below the two only.
    pub const ACE_LOW: Order = Order { least: 1, most: 13, both_aces: false, queen_king_ace: false };
    /// The ace below the two and above the king, but not both in one run.
    pub const ACE_BOTH: Order = Order { least: 1, most: HIGH_ACE, both_aces: false, queen_king_ace: false };

    /// The positions at which a rank can stand, the lowest first.
    pub fn positions(self, rank: u8) -> impl Iterator<Item = u8> {
        let high = (rank == 1).then_some(HIGH_ACE);
        [Some(rank), high].into_iter().flatten().filter(move |position| self.holds(*position))
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
        self.holds(low) && self.holds(high) && (self.both_aces || (low, high) != (1, HIGH_ACE))
    }

    /// The rank that stands at a position.
    pub fn rank_at(position: u8) -> u8 {
        if position == HIGH_ACE { 1 } else { position }
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
}
