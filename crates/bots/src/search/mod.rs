//! How a Sage thinks, in any game that the judge plays: the best few thoughts of a Hedge-sharp are played out to the end of the round from the
//! same guesses at the hidden cards, and what comes out clearly better is done.

mod effort;
mod guess;
mod halving;
mod playout;
mod prospects;

pub use playout::Players;

use crate::Budget;
use crate::level::Wits;
use crate::rooms;
use crate::thought::haste::Haste;
use crate::thought::{Breadth, Idea, distinct};
use effort::Effort;
use halving::{Halving, Outcome};
use prospects::Prospects;
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::shuffle::Seed;
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
    let usual = rooms::ideas(view, Wits::HedgeSharp, budget, Breadth::All, rng).await;
    let Some(effort) = Effort::of(&view.public.spec) else { return usual };
    let mut few = distinct(&view.public, usual);
    let rest = few.split_off(few.len().min(effort.candidates));
    let closes = few.first().is_some_and(|idea| matches!(idea.action, Action::Close { .. }));
    if few.len() < 2 || closes && effort.flatters() {
        return [few, rest].concat();
    }
    let outcomes = outcomes(view, &few, effort, (budget, haste), rng).await;
    weighed(few, &outcomes, rest)
}

/// How each of these ideas comes out, compared with the first of them.
async fn outcomes(
    view: &View,
    ideas: &[Idea],
    effort: Effort,
    (budget, haste): (Budget, &Haste),
    rng: &mut (impl Rng + Send),
) -> Vec<Outcome> {
    let prospects = Prospects::of(view);
    let mut players = Players::new(view, effort.light);
    let mut halving =
        Halving::new(ideas.len(), u64::from(budget.0) * u64::from(effort.actions), effort.doubt());
    while let Some(ways) = halving.due().filter(|_| !haste.is_made()) {
        let guess = guess::table(view, rng).await;
        let seed = Seed(u128::from(rng.next_u64()));
        let before = players.actions();
        let mut worths = Vec::with_capacity(ways.len());
        for way in ways {
            let mut table = guess.clone();
            players.play_on(&mut table, view.seat, &ideas[*way].action, seed).await;
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
