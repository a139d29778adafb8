//! Who sits at a simulated table.

use crate::trouble::Trouble;
use rummage_bots::{Bot, Level, RandomBot, seat_bot};

/// A player of a simulation.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Any legal action.
    Random,
    /// A bot of a level.
    Level(Level),
}

impl Player {
    /// A player by name: `random`, a level, or `bot` for the strongest.
    ///
    /// # Errors
    /// When there is none of this name, with the names there are.
    pub fn named(name: &str) -> Result<Player, Trouble> {
        match name {
            "random" => Ok(Player::Random),
            "bot" => Ok(Player::Level(Level::HedgeSharp)),
            _ => Level::find(name).map(Player::Level).ok_or_else(|| {
                let levels: Vec<&str> = Level::ALL.iter().map(|level| level.id()).collect();
                let levels = levels.join(", ");
                Trouble::Input(format!("there is no player '{name}': the players are random, bot, {levels}"))
            }),
        }
    }

    /// The player's name.
    pub fn name(self) -> &'static str {
        match self {
            Player::Random => "random",
            Player::Level(level) => level.id(),
        }
    }

    /// The player, seated with a seed of its own.
    pub fn seated(self, seed: u64) -> Box<dyn Bot> {
        match self {
            Player::Random => Box::new(RandomBot::new(seed)),
            Player::Level(level) => seat_bot(level, seed),
        }
    }
}
