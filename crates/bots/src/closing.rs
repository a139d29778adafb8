//! Play where melds stay in the hand until a seat closes: collecting them, keeping little left over, and closing when it is right.

use crate::Budget;
use crate::level::Level;
use crate::playout::{Deal, Prize, Way};
use rand::Rng;
use rummage_rules::action::{Action, Source};
use rummage_rules::card::CardId;
use rummage_rules::loose::{self, CardSet, MeldTable};
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::view::View;

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
/// After so many turns whoever waits is more likely beaten than better off.
const LATE: u16 = 7;
/// What a point that the other gains by a discard takes from it, in the same measure.
const GIFT: i32 = 60;
/// A point left over, in the measure of hands.
const POINT: i32 = 100;

/// A seat with its hand before it.
pub struct Closing<'a> {
    view: &'a View,
    level: Level,
    melds: &'a MeldTable,
    /// The cards that may still come, as far as this level knows.
    unseen: CardSet,
}

/// What a seat of this level does.
pub fn choose(view: &View, level: Level, budget: Budget, rng: &mut impl Rng) -> Option<Action> {
    let melds = &view.public.spec.ends.close.as_ref()?.melds;
    let unseen = match level {
        Level::Seedling => 0,
        // Whoever does not keep the discards in mind hopes for them as well.
        Level::Gardener => {
            loose::set_of(&view.public.spec.deck.cards().collect::<Vec<_>>()) & !loose::set_of(&view.hand)
        }
        Level::HedgeSharp => loose::set_of(&view.unseen()),
    };
    let seat = Closing { view, level, melds, unseen };
    match view.public.pending.last()? {
        Pending::Turn(_, TurnStep::Offer | TurnStep::Draw) => Some(seat.draw()),
        Pending::Turn(_, TurnStep::Play) => Some(seat.play(budget, rng)),
        Pending::Turn(_, TurnStep::Showdown) => Some(seat.lay_off()),
        _ => None,
    }
}

impl Closing<'_> {
    fn hand(&self) -> CardSet {
        loose::set_of(&self.view.hand)
    }

    /// What is best laid off, card by card.
    fn lay_off(&self) -> Action {
        self.view.best_lay_offs().into_iter().next().unwrap_or(Action::Pass)
    }

    /// Takes the open card where it is good for something, else draws, or lets the card on offer go by.
    fn draw(&self) -> Action {
        let take = Action::Draw(Source::Discard);
        let stock = Action::Draw(Source::Stock);
        let otherwise = if self.view.check(&stock).is_ok() { stock } else { Action::Pass };
        let Some(top) = self.view.public.discard.last().copied().filter(|_| self.view.check(&take).is_ok())
        else {
            return otherwise;
        };
        if self.makes_meld(top) { take } else { otherwise }
    }

    /// Whether the card would be part of a meld, and less would be left over.
    fn makes_meld(&self, card: CardId) -> bool {
        let with = self.hand() | loose::set_of(&[card]);
        let joins =
            self.melds.least(with) < self.melds.least(self.hand()) + self.melds.worth(loose::set_of(&[card]));
        joins && self.best_rest(with, card) < self.melds.least(self.hand())
    }

    /// The least left over of these cards once one of them, but not this one, is thrown.
    fn best_rest(&self, with: CardSet, kept: CardId) -> i32 {
        let rests = self.melds.least_without(with).filter(|(card, _)| *card != kept);
        rests.map(|(_, left)| left).min().unwrap_or(0)
    }

    /// Closes or throws a card.
    fn play(&self, budget: Budget, rng: &mut impl Rng) -> Action {
        let whole = Action::Close { discard: None, melds: Vec::new() };
        if self.view.check(&whole).is_ok() {
            return whole;
        }
        let ranked = self.ranked(self.hand(), self.view.public.taken);
        let close = self.best_close();
        match self.level {
            Level::Seedling => close.or_else(|| ranked.first().map(|(card, _)| Action::discard(*card))),
            Level::Gardener => {
                let close = close.filter(|_| self.dares_to_close());
                close.or_else(|| ranked.first().map(|(card, _)| Action::discard(*card)))
            }
            Level::HedgeSharp => self.weighed(ranked, close, budget, rng),
        }
        .unwrap_or(Action::Pass)
    }

    /// The close that leaves least: of several the one that throws the dearest card.
    fn best_close(&self) -> Option<Action> {
        let limit = self.view.public.close_limit()?;
        let taken = self.view.public.taken;
        let able = self
            .melds
            .least_without(self.hand())
            .filter(|(card, left)| *left <= limit && Some(*card) != taken);
        let best = able.min_by_key(|(card, left)| (*left, -self.view.public.spec.value(*card)))?;
        Some(Action::close(best.0))
    }

    /// Late in a hand the other may be as low: then only little left over is little enough.
    fn dares_to_close(&self) -> bool {
        let turns = self.view.public.turns[self.view.seat.index()];
        let left = self.melds.least_without(self.hand()).map(|(_, left)| left).min().unwrap_or(0);
        turns <= LATE || left <= 6
    }

    /// The cards that may be thrown, the best first, each with what the rest is worth.
    fn ranked(&self, hand: CardSet, kept: Option<CardId>) -> Vec<(CardId, i32)> {
        let able = self.melds.least_without(hand).filter(|(card, _)| Some(*card) != kept);
        let worth = |(card, left): (CardId, i32)| {
            let rest = hand & !loose::set_of(&[card]);
            (card, self.promise(rest, left) - POINT * left)
        };
        let mut ranked: Vec<(CardId, i32)> = able.map(worth).collect();
        // Of equals the dearest goes.
        ranked.sort_by_key(|(card, worth)| (-worth, -self.view.public.spec.value(*card), card.0));
        ranked
    }

    /// By how much the cards that may come would bring down what is left over, on average.
    fn promise(&self, rest: CardSet, left: i32) -> i32 {
        if self.unseen == 0 {
            return 0;
        }
        let gain = |card: CardId| {
            let with = rest | loose::set_of(&[card]);
            // Only a card that joins a meld changes more than itself.
            if self.melds.least(with) == left + self.melds.worth(loose::set_of(&[card])) {
                return 0;
            }
            (left - self.best_rest(with, card)).max(0)
        };
        let gains: i32 = loose::cards_of(self.unseen).map(gain).sum();
        self.hopes() * gains / i32::try_from(self.unseen.count_ones().max(1)).unwrap_or(1)
    }

    /// How many draws the hand may still hope for, in per cent: the longer it lasts, the fewer, which only the sharpest minds.
    fn hopes(&self) -> i32 {
        let turns = i32::from(self.view.public.turns[self.view.seat.index()]);
        match self.level {
            Level::Seedling => 0,
            Level::Gardener => 60,
            Level::HedgeSharp => (340 - 20 * turns).max(40),
        }
    }

    /// Throws what is worth little here and less to the other; closes if that comes out better than to go on.
    fn weighed(
        &self,
        ranked: Vec<(CardId, i32)>,
        close: Option<Action>,
        budget: Budget,
        rng: &mut impl Rng,
    ) -> Option<Action> {
        let hand = self.hand();
        let thrown = self.best_discard(ranked, budget, rng)?;
        if let Some(Action::Close { discard: Some(card), .. }) = close {
            let rest = hand & !loose::set_of(&[card]);
            if self.melds.least(rest) == 0 {
                return close;
            }
            let ways = [Way::Close { rest }, Way::Throw { with: hand, card: thrown }];
            let chances = self.play_out(&ways, budget.0.saturating_mul(CLOSE_GUESSES), rng);
            if chances[0] >= chances[1] {
                return close;
            }
        }
        Some(Action::discard(thrown))
    }

    /// Of the discards that look best, the one that gives the other least; of those that are then close, the one that wins more often.
    fn best_discard(&self, ranked: Vec<(CardId, i32)>, budget: Budget, rng: &mut impl Rng) -> Option<CardId> {
        let mut few = ranked;
        few.truncate(MOST_DISCARDS);
        let prize = Prize::of(self.view);
        let guesses = budget.0.max(1);
        let mut gifts = vec![0; few.len()];
        for _ in 0..guesses {
            let deal = Deal::guess(self.view, self.melds, &prize, rng);
            gifts.iter_mut().zip(&few).for_each(|(gift, (card, _))| *gift += GIFT * deal.use_of(*card));
        }
        let guesses = i32::try_from(guesses).unwrap_or(i32::MAX);
        few.iter_mut().zip(gifts).for_each(|((_, worth), gift)| *worth -= gift / guesses);
        // A stable sort: of equals the one that looked better before stays ahead.
        few.sort_by_key(|(_, worth)| -worth);
        let best = few.first()?.1;
        few.truncate(MOST_CLOSE);
        few.retain(|(_, worth)| worth + CLOSE_CALL >= best);
        if let [(only, _)] = few[..] {
            return Some(only);
        }
        let hand = self.hand();
        let ways: Vec<Way> = few.iter().map(|(card, _)| Way::Throw { with: hand, card: *card }).collect();
        let chances = self.play_out(&ways, budget.0.saturating_mul(DISCARD_GUESSES), rng);
        few.iter_mut().zip(chances).for_each(|((_, worth), chance)| *worth += CHANCE * chance / 10);
        few.sort_by_key(|(_, worth)| -worth);
        few.first().map(|(card, _)| *card)
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
