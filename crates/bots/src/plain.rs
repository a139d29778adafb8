//! Play in games where a hand is worth what is still in it: whatever can be laid is laid, and the loneliest card is thrown.

use rummage_rules::action::{Action, Choice, Source};
use rummage_rules::card::CardId;
use rummage_rules::view::View;
use std::cmp::Reverse;

/// The best of these legal actions.
pub fn choose(view: &View, legal: &[Action]) -> Option<Action> {
    legal.iter().max_by_key(|action| rank(view, action)).cloned()
}

/// Actions by what they get rid of; of several discards the one of the loneliest and dearest card.
fn rank(view: &View, action: &Action) -> (u8, Reverse<usize>, i32) {
    let spec = &view.public.spec;
    match action {
        Action::Answer(Choice::Rummy) => (9, Reverse(0), 0),
        Action::LayDown { melds, .. } => {
            let cards = melds.iter().flat_map(|meld| &meld.cards);
            (8, Reverse(0), cards.map(|card| spec.value(*card).max(1)).sum())
        }
        Action::LayOff { card, .. } => (7, Reverse(0), spec.value(*card)),
        Action::SwapWild { .. } => (6, Reverse(0), 0),
        Action::Draw(Source::Discard) => (if wanted(view) { 5 } else { 2 }, Reverse(0), 0),
        Action::Draw(Source::Stock) | Action::Answer(Choice::No | Choice::Dig(false)) => (4, Reverse(0), 0),
        Action::Discard(cards) => {
            let [card] = cards[..] else { return (1, Reverse(cards.len()), 0) };
            (3, Reverse(company(view, card)), spec.value(card))
        }
        Action::Draw(Source::Row(_)) | Action::Answer(_) => (2, Reverse(0), 0),
        // It costs nothing, and forgetting it is no use.
        Action::Knock => (10, Reverse(0), 0),
        Action::Pass => (3, Reverse(usize::MAX), 0),
    }
}

/// Whether the top of the discard pile has company in the hand.
fn wanted(view: &View) -> bool {
    view.public.discard.last().is_some_and(|top| company(view, *top) > 1)
}

/// How many cards of the hand could be in a set or a run with this one. A wild goes with all of them.
fn company(view: &View, card: CardId) -> usize {
    let spec = &view.public.spec;
    let face = spec.deck.printed(card);
    let goes_along = |other: &&CardId| {
        let beside = spec.deck.printed(**other);
        let near = beside.suit == face.suit && beside.rank.abs_diff(face.rank) <= 2;
        **other != card && (spec.is_wild(card) || beside.rank == face.rank || near)
    };
    view.hand.iter().filter(goes_along).count()
}
