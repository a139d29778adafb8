//! Bots play whole matches of every game, from their views alone.

use crate::common::play;
use rummage_bots::{Bot, Budget, Level, RandomBot, seat_bot};
use rummage_rules::games::{self, GAMES};
use rummage_rules::prelude::*;

#[test]
fn every_level_beats_chance() {
    let daylily = games::find("daylily").unwrap();
    for level in Level::SWIFT {
        let wins = (0..6).filter(|seed| {
            let mut bots: Vec<Box<dyn Bot>> = vec![seat_bot(level, *seed), Box::new(RandomBot::new(*seed))];
            play(daylily, *seed, &mut bots, Budget(4), |_| {}).public().winners == [Seat(0)]
        });
        assert_eq!(wins.count(), 6, "{}", level.id());
    }
}

#[test]
fn a_bot_beats_chance_at_every_game() {
    for game in GAMES {
        let wins = (0..8).filter(|seed| {
            let mut bots: Vec<Box<dyn Bot>> = vec![seat_bot(Level::Gardener, *seed)];
            bots.extend((1..game.usual_seats).map(|_| Box::new(RandomBot::new(*seed)) as Box<dyn Bot>));
            play(game, *seed, &mut bots, Budget(4), |_| {}).public().winners.contains(&Seat(0))
        });
        let wins = wins.count();
        assert!(wins > 5, "{}: {wins}", game.id);
    }
}

#[test]
fn the_same_seed_plays_the_same_match() {
    let play = || {
        let mut bots: Vec<_> = Level::SWIFT.into_iter().map(|level| seat_bot(level, 3)).collect();
        play(games::find("daylily").unwrap(), 5, &mut bots, Budget(2), |_| {}).record().clone()
    };
    assert_eq!(play(), play());
}
