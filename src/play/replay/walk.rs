//! The steps of a match: where looking back comes to a stop.

use rummage_rules::event::{Event, Seen};

/// A step: something that the log tells, and what follows from it at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Step {
    /// So many events have happened with what is told.
    pub(super) told: usize,
    /// So many with what follows: the turn passes on.
    pub(super) end: usize,
}

/// All steps of what has happened.
pub(super) fn steps(events: impl Iterator<Item = Event<Seen>>) -> Vec<Step> {
    let (mut steps, mut threw) = (Vec::<Step>::new(), false);
    for (event, happened) in events.zip(1..) {
        match (&event, steps.last_mut()) {
            // A round that begins clears the table; it belongs to its deal.
            (Event::RoundBegan { .. }, _) => {}
            (event, Some(step)) if follows(event, threw) => step.end = happened,
            _ => steps.push(Step { told: happened, end: happened }),
        }
        match event {
            Event::TurnBegan { .. } => threw = false,
            Event::Discarded { .. } => threw = true,
            _ => {}
        }
    }
    steps
}

/// Whether it only follows from what was told. A turn passes after a discard too, and then the discard has said it.
fn follows(event: &Event<Seen>, threw: bool) -> bool {
    match event {
        Event::TurnBegan { .. } | Event::TurnWentOn { .. } | Event::CardSettled => true,
        Event::TurnPassed { .. } => threw,
        _ => false,
    }
}

/// The step in which so many events have happened, from nought.
pub(super) fn step_of(steps: &[Step], events: usize) -> usize {
    steps.iter().take_while(|step| step.told <= events).count().saturating_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::cards::ids::Seat;

    #[test]
    fn a_step_is_what_the_log_tells() {
        let seat = Seat(0);
        let events = [
            Event::RoundBegan { round: 1, dealer: seat },
            Event::Dealt { hands: vec![vec![Seen::Back]], stock: vec![Seen::Back] },
            Event::TurnBegan { seat },
            Event::Drew { seat, card: Seen::Back },
            Event::StockRanOut,
            Event::TurnPassed { seat },
            Event::RoundBegan { round: 2, dealer: seat },
            Event::Dealt { hands: vec![vec![Seen::Back]], stock: vec![Seen::Back] },
        ];
        let steps = steps(events.into_iter());
        let found: Vec<_> = steps.iter().map(|step| (step.told, step.end)).collect();
        assert_eq!(found, [(2, 3), (4, 4), (5, 5), (6, 6), (8, 8)]);
        assert_eq!([0, 2, 3, 4, 7, 8].map(|events| step_of(&steps, events)), [0, 0, 0, 1, 3, 4]);
        assert_eq!(step_of(&[], 3), 0);
    }
}
