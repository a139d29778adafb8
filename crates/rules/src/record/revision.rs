//! The rulings a match is played by: of before, those by other defaults are still played, those by other rulings are not.

use crate::games::{self, Game};
use crate::house::options::{OptionDef, Options, Ruled};
use crate::record::{FORMAT, MatchRecord, RULES_REVISION, ReplayError};

impl Game {
    /// The revision of its rules: that of all games, or a later one if a default or a ruling of its own has changed since.
    pub fn revision(&self) -> u16 {
        let moved = self.options.iter().filter_map(|def| def.moved).map(|moved| moved.since);
        let ruled = self.ruled().map(|(_, ruled)| ruled.since);
        moved.chain(ruled).fold(RULES_REVISION, u16::max)
    }

    /// The choices that are played by another ruling than they once were, each with its option.
    fn ruled(&self) -> impl Iterator<Item = (&OptionDef, &Ruled)> {
        self.options.iter().flat_map(|def| def.ruled.iter().map(move |ruled| (def, ruled)))
    }

    /// The first of these choices that was played by another ruling under a revision of its rules.
    fn ruled_since(&self, revision: u16, options: &Options) -> Option<(&OptionDef, &Ruled)> {
        let chosen = |key: &str, word: &str| {
            self.options.iter().any(|def| def.key == key && options.value(def).to_string() == word)
        };
        self.ruled().find(|(def, ruled)| {
            ruled.since > revision
                && chosen(def.key, ruled.word)
                && ruled.with.is_none_or(|(key, word)| chosen(key, word))
        })
    }

    /// A choice of an earlier revision by the defaults of today: what was left unsaid is said, where it makes other rules for so many seats.
    fn said(&self, options: &Options, seats: usize, revision: u16) -> Options {
        let mut said = options.clone();
        for def in self.options.iter().filter(|def| def.moved.is_some_and(|moved| moved.since > revision)) {
            let mut older = said.clone();
            older.set(def.key, def.default_under(revision));
            let unsaid = options.iter().all(|(key, _)| key != def.key);
            if unsaid && self.spec(seats, &older) != self.spec(seats, &said) {
                said = older;
            }
        }
        said
    }
}

impl MatchRecord {
    /// Its game, if this program plays that by the rulings of the record.
    ///
    /// # Errors
    /// A later encoding, other rulings than those of all its house rules, or a game that does not exist.
    pub fn readable(&self) -> Result<&'static Game, ReplayError> {
        let (game, ruled) = self.game()?;
        ruled.map_or(Ok(game), Err)
    }

    /// Its game, and which choice of the record is ruled otherwise since, if one is: then its marks tell whether that ever mattered.
    pub(super) fn game(&self) -> Result<(&'static Game, Option<ReplayError>), ReplayError> {
        if self.format != FORMAT {
            return Err(ReplayError::Format(self.format));
        }
        let game = games::find(&self.game).ok_or_else(|| ReplayError::Game(self.game.clone()))?;
        let (made, plays) = (self.rules_revision, game.revision());
        if !(RULES_REVISION..=plays).contains(&made) {
            return Err(ReplayError::Rules { made, plays });
        }
        let ruled = game.ruled_since(made, &self.rules()).map(|(def, ruled)| ReplayError::Ruling {
            made,
            game: game.id.into(),
            choice: format!("{}={}", def.key, ruled.word),
            since: ruled.since,
        });
        Ok((game, ruled))
    }

    /// The house rules by which it is played: those chosen, and those that the defaults of the time when it began make at its table.
    pub fn rules(&self) -> Options {
        let game = games::find(&self.game);
        game.map_or_else(
            || self.options.clone(),
            |game| game.said(&self.options, self.seats, self.rules_revision),
        )
    }
}
