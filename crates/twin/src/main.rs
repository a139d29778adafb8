//! Prints the hashes of matches as this machine plays them: a line a match, random players first.

use clap::Parser;
use rummage_twin::{Players, digest};
use std::io::{self, Write};

/// Plays matches by number and prints their hashes
#[derive(Parser)]
struct Args {
    /// So many matches of random players
    matches: u32,
    /// So many matches of bots
    thought: u32,
}

fn main() -> io::Result<()> {
    let args = Args::parse();
    let mut out = io::stdout().lock();
    for (players, count) in [(Players::Random, args.matches), (Players::Bots, args.thought)] {
        for number in 0..count {
            writeln!(out, "{:016x}", digest(number, players))?;
        }
    }
    Ok(())
}
