//! How a Sage thinks: rounds played out at the judge's table, and thoughts that are the same every time.

use crate::common::play;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::search::Players;
use rummage_bots::{Bot, Budget, Level, Thought, seat_bot};
use rummage_host::Host;
use rummage_rules::games::{self, GAMES};
use rummage_rules::prelude::*;
use rummage_rules::table::StepKind;
use std::task::{Context, Poll, Waker};

/// What a Sage thinks of a moment with so many iterations.
fn sage(view: &View, budget: u32) -> Vec<Thought> {
    seat_bot(Level::Sage, 1).think(view, Budget(budget))
}

/// What the seat sees that is asked first in a match.
fn first_view(game: &Game, seed: u128) -> View {
    let mut host = Host::new(game, game.usual_seats, Options::default(), Seed(seed)).unwrap();
    host.settle();
    host.view(host.asked()[0])
}

#[test]
fn a_round_of_every_game_is_played_out_to_its_count_and_the_same_seed_plays_it_again() {
    for game in GAMES {
        let view = first_view(game, 3);
        for level in [Level::Seedling, Level::Gardener] {
            let played = |seed| {
                let mut table = view.sample(&mut ChaCha8Rng::seed_from_u64(4));
                Players::new(&view, level).play_out(&mut table, Seed(seed));
                table
            };
            let table = played(1);
            assert_eq!(table.public.sheets.len(), 1, "{} {}", game.id, level.id());
            assert!(matches!(table.due(), Due::Nothing | Due::Step(StepKind::NextRound)), "{}", game.id);
            assert_eq!(table.digest(), played(1).digest(), "{}", game.id);
        }
    }
}

#[test]
fn a_longer_search_looks_at_more_and_what_it_thinks_of_first_is_what_it_does() {
    let game = games::find("basic").unwrap();
    let mut bots: Vec<Box<dyn Bot>> = (0..2).map(|seat| seat_bot(Level::Gardener, seat)).collect();
    let (mut short, mut long, mut asked) = (0, 0, 0);
    play(game, 5, &mut bots, Budget(1), |view| {
        asked += 1;
        if asked % 20 == 0 {
            let visits = |budget| {
                let thoughts = sage(view, budget);
                assert_eq!(seat_bot(Level::Sage, 1).choose(view, Budget(budget)), thoughts[0].action);
                assert!(thoughts.is_sorted_by(|one, next| one.value >= next.value), "{thoughts:?}");
                thoughts.iter().map(|thought| thought.visits).sum::<u32>()
            };
            short += visits(4);
            long += visits(16);
        }
    });
    assert!(short > 0 && long > 2 * short, "{short} and {long} rounds played out");
}

#[test]
fn whoever_makes_haste_soon_has_what_came_out_best_so_far() {
    let view = first_view(games::find("rummy500").unwrap(), 3);
    let mut bot = seat_bot(Level::Sage, 1);
    let haste = bot.haste();
    let mut thought = bot.think_in_steps(&view, Budget(u32::MAX));
    let mut nobody_waits = Context::from_waker(Waker::noop());
    let mut step = |_| match thought.as_mut().poll(&mut nobody_waits) {
        Poll::Ready(thoughts) => Some(thoughts),
        Poll::Pending => None,
    };
    let mut steps = |most| (0..most).find_map(&mut step);
    assert_eq!(steps(20_000), None, "there is no end of it");
    haste.make();
    let thoughts = steps(20_000).expect("it ends with the guess that it is at");
    drop(thought);
    assert!(thoughts[0].visits > 0 && view.check(&thoughts[0].action).is_ok(), "{thoughts:?}");
    assert!(bot.think(&view, Budget(16))[0].visits > 8, "the next thought takes its time again");
}

#[test]
fn hidden_cards_exchanged_change_no_search() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for game in GAMES {
        let view = first_view(game, 9);
        let same_view = view.sample(&mut rng).view(view.seat);
        let thoughts = [&view, &same_view].map(|view| sage(view, 1));
        assert_eq!(thoughts[0], thoughts[1], "{}", game.id);
        assert!(thoughts[0].iter().all(|thought| view.check(&thought.action).is_ok()), "{}", game.id);
    }
}
