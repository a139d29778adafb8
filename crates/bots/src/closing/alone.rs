//! A card that comes to a hand and can be part of no meld there: what is left over then is known without dividing anything anew.

use crate::goal::company::{is_near, place};
use rummage_rules::cards::ids::CardId;
use rummage_rules::spec::Spec;

/// A hand that a card may come to, where its melds do not score.
pub(crate) struct Alone<'a> {
    spec: &'a Spec,
    /// The suits of its cards, and where they stand in a run.
    held: Vec<(u8, u8)>,
    /// How many of its cards are wild.
    wilds: usize,
    /// The least that is left over of it, in points, and the least once one of its cards is thrown.
    left: i32,
    after_discard: i32,
}

impl Alone<'_> {
    /// This hand.
    pub fn of<'a>(spec: &'a Spec, hand: &[CardId]) -> Alone<'a> {
        Alone {
            spec,
            held: hand.iter().map(|card| place(spec, *card)).collect(),
            wilds: hand.iter().filter(|card| spec.is_wild(**card)).count(),
            left: spec.least_left(hand),
            after_discard: spec.least_after_discard(hand),
        }
    }

    /// What is left over with this card after the best discard, in points: either it goes, or it is left over itself. None if it may be part
    /// of a meld.
    pub fn least_after_discard(&self, card: CardId) -> Option<i32> {
        let (suit, place) = place(self.spec, card);
        let same = self.held.iter().filter(|held| held.1 == place).count();
        let near = self.held.iter().filter(|held| held.0 == suit && is_near(held.1, place)).count();
        let joins = self.spec.is_wild(card) || same.max(near) + self.wilds >= 2;
        (!joins).then(|| self.left.min(self.spec.value(card) + self.after_discard))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;
    use rummage_rules::cards::shuffle::shuffle;
    use rummage_rules::games;
    use rummage_rules::house::options::Options;

    #[test]
    fn what_a_card_leaves_over_that_joins_nothing_is_what_the_solver_says() {
        let mut rng = ChaCha8Rng::seed_from_u64(7);
        for id in ["chinchon", "viennese", "threethirteen"] {
            let game = games::find(id).expect("a game");
            let spec = game.spec(2, &Options::default()).expect("a game of two").in_round(5);
            let mut cards: Vec<CardId> = spec.deck.cards().collect();
            let mut told = 0;
            for _ in 0..400 {
                shuffle(&mut cards, &mut rng);
                let (hand, card) = (&cards[..7], cards[7]);
                if let Some(least) = Alone::of(&spec, hand).least_after_discard(card) {
                    assert_eq!(least, spec.least_after_discard(&cards[..8]), "{id}: {hand:?} and {card:?}");
                    told += 1;
                }
            }
            assert!(told > 100, "{id}: {told} of 400 cards joined nothing");
        }
    }
}
