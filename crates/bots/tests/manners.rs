//! How bots behave, whatever their strength: what a person at the table would find foolish.

use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::games::{GAMES, Game};
use rummage_rules::prelude::*;

/// How often the top of the discard pile was taken, and how often it was thrown back in that turn.
#[derive(Default)]
struct Takes {
    taken: u32,
    thrown_back: u32,
}

/// Rounds between bots of a level, up to so many turns that end with a discard.
fn takes(game: &Game, level: Level, turns: usize) -> Takes {
    let mut takes = Takes::default();
    let mut host = Host::new(game, game.usual_seats, Options::default(), Seed(3)).unwrap();
    let mut bots: Vec<Box<dyn Bot>> =
        (0..game.usual_seats as u64).map(|seat| seat_bot(level, seat)).collect();
    let (mut discards, mut just_taken) = (0, None);
    while discards < turns {
        let done = host.go_on(|view| {
            let action = bots[view.seat.index()].choose(view, Budget(8));
            match &action {
                Action::Draw(Source::Discard) => {
                    takes.taken += 1;
                    just_taken = view.public.discard.last().copied();
                }
                Action::Discard(cards) => {
                    discards += 1;
                    takes.thrown_back +=
                        u32::from(just_taken.take().is_some_and(|taken| cards[..] == [taken]));
                }
                _ => {}
            }
            action
        });
        if done.expect("a bot's action is legal").is_none() {
            break;
        }
    }
    takes
}

#[test]
fn nobody_takes_a_card_to_throw_it_back() {
    for game in GAMES {
        for level in [Level::Seedling, Level::Gardener, Level::HedgeSharp] {
            let Takes { taken, thrown_back } = takes(game, level, 300);
            assert_eq!(thrown_back, 0, "{} {}: of {taken}", game.id, level.id());
        }
    }
}
