//! Play where melds stay in the hand until a seat closes: collecting them, keeping little left over, and closing when it is right.

mod alone;
pub mod collecting;
pub mod declaring;
pub mod gathering;
mod hopes;
mod knocking;
mod playouts;
mod sight;

use crate::Budget;
use crate::closing::sight::Sight;
use crate::level::Level;
use crate::thought::draws::{TAKE, open_card, otherwise};
use crate::thought::{Breadth, Idea, led_by};
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::without_wilds::{self, CardSet, MeldTable};
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// So much left over is little.
pub(crate) const LITTLE: i32 = 10;
/// For each iteration of the budget, so many guesses are made at what the others have left over.
const GUESSES: u32 = 4;
/// A card taken in sight of the other tells it something: it must be better than a draw by so much, in the measure of hands.
const SHOWN: i32 = 150;
/// A point left over, in the measure of hands.
const POINT: i32 = 100;

/// A seat with its hand before it.
pub struct Closing<'a> {
    pub(crate) view: &'a View,
    pub(crate) level: Level,
    sight: Sight,
    pub(crate) melds: &'a MeldTable,
    /// The cards that may still come, as far as it knows.
    unseen: CardSet,
}

/// What a seat of this level could do, the best first.
pub async fn ideas(
    view: &View,
    level: Level,
    budget: Budget,
    breadth: Breadth,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let Some(melds) = &view.public.spec.meld_table else { return Vec::new() };
    let sight = Sight::of(level, closes_freely(view));
    let unseen = match sight {
        Sight::Pairs | Sight::Points => 0,
        // Whoever does not keep the discards in mind, and may not look, hopes for them as well.
        Sight::Draws if !view.public.spec.draw.browse => {
            without_wilds::set_of(&view.public.spec.deck.cards().collect::<Vec<_>>())
                & !without_wilds::set_of(&view.hand)
        }
        _ => without_wilds::set_of(&view.unseen()),
    };
    let seat = Closing { view, level, sight, melds, unseen };
    match view.public.pending.last() {
        Some(Pending::Turn(_, TurnStep::Offer | TurnStep::Draw)) => seat.begins(budget, breadth, rng).await,
        Some(Pending::Turn(_, TurnStep::Play)) => seat.plays(budget, breadth, rng).await,
        Some(Pending::Turn(_, TurnStep::Showdown)) => lay_offs(view),
        _ => Vec::new(),
    }
}

/// Whether a seat may close with much left over: then a round is soon over.
fn closes_freely(view: &View) -> bool {
    view.public.close_limit().is_some_and(|limit| limit > LITTLE)
}

/// What is best laid off on a hand that is shown, card by card.
pub(crate) fn lay_offs(view: &View) -> Vec<Idea> {
    let done = Idea::new(Action::Pass, 0);
    let Some(first) = view.best_lay_offs().into_iter().next() else { return vec![done] };
    let value = match &first {
        Action::LayOff { card, .. } => view.public.spec.value(*card),
        _ => 0,
    };
    vec![Idea::new(first, POINT * value), done]
}

impl Closing<'_> {
    pub(crate) fn hand(&self) -> CardSet {
        without_wilds::set_of(&self.view.hand)
    }

    /// Closes with the hand as it is, where that is done instead of drawing and it is time; else draws.
    async fn begins(&self, budget: Budget, breadth: Breadth, rng: &mut (impl Rng + Send)) -> Vec<Idea> {
        let close = Action::Close { discard: None, melds: Vec::new() };
        let may = self.view.check(&close).is_ok();
        let close = may.then(|| Idea::new(close, -POINT * self.melds.least(self.hand())));
        match close.filter(|close| self.is_time(close, budget, rng)) {
            Some(close) if breadth == Breadth::Best => vec![close],
            Some(close) => led_by(close, self.draws(budget, breadth, rng).await),
            None => self.draws(budget, breadth, rng).await,
        }
    }

    /// Takes the open card where it is good for something, else draws, or lets the card on offer go by.
    async fn draws(&self, budget: Budget, breadth: Breadth, rng: &mut (impl Rng + Send)) -> Vec<Idea> {
        let otherwise = otherwise(self.view);
        let Some(top) = open_card(self.view) else { return vec![Idea::new(otherwise, 0)] };
        let takes = match self.sight {
            Sight::Pairs => return collecting::draws(self.view, 1),
            Sight::Points => self.saves_something(top),
            Sight::Draws => self.makes_meld(top),
            Sight::Others if closes_freely(self.view) => self.leaves_no_more_than_a_draw(top),
            Sight::Others => self.beats_a_draw(top),
        };
        if breadth == Breadth::Best && self.sight < Sight::Others {
            return vec![Idea::new(if takes { TAKE } else { otherwise }, 0)];
        }
        let with = self.hand() | without_wilds::set_of(&[top]);
        let taken = Idea::new(TAKE, -POINT * self.best_rest(with, top));
        let drawn = Idea::new(otherwise, self.after_a_draw());
        let (usual, other) = if takes { (taken, drawn) } else { (drawn, taken) };
        let weighs = self.sight == Sight::Others;
        let weighed = if weighs { self.weighed_draws(&usual, &other, budget, rng).await } else { None };
        weighed.unwrap_or_else(|| led_by(usual, vec![other]))
    }

    /// What is left over after a draw from the stock and a discard, on average, counted against the seat.
    fn after_a_draw(&self) -> i32 {
        let (hand, left) = (self.hand(), self.melds.least(self.hand()));
        let after = |card: CardId| {
            let rests = self.melds.least_without(hand | without_wilds::set_of(&[card]));
            rests.map(|(_, rest)| rest).min().unwrap_or(left)
        };
        let count = i32::try_from(self.unseen.count_ones()).unwrap_or(0);
        if count == 0 {
            return -POINT * left;
        }
        -POINT * without_wilds::cards_of(self.unseen).map(after).sum::<i32>() / count
    }

    /// Whether the card would be part of a meld, and less would be left over.
    fn makes_meld(&self, card: CardId) -> bool {
        let with = self.hand() | without_wilds::set_of(&[card]);
        let joins = self.melds.least(with)
            < self.melds.least(self.hand()) + self.melds.worth(without_wilds::set_of(&[card]));
        joins && self.best_rest(with, card) < self.melds.least(self.hand())
    }

    /// Whether less would be left over with this card, which may make no meld.
    fn saves_something(&self, card: CardId) -> bool {
        let with = self.hand() | without_wilds::set_of(&[card]);
        self.best_rest(with, card) < self.melds.least(self.hand())
    }

    /// Whether no more would be left over with this card than after a draw from the stock.
    fn leaves_no_more_than_a_draw(&self, card: CardId) -> bool {
        let with = self.hand() | without_wilds::set_of(&[card]);
        -POINT * self.best_rest(with, card) >= self.after_a_draw()
    }

    /// Whether the hand would be clearly better with this card than it may be held to be after a draw from the stock.
    fn beats_a_draw(&self, card: CardId) -> bool {
        let (hand, left) = (self.hand(), self.melds.least(self.hand()));
        let drawn = self.promise(hand, left, self.hopes() + 100) - POINT * left;
        let with = self.ranked(hand | without_wilds::set_of(&[card]), Some(card));
        with.first().is_some_and(|(_, worth)| *worth > drawn + SHOWN)
    }

    /// The least left over of these cards once one of them, but not this one, is thrown.
    fn best_rest(&self, with: CardSet, kept: CardId) -> i32 {
        let rests = self.melds.least_without(with).filter(|(card, _)| *card != kept);
        rests.map(|(_, left)| left).min().unwrap_or(0)
    }

    /// Closes or throws a card.
    async fn plays(&self, budget: Budget, breadth: Breadth, rng: &mut (impl Rng + Send)) -> Vec<Idea> {
        let whole = Action::Close { discard: None, melds: Vec::new() };
        let closes_whole = self.view.check(&whole).is_ok();
        if closes_whole && breadth == Breadth::Best {
            return vec![Idea::new(whole, 0)];
        }
        let ranked = match self.sight {
            Sight::Pairs => collecting::thrown(self.view),
            _ => self.ranked(self.hand(), self.view.public.taken),
        };
        if closes_whole {
            return led_by(Idea::new(whole, 0), thrown(ranked));
        }
        let close = self.best_close().filter(|close| self.is_time(close, budget, rng));
        match (self.sight, close) {
            (Sight::Others, close) => self.weighed(ranked, close, budget, rng).await,
            (_, None) => thrown(ranked),
            (_, Some(close)) => led_by(close, thrown(ranked)),
        }
    }

    /// Whether to close with this now. Where little has to be left over, whoever may close has waited for it.
    fn is_time(&self, close: &Idea, budget: Budget, rng: &mut impl Rng) -> bool {
        !closes_freely(self.view) || self.dares(-close.value / POINT, budget.0.saturating_mul(GUESSES), rng)
    }

    /// The close that leaves least: of several the one that throws the dearest card.
    fn best_close(&self) -> Option<Idea> {
        let limit = self.view.public.close_limit().filter(|_| !self.view.public.spec.turn.close_undrawn)?;
        let taken = self.view.public.taken;
        let able = self
            .melds
            .least_without(self.hand())
            .filter(|(card, left)| *left <= limit && Some(*card) != taken);
        let (card, left) = able.min_by_key(|(card, left)| (*left, -self.view.public.spec.value(*card)))?;
        Some(Idea::new(Action::close(card), -POINT * left))
    }

    /// The cards that may be thrown, the best first, each with what the rest is worth.
    fn ranked(&self, hand: CardSet, kept: Option<CardId>) -> Vec<(CardId, i32)> {
        let able = self.melds.least_without(hand).filter(|(card, _)| Some(*card) != kept);
        let worth = |(card, left): (CardId, i32)| {
            let rest = hand & !without_wilds::set_of(&[card]);
            (card, self.promise(rest, left, self.hopes()) - POINT * left)
        };
        let mut ranked: Vec<(CardId, i32)> = able.map(worth).collect();
        // Of equals the dearest goes.
        ranked.sort_by_key(|(card, worth)| (-worth, -self.view.public.spec.value(*card), card.0));
        ranked
    }

    /// By how much the cards that may come would bring down what is left over, on average, in so many draws, told in per cent.
    fn promise(&self, rest: CardSet, left: i32, draws: i32) -> i32 {
        if self.unseen == 0 {
            return 0;
        }
        let gain = |card: CardId| {
            let with = rest | without_wilds::set_of(&[card]);
            // Only a card that joins a meld changes more than itself.
            if self.melds.least(with) == left + self.melds.worth(without_wilds::set_of(&[card])) {
                return 0;
            }
            (left - self.best_rest(with, card)).max(0)
        };
        let gains: i32 = without_wilds::cards_of(self.unseen).map(gain).sum();
        draws * gains / i32::try_from(self.unseen.count_ones().max(1)).unwrap_or(1)
    }

    /// How many draws the hand may still hope for, in per cent: the longer it lasts, the fewer, which only the sharpest minds.
    fn hopes(&self) -> i32 {
        let turns = i32::from(self.view.public.turns[self.view.seat.index()]);
        match self.sight {
            Sight::Pairs | Sight::Points => 0,
            Sight::Draws => 200,
            Sight::Others if closes_freely(self.view) => (150 - 20 * turns).max(40),
            Sight::Others => (400 - 50 * turns).max(40),
        }
    }
}

/// Discards with what they are worth.
pub(crate) fn thrown(ranked: Vec<(CardId, i32)>) -> Vec<Idea> {
    ranked.into_iter().map(|(card, worth)| Idea::new(Action::discard(card), worth)).collect()
}
