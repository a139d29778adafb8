//! Looking again at a decision: what it cost, by the thoughts of a player that knew no more.

use crate::stakes::POINT;
use crate::thought::{Thought, is_alike};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::spec::Spec;
use rummage_rules::table::view::View;

/// A decision that would have been better otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missed {
    /// What was done.
    pub played: Thought,
    /// What would have been better.
    pub better: Thought,
    /// By how much, in hundredths of a point.
    pub cost: i32,
}

/// What this decision cost, if it is worth a word: it was among the thoughts, and the first of them is worth more by half an
/// average card of the deck, and by half a point at the least.
pub fn missed(view: &View, thoughts: &[Thought], played: &Action) -> Option<Missed> {
    let better = thoughts.first()?;
    let played = thoughts.iter().find(|thought| is_alike(&view.public, &thought.action, played))?;
    let cost = better.value.saturating_sub(played.value);
    (cost >= worth_a_word(&view.public.spec)).then(|| Missed {
        played: played.clone(),
        better: better.clone(),
        cost,
    })
}

/// The cost from which on a decision is told of, in hundredths of a point.
fn worth_a_word(spec: &Spec) -> i32 {
    let cards: Vec<CardId> = spec.deck.cards().collect();
    let total: i32 = cards.iter().map(|card| spec.value(*card)).sum();
    let average = POINT * total / i32::try_from(cards.len().max(1)).unwrap_or(1);
    average.max(POINT) / 2
}
