//! The match to play next.

use bevy::prelude::*;
use rummage_bots::{Level, Temper};
use rummage_rules::{
    cards::ids::CardId,
    games::{self, Game},
    house::options::{OptionError, Options},
    record::MatchRecord,
};
use serde::{Deserialize, Serialize};

use super::text::Texts;
use std::collections::BTreeMap;

/// How well a bot plays, shown as one to four leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum BotLevel {
    /// One leaf.
    Seedling,
    /// Two leaves.
    #[default]
    Gardener,
    /// Three leaves.
    HedgeSharp,
    /// Four leaves.
    Sage,
}

impl BotLevel {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Seedling, Self::Gardener, Self::HedgeSharp, Self::Sage];

    /// The level after this one, from the last back to the first.
    pub fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % Self::ALL.len()]
    }

    /// How the bots call it.
    pub fn plays(self) -> Level {
        match self {
            Self::Seedling => Level::Seedling,
            Self::Gardener => Level::Gardener,
            Self::HedgeSharp => Level::HedgeSharp,
            Self::Sage => Level::Sage,
        }
    }

    /// The key of its name.
    pub fn text_key(self) -> &'static str {
        match self {
            Self::Seedling => "level-seedling",
            Self::Gardener => "level-gardener",
            Self::HedgeSharp => "level-hedge-sharp",
            Self::Sage => "level-sage",
        }
    }
}

/// Who answers for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatControl {
    /// The person at this device.
    Human,
    /// A bot, as strong as its level.
    Bot(BotLevel),
    /// Whoever runs the match elsewhere answers for it: with a person there, or a bot.
    Elsewhere,
}

impl SeatControl {
    /// Who could answer instead: the next level, after the last a person at this device, and then the first level again.
    pub fn next(self) -> Self {
        match self {
            Self::Human | Self::Elsewhere => Self::Bot(BotLevel::Seedling),
            Self::Bot(BotLevel::Sage) => Self::Human,
            Self::Bot(level) => Self::Bot(level.next()),
        }
    }

    /// How well the bot plays that answers here, if one does.
    pub fn level(self) -> Option<BotLevel> {
        match self {
            Self::Bot(level) => Some(level),
            Self::Human | Self::Elsewhere => None,
        }
    }
}

/// One chair at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSetup {
    /// The key of the name on the plate; a person's own name is `setup-you`.
    pub name_key: &'static str,
    /// The name that whoever sits there goes by instead, at a table where people say theirs.
    pub called: Option<String>,
    /// Who plays.
    pub control: SeatControl,
}

impl SeatSetup {
    /// A chair for whoever has a name in the game's words.
    pub fn new(name_key: &'static str, control: SeatControl) -> Self {
        Self { name_key, called: None, control }
    }

    /// How the gardener likes to play who has this chair.
    pub fn temper(&self) -> Temper {
        BOTS.iter().position(|name| *name == self.name_key).map_or(Temper::Steady, Temper::of_guest)
    }

    /// The name on the plate.
    pub fn name(&self, texts: &Texts) -> String {
        self.called.clone().unwrap_or_else(|| texts.get(self.name_key))
    }
}

/// The key of the name of the person at this device.
pub const YOU: &str = "setup-you";

/// The gardeners one may ask to the table, by the keys of their names.
pub const BOTS: [&str; 7] = [
    "bot-marigold",
    "bot-sorrel",
    "bot-basil",
    "bot-clementine",
    "bot-juniper",
    "bot-old-thyme",
    "bot-rosemary",
];

/// What the options of a table began as.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Base {
    /// The usual game.
    #[default]
    Usual,
    /// House rules that the game comes with, by their id.
    Preset(&'static str),
    /// The player's own, by their name.
    Own(String),
}

/// Hands as their owners have put them, by the index of the seat.
pub type Orders = BTreeMap<u8, Vec<CardId>>;

/// The match to play next: written by the set-up screen, read by the table when it opens.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct MatchSetup {
    /// The game's id, such as `daylily`.
    pub game: &'static str,
    /// The house rules.
    pub options: Options,
    /// What they began as.
    pub base: Base,
    /// The seats, clockwise, the player at this device first.
    pub seats: Vec<SeatSetup>,
    /// A chosen seed, or none for a fresh one.
    pub seed: Option<u128>,
    /// A match to try things in: it never counts.
    pub practice: bool,
    /// It came from elsewhere while a match of this game waits, which it must not push out: it is not kept.
    pub aside: bool,
    /// What was played already, where a match goes on.
    pub record: Option<MatchRecord>,
    /// The step at which its lesson begins, where it is a lesson's.
    pub lesson: Option<usize>,
    /// Hands of that match whose owners had put them in order.
    pub hands: Orders,
}

impl MatchSetup {
    /// A game's usual table.
    pub fn usual(game: &Game) -> Self {
        let mut setup = Self {
            game: game.id,
            options: Options::default(),
            base: Base::Usual,
            seats: vec![SeatSetup::new(YOU, SeatControl::Human)],
            seed: None,
            practice: false,
            aside: false,
            record: None,
            lesson: None,
            hands: Orders::new(),
        };
        while setup.seats.len() < game.usual_seats {
            setup.add_bot();
        }
        setup
    }

    /// The same table with bots that play so well.
    pub fn with_bots(mut self, level: BotLevel) -> Self {
        let bots = self.seats.iter_mut().filter(|seat| seat.control.level().is_some());
        bots.for_each(|bot| bot.control = SeatControl::Bot(level));
        self
    }

    /// Asks one more gardener to the table.
    pub fn add_bot(&mut self) {
        self.add_seat(SeatControl::Bot(BotLevel::default()));
    }

    /// Puts one more chair to the table, for whoever this is.
    pub fn add_seat(&mut self, control: SeatControl) {
        let name_key = BOTS.into_iter().find(|name| !self.seated(name)).unwrap_or(BOTS[0]);
        self.seats.push(SeatSetup::new(name_key, control));
    }

    /// Asks the next gardener who is not at the table yet to take a seat.
    pub fn swap_bot(&mut self, seat: usize) {
        let Some(now) = self.seats.get(seat).and_then(|s| BOTS.iter().position(|name| *name == s.name_key))
        else {
            return;
        };
        let others = (1..BOTS.len()).map(|step| BOTS[(now + step) % BOTS.len()]);
        if let Some(name_key) = others.into_iter().find(|name| !self.seated(name)) {
            self.seats[seat].name_key = name_key;
        }
    }

    fn seated(&self, name_key: &str) -> bool {
        self.seats.iter().any(|seat| seat.name_key == name_key)
    }

    /// The rules' own description of the game.
    ///
    /// # Errors
    /// The number of seats or an option that cannot be.
    pub fn validate(&self) -> Result<(), OptionError> {
        match games::find(self.game) {
            Some(game) => game.spec(self.seats.len(), &self.options).map(|_| ()),
            None => Ok(()),
        }
    }
}

impl Default for MatchSetup {
    fn default() -> Self {
        Self::usual(games::GAMES[0])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_table_is_one_the_rules_accept() {
        for game in games::GAMES {
            assert_eq!(MatchSetup::usual(game).validate(), Ok(()), "{}", game.id);
        }
    }

    #[test]
    fn nobody_sits_at_the_table_twice() {
        let mut setup = MatchSetup::default();
        while setup.seats.len() < 8 {
            setup.add_bot();
        }
        let mut names: Vec<_> = setup.seats.iter().map(|seat| seat.name_key).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), 8);
    }
}
