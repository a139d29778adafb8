//! Cards by suit and rank, wilds apart: the quick way to ask what a hand of the deck of 52 holds.

use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::order::{HIGH_ACE, Order};
use rummage_rules::spec::Spec;

/// How many suits and ranks the deck of 52 has.
pub const SUITS: usize = 4;
pub const RANKS: usize = 13;

/// How many of each card there are.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    naturals: [[u8; RANKS + 1]; SUITS],
    /// Wild cards.
    pub wilds: u8,
}

impl Tally {
    /// These cards.
    pub fn of(spec: &Spec, cards: &[CardId]) -> Tally {
        let mut tally = Tally::default();
        cards.iter().for_each(|card| tally.add(spec, *card));
        tally
    }

    /// One card more.
    pub fn add(&mut self, spec: &Spec, card: CardId) {
        *self.place(spec, card) += 1;
    }

    /// One card fewer.
    pub fn take(&mut self, spec: &Spec, card: CardId) {
        let place = self.place(spec, card);
        *place = place.saturating_sub(1);
    }

    /// These cards and those.
    pub fn and(&self, other: &Tally) -> Tally {
        let mut both = *self;
        let places = both.naturals.as_flattened_mut().iter_mut();
        places.zip(other.naturals.as_flattened()).for_each(|(place, more)| *place += more);
        both.wilds += other.wilds;
        both
    }

    /// By suit and rank: how many naturals there are.
    pub fn suits(&self) -> &[[u8; RANKS + 1]; SUITS] {
        &self.naturals
    }

    fn place(&mut self, spec: &Spec, card: CardId) -> &mut u8 {
        let face = spec.deck.printed(card);
        if spec.is_wild(card) {
            &mut self.wilds
        } else {
            &mut self.naturals[usize::from(face.suit) % SUITS][usize::from(face.rank).min(RANKS)]
        }
    }

    /// How many there are of a suit and a rank.
    pub fn at(&self, suit: usize, rank: u8) -> u8 {
        self.naturals[suit][usize::from(rank)]
    }

    /// How many there are of a suit at a position of a run.
    pub fn at_position(&self, suit: usize, position: u8) -> u8 {
        self.at(suit, Order::rank_at(position))
    }

    /// The positions of a run at which a suit has a card, as bits: an ace is at both ends.
    pub fn positions(&self, suit: usize) -> u16 {
        (1..=HIGH_ACE)
            .filter(|position| self.at_position(suit, *position) > 0)
            .fold(0, |held, at| held | 1 << at)
    }

    /// Takes one of a suit and a rank away; says whether there was one.
    pub fn take_at(&mut self, suit: usize, rank: u8) -> bool {
        let place = &mut self.naturals[suit][usize::from(rank)];
        let found = *place > 0;
        *place -= u8::from(found);
        found
    }

    /// How many there are of a rank.
    pub fn of_rank(&self, rank: u8) -> u8 {
        (0..SUITS).map(|suit| self.at(suit, rank)).sum()
    }

    /// How many of the natural cards of a set of faces there are.
    pub fn among(&self, faces: u64) -> u32 {
        let mut rest = faces;
        let mut count = 0;
        while rest != 0 {
            let bit = rest.trailing_zeros() as usize;
            count += u32::from(self.naturals[bit / 16][bit % 16]);
            rest &= rest - 1;
        }
        count
    }
}

/// The bit of a face in a set of faces.
pub fn face_bit(suit: usize, rank: u8) -> u64 {
    1 << (suit * 16 + usize::from(rank))
}
