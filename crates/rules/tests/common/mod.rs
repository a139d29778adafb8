//! What the tests of the judge share: matches in the middle of their play.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle::below;
use rummage_rules::games;
use rummage_rules::prelude::*;

/// Daylily for so many, with no house rules.
pub fn daylily(seats: usize) -> Spec {
    games::find("daylily")
        .expect("there is Daylily")
        .spec(seats, &Options::default())
        .expect("it is played by so many")
}

/// The cards of these codes.
pub fn cards(spec: &Spec, codes: &str) -> Vec<CardId> {
    codes.split_whitespace().map(|code| spec.deck.find(code).next().expect("a card of the deck")).collect()
}

/// A generator for a test.
pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// One of several, by chance.
pub fn pick<'a, T>(items: &'a [T], rng: &mut ChaCha8Rng) -> &'a T {
    &items[below(rng, u32::try_from(items.len()).expect("few items")) as usize]
}

/// Lets whatever is due happen; a seat that is asked does anything legal.
pub fn go_on(played: &mut Match, rng: &mut ChaCha8Rng) -> Vec<Event<CardId>> {
    match played.table().due() {
        Due::Nothing => Vec::new(),
        Due::Step(_) => played.step(),
        Due::Seat(_) => {
            let seat = *pick(&played.table().public.asked(), rng);
            let actions = played.table().view(seat).suggest(usize::MAX);
            assert!(!actions.is_empty(), "{seat} has no legal way on");
            played.act(seat, pick(&actions, rng)).expect("a suggested action is legal")
        }
    }
}

/// A new match of a game with this seed.
pub fn new_match(game: &Game, seats: usize, seed: u64) -> Match {
    Match::new(game, seats, Options::default(), Seed(u128::from(seed))).expect("valid options")
}

/// A match of Daylily in which so many things have happened.
pub fn in_play(seats: usize, seed: u64, steps: usize) -> Match {
    let mut played = new_match(games::find("daylily").expect("there is Daylily"), seats, seed);
    let mut rng = rng(seed);
    for _ in 0..steps {
        go_on(&mut played, &mut rng);
    }
    played
}
