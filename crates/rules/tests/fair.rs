//! The seal of a match: anybody can compute it, it changes with everything it seals, and what was played under another seed is found out.

use crate::common::{go_on, in_play, new_match, rng};
use rummage_rules::games::{self, GAMES};
use rummage_rules::prelude::*;

#[test]
fn the_seal_is_the_sha256_of_the_head() {
    let mut options = Options::default();
    options.set("round_count", Value::Number(2));
    options.set("end_mode", Value::Word("rounds".into()));
    let played = Match::new(games::find("daylily").expect("a game"), 2, options, Seed(7)).expect("options");
    let record = played.record();
    assert_eq!(
        record.head(),
        "rummage 1\ndaylily for 2\nend_mode=rounds\nround_count=2\nseed 00000000000000000000000000000007\n"
    );
    // printf 'rummage 1\ndaylily for 2\n…' | sha256sum
    assert_eq!(record.seal().to_string(), "a9316b90602a8131d5a0c154c849c6ab9bc3c3310a134cf97b610467a0db58c3");
}

#[test]
fn everything_that_decides_the_deal_is_sealed_and_nothing_that_follows() {
    let match_of = |seats, seed| new_match(games::find("daylily").expect("a game"), seats, seed);
    let usual = match_of(2, 7).record().clone();
    let mut house = usual.clone();
    house.options.set("turn_limit", Value::Number(20));
    let other_game = new_match(games::find("ditch").expect("a game"), 2, 7);
    for other in [match_of(2, 8).record(), match_of(3, 7).record(), other_game.record(), &house] {
        assert_ne!(other.seal(), usual.seal(), "{}", other.head());
    }
    let later = in_play(2, 7, 200);
    assert!(!later.record().actions.is_empty());
    assert_eq!(later.record().seal(), usual.seal());
}

#[test]
fn every_deal_is_recomputed_and_another_seed_is_found_out() {
    for game in GAMES {
        let mut played = new_match(game, game.usual_seats, 3);
        let (mut rng, mut dealt) = (rng(3), Vec::new());
        for _ in 0..600 {
            dealt.extend(go_on(&mut played, &mut rng));
        }
        let proof = played.record().prove().expect("it is what it says");
        assert!(proof.deals > 0 && proof.actions == played.record().actions.len(), "{}", game.id);
        assert_eq!(proof.events[..dealt.len()], dealt[..], "{}", game.id);
        let mut other = played.record().clone();
        other.seed = Seed(4);
        assert!(other.prove().is_err(), "{}: another seed gives other cards", game.id);
    }
}
