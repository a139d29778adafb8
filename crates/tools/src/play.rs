//! `play`: one match between bots, written down as a record.

use crate::players::{self, Player};
use crate::table_options;
use crate::trouble::Trouble;
use rummage_bots::{Bot, Budget};
use rummage_rules::record::Match;
use rummage_rules::shuffle::Seed;
use std::io::Write;

/// Let bots play one match and print its record.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The seed of the match: up to 32 hexadecimal digits
    #[arg(long)]
    seed: Seed,
    /// Who plays, one for each seat: random, bot, seedling, gardener, hedge-sharp
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// House rules: key=value,…
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
}

/// Plays the match.
///
/// # Errors
/// When there is no such game, player, table or option.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let game = table_options::game(&args.game)?;
    let players = args.seats.iter().map(|name| Player::named(name)).collect::<Result<Vec<_>, _>>()?;
    let options = table_options::options(game, &args.options)?;
    let table = Match::new(game, players.len(), options, args.seed);
    let table = table.map_err(|error| Trouble::Input(error.to_string()))?;
    let mut bots: Vec<Box<dyn Bot>> = (0..).zip(&players).map(|(seat, player)| player.seated(seat)).collect();
    let played = players::play(table, &mut bots, Budget::default());
    let played = played.map_err(|refusal| Trouble::Input(format!("a player was refused: {refusal}")))?;
    let json = serde_json::to_string_pretty(played.record());
    writeln!(out, "{}", json.map_err(|error| Trouble::Input(error.to_string()))?)?;
    Ok(true)
}
