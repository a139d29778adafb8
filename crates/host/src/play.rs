//! Going on: a seat acts, or a step is taken that is due.

use crate::{Host, Moment};
use rummage_rules::action::Action;
use rummage_rules::cards::ids::Seat;
use rummage_rules::notation::event_text;
use rummage_rules::refusal::Refusal;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, StepKind};

impl Host {
    /// Lets a seat act. On a refusal nothing changes. What was taken back before can no longer be done again: another way was taken.
    ///
    /// # Errors
    /// The refusal.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<Moment<'_>, Refusal> {
        let events = self.played.act(seat, action)?;
        self.undone.clear();
        Ok(self.past.add(&self.played, events))
    }

    /// Whether two actions of a seat are legal and come to the same: what would happen reads alike, whichever of several copies of a card it
    /// is about.
    pub fn come_to_the_same(&self, seat: Seat, one: &Action, other: &Action) -> bool {
        let told = |action| {
            let mut then = self.clone();
            let moment = then.act(seat, action).ok()?;
            let public = moment.public();
            Some(moment.laid_open().map(|event| event_text(public, &event)).collect::<Vec<_>>())
        };
        told(one).is_some_and(|happens| Some(happens) == told(other))
    }

    /// Takes the step that is due. Nothing happens if a seat is asked, the match is over, or the count of hands still waits.
    pub fn step(&mut self) -> Moment<'_> {
        let table = self.played.table();
        let counts = table.due() == Due::Step(StepKind::Score);
        let events = if counts && self.divisions.wait(table) { Vec::new() } else { self.played.step() };
        if counts && !events.is_empty() {
            self.divisions.end();
        }
        self.past.add(&self.played, events)
    }

    /// Takes every step that is due, until a seat is asked, the count of hands waits, or a round after the first is to begin.
    pub fn settle(&mut self) -> Moment<'_> {
        let first = self.happened();
        while let Due::Step(kind) = self.due() {
            let next_round = kind == StepKind::NextRound && self.public().round > 0;
            if next_round || self.step().is_empty() {
                break;
            }
        }
        Moment { played: &self.played, first, events: self.past.since(first) }
    }

    /// Lets whatever is due happen: the step, or what is chosen for the seat that is asked, from what it may know. Nothing happens any
    /// more once the match is over, or while the count of hands waits.
    ///
    /// # Errors
    /// The refusal of what was chosen.
    pub fn go_on(&mut self, choose: impl FnOnce(&View) -> Action) -> Result<Option<Moment<'_>>, Refusal> {
        let moment = match self.due() {
            Due::Nothing => return Ok(None),
            Due::Step(_) => self.step(),
            Due::Seat(seat) => {
                let action = choose(&self.view(seat));
                self.act(seat, &action)?
            }
        };
        Ok((!moment.is_empty()).then_some(moment))
    }
}
