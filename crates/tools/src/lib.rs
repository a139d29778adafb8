//! The command line of Rummage: scenario files, simulations, tourneys, measurements, replays and golden playthroughs.

pub mod bench;
pub mod engine;
pub mod fairness;
pub mod fuzz;
pub mod golden;
pub mod ladder;
pub mod pace;
pub mod plain;
pub mod play;
pub mod players;
pub mod program;
pub mod progress;
pub mod replay;
pub mod scenario;
pub mod seer;
pub mod sim;
pub mod sitter;
pub mod standings;
pub mod table_options;
pub mod told;
pub mod tourney;
pub mod trouble;
pub mod verify;
pub mod view_text;

use clap::{Parser, Subcommand};
use std::io::Write;
use trouble::Trouble;

/// The games of Rummage without a window: run scenarios, simulate, replay, compare.
#[derive(Parser)]
#[command(version)]
pub struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run scenario files and folders of them
    Scenario(scenario::Args),
    /// Play whole matches and check every invariant after every step
    Sim(sim::Args),
    /// Let bots play mirrored matches against each other and compare them
    Tourney(tourney::Args),
    /// Let every level play the one below, game by game, and print the table of levels
    Ladder(ladder::Args),
    /// Print how far each level is above the one below, as it was measured
    Standings,
    /// Measure random matches, rounds played out by bots, copies of a table and the solver, on one core
    Bench(bench::Args),
    /// Let bots play one match and print its record
    Play(play::Args),
    /// Print a recorded match and check its hashes
    Replay(replay::Args),
    /// Recompute every deal of a recorded match and say whether it was fair
    Verify(verify::Args),
    /// Write the golden playthroughs anew from their records
    Golden(golden::Args),
    /// Exchange the cards that a seat cannot see, many times, and see that nothing that reaches it changes
    Fairness(fairness::Args),
    /// Spoil texts of one kind again and again, and see that each is read or refused in words
    Fuzz(fuzz::Args),
    /// Answer the lines of other programs: docs/engine.md
    Engine(engine::Args),
}

impl Cli {
    /// Does what was asked and tells whether all of it came out well.
    ///
    /// # Errors
    /// When it cannot be done at all.
    pub fn run(&self, out: &mut dyn Write) -> Result<bool, Trouble> {
        match &self.command {
            Command::Scenario(args) => scenario::run(args, out),
            Command::Sim(args) => sim::run(args, out),
            Command::Tourney(args) => tourney::run(args, out),
            Command::Ladder(args) => ladder::run(args, out),
            Command::Standings => standings::run(out),
            Command::Bench(args) => bench::run(args, out),
            Command::Play(args) => play::run(args, out),
            Command::Replay(args) => replay::run(args, out),
            Command::Verify(args) => verify::run(args, out),
            Command::Golden(args) => golden::run(args, out),
            Command::Fairness(args) => fairness::run(args, out),
            Command::Fuzz(args) => fuzz::run(args, out),
            Command::Engine(args) => engine::run(args, out),
        }
    }
}
