//! The rulings a match is played by: a game whose defaults have changed plays matches of before by the defaults of their time.

use crate::games::{self, Game};
use crate::options::Options;
use crate::record::{FORMAT, MatchRecord, RULES_REVISION, ReplayError};

impl Game {
    /// The revision of its rules: that of all games, or a later one if a default of its own has changed since.
    pub fn revision(&self) -> u16 {
        let changes = self.options.iter().filter_map(|def| def.moved).map(|moved| moved.since);
        changes.fold(RULES_REVISION, u16::max)
    }
}

impl MatchRecord {
    /// Its game, if this program plays that by the rulings of the record.
    ///
    /// # Errors
    /// A later encoding, other rulings, or a game that does not exist.
    pub fn readable(&self) -> Result<&'static Game, ReplayError> {
        if self.format != FORMAT {
            return Err(ReplayError::Format(self.format));
        }
        let game = games::find(&self.game).ok_or_else(|| ReplayError::Game(self.game.clone()))?;
        let (made, plays) = (self.rules_revision, game.revision());
        if !(RULES_REVISION..=plays).contains(&made) {
            return Err(ReplayError::Rules { made, plays });
        }
        Ok(game)
    }

    /// The house rules by which it is played: those chosen, and for the rest the defaults of the time when it began.
    pub fn rules(&self) -> Options {
        let defs = games::find(&self.game).map_or(&[][..], |game| game.options);
        self.options.since(self.rules_revision, defs)
    }
}
