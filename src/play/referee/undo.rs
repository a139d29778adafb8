//! Taking back and doing again, for the person at this screen.

use bevy::prelude::*;
use rummage_host::NoWayBack;
use rummage_rules::record::undo::Stays;

use super::{Referee, Run};

impl Referee {
    /// Whether the person at this screen may take their last action back.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn may_undo(&self) -> Result<(), Stays> {
        match &self.run {
            Run::Here(host) => host.may_undo(self.viewer).map(drop),
            Run::Elsewhere(_) => Err(Stays::PassedOn),
        }
    }

    /// Whether something was taken back that can be done again.
    pub fn may_redo(&self) -> bool {
        self.host().is_some_and(rummage_host::Host::may_redo)
    }

    /// Takes the last action of the person at this screen back; in practice what the others did since goes with it.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn undo(&mut self) -> Result<(), Stays> {
        let Run::Here(host) = &mut self.run else { return Err(Stays::PassedOn) };
        match host.undo(self.viewer) {
            Err(NoWayBack::Stays(why)) => Err(why),
            gone => {
                report(gone);
                Ok(())
            }
        }
    }

    /// Goes back to when so many actions had been taken, in practice; what followed can be done again.
    pub fn go_back_to(&mut self, actions: usize) {
        if let Run::Here(host) = &mut self.run {
            report(host.go_back_to(actions));
        }
    }

    /// Does again what was taken back last.
    pub fn redo(&mut self) {
        if let Run::Here(host) = &mut self.run {
            report(host.redo().map_err(NoWayBack::Replay));
        }
    }
}

/// What was played can be replayed; if not, nothing is lost.
fn report(went: Result<usize, NoWayBack>) {
    if let Err(fault) = went {
        error!("the match does not go there: {fault}");
    }
}
