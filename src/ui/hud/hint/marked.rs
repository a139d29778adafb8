//! The cards and piles that a thought is about.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, Choice, Source},
    cards::ids::CardId,
    table::view::View,
};

use super::Advised;
use crate::{
    play::table::{
        Board,
        card::{Card, Face},
        pile::PileCards,
        script::Shown,
    },
    stage::marks::Marks,
};

/// Marks what the thought that is pointed at is about.
pub fn mark(
    advised: Advised,
    shown: Res<Shown>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    mut cards: Query<(Entity, Option<&Face>, &mut Marks), With<Card>>,
) {
    let action = advised.pointed().map(|thought| &thought.action);
    let about = action.map(|action| faces(&shown.0, action)).unwrap_or_default();
    let draws = action == Some(&Action::Draw(Source::Stock));
    let top = board.stock.filter(|_| draws).and_then(|stock| piles.get(stock).ok()?.iter().last());
    for (card, face, mut marks) in &mut cards {
        let wanted = face.is_some_and(|face| about.contains(&face.0)) || top == Some(card);
        if marks.advised != wanted {
            marks.advised = wanted;
        }
    }
}

/// The cards with a face that an action moves.
fn faces(view: &View, action: &Action) -> Vec<CardId> {
    let row = &view.public.discard;
    match action {
        Action::Draw(Source::Discard) | Action::Answer(Choice::Buy) => {
            row.last().copied().into_iter().collect()
        }
        Action::Draw(Source::Row(deepest)) => {
            row.iter().copied().skip_while(|card| card != deepest).collect()
        }
        Action::LayDown { melds, swaps } => {
            let lifted = melds.iter().map(|meld| usize::from(meld.from_pile)).sum();
            let pile = row.iter().rev().take(lifted);
            let own = melds.iter().flat_map(|meld| &meld.cards).chain(pile).copied();
            own.chain(swaps.iter().map(|swap| swap.natural)).collect()
        }
        Action::LayOff { card, .. } => vec![*card],
        Action::SwapWild { swap, .. } => vec![swap.natural],
        Action::Discard(cards) => cards.clone(),
        Action::Close { discard, .. } => discard.iter().copied().collect(),
        Action::Draw(Source::Stock) | Action::Answer(_) | Action::Knock | Action::Drop | Action::Pass => {
            Vec::new()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::sample;
    use rummage_bots::{Budget, Level, seat_bot};
    use rummage_rules::games::GAMES;

    #[test]
    fn a_thought_is_about_cards_that_its_seat_sees() {
        let mut seen = 0;
        for game in GAMES {
            for actions in 1..30 {
                let Some(view) = sample::asked(game, actions) else { continue };
                for thought in seat_bot(Level::Seedling, 1).think(&view, Budget(1)) {
                    let faces = faces(&view, &thought.action);
                    let sees = |card: &CardId| view.hand.contains(card) || view.public.discard.contains(card);
                    assert!(faces.iter().all(sees), "{}: {:?}", game.id, thought.action);
                    seen += faces.len();
                }
            }
        }
        assert!(seen > 500, "{seen} cards");
    }
}
