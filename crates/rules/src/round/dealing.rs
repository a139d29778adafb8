//! Blocks 5 and 15, the deal: how a round is set up, and which way round it goes.

use crate::cards::ids::{CardId, Seat};
use crate::games::own::OwnHand;
use crate::spec::Spec;

/// How a round is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealRule {
    /// Cards dealt to each seat, one at a time, by round; the last number stands for all later rounds.
    pub hands: Vec<usize>,
    /// The rank that is wild in each round, where it changes; the last one stands for all later rounds. Then the rules of a table are
    /// those of the round that is played ([`Spec::in_round`]), and before the first those of the first.
    pub wild_ranks: Vec<u8>,
    /// Whether a card lies beside the stock to the end of the round that says what is wild, and who knows it. The rules of a table are then
    /// those of that card ([`Spec::with_cut`]).
    pub wild_cut: Option<WildCut>,
    /// Whether the top of the stock is turned to start the discard pile.
    pub upcard: bool,
    /// Whether more cards are turned on top of it until one lies there that is neither wild nor laid aside.
    pub upcard_plain: bool,
    /// Whether the first seat gets a card more and begins by playing: its discard starts the pile then, and closes nothing.
    pub first_plays: bool,
    /// Whether cards, turns and the deal go round to the right.
    pub anticlockwise: bool,
    /// Whether the dealer is the first seat, and not the one after it, which is dealt the first card in any case.
    pub dealer_begins: bool,
}

/// A card beside the stock that says what is wild.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct WildCut {
    /// Whether it is the bottom card of the stock and lies face down: only seats that have earned it look at it ([`crate::turn::sight`]).
    /// The cards of its rank are wild, and those above and below it in its suit. Else it is cut before the upcard and lies open, and all
    /// cards of its rank are wild.
    pub hidden: bool,
}

/// Hands that end a round before its first turn: as they are dealt, and as they are once cards were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DealtHands {
    /// What such a hand is, as any of these.
    pub list: Vec<OwnHand>,
    /// Whether of several the first in turn ends it; otherwise nobody has ended it then.
    pub first_of_several: bool,
}

impl DealtHands {
    /// None does.
    pub const NONE: DealtHands = DealtHands { list: Vec::new(), first_of_several: false };

    /// Whether this hand is one.
    pub fn takes(&self, spec: &Spec, hand: &[CardId]) -> bool {
        self.list.iter().any(|own| (own.rule)(spec, hand))
    }
}

impl DealRule {
    /// How many cards each seat gets in a round.
    pub fn hand(&self, round: u16) -> usize {
        of_round(&self.hands, round).unwrap_or(0)
    }

    /// Whether the card that says what is wild lies face down.
    pub(crate) fn hides_wild(&self) -> bool {
        self.wild_cut.is_some_and(|cut| cut.hidden)
    }

    /// So many cards by round, and an upcard.
    pub fn of(hands: Vec<usize>) -> DealRule {
        DealRule {
            hands,
            wild_ranks: Vec::new(),
            wild_cut: None,
            upcard: true,
            upcard_plain: false,
            first_plays: false,
            anticlockwise: false,
            dealer_begins: false,
        }
    }

    /// The seat whose turn is the first of a round at a table of so many.
    pub fn first(&self, dealer: Seat, seats: usize) -> Seat {
        if self.dealer_begins { dealer } else { self.after(dealer, seats) }
    }

    /// The seat that is next in turn after this one at a table of so many, whoever plays on.
    pub fn after(&self, seat: Seat, seats: usize) -> Seat {
        if self.anticlockwise { seat.right(seats) } else { seat.left(seats) }
    }

    /// The rank that is wild in a round, where it changes.
    pub fn wild_rank(&self, round: u16) -> Option<u8> {
        of_round(&self.wild_ranks, round)
    }
}

/// The entry of a round in a list by rounds, of which the last one stands for all later rounds.
fn of_round<T: Copy>(list: &[T], round: u16) -> Option<T> {
    list.get(usize::from(round.saturating_sub(1))).or(list.last()).copied()
}
