//! The tables that a command line asks for: which game, how many seats, which house rules.

use crate::trouble::Trouble;
use rummage_rules::games::{self, GAMES, Game};
use rummage_rules::house::options::Options;

/// The game, or all of them.
#[derive(clap::Args)]
pub struct Which {
    /// The game
    #[arg(required_unless_present = "all")]
    game: Option<String>,
    /// Every game
    #[arg(long, conflicts_with = "game")]
    all: bool,
}

impl Which {
    /// The games that were asked for.
    ///
    /// # Errors
    /// When there is no such game.
    pub fn games(&self) -> Result<Vec<&'static Game>, Trouble> {
        one_or_all(self.game.as_deref())
    }
}

/// The game of this name, or all where none is named.
///
/// # Errors
/// When there is no such game.
pub fn one_or_all(id: Option<&str>) -> Result<Vec<&'static Game>, Trouble> {
    id.map_or_else(|| Ok(GAMES.to_vec()), |id| Ok(vec![game(id)?]))
}

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
