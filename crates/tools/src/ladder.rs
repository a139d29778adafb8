//! `ladder`: every level plays the one below, game by game: the rows of the table in docs/measurements/bots.md.

mod kept;

use crate::players::Player;
use crate::table_options::Which;
use crate::tourney::{Contest, Report};
use crate::trouble::Trouble;
use kept::{Kept, Key};
use rummage_bots::{Budget, Level, Temper};
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use std::io::Write;
use std::path::PathBuf;

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
    /// Join each row with the one that is kept, which was measured with other seeds, instead of taking its place
    #[arg(long, requires = "keep")]
    join: bool,
}

/// A level that plays the one below at a table.
struct Rung<'a> {
    game: &'static Game,
    seats: usize,
    better: &'a Player,
    below: &'a Player,
}

/// Plays the matches and prints a row for each level of each game.
///
/// # Errors
/// When there is no such game or player, the file to keep rows in cannot be read or written or has a row of this seed to be joined with,
/// or the output cannot be written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let levels = Level::ALL.map(|level| Player::Level(level, Temper::Steady));
    let rungs = rungs(args, &levels)?;
    let mut kept = args.keep.as_deref().map(Kept::read).transpose()?;
    if let Some(kept) = kept.as_ref().filter(|_| args.join) {
        rungs.iter().try_for_each(|rung| rung.can_be_joined(kept, args.seed))?;
    }
    writeln!(out, "| Game | Levels | Matches | Above | Elo | Time |\n|---|---|---|---|---|---|")?;
    for rung in rungs {
        let report = rung.matches(args)?;
        writeln!(out, "| {}, {} | {} |", rung.game.id, rung.seats, report.rung())?;
        if let (Some(file), Some(kept), Some(key), Some(above)) =
            (&args.keep, &mut kept, rung.key(), report.above())
        {
            if args.join {
                kept.join(key, above, args.seed);
            } else {
                kept.put(key, above, args.seed);
            }
            kept.write(file)?;
        }
        out.flush()?;
    }
    Ok(true)
}

/// What is to be played: each of the wanted levels over the one below, game by game.
fn rungs<'a>(args: &Args, levels: &'a [Player]) -> Result<Vec<Rung<'a>>, Trouble> {
    let wanted: Vec<Player> = match args.only.as_slice() {
        [] => levels.to_vec(),
        only => only.iter().map(|name| Player::named(name)).collect::<Result<_, _>>()?,
    };
    let of_game = |game: &'static Game| {
        let seats = args.seats.filter(|seats| game.seats.contains(seats)).unwrap_or(game.usual_seats);
        let pairs = levels.windows(2).filter(|pair| wanted.contains(&pair[1]));
        pairs.map(move |pair| Rung { game, seats, better: &pair[1], below: &pair[0] })
    };
    Ok(args.which.games()?.into_iter().flat_map(of_game).collect())
}

impl Rung<'_> {
    /// Which row of a file it is.
    fn key(&self) -> Option<Key> {
        let Player::Level(level, _) = self.better else { return None };
        Key::of(self.game.id, self.seats, *level)
    }

    /// The same matches twice would seem to prove more than they do.
    fn can_be_joined(&self, kept: &Kept, seed: u64) -> Result<(), Trouble> {
        if !self.key().is_some_and(|key| kept.has(key, seed)) {
            return Ok(());
        }
        let (game, seats, better) = (self.game.id, self.seats, self.better.name());
        Err(Trouble::Input(format!(
            "{game} of {seats}, {better}: the kept row was measured with seed {seed} already; join it with another"
        )))
    }

    /// How the better player, and its partners where it has any, comes out among others of the rung below.
    fn matches(&self, args: &Args) -> Result<Report, Trouble> {
        let Rung { game, seats, better, below } = *self;
        let options = Options::default();
        let spec = game.spec(seats, &options).map_err(|error| Trouble::Input(error.to_string()))?;
        let sides = &spec.plan.sides;
        let at = |seat: usize| if sides[seat] == sides[0] { better.clone() } else { below.clone() };
        let players: Vec<Player> = (0..seats).map(at).collect();
        let (deals, seed, budget) = (args.deals, args.seed, Budget(args.budget));
        Contest { game, options: &options, players: &players, deals, seed, budget }.hold()
    }
}
