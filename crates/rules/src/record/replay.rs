//! A record played again: to its end, or to where its match stands and goes on.

use super::{Match, MatchRecord, ReplayError};
use crate::games::Game;
use crate::notation;
use crate::perform::Events;
use crate::table::{Due, StepKind};

/// How far steps are taken that are nobody's decision.
#[derive(Copy, Clone)]
pub(crate) enum Until<'a> {
    /// Until somebody is asked, or the match is over.
    Asked,
    /// Until this action can happen, which may divide a hand before it is counted.
    Played(&'a str),
    /// Until somebody is asked, or a seat may divide its hand before it is counted.
    Divided,
    /// Until a round has been counted and its sheet is looked at; before that as `Divided`, unless the record has a mark of the count.
    Sheet { counted: bool },
}

impl Match {
    /// Plays a record to its end, and hands every event to `watch` with the match as it is then.
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn replay(record: &MatchRecord, watch: impl FnMut(&Match, Events)) -> Result<Match, ReplayError> {
        Match::play(record, Until::Asked, watch)
    }

    /// Plays a record to where its match stands, to go on with it: as [`replay`](Match::replay) does, but a count of hands that the
    /// record has no mark of stays due as long as a seat may still divide the hand it shows (ruling R25).
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn resume(record: &MatchRecord, watch: impl FnMut(&Match, Events)) -> Result<Match, ReplayError> {
        Match::play(record, Until::Divided, watch)
    }

    /// The same, but a round that would follow a counted one is still to begin: for whoever left the match at the sheet.
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn resume_at_sheet(
        record: &MatchRecord,
        watch: impl FnMut(&Match, Events),
    ) -> Result<Match, ReplayError> {
        Match::play(record, Until::Sheet { counted: false }, watch)
    }

    /// A match of before goes on where a ruling that has changed since never mattered: where all of it is legal today and every round
    /// counted comes to what it came to.
    fn play(
        record: &MatchRecord,
        end: Until<'_>,
        watch: impl FnMut(&Match, Events),
    ) -> Result<Match, ReplayError> {
        let (game, ruled) = record.game()?;
        Match::play_of(game, record, end, watch).map_err(|fault| ruled.unwrap_or(fault))
    }

    fn play_of(
        game: &Game,
        record: &MatchRecord,
        end: Until<'_>,
        mut watch: impl FnMut(&Match, Events),
    ) -> Result<Match, ReplayError> {
        let mut played = Match::new(game, record.seats, record.rules(), record.seed)?;
        // What was written down before the deal stays as it is: the seal was made from it.
        played.record.rules_revision = record.rules_revision;
        played.record.options.clone_from(&record.options);
        played.record.practice = record.practice;
        played.take_steps(Until::Asked, &mut watch);
        for (index, text) in record.actions.iter().enumerate() {
            let events = played.replay_action(index + 1, text)?;
            watch(&played, events);
            let counted = played.record.marks.len() < record.marks.len();
            let until = match record.actions.get(index + 1) {
                Some(next) => Until::Played(next),
                None => match end {
                    Until::Divided if counted => Until::Asked,
                    Until::Sheet { .. } => Until::Sheet { counted },
                    end => end,
                },
            };
            played.take_steps(until, &mut watch);
        }
        played.compare_marks(record)?;
        Ok(played)
    }

    /// Takes every step that is due, but for those that wait: the count of hands that somebody still divides, or the round after a sheet.
    pub(crate) fn take_steps(&mut self, until: Until<'_>, watch: &mut impl FnMut(&Match, Events)) {
        while let Due::Step(kind) = self.table.due() {
            let waits = match kind {
                StepKind::Score => self.counts_later(until),
                StepKind::NextRound => matches!(until, Until::Sheet { .. }),
                _ => false,
            };
            if waits {
                return;
            }
            let events = self.step();
            watch(self, events);
        }
    }

    /// Whether the count of hands that is due waits.
    fn counts_later(&self, until: Until<'_>) -> bool {
        match until {
            Until::Asked => false,
            Until::Played(next) => self.would_accept(next),
            Until::Divided | Until::Sheet { counted: false } => self.table.awaits_division(),
            Until::Sheet { counted: true } => false,
        }
    }

    /// Whether an action that is written down can happen now.
    fn would_accept(&self, text: &str) -> bool {
        let accepted = || {
            let (seat, words) = text.split_once(' ')?;
            let seat = notation::parse_seat(seat)?;
            let hand = self.table.hands.get(seat.index())?;
            let action = notation::parse_action(&self.table.seen_by(seat), hand, words).ok()?;
            self.table.check(seat, &action).ok()
        };
        accepted().is_some()
    }

    pub(crate) fn replay_action(&mut self, number: usize, text: &str) -> Result<Events, ReplayError> {
        let seat_and_action = text.split_once(' ');
        let seat = seat_and_action.and_then(|(seat, _)| notation::parse_seat(seat));
        let seat = seat.filter(|seat| seat.index() < self.record.seats);
        let (Some(seat), Some((_, words))) = (seat, seat_and_action) else {
            return Err(ReplayError::Seat { number, text: text.into() });
        };
        let hand = &self.table.hands[seat.index()];
        let action = notation::parse_action(&self.table.seen_by(seat), hand, words);
        let action = action.map_err(|error| ReplayError::Notation { number, text: text.into(), error })?;
        self.act(seat, &action).map_err(|refusal| ReplayError::Refused { number, text: text.into(), refusal })
    }

    fn compare_marks(&self, record: &MatchRecord) -> Result<(), ReplayError> {
        for (index, expected) in record.marks.iter().enumerate() {
            let found = self.record.marks.get(index).cloned().unwrap_or_else(|| "missing".into());
            if found != *expected {
                return Err(ReplayError::Mark { round: index + 1, found, expected: expected.clone() });
            }
        }
        Ok(())
    }
}
