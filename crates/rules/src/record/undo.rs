//! Taking back: a seat may undo what it did last, as long as nobody has learnt anything or gone on since.

use crate::cards::ids::{CardId, Seat};
use crate::event::Event;
use crate::perform::Events;
use crate::record::{Match, MatchRecord, ReplayError, Until};
use thiserror::Error;

/// Why what was done cannot be taken back.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Error)]
pub enum Stays {
    /// The seat has not done anything yet.
    #[error("nothing has been done yet")]
    NothingDone,
    /// A card was drawn, turned up or shown.
    #[error("a new card has been seen")]
    CardSeen,
    /// An answer is sealed, or has been opened.
    #[error("an answer stays given")]
    Answered,
    /// It is somebody else's turn, or was.
    #[error("the turn has passed on")]
    PassedOn,
    /// The pack was shuffled or cut.
    #[error("the pack was shuffled")]
    Shuffled,
    /// It has been paid for.
    #[error("it has been paid for")]
    Paid,
    /// The round is over.
    #[error("the round is over")]
    RoundOver,
}

/// Something a seat did, and what keeps it from being taken back since.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    seat: Seat,
    /// So many rounds had been counted before.
    counted: usize,
    stays: Option<Stays>,
}

impl Deed {
    /// A deed after so many counted rounds, with what it led to at once.
    pub(crate) fn new(seat: Seat, counted: usize, events: &Events) -> Deed {
        let mut deed = Deed { seat, counted, stays: None };
        deed.weigh(events);
        deed
    }

    /// Takes in what has happened since.
    pub(crate) fn weigh(&mut self, events: &Events) {
        self.stays = self.stays.or_else(|| events.iter().find_map(|event| settled_by(event, self.seat)));
    }
}

/// What this event puts beyond taking back for the seat that acted before it.
fn settled_by(event: &Event<CardId>, seat: Seat) -> Option<Stays> {
    match event {
        Event::Drew { .. }
        | Event::TurnedUp { .. }
        | Event::WildCut { .. }
        | Event::SawWild(..)
        | Event::Gave { .. } => Some(Stays::CardSeen),
        Event::CardsShown { seat: whose, .. } => (*whose != seat).then_some(Stays::CardSeen),
        Event::TurnBegan { seat: next } => (*next != seat).then_some(Stays::PassedOn),
        Event::TurnWentOn { seat: next, .. } => (*next != seat).then_some(Stays::PassedOn),
        Event::WindowOpened { .. } | Event::Bought { .. } | Event::RummyCalled { .. } => {
            Some(Stays::PassedOn)
        }
        Event::Answered { .. } | Event::WindowClosed | Event::Consented { .. } => Some(Stays::Answered),
        Event::Dealt { .. } | Event::Recycled { .. } => Some(Stays::Shuffled),
        Event::CutCalled { .. } | Event::CutSeen { .. } => Some(Stays::Shuffled),
        Event::AttemptFailed { .. } => Some(Stays::Paid),
        Event::RoundBegan { .. }
        | Event::RoundEnded { .. }
        | Event::HandsShown { .. }
        | Event::Scored { .. }
        | Event::MatchEnded { .. } => Some(Stays::RoundOver),
        // Cards that all have seen before, and what everybody knew would follow.
        Event::Took { .. }
        | Event::TookRow { .. }
        | Event::Opened { .. }
        | Event::SlotsFilled { .. }
        | Event::Melded { .. }
        | Event::Rearranged { .. }
        | Event::LaidAside { .. }
        | Event::Discarded { .. }
        | Event::LaidOff { .. }
        | Event::Rode { .. }
        | Event::Swapped { .. }
        | Event::WildKept { .. }
        | Event::TurnPassed { .. }
        | Event::Floated { .. }
        | Event::Knocked { .. }
        | Event::LeftRound { .. }
        | Event::Closed { .. }
        | Event::CardDied
        | Event::TurnedOver
        | Event::Entered { .. }
        | Event::CardOwed { .. }
        | Event::CardSettled
        | Event::StockRanOut
        | Event::LastTurn => None,
    }
}

impl Match {
    /// How many actions are left if this seat takes its last one back. In practice it may go back past anything, and what the
    /// others did since goes with it.
    ///
    /// # Errors
    /// Why it stays done.
    pub fn undo_to(&self, seat: Seat) -> Result<usize, Stays> {
        let last = self.deeds.iter().rposition(|deed| deed.seat == seat).ok_or(Stays::NothingDone)?;
        let others_acted = last + 1 < self.deeds.len();
        match self.deeds[last].stays {
            _ if self.record().practice => Ok(last),
            Some(stays) => Err(stays),
            None if others_acted => Err(Stays::PassedOn),
            None => Ok(last),
        }
    }

    /// Plays on with actions as they were written down, and takes every step that is due before and after them: what was taken back comes again.
    /// Hands every event to `watch` with the match as it is then.
    ///
    /// # Errors
    /// Why one of them cannot be played here.
    pub fn play_again(
        &mut self,
        texts: &[String],
        mut watch: impl FnMut(&Match, Events),
    ) -> Result<(), ReplayError> {
        for text in texts {
            self.take_steps(Until::Played(text), &mut watch);
            let events = self.replay_action(self.record().actions.len() + 1, text)?;
            watch(self, events);
        }
        if !texts.is_empty() {
            self.take_steps(Until::Divided, &mut watch);
        }
        Ok(())
    }

    /// The record of the match as it stood before its action of this number, counted from nought, and the actions that followed. It says which
    /// rounds had been counted, so a match that goes on from it does not count another by itself.
    pub fn split_at(&self, actions: usize) -> (MatchRecord, Vec<String>) {
        let (mut before, after) = self.record().split_at(actions);
        let marks = &self.record().marks;
        let counted = self.deeds.get(actions).map_or(marks.len(), |deed| deed.counted);
        before.marks = marks[..counted].to_vec();
        (before, after)
    }
}

impl MatchRecord {
    /// The match as it stood after so many actions, and the actions that followed.
    pub fn split_at(&self, actions: usize) -> (MatchRecord, Vec<String>) {
        let mut before = self.clone();
        // Replaying makes the marks anew.
        before.marks.clear();
        let after = before.actions.split_off(actions.min(self.actions.len()));
        (before, after)
    }
}
