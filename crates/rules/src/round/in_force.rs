//! The rules as a table has them in a round: those of its game, and what is wild in it.

use crate::cards::ids::CardId;
use crate::cards::wilds::Wilds;
use crate::spec::Blocks;
use std::ops::Deref;
use std::sync::Arc;

/// The rules in force: the parameters of a game, shared by all that play it, and the cards that are wild in this round. What a card is, what
/// it is worth and what fits a meld is asked of these; at a table events alone change them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spec {
    blocks: Arc<Blocks>,
    /// Which cards are wild in this round.
    pub wilds: Wilds,
}

impl Deref for Spec {
    type Target = Blocks;

    #[inline]
    fn deref(&self) -> &Blocks {
        &self.blocks
    }
}

impl Spec {
    /// The rules of a game before its first round.
    pub fn new(blocks: Blocks) -> Spec {
        Spec { wilds: blocks.wilds, blocks: Arc::new(blocks) }
    }

    /// Whether a card is wild.
    #[inline]
    pub fn is_wild(&self, card: CardId) -> bool {
        self.wilds.includes(self.deck.printed(card))
    }

    /// Whether a card is laid aside by whoever holds it.
    #[inline]
    pub fn lies_aside(&self, card: CardId) -> bool {
        self.aside.is_some_and(|aside| aside.takes(&self.deck, card))
    }

    /// The value of a card where cards are counted.
    pub fn value(&self, card: CardId) -> i32 {
        let face = self.deck.printed(card);
        match self.values.wild {
            Some(worth) if self.wilds.has_place(face) => worth,
            _ => self.values.of(face),
        }
    }

    /// The rules of a round. Where a card cut after the deal says which rank is wild, none is yet.
    pub fn in_round(&self, round: u16) -> Spec {
        let cut = if self.deal.wild_cut.is_some() { 0 } else { self.blocks.wilds.rank };
        self.with_wilds(self.deal.wild_rank(round).unwrap_or(cut), None)
    }

    /// These rules once a card was cut: its rank is wild, and aces are for a joker; where the card lies hidden, its neighbours are wild as
    /// well, and for a joker nothing but jokers.
    pub fn with_cut(&self, card: CardId) -> Spec {
        let face = self.deck.printed(card);
        if !self.deal.hides_wild() {
            return self.with_wilds(face.rank.max(1), None);
        }
        self.with_wilds(face.rank, (face.rank > 0).then_some((face.suit, face.rank)))
    }

    fn with_wilds(&self, rank: u8, around: Option<(u8, u8)>) -> Spec {
        Spec { wilds: Wilds { rank, around, ..self.wilds }, blocks: self.blocks.clone() }
    }
}
