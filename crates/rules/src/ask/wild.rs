//! Which rank is wild in this round, where that changes from round to round: a player must always see it.

use crate::cards::ids::CardId;
use crate::table::Public;

impl Public {
    /// The rank that is wild in this round, the ace at 1; none where it is always the same.
    pub fn wild_rank(&self) -> Option<u8> {
        let cut = self.wild_card.map(|_| self.spec.wilds.rank);
        self.spec.deal.wild_rank(self.round.max(1)).or(cut)
    }

    /// Whether a card has to be told as wild: it is so in this round, and in another it is not.
    pub fn is_told_wild(&self, card: CardId) -> bool {
        self.wild_rank().is_some() && self.spec.is_wild(card)
    }
}
