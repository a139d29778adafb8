//! A bot cannot know more than its view, and thinks the same about the same view.

use crate::common::play;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;

const BUDGET: Budget = Budget(4);

/// Views of one match of a game between bots, one out of so many.
fn views(game: &Game, one_of: usize) -> Vec<View> {
    let levels = Level::SWIFT.into_iter().cycle().take(game.usual_seats);
    let mut bots: Vec<Box<dyn Bot>> = levels.map(|level| seat_bot(level, 1)).collect();
    let (mut views, mut asked) = (Vec::new(), 0_usize);
    play(game, 7, &mut bots, BUDGET, |view| {
        asked += 1;
        if asked.is_multiple_of(one_of) {
            views.push(view.clone());
        }
    });
    views
}

#[test]
fn hidden_cards_exchanged_change_no_move() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for game in GAMES {
        for view in views(game, 23) {
            let other_truth = view.sample(&mut rng);
            let same_view = other_truth.view(view.seat);
            assert_eq!(same_view, view, "{}: another truth shows the same", game.id);
            for level in Level::swift_at(&view.public.spec) {
                let moves = [&view, &same_view].map(|view| seat_bot(level, 3).choose(view, BUDGET));
                assert_eq!(moves[0], moves[1], "{} {}", game.id, level.id());
            }
        }
    }
}

#[test]
fn the_same_view_seed_and_budget_give_the_same_move_a_hundred_times() {
    for game in GAMES {
        for view in views(game, 400).into_iter().take(3) {
            for level in Level::swift_at(&view.public.spec) {
                let first = seat_bot(level, 3).choose(&view, BUDGET);
                let same = |_| seat_bot(level, 3).choose(&view, BUDGET) == first;
                assert!((0..100).all(same), "{} {}", game.id, level.id());
            }
        }
    }
}
