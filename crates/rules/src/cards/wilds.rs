//! Block 2, card roles: which cards are wild, and how many of them a meld takes.

use crate::cards::deck::{JOKER, Printed};
use crate::cards::order::RANKS;
use crate::spec::own::OwnLimit;

/// Which cards stand for others. A wild card is never natural.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Wilds {
    /// Jokers are wild.
    pub jokers: bool,
    /// Cards of this rank are wild; 0 for none.
    pub rank: u8,
    /// The card of this suit and rank is wild.
    pub card: Option<(u8, u8)>,
    /// The cards above and below this suit and rank are wild, the ace between the king and the two.
    pub around: Option<(u8, u8)>,
}

impl Wilds {
    /// Jokers, as far as the deck has any.
    pub const JOKERS: Wilds = Wilds { jokers: true, rank: 0, card: None, around: None };

    /// Whether a card with this face is wild.
    pub fn includes(self, face: &Printed) -> bool {
        (self.jokers && face.has(JOKER)) || self.has_place(face)
    }

    /// Whether a card with this face is wild and could lie in its own place as well: it is no joker.
    pub fn has_place(self, face: &Printed) -> bool {
        let is_next = |(suit, rank)| face.suit == suit && are_next(face.rank, rank);
        (self.rank > 0 && face.rank == self.rank)
            || self.card == Some((face.suit, face.rank))
            || self.around.is_some_and(is_next)
    }

    /// The rank that wild cards with a place of their own have; 0 where there are none.
    pub fn own_rank(self) -> u8 {
        self.card.map_or(self.rank, |(_, rank)| rank)
    }
}

/// Whether two ranks follow each other, the ace between the king and the two.
pub(crate) fn are_next(one: u8, other: u8) -> bool {
    one % RANKS + 1 == other || other % RANKS + 1 == one
}

/// How many wild cards a meld takes.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum WildLimit {
    /// Any number beside at least so many naturals.
    Naturals(usize),
    /// At most as many as naturals.
    UpToNaturals,
    /// Fewer than naturals.
    FewerThanNaturals,
    /// At least one natural, and of so many cards in all no more wilds than a rule of this game alone says.
    Own(OwnLimit),
    /// Any number beside at least so many cards in their own place: naturals, and wilds that stand for themselves. None: wilds
    /// are a meld by themselves.
    InPlace(usize),
    /// At least so many naturals, and beside these no more wilds than this.
    AtMost {
        /// The least naturals.
        naturals: usize,
        /// Whether wilds that stand for themselves count among these.
        in_place: bool,
        /// The most wilds beside them.
        wilds: usize,
    },
}

impl WildLimit {
    /// Whether a meld may have so many naturals and wilds.
    pub fn allows(self, naturals: usize, wilds: usize) -> bool {
        let natural = naturals > 0;
        match self {
            WildLimit::Naturals(least) => natural && (wilds == 0 || naturals >= least),
            WildLimit::UpToNaturals => natural && wilds <= naturals,
            WildLimit::FewerThanNaturals => natural && wilds < naturals,
            WildLimit::Own(own) => natural && wilds <= (own.rule)(naturals + wilds),
            WildLimit::InPlace(least) => naturals >= least,
            WildLimit::AtMost { naturals: least, wilds: most, .. } => naturals >= least && wilds <= most,
        }
    }

    /// Whether a wild card that stands for itself counts as natural.
    pub fn counts_places(self) -> bool {
        matches!(self, WildLimit::InPlace(_) | WildLimit::AtMost { in_place: true, .. })
    }
}
