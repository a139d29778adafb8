//! Random matches of every game keep every invariant.

use crate::common::{go_on, new_match, rng};
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;

/// Plays a whole random match and checks the table after every step of it.
fn play(game: &Game, seats: usize, seed: u64) -> Match {
    let mut rng = rng(seed);
    let mut played = new_match(game, seats, seed);
    let mut views: Vec<View> = played.table().public.seats().map(|seat| played.table().view(seat)).collect();
    for step in 0..1_000_000 {
        let events = go_on(&mut played, &mut rng);
        if events.is_empty() {
            return played;
        }
        played.table().audit().expect("a table that can be");
        for view in &mut views {
            events.iter().for_each(|event| view.fold(&event.shown_to(Some(view.seat))));
            let same = step % 8 > 0 || *view == played.table().view(view.seat);
            assert!(same, "what {} was shown adds up to its view", view.seat);
        }
    }
    panic!("the match does not end");
}

#[test]
fn random_matches_keep_every_invariant_and_replay() {
    for game in GAMES {
        for seats in game.seats.clone() {
            let played = play(game, seats, 1);
            let replayed = Match::replay(played.record(), |_, _| ());
            let replayed = replayed.unwrap_or_else(|error| panic!("{} for {seats}: {error}", game.id));
            assert_eq!(replayed.table().digest(), played.table().digest());
        }
    }
}
