//! Deadwood: how a hand is best divided, and the least that the cards left over can be worth.

mod as_it_lies;
pub mod by_worth;
pub mod division;
mod french_pack;
pub mod threes;
pub mod with_wilds;
pub mod without_wilds;

use crate::cards::ids::CardId;
use crate::score;
use crate::spec::Spec;
use by_worth::Aim;
use division::Split;

/// Which solver answers is found from deck and patterns: where hands are shown and every meld can be listed, the list.
impl Spec {
    /// The least that the cards outside the melds of a hand can be worth.
    pub fn least_left(&self, hand: &[CardId]) -> i32 {
        self.least_left_without(hand, None)
    }

    /// The same once this card is thrown.
    pub(crate) fn least_left_without(&self, hand: &[CardId], discard: Option<CardId>) -> i32 {
        if self.counts_as_held() {
            let kept = hand.iter().filter(|card| Some(**card) != discard);
            return kept.map(|card| self.value(*card)).sum();
        }
        if let Some(melds) = &self.meld_table {
            let thrown = discard.map_or(0, |card| without_wilds::set_of(&[card]));
            return melds.least(without_wilds::set_of(hand) & !thrown);
        }
        let least = |hand: &[CardId]| match (&self.meld_worths, &self.threes) {
            (Some(melds), _) => melds.least(self, hand),
            (None, Some(threes)) => score::length(threes.least(self, hand)),
            (None, None) => with_wilds::least(self, hand),
        };
        match discard {
            None => least(hand),
            Some(thrown) => {
                least(&hand.iter().copied().filter(|card| *card != thrown).collect::<Vec<CardId>>())
            }
        }
    }

    /// The least of what can be worth outside the melds once one card is thrown, whichever is best.
    pub fn least_after_discard(&self, hand: &[CardId]) -> i32 {
        match &self.meld_table {
            _ if self.counts_as_held() => {
                let dearest = hand.iter().map(|card| self.value(*card)).max().unwrap_or_default();
                self.least_left(hand) - dearest
            }
            Some(_) => {
                hand.iter().map(|card| self.least_left_without(hand, Some(*card))).min().unwrap_or_default()
            }
            None => match (&self.meld_worths, &self.threes) {
                (Some(melds), _) => melds.least_after_discard(self, hand),
                (None, Some(threes)) => score::length(threes.least_after_discard(self, hand)),
                (None, None) => with_wilds::least_after_discard(self, hand),
            },
        }
    }

    /// The most that the melds of a hand can score, where they score in the hand.
    pub fn most_scored(&self, hand: &[CardId]) -> i32 {
        self.meld_worths.as_ref().map_or(0, |melds| melds.most(self, hand))
    }

    /// A hand divided so that the least is left over; where its melds score, so that they score the most.
    pub fn best_split(&self, hand: &[CardId]) -> Split {
        match &self.meld_table {
            _ if self.counts_as_held() => Split { melds: Vec::new(), loose: hand.to_vec() },
            Some(melds) => melds.split(hand),
            None => match (&self.meld_worths, &self.threes) {
                (Some(melds), _) => melds.split(self, hand, Aim::Worth),
                (None, Some(threes)) => threes.split(self, hand),
                (None, None) => with_wilds::split(self, hand),
            },
        }
    }

    /// The same to close with: where only so many cards may be left over, a division that leaves no more, if there is one.
    pub(crate) fn split_to_close(&self, hand: &[CardId]) -> Split {
        if let Some(melds) = &self.meld_worths {
            return melds.split(self, hand, Aim::Cover);
        }
        let chosen = self.knocks().filter(|rule| rule.fewest_melds || rule.most_loose.is_some());
        let split = chosen.and_then(|rule| with_wilds::split_to_close(self, rule, hand));
        split.unwrap_or_else(|| self.best_split(hand))
    }
}
