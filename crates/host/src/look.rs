//! Looking back: the table as a seat had been shown it, after so many events. The match itself stays where it is.

use crate::Host;
use crate::past::Act;
use rummage_rules::action::Action;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::event::Event;
use rummage_rules::notation;
use rummage_rules::record::Match;
use rummage_rules::table::view::View;
use rummage_rules::table::{Due, Public};
use std::borrow::Cow;

/// A moment at which a seat did something.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    fn new(act: &Act, written: &str) -> Decision {
        let action = written.split_once(' ').map_or("", |(_, action)| action).into();
        Decision { happened: act.happened, round: act.round, seat: act.seat, action }
    }

    /// What it did, read from the seat's view of that moment.
    pub fn deed(&self, view: &View) -> Option<Action> {
        notation::parse_action(&view.public, &view.hand, &self.action).ok()
    }
}

impl Host {
    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.due() == Due::Nothing
    }

    /// Whether it is practice: anything may be taken back, and it counts in no statistics.
    pub fn is_practice(&self) -> bool {
        self.record().practice
    }

    /// Whether the past may be seen through anybody's eyes: nothing is hidden any more, or it never was, in practice.
    pub fn lies_open(&self) -> bool {
        self.is_over() || self.is_practice()
    }

    /// Whether the past may be shown to a seat through these eyes: through its own at any time, and through others' once it lies open.
    pub fn may_see(&self, viewer: Option<Seat>, eyes: Seat) -> bool {
        self.lies_open() || viewer == Some(eyes)
    }

    /// Every moment at which a seat did something. What it did may be told to whoever [may see](Host::may_see) its cards.
    pub fn decisions(&self) -> Vec<Decision> {
        let written = &self.record().actions;
        self.past.acts.iter().zip(written).map(|(act, text)| Decision::new(act, text)).collect()
    }

    /// How many actions had been taken when so many events had happened.
    pub fn actions_by(&self, events: usize) -> usize {
        self.past.acts.partition_point(|act| act.happened < events)
    }

    /// The table after so many events, seen from a seat through these eyes: the seat's own, or an onlooker's, who sees no hand.
    pub fn view_at(&self, events: usize, seat: Seat, eyes: Option<Seat>) -> View {
        let eyes = eyes.filter(|eyes| *eyes == seat);
        let mut view =
            View { public: Public::new(self.public().spec.clone(), Seat(0)).into(), seat, hand: Vec::new() };
        for event in self.whole_past().iter().take(events) {
            view.fold(&event.shown_to(eyes));
        }
        if eyes.is_none() {
            view.hand.clear();
        }
        view
    }

    /// All that has happened; what is forgotten is played again.
    pub(crate) fn whole_past(&self) -> Cow<'_, [Event<CardId>]> {
        if self.past.forgotten == 0 {
            return Cow::Borrowed(&self.past.kept);
        }
        let mut past = Vec::new();
        // What was played can be replayed.
        let _ = Match::replay(self.record(), |_, events| past.extend(events));
        Cow::Owned(past)
    }
}
