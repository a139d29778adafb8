//! What laying cards is worth to a side: their points, the way to a long meld, and what else wilds and small hands are good for.

use crate::building::side::Side;
use crate::level::Level;
use crate::stakes::POINT;
use rummage_rules::action::{Action, MeldPlan};
use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::meld::Meld;

/// What a long meld is worth about.
const LONG: i32 = 300;
/// What a card brings that makes a meld longer, as long as it is not long.
const NEARER: i32 = 20;
/// What a wild card is worth in the hand, for a meld that it makes long.
const WILD: i32 = 90;
/// What a long meld of naturals loses by its first wild.
const SPOILT: i32 = 200;
/// So few cards and a long meld, and the seat is on its way out.
const LAST_CARDS: usize = 6;

/// What laying this is worth, in hundredths of a point; nought or less where it is better kept.
pub fn gain(side: &Side, action: &Action) -> i32 {
    let points = match action {
        Action::LayOff { card, meld, .. } => {
            side.view.public.melds.get(meld.index()).map_or(0, |meld| onto(side, meld, &[*card]))
        }
        Action::LayDown { melds, .. } => lay_down(side, melds),
        _ => 0,
    };
    POINT * points
}

fn lay_down(side: &Side, plans: &[MeldPlan]) -> i32 {
    let opens = !side.view.public.state(side.view.seat).opened;
    let takes = plans.iter().any(|plan| plan.from_pile > 0);
    let mut points = 0;
    for plan in plans {
        let cards = with_top(side, plan);
        points += match side.view.public.melds.iter().find(|meld| joins(side, meld, &cards)) {
            Some(meld) => onto(side, meld, &cards),
            None => alone(side, &cards),
        };
    }
    match (opens, side.level) {
        (false, _) | (true, Level::Seedling) => points,
        // To be open is worth much: the pile is free then.
        (true, _) if takes => points + LONG / 3,
        (true, _) => points + LONG / 2,
    }
}

/// The cards of a meld, with the top of the pile where that is part of it.
fn with_top(side: &Side, plan: &MeldPlan) -> Vec<CardId> {
    let top = side.view.public.discard.last().filter(|_| plan.from_pile > 0);
    plan.cards.iter().chain(top).copied().collect()
}

/// Whether these cards go to this meld of the side.
fn joins(side: &Side, meld: &Meld, cards: &[CardId]) -> bool {
    let spec = &side.view.public.spec;
    let rank = |mut cards: Box<dyn Iterator<Item = CardId> + '_>| {
        cards.find(|card| !spec.is_wild(*card)).map(|card| spec.deck.printed(card).rank)
    };
    side.is_own(meld.owner) && rank(Box::new(meld.cards())) == rank(Box::new(cards.iter().copied()))
}

/// A new meld.
fn alone(side: &Side, cards: &[CardId]) -> i32 {
    let spec = &side.view.public.spec;
    let wilds = cards.iter().filter(|card| spec.is_wild(**card)).count();
    let value: i32 = cards.iter().map(|card| spec.value(*card)).sum();
    let long = cards.len() >= side.out().0;
    let spent = if long || spends_freely(side) { 0 } else { WILD * length(wilds) };
    value + NEARER + if long { LONG } else { 0 } - spent
}

/// Cards that are added to a meld.
fn onto(side: &Side, meld: &Meld, cards: &[CardId]) -> i32 {
    let spec = &side.view.public.spec;
    let (size, _) = side.out();
    let is_wild = |card: &CardId| spec.is_wild(*card);
    let value: i32 = cards.iter().map(|card| spec.value(*card)).sum();
    let (wilds, there) = (cards.iter().filter(|card| is_wild(card)).count(), meld.len());
    let pure = !meld.cards().any(|card| is_wild(&card));
    let longer = there + cards.len();
    let made_long = there < size && longer >= size;
    let nearer = if there < size { NEARER * length(cards.len()) } else { 0 };
    if wilds == 0 || side.level == Level::Seedling {
        return value + nearer + if made_long { LONG } else { 0 };
    }
    // Wilds are for melds that they make long, now or together with the others of the hand.
    let within_reach = there < size && longer + side.wilds() - wilds >= size;
    let spoilt = if pure && there >= size { SPOILT } else { 0 };
    let spent = if spends_freely(side) { 0 } else { WILD * length(wilds) };
    match (made_long, within_reach) {
        (true, _) => value + LONG - spoilt,
        (false, true) => value + NEARER,
        _ => value - spent - spoilt,
    }
}

/// Whether a wild card is better on the table than in the hand, wherever it lies.
fn spends_freely(side: &Side) -> bool {
    let leaves = side.may_finish() && side.view.hand.len() <= LAST_CARDS;
    side.level == Level::Seedling || side.is_late() || leaves
}

fn length(count: usize) -> i32 {
    i32::try_from(count).unwrap_or(i32::MAX)
}
