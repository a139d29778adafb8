//! How fast rounds are played out from the beginning of one, by light players, as a search plays them.

use super::clock::Clock;
use super::rounds;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::{Level, search::Players};
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::spec::Spec;
use serde::Serialize;

/// So many rounds are played out per second by players of a level.
#[derive(Serialize)]
pub struct Playouts {
    pub level: &'static str,
    pub per_s: f64,
}

/// The pace of players of all levels that play nothing out themselves.
pub fn measure(spec: &Spec, seed: u64, clock: &Clock) -> Vec<Playouts> {
    Level::SWIFT.into_iter().map(|level| pace(spec, level, seed, clock)).collect()
}

fn pace(spec: &Spec, level: Level, seed: u64, clock: &Clock) -> Playouts {
    let view = rounds::after(spec, seed, 1).view(Seat(0));
    let mut players = Players::new(&view, level);
    let ns = clock.ns(|number| {
        let mut table = view.sample(&mut ChaCha8Rng::seed_from_u64(number));
        players.play_out(&mut table, Seed(u128::from(number)));
        1
    });
    Playouts { level: level.id(), per_s: 1e9 / ns }
}
