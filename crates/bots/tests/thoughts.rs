//! What bots tell of their thoughts: the choice first, every value in its place, and nothing that the seat cannot see.

use crate::common::play;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::{Bot, Budget, Level, Thought, Why, is_alike, missed, seat_adviser, seat_bot};
use rummage_rules::games::{self, GAMES};
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::Discards;
use std::collections::HashSet;

const BUDGET: Budget = Budget(4);
/// So many views tell enough of a game.
const ENOUGH: usize = 20;

/// Views of a game between bots, one out of so many; of a game with short matches several are played.
fn views(game: &Game, one_of: usize) -> Vec<View> {
    let (mut views, mut asked) = (Vec::new(), 0_usize);
    for deal in 8.. {
        let levels = Level::SWIFT.into_iter().cycle().take(game.usual_seats);
        let mut bots: Vec<Box<dyn Bot>> = levels.map(|level| seat_bot(level, 2)).collect();
        play(game, deal, &mut bots, BUDGET, |view| {
            asked += 1;
            if asked.is_multiple_of(one_of) {
                views.push(view.clone());
            }
        });
        if views.len() >= ENOUGH {
            break;
        }
    }
    views
}

fn thoughts(view: &View, level: Level) -> Vec<Thought> {
    seat_bot(level, 3).think(view, BUDGET)
}

#[test]
fn the_choice_is_the_first_thought_and_no_other_is_worth_more() {
    for game in GAMES {
        let mut several = 0;
        for view in views(game, 13) {
            for level in Level::swift_at(&view.public.spec) {
                let thoughts = thoughts(&view, level);
                let choice = seat_bot(level, 3).choose(&view, BUDGET);
                assert_eq!(thoughts[0].action, choice, "{} {}", game.id, level.id());
                assert!(
                    thoughts.is_sorted_by(|one, next| one.value >= next.value),
                    "{} {thoughts:?}",
                    game.id
                );
                assert!(thoughts.iter().all(|thought| view.check(&thought.action).is_ok()), "{}", game.id);
                several += usize::from(thoughts.len() > 1);
            }
        }
        assert!(several >= ENOUGH, "{}: {several} moments with a choice", game.id);
    }
}

/// Whether a turn ends with one card thrown, and not with a pile of them or none.
fn throws_one_by_one(game: &Game) -> bool {
    let spec = game.spec(game.usual_seats, &Options::default()).expect("the usual table");
    spec.turn.discards == Discards::One
}

#[test]
fn every_discard_is_weighed_once() {
    for game in GAMES.iter().filter(|game| throws_one_by_one(game)) {
        let mut seen = 0;
        for view in views(game, 11) {
            let Some(Pending::Turn(_, TurnStep::Play)) = view.public.pending.last() else { continue };
            let thoughts = thoughts(&view, Level::Gardener);
            for card in &view.hand {
                let discard = Action::discard(*card);
                if view.check(&discard).is_ok() && view.check(&Action::Knock).is_err() {
                    let alike = |thought: &&Thought| is_alike(&view.public, &thought.action, &discard);
                    assert_eq!(thoughts.iter().filter(alike).count(), 1, "{} {discard:?}", game.id);
                    seen += 1;
                }
            }
        }
        assert!(seen > 10, "{}: {seen} discards", game.id);
    }
}

#[test]
fn hidden_cards_exchanged_change_no_thought_and_no_reason() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    for game in GAMES {
        for view in views(game, 29) {
            let same_view = view.sample(&mut rng).view(view.seat);
            for level in Level::SWIFT {
                assert_eq!(thoughts(&view, level), thoughts(&same_view, level), "{}", game.id);
            }
            let advice = |view: &View| seat_adviser(3).think(view, BUDGET);
            assert_eq!(advice(&view), advice(&same_view), "{}", game.id);
        }
    }
}

#[test]
fn reasons_name_only_cards_that_the_seat_sees() {
    let mut told = HashSet::new();
    for game in GAMES {
        for view in views(game, 11) {
            let unseen = view.unseen();
            for reason in thoughts(&view, Level::Gardener).iter().flat_map(|thought| &thought.reasons) {
                assert!(reason.cards.iter().all(|card| !unseen.contains(card)), "{} {reason:?}", game.id);
                assert!(reason.seat.is_none_or(|seat| seat != view.seat), "{} {reason:?}", game.id);
                told.insert(reason.why);
            }
        }
    }
    let untold: Vec<&Why> = Why::ALL.iter().filter(|why| !told.contains(why)).collect();
    assert!(untold.is_empty(), "a match of each game gives every reason but {untold:?}");
}

#[test]
fn a_search_counts_its_trials() {
    let gin = games::find("gin").unwrap();
    let searched = views(gin, 3).into_iter().filter_map(|view| {
        let thoughts = thoughts(&view, Level::Sage);
        matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Play))).then_some(thoughts)
    });
    let visits: Vec<u32> = searched.map(|thoughts| thoughts[0].visits).collect();
    assert!(visits.iter().all(|visits| *visits >= BUDGET.0 || *visits == 0));
    assert!(visits.iter().any(|visits| *visits >= 4 * BUDGET.0), "some discards are played out: {visits:?}");
}

#[test]
fn what_a_decision_cost_is_told_where_it_was_dear_and_only_there() {
    let (mut dear, mut cheap) = (0, 0);
    for view in views(games::find("gin").unwrap(), 2) {
        let thoughts = thoughts(&view, Level::Sage);
        let (Some(best), Some(worst)) = (thoughts.first(), thoughts.last()) else { continue };
        assert_eq!(missed(&view, &thoughts, &best.action), None, "the best costs nothing");
        match missed(&view, &thoughts, &worst.action) {
            Some(missed) => {
                assert_eq!((missed.cost, &missed.better), (best.value - worst.value, best));
                dear += 1;
            }
            None => cheap += 1,
        }
    }
    assert!(dear > 5 && cheap > 5, "{dear} dear and {cheap} cheap decisions");
}
