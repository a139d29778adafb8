//! `sim`: whole matches, with every invariant checked after every step.

pub mod chaos;
mod watched;

use crate::players::{Patience, Player};
use crate::progress;
use crate::table_options::{self, Which};
use crate::trouble::Trouble;
use rayon::prelude::*;
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

/// Play whole matches and check every invariant after every step.
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    /// Matches of each game, number of players and set of options
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    matches: u64,
    /// The seed of it all
    #[arg(long)]
    seed: u64,
    /// The number of players; otherwise every number that the game has
    #[arg(long)]
    players: Option<usize>,
    /// Who plays, in turn from seat 0: random, bot, seedling, gardener, hedge-sharp, sage, plain, program:COMMAND
    #[arg(long, value_delimiter = ',', default_value = "random")]
    seats: Vec<String>,
    /// House rules: key=value,…
    #[arg(long, value_delimiter = ',', conflicts_with = "extremes")]
    options: Vec<String>,
    /// Also every option at each end of its range, and every preset
    #[arg(long)]
    extremes: bool,
    /// Where the record of a broken match is saved
    #[arg(long, default_value = ".")]
    save: PathBuf,
    #[command(flatten)]
    patience: Patience,
}

/// Matches that are alike but for their seeds.
struct Batch {
    game: &'static Game,
    seats: usize,
    players: Vec<Player>,
    options: Options,
    /// What is special about the options.
    name: String,
}

impl fmt::Display for Batch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gap = if self.name.is_empty() { "" } else { " " };
        write!(f, "{} {} players{gap}{}", self.game.id, self.seats, self.name)
    }
}

/// Plays what was asked for, a line for each game, number of players and set of options.
///
/// # Errors
/// When what was asked for cannot be played.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let begun = Instant::now();
    let (mut matches, mut rounds) = (0, 0);
    for batch in batches(args)? {
        let started = Instant::now();
        let counted = AtomicU64::new(0);
        let bar = progress::bar(args.matches, batch.to_string());
        let broken = (0..args.matches).into_par_iter().find_map_any(|number| {
            let played = watched::play(&batch, args.seed, number);
            bar.inc(1);
            played.map(|rounds| counted.fetch_add(rounds, Ordering::Relaxed)).err()
        });
        bar.finish_and_clear();
        if let Some(broken) = broken {
            let path = broken.save(&args.save, batch.game.id)?;
            writeln!(out, "{batch}: BROKEN {broken}; the record is in {}", path.display())?;
            return Ok(false);
        }
        let per_second = args.matches as f64 / started.elapsed().as_secs_f64();
        let counted = counted.into_inner();
        writeln!(
            out,
            "{batch}: {} matches, {counted} rounds, none broken, {per_second:.1} matches/s",
            args.matches
        )?;
        (matches, rounds) = (matches + args.matches, rounds + counted);
    }
    let seconds = begun.elapsed().as_secs();
    writeln!(out, "in all {matches} matches, {rounds} rounds, none broken, {seconds} s")?;
    Ok(true)
}

fn batches(args: &Args) -> Result<Vec<Batch>, Trouble> {
    let games = args.which.games()?;
    let players = Player::all(&args.seats, &args.patience)?;
    let mut batches = Vec::new();
    for game in games {
        let mut tables = vec![(args.options.join(","), table_options::options(game, &args.options)?)];
        if args.extremes {
            tables.extend(game.extremes());
            for preset in game.presets {
                let options = preset.options().map_err(|error| Trouble::Input(error.to_string()))?;
                tables.push((format!("preset {}", preset.id), options));
            }
        }
        let numbers: Vec<usize> = args.players.map_or(game.seats.clone().collect(), |players| vec![players]);
        for seats in numbers {
            game.spec(seats, &Options::default()).map_err(|error| Trouble::Input(error.to_string()))?;
            for (name, options) in &tables {
                let (players, options, name) = (players.clone(), options.clone(), name.clone());
                batches.push(Batch { game, seats, players, options, name });
            }
        }
    }
    Ok(batches)
}
