//! `ladder`: every level plays the one below, game by game: the rows of the table in docs/measurements/bots.md.

use crate::players::Player;
use crate::table_options::Which;
use crate::tourney::Contest;
use crate::trouble::Trouble;
use rummage_bots::{Budget, Level, Temper};
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use std::io::Write;

/// Let every level play the one below, game by game, and print the table of levels
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    /// Deals; each is played once for every way round the table
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// The seed of it all
    #[arg(long)]
    seed: u64,
    /// How many sit at a table, where a game seats them; otherwise as many as usual
    #[arg(long)]
    seats: Option<usize>,
    /// Only these, each over the one below: levels, or search over the highest of them
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// How many iterations a player may think about one action
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
}

/// Plays the matches and prints a row for each level of each game.
///
/// # Errors
/// When there is no such game or player, or the output cannot be written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let levels: Vec<Player> =
        Level::ALL.into_iter().map(|level| Player::Level(level, Temper::Steady)).collect();
    let ladder = [&levels[..], &[Player::Search]].concat();
    let wanted: Vec<Player> = match args.only.as_slice() {
        [] => levels,
        only => only.iter().map(|name| Player::named(name)).collect::<Result<_, _>>()?,
    };
    writeln!(out, "| Game | Levels | Matches | Above | Elo | Time |\n|---|---|---|---|---|---|")?;
    for game in args.which.games()? {
        for rung in ladder.windows(2).filter(|rung| wanted.contains(&rung[1])) {
            writeln!(out, "{}", row(args, game, &rung[1], &rung[0])?)?;
            out.flush()?;
        }
    }
    Ok(true)
}

/// How one player comes out among others of the rung below.
fn row(args: &Args, game: &Game, better: &Player, below: &Player) -> Result<String, Trouble> {
    let seats = args.seats.filter(|seats| game.seats.contains(seats)).unwrap_or(game.usual_seats);
    let mut players = vec![below.clone(); seats];
    players[0] = better.clone();
    let options = Options::default();
    let (deals, seed, budget) = (args.deals, args.seed, Budget(args.budget));
    let report = Contest { game, options: &options, players: &players, deals, seed, budget }.hold()?;
    Ok(format!("| {}, {seats} | {} |", game.id, report.rung()))
}
