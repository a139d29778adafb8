//! What the tests of the host share: matches of random players.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_host::Host;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::{Seed, below};
use rummage_rules::games::{self, Game};
use rummage_rules::house::options::Options;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, StepKind};

/// A generator for a test.
pub fn rng(seed: u64) -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed)
}

/// One of several, by chance.
pub fn pick<'a, T>(items: &'a [T], rng: &mut ChaCha8Rng) -> &'a T {
    &items[below(rng, u32::try_from(items.len()).expect("few items")) as usize]
}

/// A new match of a game with this seed.
pub fn new_match(game: &Game, seats: usize, seed: u64) -> Host {
    Host::new(game, seats, Options::default(), Seed(seed.into())).expect("valid options")
}

/// Anything legal.
pub fn choose(view: &View, rng: &mut ChaCha8Rng) -> Action {
    pick(&view.suggest(usize::MAX), rng).clone()
}

/// Lets whatever is due happen, where a seat that is asked does anything legal; false once nothing is due.
pub fn go_on(host: &mut Host, rng: &mut ChaCha8Rng) -> bool {
    match host.asked().first() {
        None => host.go_on(|view| choose(view, rng)).expect("a suggestion is legal").is_some(),
        Some(_) => {
            let seat = *pick(&host.asked(), rng);
            let action = choose(&host.view(seat), rng);
            !host.act(seat, &action).expect("a suggestion is legal").is_empty()
        }
    }
}

/// Lets so many things happen.
pub fn play_on(host: &mut Host, rng: &mut ChaCha8Rng, things: usize) {
    for _ in 0..things {
        go_on(host, rng);
    }
}

/// A match in which so many things have happened.
pub fn in_play(game: &Game, seats: usize, seed: u64, things: usize) -> Host {
    let (mut host, mut rng) = (new_match(game, seats, seed), rng(seed));
    play_on(&mut host, &mut rng, things);
    host
}

/// A match that is played to its end.
pub fn finished(game: &Game, seats: usize, seed: u64) -> Host {
    let (mut host, mut rng) = (new_match(game, seats, seed), rng(seed));
    while go_on(&mut host, &mut rng) {}
    host
}

/// A match of Knock Rummy up to its first count of hands, in which this seat may divide its own; and how.
pub fn to_the_count() -> (Host, Seat, Action) {
    let game = games::find("knockrummy").expect("a game");
    (0..300).find_map(|seed| count_of(game, seed)).expect("somebody holds a meld at a count")
}

fn count_of(game: &Game, seed: u64) -> Option<(Host, Seat, Action)> {
    let (mut host, mut rng) = (new_match(game, 2, seed), rng(seed));
    while host.due() != Due::Step(StepKind::Score) {
        go_on(&mut host, &mut rng).then_some(())?;
    }
    let (seat, action) = host.public().seats_playing().find_map(|seat| {
        let action = host.view(seat).best_division()?;
        Some((seat, action))
    })?;
    Some((host, seat, action))
}
