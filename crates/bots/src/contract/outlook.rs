//! When a hand will lay its contract, over guesses at the cards that come, and what that makes it worth.

use crate::Budget;
use crate::answers::UNKNOWN_CARD;
use crate::contract::prospect::Prospect;
use crate::goal::fulfilled::Recipe;
use crate::goal::tally::Tally;
use crate::stakes::POINT;
use crate::thought::steps::pause;
use rand::Rng;
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::shuffle;

/// So many guesses for each iteration of the budget.
const GUESSES: u32 = 4;
/// So many of them between two pauses.
const IN_ONE_GO: usize = 16;
/// No guess goes further than so many cards.
const FURTHEST: usize = 20;
/// From one turn to the next a seat may have about so many of the cards that come: it draws, is offered one, and may buy others.
const A_TURN: usize = 2;
/// By how much the round is likelier to end with each turn ahead, and with each turn there was where only a whole hand is laid, in
/// hundredths of a per cent.
const SOONER: i32 = 150;
const SOONER_WHOLE: i32 = 60;
/// What it is worth to have laid the contract, in points, where laying it leaves the rest of the hand to be shed and where it ends
/// the round.
const LAID: i32 = 60;
const LAID_WHOLE: i32 = 90;
/// How much of its points a hand costs that is sure to lay the contract, and how much more one that is sure not to, in per cent.
const HELD: i32 = 25;
const CAUGHT: i32 = 60;

/// Guesses at the cards that come to a seat which has its contract before it.
pub struct Outlook<'a> {
    prospect: &'a Prospect<'a>,
    /// By guess: what will have come with none, one, two cards, and so on.
    futures: Vec<Vec<Tally>>,
    /// The chance in ten thousand that the round lasts until the seat's turn of this number; 0 is the one going on.
    lasts: Vec<i64>,
}

impl<'a> Outlook<'a> {
    /// As many guesses as the budget allows.
    pub fn new(prospect: &'a Prospect<'a>, budget: Budget, rng: &mut impl Rng) -> Outlook<'a> {
        let (spec, mut unseen) = (&prospect.view.public.spec, prospect.view.unseen());
        let guess = |_| {
            shuffle::shuffle(&mut unseen, rng);
            let mut come = Tally::default();
            let after = |card: &CardId| {
                come.add(spec, *card);
                come
            };
            let then = unseen.iter().take(FURTHEST).map(after);
            std::iter::once(Tally::default()).chain(then).collect()
        };
        let futures = (0..budget.0.saturating_mul(GUESSES)).map(guess).collect();
        Outlook { prospect, futures, lasts: lasts(prospect) }
    }

    /// How many guesses there are.
    pub fn guesses(&self) -> u32 {
        u32::try_from(self.futures.len()).unwrap_or(u32::MAX)
    }

    /// What it is worth to take this card now, and to draw from the stock instead: to lay the contract with it, or to throw another.
    pub async fn taking_and_drawing(&self, hand: &[CardId], card: CardId) -> (i32, i32) {
        let with: Vec<CardId> = hand.iter().copied().chain([card]).collect();
        if self.recipe(with.len()).is_met_by(&self.tally(&with)) {
            let taken = self.value(self.futures.iter().map(|_| 0), self.points(&with));
            return (taken, self.drawing(hand, 0).await);
        }
        let rests = self.throwing(&with).await;
        let best = hand.iter().zip(rests).max_by_key(|(_, rest)| *rest);
        let (thrown, taken) = best.map_or((0, i32::MIN), |(card, rest)| (self.points(&[*card]), rest));
        (taken, self.drawing(hand, thrown).await)
    }

    /// What it is worth to draw from the stock, if a card of so many points could go for it.
    async fn drawing(&self, hand: &[CardId], thrown: i32) -> i32 {
        let cards = self.arrivals(&mut self.recipe(hand.len() + 1), &self.tally(hand), None).await;
        let turn = |cards: usize| if cards <= 1 { 0 } else { (cards - 1).div_ceil(A_TURN) };
        let relief = (thrown - UNKNOWN_CARD).max(0);
        self.value(cards.into_iter().map(turn), self.points(hand) - relief)
    }

    /// For each card of a hand: what the others are worth once it is thrown.
    pub async fn throwing(&self, hand: &[CardId]) -> Vec<i32> {
        let spec = &self.prospect.view.public.spec;
        let (mut recipe, whole, points) = (self.recipe(hand.len()), self.tally(hand), self.points(hand));
        let with_all = self.arrivals(&mut recipe, &whole, None).await;
        let mut values = Vec::with_capacity(hand.len());
        for card in hand {
            let mut rest = whole;
            rest.take(spec, *card);
            let cards = self.arrivals(&mut recipe, &rest, Some(&with_all)).await;
            values.push(self.value(cards.into_iter().map(later_turn), points - spec.value(*card)));
            pause().await;
        }
        values
    }

    /// What a hand is worth until the seat's next turn, if so many unknown cards come to it at once.
    pub async fn waiting(&self, hand: &[CardId], coming: usize) -> i32 {
        let mut recipe = self.recipe(hand.len() + coming + 1);
        let cards = self.arrivals(&mut recipe, &self.tally(hand), None).await;
        let unknown = UNKNOWN_CARD * i32::try_from(coming).unwrap_or(i32::MAX);
        let turns = cards.into_iter().map(|cards| later_turn(cards.saturating_sub(coming)));
        self.value(turns, self.points(hand) + unknown)
    }

    /// By guess: how many cards have to come until the goal can be laid, and no fewer than these.
    async fn arrivals(&self, recipe: &mut Recipe, hand: &Tally, from: Option<&[usize]>) -> Vec<usize> {
        let mut arrivals = Vec::with_capacity(self.futures.len());
        for (index, come) in self.futures.iter().enumerate() {
            if index % IN_ONE_GO == IN_ONE_GO - 1 {
                pause().await;
            }
            let mut able = |count: usize| recipe.is_met_by(&hand.and(&come[count]));
            let (mut least, mut most) = (from.map_or(0, |from| from[index]), come.len());
            // Most cards are no loss, so that this is often the end of it.
            if least < most && !able(least) {
                least += 1;
                while least < most {
                    let middle = usize::midpoint(least, most);
                    if able(middle) { most = middle } else { least = middle + 1 }
                }
            }
            arrivals.push(least);
        }
        arrivals
    }

    /// What it is worth to hold cards of so many points, with which the contract is laid in these turns.
    fn value(&self, turns: impl Iterator<Item = usize>, points: i32) -> i32 {
        let sum: i64 = turns.map(|turn| self.lasts.get(turn).copied().unwrap_or(0)).sum();
        let laid = i32::try_from(sum / i64::from(self.guesses().max(1))).unwrap_or(0);
        let worth = if self.prospect.goal.whole_hand { LAID_WHOLE } else { LAID };
        POINT * worth * (laid / 10) / 1000 - points * (HELD + CAUGHT * (10_000 - laid) / 10_000)
    }

    fn points(&self, cards: &[CardId]) -> i32 {
        cards.iter().map(|card| self.prospect.view.public.spec.value(*card)).sum()
    }

    fn tally(&self, cards: &[CardId]) -> Tally {
        Tally::of(&self.prospect.view.public.spec, cards)
    }

    /// The goal, to be laid from so many cards.
    fn recipe(&self, in_hand: usize) -> Recipe {
        Recipe::of(&self.prospect.view.public.spec, &self.prospect.goal, in_hand)
    }
}

/// The turn in which so many cards will have come, if nothing can be laid before the next one.
fn later_turn(cards: usize) -> usize {
    cards.div_ceil(A_TURN).max(1)
}

/// The chance in ten thousand that the round lasts until each of the seat's turns.
fn lasts(prospect: &Prospect) -> Vec<i64> {
    let public = &prospect.view.public;
    let had = i32::from(public.turns[prospect.view.seat.index()]);
    let by_turn = if prospect.goal.whole_hand { SOONER_WHOLE } else { 0 };
    let mut lasts = vec![10_000];
    for ahead in (0..).take(FURTHEST) {
        let ends = (prospect.soon * 100 + SOONER * ahead + by_turn * (had + ahead)).min(9_000);
        lasts.extend(lasts.last().map(|until| until * i64::from(10_000 - ends) / 10_000));
    }
    lasts
}
