//! `play`: one match between bots, written down as a record.

use crate::players::{Patience, Player};
use crate::program::Place;
use crate::sitter::{self, Sitter};
use crate::table_options;
use crate::trouble::Trouble;
use rummage_bots::Budget;
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::Seed;
use std::io::Write;

/// Let bots play one match and print its record.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// The seed of the match: up to 32 hexadecimal digits
    #[arg(long)]
    seed: Seed,
    /// Who plays, one for each seat: random, bot, seedling, gardener, hedge-sharp, sage, plain, program:COMMAND
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// House rules: key=value,…
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    #[command(flatten)]
    patience: Patience,
}

/// Plays the match.
///
/// # Errors
/// When there is no such game, player, table or option.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let game = table_options::game(&args.game)?;
    let players = Player::all(&args.seats, &args.patience)?;
    let options = table_options::options(game, &args.options)?;
    let host = Host::new(game, players.len(), options.clone(), args.seed);
    let host = host.map_err(|error| Trouble::Input(error.to_string()))?;
    let seated = |(seat, player): (u8, &Player)| {
        let place = Place { game, seats: players.len(), options: &options, seat: Seat(seat) };
        player.seated(&place, u64::from(seat))
    };
    let mut sitters = (0..).zip(&players).map(seated).collect::<Result<Vec<Box<dyn Sitter>>, _>>()?;
    let played = sitter::play(host, &mut sitters, Budget::default()).map_err(|forfeit| {
        let (seat, number) = (forfeit.seat, forfeit.played.record().actions.len() + 1);
        let name = players[seat.index()].name();
        Trouble::Input(format!("{seat} ({name}) ends the match at action {number}: {}", forfeit.why))
    })?;
    let json = serde_json::to_string_pretty(played.record());
    writeln!(out, "{}", json.map_err(|error| Trouble::Input(error.to_string()))?)?;
    Ok(true)
}
