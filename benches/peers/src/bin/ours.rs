//! Random games of ours to 100 points, alone in a program: at the judge's table, or in small as play-outs at Gin have them.

use rummage_bots::duel::{self, Asked, Dice};
use rummage_peers::{
    gin,
    walked::{Walked, measure},
};
use rummage_tools::bench::rounds;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let spec = gin();
    match std::env::args().nth(1).as_deref() {
        Some("events") => measure(|seed| Walked::from(&rounds::walk(&spec, seed))),
        Some("small") => {
            let rules = duel::Rules::of(&spec).expect("a duel");
            measure(|seed| in_small(&rules, seed));
        }
        _ => panic!("Usage: ours events|small"),
    }
}

/// A game of rounds as play-outs have them.
fn in_small(rules: &duel::Rules, seed: u64) -> Walked {
    let mut walked = Walked::default();
    let mut dice = Dice::new(seed);
    let (mut totals, mut dealer) = ([0; 2], 0);
    while totals.iter().all(|total| *total < 100) {
        let mut round = duel::Round::deal(rules, dealer, &mut dice);
        while round.asked() != Asked::Nothing {
            round.play(round.any(&mut dice));
            walked.decisions += 1;
        }
        let points = round.points();
        totals = [0, 1].map(|seat| totals[seat] + points[seat]);
        dealer = if points[0] > 0 {
            0
        } else if points[1] > 0 {
            1
        } else {
            dealer
        };
        walked.rounds += 1;
        walked.dead += u64::from(points == [0; 2]);
    }
    walked
}
