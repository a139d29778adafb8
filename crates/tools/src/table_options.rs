//! The tables that a command line asks for: which game, how many seats, which house rules.

use crate::trouble::Trouble;
use rummage_rules::games::{self, GAMES, Game};
use rummage_rules::options::{OptionDef, Options, Value};

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

/// Each option of a game at each end of its range, with what it needs to matter, and a name for each of these tables.
pub fn extremes(game: &Game) -> Vec<(String, Options)> {
    let tables = |def: &'static OptionDef| def.extremes().into_iter().map(move |value| (def, value));
    let table = |(def, value): (&OptionDef, Value)| {
        let mut options = Options::default();
        let name = format!("{}={value}", def.key);
        if let Some((other, word)) = def.only_with {
            options.set(other, Value::Word(word.into()));
        }
        options.set(def.key, value);
        (name, options)
    };
    game.options.iter().flat_map(tables).map(table).collect()
}
