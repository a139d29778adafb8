//! The table each game was last set for, and what a game begins with that was never set.

use bevy::{platform::collections::HashMap, prelude::*};
use rummage_rules::games::Game;

use super::match_setup::{BotLevel, MatchSetup, Orders};

/// The table each game was last set for, while the program runs.
#[derive(Resource, Default)]
pub struct UsualTables(HashMap<&'static str, MatchSetup>);

impl UsualTables {
    /// The table this game was last set for, or its usual one; a newcomer meets bots that are beginners, too.
    pub fn of(&self, game: &Game, newcomer: bool) -> MatchSetup {
        let level = if newcomer { BotLevel::Seedling } else { BotLevel::default() };
        self.0.get(game.id).cloned().unwrap_or_else(|| MatchSetup::usual(game).with_bots(level))
    }

    /// Keeps a table.
    pub fn keep(&mut self, setup: &MatchSetup) {
        self.0.insert(
            setup.game,
            MatchSetup {
                seed: None,
                practice: false,
                aside: false,
                record: None,
                lesson: None,
                hands: Orders::new(),
                ..setup.clone()
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::match_setup::SeatControl;
    use rummage_rules::games;

    #[test]
    fn a_table_is_remembered_without_its_seed() {
        let mut tables = UsualTables::default();
        let mut setup = MatchSetup { seed: Some(5), ..default() };
        setup.add_bot();
        tables.keep(&setup);
        let again = tables.of(games::GAMES[0], true);
        assert_eq!((again.seats.len(), again.seed), (3, None));
        assert_eq!(again.seats[1].control.level(), Some(BotLevel::Gardener), "and as it was set");
    }

    #[test]
    fn a_newcomer_meets_beginners() {
        let tables = UsualTables::default();
        for (newcomer, level) in [(true, BotLevel::Seedling), (false, BotLevel::Gardener)] {
            let setup = tables.of(games::GAMES[0], newcomer);
            assert_eq!(setup.seats[0].control, SeatControl::Human);
            assert_eq!(setup.seats[1].control, SeatControl::Bot(level));
        }
    }
}
