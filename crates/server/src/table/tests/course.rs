//! Tables of every game, dealt from a test's own chance, as their rows.

use crate::store::Row;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};
use rummage_rules::cards::ids::Seat;
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use rummage_wire::{Key, Nonce, Proof, Setup};

/// How many of something a test takes: as many as a variable of the environment says, or these.
pub fn how_many(variable: &str, usually: usize) -> usize {
    let said = std::env::var(variable).ok();
    said.map_or(usually, |said| said.parse().unwrap_or_else(|_| panic!("{variable} is no number: {said}")))
}

/// A table at which everybody has sat down and a match has been dealt.
pub fn dealt(game: &Game, seats: usize, rng: &mut ChaCha8Rng) -> Vec<String> {
    let name = |seat: usize| super::name(&format!("Friend {seat}"));
    let mut key = || Key::of_chance(u128::from(rng.next_u64()) << 64 | u128::from(rng.next_u64()));
    let setup = Setup::new(game, seats, Options::default()).expect("its usual rules");
    let mut rows = vec![Row::Opened { setup, name: name(0), key: key(), invite: key() }];
    rows.extend((1..seats).map(|seat| Row::Sat { seat: Seat::at(seat), name: name(seat), key: key() }));
    let mut nonce = || Nonce(std::array::from_fn(|_| rng.random()));
    let proof = Proof::of(nonce(), (0..seats).map(|seat| (Seat::at(seat), nonce())).collect());
    let commitments = proof.nonces.iter().map(|(seat, nonce)| (*seat, nonce.commitment())).collect();
    rows.push(Row::Dealt { proof, commitments, revision: game.revision() });
    rows.iter().map(|row| serde_json::to_string(row).expect("a row")).collect()
}
