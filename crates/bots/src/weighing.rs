//! The sharpest play where melds stay in the hand until a seat closes: discards weighed against what they give away, then played out; and closing
//! against going on.

use crate::Budget;
use crate::closing::{Closing, thrown};
use crate::playout::{Deal, Prize, Way};
use crate::thought::{Idea, led_by, levelled, merged};
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::card::CardId;
use rummage_rules::loose;

/// So many of the discards that look best are weighed against what they give the other.
const MOST_DISCARDS: usize = 5;
/// So many of those are played out, if they are about as good: no further apart than this.
const MOST_CLOSE: usize = 3;
const CLOSE_CALL: i32 = 300;
/// For each iteration of the budget, so many deals are played out to choose between discards, or between closing and not.
const DISCARD_GUESSES: u32 = 8;
const CLOSE_GUESSES: u32 = 4;
/// What a chance of one in ten thousand to win the match is worth, in tenths of the measure of hands.
const CHANCE: i32 = 15;
/// What a point that the other gains by a discard takes from it, in the same measure.
const GIFT: i32 = 60;

impl Closing<'_> {
    /// Throws what is worth little here and less to the other; closes if that comes out better than to go on.
    pub(crate) fn weighed(
        &self,
        ranked: Vec<(CardId, i32)>,
        close: Option<Idea>,
        budget: Budget,
        rng: &mut impl Rng,
    ) -> Vec<Idea> {
        let hand = self.hand();
        let discards = self.best_discards(ranked, budget, rng);
        let Some(thrown) = discards.first().and_then(thrown_card) else { return Vec::new() };
        let closes = close.as_ref().and_then(closing_card);
        let (Some(close), Some(card)) = (close, closes) else { return discards };
        let rest = hand & !loose::set_of(&[card]);
        if self.melds.least(rest) == 0 {
            return led_by(close, discards);
        }
        let ways = [Way::Close { rest }, Way::Throw { with: hand, card: thrown }];
        let guesses = budget.0.saturating_mul(CLOSE_GUESSES);
        let chances = self.play_out(&ways, guesses, rng);
        let ahead = CHANCE * (chances[0] - chances[1]) / 10;
        let close = Idea::new(close.action, discards[0].value + ahead).tried(guesses.max(1));
        if chances[0] >= chances[1] { led_by(close, discards) } else { merged(discards, vec![close]) }
    }

    /// Of the discards that look best, the one first that gives the other least; of those that are then close, the one that wins
    /// more often.
    fn best_discards(&self, ranked: Vec<(CardId, i32)>, budget: Budget, rng: &mut impl Rng) -> Vec<Idea> {
        let mut few = ranked;
        let rest = few.split_off(few.len().min(MOST_DISCARDS));
        let prize = Prize::of(self.view);
        let guesses = budget.0.max(1);
        let mut gifts = vec![0; few.len()];
        for _ in 0..guesses {
            let deal = Deal::guess(self.view, self.melds, &prize, rng);
            gifts.iter_mut().zip(&few).for_each(|(gift, (card, _))| *gift += GIFT * deal.use_of(*card));
        }
        let mean = i32::try_from(guesses).unwrap_or(i32::MAX);
        let weigh = |((card, worth), gift): ((CardId, i32), i32)| {
            Idea::new(Action::discard(card), worth - gift / mean).tried(guesses)
        };
        // Of equals the one that looked better before stays ahead.
        let few = merged(few.into_iter().zip(gifts).map(weigh).collect(), Vec::new());
        let best = few.first().map_or(0, |idea| idea.value);
        let is_close = |(nth, idea): (usize, &Idea)| nth < MOST_CLOSE && idea.value + CLOSE_CALL >= best;
        let count = few.iter().enumerate().take_while(|few| is_close(*few)).count();
        let mut close = few;
        let others = close.split_off(count);
        let first = if close.len() > 1 { self.played_out(close, budget, rng) } else { close };
        levelled(first.into_iter().chain(others).chain(thrown(rest)).collect())
    }

    /// The same discards, the one first that wins more often. The best of them keeps what it was held to be worth.
    fn played_out(&self, close: Vec<Idea>, budget: Budget, rng: &mut impl Rng) -> Vec<Idea> {
        let hand = self.hand();
        let way = |idea: &Idea| thrown_card(idea).map(|card| Way::Throw { with: hand, card });
        let ways: Vec<Way> = close.iter().filter_map(way).collect();
        let guesses = budget.0.saturating_mul(DISCARD_GUESSES);
        let chances = self.play_out(&ways, guesses, rng);
        let most = chances.iter().copied().max().unwrap_or(0);
        let weigh = |(idea, chance): (Idea, i32)| {
            let behind = CHANCE * chance / 10 - CHANCE * most / 10;
            Idea { value: idea.value + behind, ..idea }.tried(guesses.max(1))
        };
        merged(close.into_iter().zip(chances).map(weigh).collect(), Vec::new())
    }

    /// The chance to win by each way, over so many guesses at the other hand and the stock.
    fn play_out(&self, ways: &[Way], guesses: u32, rng: &mut impl Rng) -> Vec<i32> {
        let guesses = guesses.max(1);
        let prize = Prize::of(self.view);
        let mut sums = vec![0_i64; ways.len()];
        for _ in 0..guesses {
            let deal = Deal::guess(self.view, self.melds, &prize, rng);
            for (sum, way) in sums.iter_mut().zip(ways) {
                *sum += i64::from(deal.clone().play(*way));
            }
        }
        sums.into_iter().map(|sum| i32::try_from(sum / i64::from(guesses)).unwrap_or(0)).collect()
    }
}

/// The card that a discard throws.
fn thrown_card(idea: &Idea) -> Option<CardId> {
    match &idea.action {
        Action::Discard(cards) => cards.first().copied(),
        _ => None,
    }
}

/// The card that goes under a close.
fn closing_card(idea: &Idea) -> Option<CardId> {
    match &idea.action {
        Action::Close { discard, .. } => *discard,
        _ => None,
    }
}
