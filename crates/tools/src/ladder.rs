//! `ladder`: every level plays the one below, game by game: the rows of the table in docs/measurements/bots.md.

use crate::players::Player;
use crate::table_options::Which;
use crate::tourney::{Contest, Report};
use crate::trouble::{self, Trouble};
use rummage_bots::{Budget, Level, Temper};
use rummage_rules::games::{GAMES, Game};
use rummage_rules::house::options::Options;
use std::io::Write;
use std::path::{Path, PathBuf};

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
    /// Only these levels, each over the one below
    #[arg(long, value_delimiter = ',')]
    only: Vec<String>,
    /// How many iterations a player may think about one action
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
    /// Also keep each row in this file, in place of an older one: crates/bots/src/level/ladder.csv is what the game tells of its levels
    #[arg(long)]
    keep: Option<PathBuf>,
}

/// Plays the matches and prints a row for each level of each game.
///
/// # Errors
/// When there is no such game or player, the file to keep rows in cannot be read or written, or the output cannot.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let levels: Vec<Player> =
        Level::ALL.into_iter().map(|level| Player::Level(level, Temper::Steady)).collect();
    let wanted: Vec<Player> = match args.only.as_slice() {
        [] => levels.clone(),
        only => only.iter().map(|name| Player::named(name)).collect::<Result<_, _>>()?,
    };
    writeln!(out, "| Game | Levels | Matches | Above | Elo | Time |\n|---|---|---|---|---|---|")?;
    for game in args.which.games()? {
        for rung in levels.windows(2).filter(|rung| wanted.contains(&rung[1])) {
            let seats = args.seats.filter(|seats| game.seats.contains(seats)).unwrap_or(game.usual_seats);
            let report = matches(args, game, seats, &rung[1], &rung[0])?;
            writeln!(out, "| {}, {seats} | {} |", game.id, report.rung())?;
            if let (Some(file), Some((matches, share, margin))) = (&args.keep, report.above()) {
                let key = format!("{},{seats},{}", game.id, rung[1].name());
                keep(file, &key, &format!("{matches},{share:.1},{margin:.1}"))?;
            }
            out.flush()?;
        }
    }
    Ok(true)
}

/// How one player, and its partners where it has any, comes out among others of the rung below.
fn matches(
    args: &Args,
    game: &Game,
    seats: usize,
    better: &Player,
    below: &Player,
) -> Result<Report, Trouble> {
    let options = Options::default();
    let spec = game.spec(seats, &options).map_err(|error| Trouble::Input(error.to_string()))?;
    let sides = &spec.plan.sides;
    let at = |seat: usize| if sides[seat] == sides[0] { better.clone() } else { below.clone() };
    let players: Vec<Player> = (0..seats).map(at).collect();
    let (deals, seed, budget) = (args.deals, args.seed, Budget(args.budget));
    Contest { game, options: &options, players: &players, deals, seed, budget }.hold()
}

/// Puts a row into the file, in place of one with the same key; rows lie in the order of the games.
fn keep(file: &Path, key: &str, row: &str) -> Result<(), Trouble> {
    let old = if file.exists() { trouble::read(file)? } else { String::new() };
    let is_other = |line: &&str| !line.strip_prefix(key).is_some_and(|rest| rest.starts_with(','));
    let row = format!("{key},{row}");
    let mut rows: Vec<&str> = old.lines().filter(is_other).chain([&*row]).collect();
    let place = |row: &&str| {
        let mut cells = row.split(',');
        let game = cells.next().and_then(|id| GAMES.iter().position(|game| game.id == id));
        let seats = cells.next().and_then(|seats| seats.parse::<usize>().ok());
        let level = cells.next().and_then(Level::find);
        (game, seats, level)
    };
    rows.sort_by_key(place);
    let text = rows.join("\n") + "\n";
    std::fs::write(file, text).map_err(|error| Trouble::in_file(file, error))
}
