//! The tables that a command line asks for: which game, how many seats, which house rules.

use crate::trouble::Trouble;
use rummage_rules::games::{self, GAMES, Game};
use rummage_rules::options::Options;

/// The game of this name.
///
/// # Errors
/// When there is none, with the names there are.
pub fn game(id: &str) -> Result<&'static Game, Trouble> {
    games::find(id).ok_or_else(|| {
        let ids: Vec<&str> = GAMES.iter().map(|game| game.id).collect();
        Trouble::Input(format!("there is no game '{id}': the games are {}", ids.join(", ")))
    })
}

/// House rules written as `key=value`.
///
/// # Errors
/// What about them is no option of the game.
pub fn options(game: &Game, written: &[String]) -> Result<Options, Trouble> {
    let options = Options::parse(&written.join(",")).map_err(|error| Trouble::Input(error.to_string()))?;
    options.validate(game.id, game.options).map_err(|error| Trouble::Input(error.to_string()))?;
    Ok(options)
}
