//! How fast rounds are played out from the beginning of one, by light players, as a search plays them.

use super::clock::Clock;
use super::rounds;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::{Wits, search::Players};
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

/// The pace of players of all wits.
pub fn measure(spec: &Spec, seed: u64, clock: &Clock) -> Vec<Playouts> {
    Wits::ALL.into_iter().map(|wits| pace(spec, wits, seed, clock)).collect()
}

fn pace(spec: &Spec, wits: Wits, seed: u64, clock: &Clock) -> Playouts {
    let view = rounds::after(spec, seed, 1).view(Seat(0));
    let mut players = Players::new(&view, wits);
    let ns = clock.ns(|number| {
        let mut table = view.sample(&mut ChaCha8Rng::seed_from_u64(number));
        players.play_out(&mut table, Seed(u128::from(number)));
        1
    });
    Playouts { level: wits.id(), per_s: 1e9 / ns }
}
