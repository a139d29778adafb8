//! The search, over any game that the judge plays: the best few thoughts of a Hedge-sharp are played out to the end of the round from the same
//! guesses at the hidden cards, and what comes out clearly better is done.

mod effort;
mod guess;
mod halving;
mod playout;
mod prospects;

pub use playout::Players;

use crate::Budget;
use crate::level::Level;
use crate::rooms;
use crate::stakes::POINT;
use crate::thought::{Breadth, Idea, distinct, levelled};
use effort::Effort;
use halving::{Halving, Outcome};
use prospects::Prospects;
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::table::view::View;
use std::cmp::Reverse;

/// A thought that a Hedge-sharp holds to be worse than its first by so much is not played out, in hundredths of a point.
const CLEARLY_WORSE: i32 = 5 * POINT;

/// What could be done, what is to be played first.
pub(crate) async fn ideas(view: &View, budget: Budget, rng: &mut (impl Rng + Send)) -> Vec<Idea> {
    let effort = Effort::of(view.public.spec.style());
    let usual = rooms::ideas(view, Level::HedgeSharp, budget, Breadth::All, rng).await;
    let mut few = distinct(&view.public, usual);
    let rest = few.split_off(worth_a_look(&few, effort.candidates));
    if few.len() < 2 || lays(&few[0].action) {
        return few.into_iter().chain(rest).collect();
    }
    let outcomes = outcomes(view, &few, effort, budget, rng).await;
    weighed(few, &outcomes, rest)
}

/// How many of these thoughts are played out at most: the first ones, up to one that is clearly worse.
fn worth_a_look(ideas: &[Idea], most: usize) -> usize {
    let first = ideas.first().map_or(0, |idea| idea.value);
    let near = |idea: &&Idea| first.saturating_sub(idea.value) < CLEARLY_WORSE;
    ideas.iter().take(most).take_while(near).count()
}

/// Whether an action lays cards on the table. Then the turn goes on, and a playout would compare it with a discard that was better thought about.
fn lays(action: &Action) -> bool {
    matches!(action, Action::LayDown { .. } | Action::LayOff { .. } | Action::SwapWild { .. })
}

/// How each of these ideas comes out, compared with the first of them.
async fn outcomes(
    view: &View,
    ideas: &[Idea],
    effort: Effort,
    budget: Budget,
    rng: &mut (impl Rng + Send),
) -> Vec<Outcome> {
    let prospects = Prospects::of(view);
    let mut players = Players::new(view, effort.light).who_end_a_turn_as(effort.ends_turn);
    let usual = ideas.first().map_or(0, |idea| idea.value);
    let before: Vec<i32> = ideas.iter().map(|idea| (idea.value - usual).min(0)).collect();
    let mut halving = Halving::new(&before, budget.0.saturating_mul(effort.playouts));
    while let Some(arms) = halving.due() {
        let guess = guess::table(view, rng).await;
        let seed = Seed(u128::from(rng.next_u64()));
        let mut worths = Vec::with_capacity(arms.len());
        for arm in arms {
            let mut table = guess.clone();
            players.play_on(&mut table, view.seat, &ideas[*arm].action, seed).await;
            worths.push(prospects.worth(&table.public));
        }
        halving.add(&worths);
    }
    halving.outcomes()
}

/// The ideas in the order in which they came out: the usual one first, unless another is clearly better; then those that were not played out.
fn weighed(ideas: Vec<Idea>, outcomes: &[Outcome], rest: Vec<Idea>) -> Vec<Idea> {
    let usual = ideas.first().map_or(0, |idea| idea.value);
    let mut weighed: Vec<(bool, Idea)> = Vec::new();
    for (idea, outcome) in ideas.into_iter().zip(outcomes) {
        let value = usual.saturating_add(outcome.gain);
        weighed.push((outcome.leads, Idea { value, ..idea }.tried(outcome.guesses)));
    }
    weighed.sort_by_key(|(leads, idea)| Reverse((*leads, idea.value)));
    let least = weighed.iter().map(|(_, idea)| idea.value).min().unwrap_or(usual);
    let rest = rest.into_iter().map(|idea| Idea { value: idea.value.min(least), ..idea });
    levelled(weighed.into_iter().map(|(_, idea)| idea).chain(rest).collect())
}
