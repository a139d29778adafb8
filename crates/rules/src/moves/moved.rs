//! The cards that an action speaks of, wherever they lie: what a screen lights up for it.

use crate::action::{Action, Choice, MeldPlan, Place, Source, Swap};
use crate::cards::ids::{CardId, MeldId};
use crate::table::Public;

impl Public {
    /// The cards that an action moves or shows, as far as it says which: cards of the hand, of the discard pile, and a wild
    /// that it frees for a new meld.
    pub fn moved_by(&self, action: &Action) -> Vec<CardId> {
        match action {
            Action::Draw(Source::Discard) | Action::Answer(Choice::Buy) => {
                self.discard.last().copied().into_iter().collect()
            }
            Action::Draw(Source::Row(deepest)) => {
                self.discard.iter().copied().skip_while(|card| card != deepest).collect()
            }
            Action::LayDown { melds, swaps } => {
                self.laid(melds).into_iter().chain(swaps.iter().map(|swap| swap.natural)).collect()
            }
            Action::Rearrange { layout } => {
                let lies = |card: &CardId| self.melds.iter().any(|meld| meld.cards().any(|c| c == *card));
                self.laid(layout).into_iter().filter(|card| !lies(card)).collect()
            }
            Action::LayOff { card, .. } => vec![*card],
            Action::SwapWild { swap, place: Place::Meld(meld) } => {
                self.laid(std::slice::from_ref(meld)).into_iter().chain([swap.natural]).collect()
            }
            Action::SwapWild { swap, .. } => vec![swap.natural],
            Action::Discard(cards) => cards.clone(),
            Action::Close { discard, melds } => self.laid(melds).into_iter().chain(*discard).collect(),
            // What names no card.
            _ => Vec::new(),
        }
    }

    /// The cards of new melds, those of the discard pile with them.
    fn laid(&self, melds: &[MeldPlan]) -> Vec<CardId> {
        let lifted = melds.iter().map(|meld| usize::from(meld.from_pile)).sum();
        let pile = self.discard.iter().rev().take(lifted);
        melds.iter().flat_map(|meld| &meld.cards).chain(pile).copied().collect()
    }
}

impl Action {
    /// The melds of the table that it changes.
    pub fn melds_touched(&self) -> Vec<MeldId> {
        let of_swaps = |swaps: &[Swap]| swaps.iter().map(|swap| swap.meld).collect();
        match self {
            Action::LayOff { meld, .. } => vec![*meld],
            Action::LayDown { swaps, .. } => of_swaps(swaps),
            Action::SwapWild { swap, place: Place::LayOff(to, _) } => vec![swap.meld, *to],
            Action::SwapWild { swap, .. } => vec![swap.meld],
            _ => Vec::new(),
        }
    }
}
