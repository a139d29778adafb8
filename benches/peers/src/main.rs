//! Prints how fast Gin is here and in the crates gin-rummy and gin-rummy-engine, and by how much: both in turn, on one core.

mod bots;
mod greedy;
mod matches;
mod mirror;
mod random;
mod solver;

use matches::Pairing;
use rummage_peers::{contest::Contest, gin};

/// For both alike: the one that `rummage-cli` uses too.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() {
    let seed = 2026;
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [ours, budget, theirs, deals] = &words[..] {
        let (budget, deals) = (budget.parse().expect("a budget"), deals.parse().expect("a number of deals"));
        return matches::run(&Pairing { ours, budget, theirs, deals, seed });
    }
    let contest = Contest { batches: 15, millis: 60 };
    let spec = gin();
    println!("{:<44} {:>12} {:>12} {:>9}", "", "peer", "here", "times");
    let wanted = |piece: &str| words.is_empty() || words.iter().any(|word| word == piece);
    if wanted("solver") {
        solver::compare(&contest, &spec, seed);
    }
    if wanted("random") {
        random::compare();
    }
    if wanted("greedy") {
        greedy::compare(&contest, &spec, seed);
    }
    if wanted("bots") {
        bots::compare(&contest, seed);
    }
}
