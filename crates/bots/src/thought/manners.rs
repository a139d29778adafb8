//! Manners: what a person at the table would find foolish is not done, whatever it is held to be worth.

use crate::Budget;
use crate::level::Level;
use crate::rooms;
use crate::thought::draws::{TAKE, otherwise};
use crate::thought::temper::Temper;
use crate::thought::{Breadth, Idea, led_by};
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::CardId;
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// No turn is followed further than so many actions.
const MOST_ACTIONS: usize = 24;

/// The same ideas, but whoever would throw a card back at once does not take it.
pub async fn minded(
    ideas: Vec<Idea>,
    view: &View,
    (level, temper): (Level, Temper),
    budget: Budget,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let takes = ideas.first().is_some_and(|first| first.action == TAKE);
    let Some(top) = view.public.discard.last().copied().filter(|_| takes) else { return ideas };
    let other = otherwise(view);
    if view.check(&other).is_err() || !throws_back(top, view, (level, temper), budget, rng).await {
        return ideas;
    }
    let (first, others): (Vec<Idea>, Vec<Idea>) = ideas.into_iter().partition(|idea| idea.action == other);
    led_by(first.into_iter().next().unwrap_or_else(|| Idea::new(other, 0)), others)
}

/// Whether a seat of this level and this temper would throw the card on top of the discard pile back in the turn in which it took it, whatever it
/// lays before.
async fn throws_back(
    top: CardId,
    view: &View,
    (level, temper): (Level, Temper),
    budget: Budget,
    rng: &mut (impl Rng + Send),
) -> bool {
    // What a seat sees once it has taken the card does not depend on what it cannot see.
    let mut table = view.sample(rng);
    let mut next = TAKE;
    for _ in 0..MOST_ACTIONS {
        if table.play(view.seat, &next).is_err() {
            return false;
        }
        let after = table.view(view.seat);
        let plays = matches!(after.public.pending.last(), Some(Pending::Turn(seat, TurnStep::Play)) if *seat == view.seat);
        if !plays || !after.hand.contains(&top) {
            return false;
        }
        let ideas = temper.inclined(rooms::ideas(&after, level, budget, Breadth::Best, rng).await, &after);
        match ideas.into_iter().next() {
            Some(Idea { action: Action::Discard(cards), .. }) => return cards[..] == [top],
            Some(Idea { action, .. }) => next = action,
            None => return false,
        }
    }
    false
}
