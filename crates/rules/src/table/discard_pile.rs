//! The discard pile: which of its cards may be looked at, and whether they may be laid straight from it.

use super::Public;
use crate::cards::ids::CardId;
use crate::turn::{DrawRule, FromDiscard};

impl Public {
    /// The cards of the discard pile that may be looked at, the top last. Everybody saw all of them thrown, but not every table looks back.
    pub fn open_discards(&self) -> &[CardId] {
        let top = self.discard.len().saturating_sub(1);
        if self.discards_lie_open() { &self.discard } else { &self.discard[top..] }
    }

    /// Whether every card of the discard pile may be looked at, not only its top.
    pub fn discards_lie_open(&self) -> bool {
        let DrawRule { discard, browse, .. } = self.spec.draw;
        browse || !matches!(discard, FromDiscard::Top | FromDiscard::Live { .. })
    }

    /// Whether cards of the discard pile can be part of a meld, straight from the pile.
    #[inline(always)]
    pub fn plays_from_pile(&self) -> bool {
        matches!(self.spec.draw.discard, FromDiscard::IntoMelds)
    }
}
