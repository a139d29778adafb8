//! The cards and piles that a thought is about, or a lesson.

use bevy::prelude::*;
use rummage_rules::action::{Action, Source};

use super::Advised;
use crate::{
    play::lesson::Lesson,
    play::table::{
        Board,
        card::{Card, Face},
        pile::PileCards,
        script::Shown,
    },
    stage::marks::Marks,
};

/// Marks what the thought that is pointed at is about; without one, what a lesson speaks of.
pub fn mark(
    advised: Advised,
    lesson: Option<Res<Lesson>>,
    shown: Res<Shown>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    mut cards: Query<(Entity, Option<&Face>, &mut Marks), With<Card>>,
) {
    let taught = lesson.as_ref().and_then(|lesson| lesson.wanted());
    let action = advised.pointed().map(|thought| &thought.action).or(taught);
    let (spoken_of, stock) = lesson.as_ref().map(|lesson| lesson.points_at(&shown.0)).unwrap_or_default();
    let mut about = action.map(|action| shown.0.public.moved_by(action)).unwrap_or_default();
    about.extend(spoken_of);
    let draws = stock || action == Some(&Action::Draw(Source::Stock));
    let top = board.stock.filter(|_| draws).and_then(|stock| piles.get(stock).ok()?.iter().last());
    for (card, face, mut marks) in &mut cards {
        let wanted = face.is_some_and(|face| about.contains(&face.0)) || top == Some(card);
        if marks.advised != wanted {
            marks.advised = wanted;
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::store::sample;
    use rummage_bots::{Budget, Level, seat_bot};
    use rummage_rules::cards::ids::CardId;
    use rummage_rules::games::GAMES;

    #[test]
    fn a_thought_is_about_cards_that_its_seat_sees() {
        let mut seen = 0;
        for game in GAMES {
            for actions in 1..30 {
                let Some(view) = sample::asked(game, actions) else { continue };
                for thought in seat_bot(Level::Seedling, 1).think(&view, Budget(1)) {
                    let faces = view.public.moved_by(&thought.action);
                    let lies = |card: &CardId| {
                        view.public.melds.iter().any(|meld| meld.cards().any(|laid| laid == *card))
                    };
                    let sees = |card: &CardId| {
                        view.hand.contains(card) || view.public.discard.contains(card) || lies(card)
                    };
                    assert!(faces.iter().all(sees), "{}: {:?}", game.id, thought.action);
                    seen += faces.len();
                }
            }
        }
        assert!(seen > 500, "{seen} cards");
    }
}
