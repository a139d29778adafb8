//! Taking back and doing again: the referee goes back to a shorter record of the same match.

use bevy::prelude::*;
use rummage_rules::record::undo::Stays;

use super::Referee;

impl Referee {
    /// Whether the person at this screen may take their last action back.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn may_undo(&self) -> Result<(), Stays> {
        self.played.undo_to(self.viewer).map(drop)
    }

    /// Whether something was taken back that can be done again.
    pub fn may_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Takes the last action of the person at this screen back; in practice what the others did since goes with it.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn undo(&mut self) -> Result<(), Stays> {
        self.go_back_to(self.played.undo_to(self.viewer)?);
        Ok(())
    }

    /// Goes back to when so many actions had been taken; what followed can be done again.
    pub fn go_back_to(&mut self, actions: usize) {
        let (before, after) = self.record().split_at(actions);
        match Self::resume(&before, self.viewer) {
            Ok(back) => {
                let mut undone = std::mem::take(&mut self.undone);
                undone.push(after);
                *self = Self { undone, ..back };
            }
            // What was played can be replayed; if not, nothing is lost.
            Err(fault) => error!("the match does not go back: {fault}"),
        }
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) {
        let past = &mut self.past;
        for text in self.undone.pop().unwrap_or_default() {
            let played = self.played.play_again(&text, |_, events| past.extend(events.iter().cloned()));
            if let Err(fault) = played {
                error!("what was taken back does not come again: {fault}");
                self.undone.clear();
                return;
            }
        }
    }
}
