//! Looking back: the table as a seat had been shown it, after so many events. The match itself stays where it is.

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    cards::ids::Seat,
    notation,
    record::Match,
    record::share,
    table::view::View,
    table::{Due, Public},
};

use super::Referee;

/// The past is looked at: the match waits, and the judge with it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Looking {
    /// So many events have happened at the moment that is looked at.
    pub at: usize,
    /// The seat the table is seen from.
    pub seat: Seat,
    /// Whose cards may be seen, if anybody's.
    pub eyes: Option<Seat>,
}

impl Looking {
    /// The table as it was at this moment.
    pub fn view(&self, referee: &Referee) -> View {
        referee.view_after(self.at, self.seat, self.eyes)
    }
}

/// A moment at which a seat did something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// So many events had happened.
    pub happened: usize,
    /// In this round.
    pub round: u16,
    /// The seat.
    pub seat: Seat,
    /// What it did, as it is written down.
    pub action: String,
}

impl Decision {
    /// What it did, read from the seat's view of that moment.
    pub fn deed(&self, view: &View) -> Option<Action> {
        notation::parse_action(&view.public, &view.hand, &self.action).ok()
    }
}

impl Referee {
    /// Whether the past may be seen through anybody's eyes: nothing is hidden any more, or it never was, in practice.
    pub fn lies_open(&self) -> bool {
        self.is_over() || self.record().practice
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.due() == Due::Nothing
    }

    /// The code of the match with a word for each chair. Nothing while cards are hidden, for the seed is in it.
    pub fn code(&self, chairs: &[String]) -> Option<String> {
        self.lies_open().then(|| share::code(self.record(), chairs))
    }

    /// How many events have happened.
    pub fn happened(&self) -> usize {
        self.past.len()
    }

    /// Every moment at which a seat did something. What it did may be told of a seat whose cards may be seen.
    pub fn decisions(&self) -> Vec<Decision> {
        let (mut happened, mut decisions) = (0, Vec::<Decision>::new());
        let replayed = Match::replay(self.record(), |played, events| {
            if let Some(text) = played.record().actions.get(decisions.len()) {
                let (seat, action) = text.split_once(' ').unwrap_or((text, ""));
                let round = played.table().public.round;
                decisions.extend(notation::parse_seat(seat).map(|seat| Decision {
                    happened,
                    round,
                    seat,
                    action: action.into(),
                }));
            }
            happened += events.len();
        });
        if let Err(fault) = replayed {
            error!("the match cannot be replayed: {fault}");
        }
        decisions
    }

    /// How many actions had been taken when so many events had happened.
    pub fn actions_by(&self, events: usize) -> usize {
        let (mut happened, mut actions) = (0, 0);
        let replayed = Match::replay(self.record(), |played, more| {
            if happened < events {
                happened += more.len();
                actions = played.record().actions.len();
            }
        });
        if let Err(fault) = replayed {
            error!("the match cannot be replayed: {fault}");
        }
        actions
    }

    /// The table after so many events, seen from a seat through these eyes: the seat's own, or an onlooker's, who sees no hand.
    /// While the match is on, eyes that are not the viewer's see as an onlooker does.
    pub fn view_after(&self, events: usize, seat: Seat, eyes: Option<Seat>) -> View {
        let eyes = eyes.filter(|eyes| *eyes == seat && (self.lies_open() || *eyes == self.viewer));
        let spec = self.played.table().public.spec.clone();
        let mut view = View { public: Public::new(spec, Seat(0)), seat, hand: Vec::new() };
        for event in self.told_to(eyes).take(events) {
            view.fold(&event);
        }
        if eyes.is_none() {
            view.hand.clear();
        }
        view
    }
}
