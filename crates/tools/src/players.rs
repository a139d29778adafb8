//! Who sits at a simulated table.

use crate::trouble::Trouble;
use rummage_bots::{Bot, Budget, Level, RandomBot, seat_bot};
use rummage_rules::card::Seat;
use rummage_rules::record::Match;
use rummage_rules::refusal::Refusal;
use rummage_rules::table::Due;

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

/// Lets these bots play a match to its end.
///
/// # Errors
/// When a bot asks for something that is refused.
pub fn play(mut played: Match, bots: &mut [Box<dyn Bot>], budget: Budget) -> Result<Match, Refusal> {
    loop {
        let events = match played.table().due() {
            Due::Nothing => return Ok(played),
            Due::Step(_) => played.step(),
            Due::Seat(seat) => {
                let action = bots[seat.index()].choose(&played.table().view(seat), budget);
                played.act(seat, &action)?
            }
        };
        for (seat, bot) in bots.iter_mut().enumerate() {
            events.iter().for_each(|event| bot.observe(&event.shown_to(Some(Seat::at(seat)))));
        }
    }
}
