//! Taking back and doing again, for the person at this screen.

use bevy::prelude::*;
use rummage_host::NoWayBack;
use rummage_rules::record::undo::Stays;

use super::Referee;

impl Referee {
    /// Whether the person at this screen may take their last action back.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn may_undo(&self) -> Result<(), Stays> {
        self.host.may_undo(self.viewer).map(drop)
    }

    /// Takes the last action of the person at this screen back; in practice what the others did since goes with it.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn undo(&mut self) -> Result<(), Stays> {
        match self.host.undo(self.viewer) {
            Err(NoWayBack::Stays(why)) => Err(why),
            gone => {
                report(gone);
                Ok(())
            }
        }
    }

    /// Goes back to when so many actions had been taken, in practice; what followed can be done again.
    pub fn go_back_to(&mut self, actions: usize) {
        report(self.host.go_back_to(actions));
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) {
        report(self.host.redo().map_err(NoWayBack::Replay));
    }
}

/// What was played can be replayed; if not, nothing is lost.
fn report(went: Result<usize, NoWayBack>) {
    if let Err(fault) = went {
        error!("the match does not go there: {fault}");
    }
}
