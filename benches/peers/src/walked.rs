//! Random games that a program plays alone, so that nothing else that it could do moves its code about: what it prints, and what is read of that.

use crate::contest::Contest;
use rummage_tools::bench::rounds::Walk;
use std::{ops::AddAssign, process::Command};

/// The first game that is played.
const SEED: u64 = 2026;
/// So many games are looked at for how long rounds are and how they end.
const GAMES: u64 = 60;
const ALONE: Contest = Contest { batches: 5, millis: 60 };

/// What happened in some games.
#[derive(Debug, Default, Clone, Copy)]
pub struct Walked {
    /// How often somebody was asked.
    pub decisions: u64,
    /// How many rounds there were.
    pub rounds: u64,
    /// How many of them ended with an empty stock.
    pub dead: u64,
}

impl AddAssign for Walked {
    fn add_assign(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.rounds += other.rounds;
        self.dead += other.dead;
    }
}

impl From<&Walk> for Walked {
    fn from(walk: &Walk) -> Self {
        let dead = walk.endings.get("StockOut").copied().unwrap_or(0);
        Self { decisions: walk.decisions, rounds: walk.rounds, dead }
    }
}

/// Plays games by their seeds, and prints the nanoseconds of a decision and what happened in the first games.
pub fn measure(mut game: impl FnMut(u64) -> Walked) {
    let ns = ALONE.alone(|number| game(SEED + number).decisions);
    let mut walked = Walked::default();
    (0..GAMES).for_each(|number| walked += game(SEED + number));
    println!("{ns} {} {} {}", walked.decisions, walked.rounds, walked.dead);
}

/// Lets a program beside this one measure itself.
pub fn of_program(name: &str, words: &[&str]) -> (f64, Walked) {
    let program = std::env::current_exe().expect("a program").with_file_name(name);
    let told = Command::new(&program).args(words).output();
    let told = told
        .unwrap_or_else(|fault| panic!("{}: {fault}; `cargo build --release` makes it", program.display()));
    let text = String::from_utf8_lossy(&told.stdout);
    let numbers: Vec<&str> = text.split_whitespace().collect();
    let [ns, decisions, rounds, dead] = numbers[..] else {
        panic!("{name} {words:?}: {}", String::from_utf8_lossy(&told.stderr))
    };
    let count = |word: &str| word.parse().expect("a number");
    (
        ns.parse().expect("a number"),
        Walked { decisions: count(decisions), rounds: count(rounds), dead: count(dead) },
    )
}
