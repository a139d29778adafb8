//! How a match comes to its host: new from a seed, or from its record.

use crate::asked::Divisions;
use crate::past::Past;
use crate::{Host, Moment};
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games::Game;
use rummage_rules::house::options::{OptionError, Options};
use rummage_rules::record::{Match, MatchRecord, ReplayError};

impl Host {
    /// A new match. Nothing has happened yet: its first round is the first step that is due.
    ///
    /// # Errors
    /// Options or a number of seats that the game does not have.
    pub fn new(game: &Game, seats: usize, options: Options, seed: Seed) -> Result<Host, OptionError> {
        let played = Match::new(game, seats, options, seed)?;
        Ok(Host::of(played, Past::default()))
    }

    /// The same match for practice: anything may be taken back, and anything looked at.
    pub fn for_practice(self) -> Host {
        Host { played: self.played.for_practice(), ..self }
    }

    /// A match that goes on from its record, with every step taken that was due; but a count of hands that had not been taken is still due
    /// where a seat may divide the hand that it shows (see [`Host::let_divide`]).
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn resume(record: &MatchRecord) -> Result<Host, ReplayError> {
        let mut past = Past::default();
        let played = Match::resume(record, |played, events| _ = past.add(played, events))?;
        Ok(Host::of(played, past))
    }

    /// The same, but where a round has been counted the next one is still to begin: whoever left at the sheet finds it there.
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn resume_at_sheet(record: &MatchRecord) -> Result<Host, ReplayError> {
        let mut past = Past::default();
        let played = Match::resume_at_sheet(record, |played, events| _ = past.add(played, events))?;
        Ok(Host::of(played, past))
    }

    fn of(played: Match, past: Past) -> Host {
        Host { played, past, divisions: Divisions::default(), undone: Vec::new() }
    }

    /// Plays a record to its end, with every step that is due there, and shows every moment of it.
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn replay(record: &MatchRecord, mut watch: impl FnMut(&Moment)) -> Result<Host, ReplayError> {
        let mut past = Past::default();
        let played = Match::replay(record, |played, events| watch(&past.add(played, events)))?;
        Ok(Host::of(played, past))
    }
}
