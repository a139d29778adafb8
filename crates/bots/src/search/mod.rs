//! How a Sage thinks, in any game that the judge plays: the best few of its first thoughts are played out to the end of the round from the
//! same guesses at the hidden cards, and what comes out clearly better is done.

mod effort;
mod halving;
mod playout;
mod prospects;

pub use playout::Players;

use crate::Budget;
use crate::level::Level;
use crate::rooms;
use crate::thought::haste::Haste;
use crate::thought::{Breadth, Idea, distinct, is_alike};
use effort::Effort;
use halving::{Halving, Outcome};
use prospects::Prospects;
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games::Style;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;
use std::cmp::Reverse;

/// Whether rounds of a game are played out at all: not where too few would be to tell anything.
pub fn plays_out(spec: &Spec) -> bool {
    Effort::of(spec).is_some()
}

/// What could be done, what is to be played first.
pub(crate) async fn ideas(
    view: &View,
    budget: Budget,
    haste: &Haste,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let usual = rooms::ideas(view, Level::Sage, budget, Breadth::All, rng).await;
    let Some(effort) = Effort::of(&view.public.spec) else { return usual };
    let ideas = distinct(&view.public, usual);
    let sheds = ideas.first().and_then(|usual| sheds(&view.public.spec, &usual.action));
    let wastes =
        |idea: &Idea| sheds.is_some_and(|card| is_alike(&view.public, &idea.action, &Action::discard(card)));
    let (wasteful, mut few): (Vec<Idea>, Vec<Idea>) = ideas.into_iter().partition(wastes);
    let mut rest = few.split_off(few.len().min(effort.candidates));
    rest.extend(wasteful);
    if few.len() < 2 {
        return [few, rest].concat();
    }
    let lines = lines(&few);
    let outcomes = outcomes(view, &lines, effort, (budget, haste), rng).await;
    let best = |idea: usize| {
        let own =
            lines.iter().zip(&outcomes).filter(|(line, _)| line.idea == idea).map(|(_, outcome)| *outcome);
        own.max_by_key(|outcome| (outcome.leads, outcome.gain, outcome.guesses))
    };
    let outcomes: Vec<Outcome> = (0..few.len()).filter_map(best).collect();
    weighed(few, &outcomes, rest)
}

/// The card that this lays off where a hand is to be got rid of and no more: it is not to be thrown instead, since another can go with it.
fn sheds(spec: &Spec, usual: &Action) -> Option<CardId> {
    match usual {
        Action::LayOff { card, .. } if spec.style() == Style::Contract => Some(*card),
        _ => None,
    }
}

/// What is done before the rounds are played out, and which idea it begins with.
struct Line<'a> {
    idea: usize,
    actions: Vec<&'a Action>,
}

/// A line for each idea. Where the usual one leaves the turn open, those that end it also follow it: else a better discard would seem to be
/// worth more than all that could be laid before it.
fn lines(ideas: &[Idea]) -> Vec<Line<'_>> {
    let mut lines: Vec<Line> = Vec::new();
    for (idea, Idea { action, .. }) in ideas.iter().enumerate() {
        lines.push(Line { idea, actions: vec![action] });
    }
    let usual = &ideas[0].action;
    let ends = |action: &Action| matches!(action, Action::Discard(_) | Action::Close { .. });
    if !ends(usual) {
        let last = ideas.iter().map(|idea| &idea.action).filter(|action| ends(action));
        lines.extend(last.map(|action| Line { idea: 0, actions: vec![usual, action] }));
    }
    lines
}

/// How each of these lines comes out, compared with the first of them.
async fn outcomes(
    view: &View,
    lines: &[Line<'_>],
    effort: Effort,
    (budget, haste): (Budget, &Haste),
    rng: &mut (impl Rng + Send),
) -> Vec<Outcome> {
    let prospects = Prospects::of(view);
    let mut players = Players::new(view, Level::Sage);
    let mut halving = Halving::new(lines.len(), u64::from(budget.0) * u64::from(effort.actions));
    while let Some(ways) = halving.due().filter(|_| !haste.is_made()) {
        let guess = view.sample(rng);
        let seed = Seed(u128::from(rng.next_u64()));
        let before = players.actions();
        let mut worths = Vec::with_capacity(ways.len());
        for way in ways {
            let mut table = guess.clone();
            players.play_on(&mut table, view.seat, &lines[*way].actions, seed).await;
            worths.push(prospects.worth(&table.public));
        }
        // Where nothing is left to play, a guess is still some work.
        let work = (players.actions() - before).max(ways.len() as u64);
        halving.add(&worths, work);
    }
    halving.outcomes()
}

/// The ideas in the order in which they came out: first the one that leads, and last those that were not played out. What was given up early
/// is held to be worth no more than the first.
fn weighed(ideas: Vec<Idea>, outcomes: &[Outcome], rest: Vec<Idea>) -> Vec<Idea> {
    let usual = ideas.first().map_or(0, |idea| idea.value);
    let most = outcomes.iter().find(|outcome| outcome.leads).map_or(0, |leader| leader.gain);
    let mut weighed: Vec<(bool, Idea)> = Vec::new();
    for (idea, outcome) in ideas.into_iter().zip(outcomes) {
        let value = usual.saturating_add(outcome.gain.min(most));
        weighed.push((outcome.leads, Idea { value, ..idea }.tried(outcome.guesses)));
    }
    weighed.sort_by_key(|(leads, idea)| Reverse((*leads, idea.value)));
    let least = weighed.iter().map(|(_, idea)| idea.value).min().unwrap_or(usual);
    let rest = rest.into_iter().map(|idea| Idea { value: idea.value.min(least), ..idea });
    weighed.into_iter().map(|(_, idea)| idea).chain(rest).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ideas with which the lines from these begin, and how many actions each has.
    fn lines_of(actions: &[Action]) -> Vec<(usize, usize)> {
        let ideas: Vec<Idea> = actions.iter().map(|action| Idea::new(action.clone(), 0)).collect();
        lines(&ideas).iter().map(|line| (line.idea, line.actions.len())).collect()
    }

    #[test]
    fn what_ends_a_turn_is_also_tried_after_what_is_usually_laid_before() {
        let lay = Action::LayDown { melds: Vec::new(), swaps: Vec::new() };
        let [one, other] = [1, 2].map(|card| Action::discard(CardId(card)));
        assert_eq!(
            lines_of(&[lay.clone(), one.clone(), other.clone()]),
            [(0, 1), (1, 1), (2, 1), (0, 2), (0, 2)]
        );
        assert_eq!(lines_of(&[one, lay, other]), [(0, 1), (1, 1), (2, 1)]);
    }
}
