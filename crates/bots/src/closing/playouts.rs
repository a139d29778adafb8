//! The sharpest play where melds stay in the hand until a seat closes: what looks good is played out to the end of the round, many times, from
//! guesses at the hidden cards, and what wins the match most often is done.

use crate::Budget;
use crate::closing::{Closing, thrown};
use crate::duel::contest::{Candidate, Contest, Outcome};
use crate::duel::{Choice, Dice, Guesses, Rules};
use crate::stakes::race::Race;
use crate::thought::{Idea, led_by, levelled, merged};
use rand::Rng;
use rummage_rules::action::{Action, Source};
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::without_wilds::{self, CardSet};

/// So many of the discards that look best are played out.
const MOST_DISCARDS: usize = 5;
/// For each iteration of the budget, so many rounds are played out to choose, and so many guesses made at what a discard gives away.
const ROUNDS: u32 = 256;
const GIFT_GUESSES: u32 = 16;
/// What a chance of one in ten thousand to win the match is worth, in tenths of the measure of hands.
const CHANCE: i32 = 15;
/// What a point that the other gains by a discard takes from it, in the same measure.
const GIFT: i32 = 60;
/// The chance, in ten thousand, by which the usual way to draw is held to be better before anything is played out.
const USUAL: i32 = 100;

impl Closing<'_> {
    /// Throws or closes, as wins more often. Without anything left over there is nothing to think about.
    pub(crate) async fn weighed(
        &self,
        ranked: Vec<(CardId, i32)>,
        close: Option<Idea>,
        budget: Budget,
        rng: &mut (impl Rng + Send),
    ) -> Vec<Idea> {
        let card = close.as_ref().and_then(|close| closing_card(&close.action));
        let clean =
            card.is_some_and(|card| self.melds.least(self.hand() & !without_wilds::set_of(&[card])) == 0);
        let rules = Rules::of(&self.view.public.spec).filter(|_| !clean);
        let Some(mut contest) = rules.as_ref().and_then(|rules| self.contest(rules, rng)) else {
            let thrown = thrown(ranked);
            return close.map_or(thrown.clone(), |close| led_by(close, thrown));
        };
        let mut few = self.least_gifts_first(ranked, budget, &mut contest).await;
        let rest = few.split_off(few.len().min(MOST_DISCARDS));
        let top = few.first().map_or(0, |(_, worth)| *worth);
        let throw = |(card, worth): &(CardId, i32)| Candidate {
            choice: Choice::Throw(without_wilds::set_of(&[*card])),
            before: 10 * (worth - top) / CHANCE,
        };
        let closes =
            card.map(|card| Candidate { choice: Choice::Close(without_wilds::set_of(&[card])), before: 0 });
        let candidates: Vec<Candidate> = closes.into_iter().chain(few.iter().map(throw)).collect();
        let outcomes = contest.hold(&candidates, budget.0.saturating_mul(ROUNDS)).await;
        let weighed = ideas(&outcomes, top);
        levelled(weighed.into_iter().chain(thrown(rest)).collect())
    }

    /// To take the open card or not, as wins more often; the usual way, which is told first, unless the other is clearly better. None
    /// where the rules of the table are not played in small.
    pub(crate) async fn weighed_draws(
        &self,
        usual: &Idea,
        other: &Idea,
        budget: Budget,
        rng: &mut (impl Rng + Send),
    ) -> Option<Vec<Idea>> {
        let rules = Rules::of(&self.view.public.spec)?;
        let mut contest = self.contest(&rules, rng)?;
        let candidates = [
            Candidate { choice: drawing(&usual.action), before: 0 },
            Candidate { choice: drawing(&other.action), before: -USUAL },
        ];
        let outcomes = contest.hold(&candidates, budget.0.saturating_mul(ROUNDS)).await;
        Some(ideas(&outcomes, usual.value))
    }

    fn contest<'r>(&self, rules: &'r Rules<'r>, rng: &mut impl Rng) -> Option<Contest<'r>> {
        Some(Contest {
            guesses: Guesses::of(self.view, rules)?,
            race: Race::of(self.view),
            seat: self.view.seat.index(),
            dice: Dice::new(rng.next_u64()),
        })
    }

    /// The same discards, worth less by what they give the other, the best first.
    async fn least_gifts_first(
        &self,
        mut ranked: Vec<(CardId, i32)>,
        budget: Budget,
        contest: &mut Contest<'_>,
    ) -> Vec<(CardId, i32)> {
        let cards: Vec<CardSet> = ranked.iter().map(|(card, _)| without_wilds::set_of(&[*card])).collect();
        let gifts = contest.gifts(&cards, budget.0.saturating_mul(GIFT_GUESSES).max(1)).await;
        ranked.iter_mut().zip(gifts).for_each(|((_, worth), gift)| *worth -= GIFT * gift / 100);
        // Of equals the one that looked better before stays ahead.
        ranked.sort_by_key(|(_, worth)| -worth);
        ranked
    }
}

/// What came out, the best first; the best of all is worth so much.
fn ideas(outcomes: &[Outcome], top: i32) -> Vec<Idea> {
    let most = outcomes.iter().map(|outcome| outcome.chance).max().unwrap_or(0);
    let idea = |outcome: &Outcome| {
        let behind = CHANCE * (outcome.chance - most) / 10;
        Idea::new(action(outcome.choice), top + behind).tried(outcome.guesses)
    };
    merged(outcomes.iter().map(idea).collect(), Vec::new())
}

fn action(choice: Choice) -> Action {
    let card = |set: CardSet| without_wilds::cards_of(set).next();
    let thrown = match choice {
        Choice::Take => return Action::Draw(Source::Discard),
        Choice::Draw => return Action::Draw(Source::Stock),
        Choice::Throw(set) => card(set).map(Action::discard),
        Choice::Close(set) => card(set).map(Action::close),
        Choice::CloseWhole => return Action::Close { discard: None, melds: Vec::new() },
        Choice::Pass | Choice::LayOff(..) => None,
    };
    thrown.unwrap_or(Action::Pass)
}

fn drawing(action: &Action) -> Choice {
    match action {
        Action::Draw(Source::Discard) => Choice::Take,
        Action::Draw(_) => Choice::Draw,
        _ => Choice::Pass,
    }
}

/// The card that goes under a close.
fn closing_card(action: &Action) -> Option<CardId> {
    match action {
        Action::Close { discard, .. } => *discard,
        _ => None,
    }
}
