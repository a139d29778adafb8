//! What the judge is asked most, measured piece by piece while one works on it: `cargo bench -p rummage_rules`.

use divan::{Bencher, black_box};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::shuffle::{self, Chance};
use rummage_rules::deadwood::without_wilds::set_of;
use rummage_rules::prelude::*;
use rummage_rules::{deadwood::division, games, melds::in_hand};
use std::sync::Arc;

fn main() {
    divan::main();
}

const GAMES: [&str; 6] = ["daylily", "ditch", "liverpool", "dummy", "quick", "gin"];

fn spec(id: &str) -> Arc<Spec> {
    let game = games::find(id).expect("a game");
    game.spec(game.usual_seats, &Options::default()).expect("its usual rules")
}

/// A hand of so many cards, another one each time.
fn hands(spec: &Spec, cards: usize) -> impl FnMut() -> Vec<CardId> {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut deck: Vec<CardId> = spec.deck.cards().collect();
    move || {
        shuffle::shuffle(&mut deck, &mut rng);
        deck[..cards].to_vec()
    }
}

/// A table after so many random decisions of a match.
fn table(spec: &Arc<Spec>, decisions: usize) -> Table {
    let mut table = Table::new(spec.clone(), Seat(0));
    let (mut chance, mut rng) = (Chance::new(Seed(1)), ChaCha8Rng::seed_from_u64(1));
    let mut made = 0;
    while made < decisions {
        match table.due() {
            Due::Nothing => break,
            Due::Step(kind) => {
                table.step_untold(chance.step(&table.public, kind)).expect("a step that is due");
            }
            Due::Seat(seat) => {
                let verdict = table.any_verdict(seat, &mut rng).expect("a legal way on");
                table.play_untold(seat, verdict);
                made += 1;
            }
        }
    }
    table
}

#[divan::bench(args = [10, 11])]
fn least_left_over(bencher: Bencher, cards: usize) {
    let spec = spec("gin");
    let melds = spec.meld_table.as_ref().expect("a list of melds");
    let mut hands = hands(&spec, cards);
    bencher.with_inputs(|| set_of(&hands())).bench_local_values(|hand| melds.least(hand));
}

#[divan::bench(args = [10, 11])]
fn best_melds(bencher: Bencher, cards: usize) {
    let spec = spec("gin");
    let melds = spec.meld_table.as_ref().expect("a list of melds");
    let mut hands = hands(&spec, cards);
    bencher
        .with_inputs(|| set_of(&hands()))
        .bench_local_values(|hand| melds.melds(hand, |melds| (0, melds.len())));
}

#[divan::bench(args = [10, 11])]
fn best_division(bencher: Bencher, cards: usize) {
    let spec = spec("daylily");
    bencher.with_inputs(hands(&spec, cards)).bench_local_refs(|hand| division::cover(&spec, hand));
}

#[divan::bench(args = ["ditch", "liverpool", "dummy", "quick"])]
fn melds_to_lay_of_13_cards(bencher: Bencher, game: &str) {
    let spec = spec(game);
    bencher.with_inputs(hands(&spec, 13)).bench_local_refs(|hand| in_hand::melds_in(&spec, hand));
}

#[divan::bench(args = GAMES)]
fn copy_of_a_table(bencher: Bencher, game: &str) {
    let table = table(&spec(game), 60);
    bencher.bench_local(|| black_box(&table).clone());
}

#[divan::bench(args = GAMES)]
fn a_thousand_random_decisions(bencher: Bencher, game: &str) {
    let spec = spec(game);
    bencher.bench_local(|| table(&spec, 1000));
}
