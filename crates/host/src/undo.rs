//! Taking back and doing again: the host goes back to a shorter record of the same match.

use crate::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::record::undo::Stays;
use rummage_rules::record::{MatchRecord, ReplayError};
use thiserror::Error;

/// Why the match does not go back.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum NoWayBack {
    /// What was done stays done.
    #[error(transparent)]
    Stays(#[from] Stays),
    /// A match goes back to any moment in practice alone.
    #[error("only in practice a match goes back to any moment")]
    NoPractice,
    /// What was played does not come again: a defect. The match stays where it is.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

impl Host {
    /// How many actions are left if this seat takes its last one back. In practice what the others did since goes with it.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn may_undo(&self, seat: Seat) -> Result<usize, Stays> {
        self.played.undo_to(seat)
    }

    /// Takes the seat's last action back; how many actions are gone, with all that was told of them. They can be done again.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn undo(&mut self, seat: Seat) -> Result<usize, NoWayBack> {
        let left = self.may_undo(seat)?;
        Ok(self.shorten(left)?)
    }

    /// Goes back to when so many actions had been taken, in practice; how many are gone. They can be done again.
    ///
    /// # Errors
    /// The match is no practice.
    pub fn go_back_to(&mut self, actions: usize) -> Result<usize, NoWayBack> {
        match self.is_practice() {
            true => Ok(self.shorten(actions)?),
            false => Err(NoWayBack::NoPractice),
        }
    }

    /// The record of the match as it stood before its action of this number, counted from nought, and the actions that followed: for whoever
    /// goes on from there at a table of its own.
    pub fn split_at(&self, actions: usize) -> (MatchRecord, Vec<String>) {
        self.played.split_at(actions)
    }

    fn shorten(&mut self, actions: usize) -> Result<usize, ReplayError> {
        let (before, after) = self.split_at(actions);
        let Host { played, past, .. } = Host::resume(&before)?;
        self.played = played;
        self.past.give_way_to(past);
        self.divisions.end();
        self.undone.push(after);
        Ok(self.undone.last().map_or(0, Vec::len))
    }

    /// Whether something was taken back that can be done again.
    pub fn may_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does again what was taken back last, with every step that follows, as [`Host::resume`] takes them; how many actions.
    ///
    /// # Errors
    /// Why it does not come again: a defect. What came of it stays, and nothing more can be done again.
    pub fn redo(&mut self) -> Result<usize, ReplayError> {
        let actions = self.undone.pop().unwrap_or_default();
        self.divisions.end();
        let past = &mut self.past;
        let again = self.played.play_again(&actions, |played, events| _ = past.add(played, events));
        if again.is_err() {
            self.undone.clear();
        }
        again.map(|()| actions.len())
    }
}
