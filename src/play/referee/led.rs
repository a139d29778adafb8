//! A person who is led: while a lesson goes on, one thing alone may be done at their seat.

use bevy::prelude::*;
use rummage_host::Host;
use rummage_rules::{action::Action, cards::ids::Seat};

/// What alone may be done at a seat, as long as somebody leads it. What the rules refuse is refused by the judge all the same.
#[derive(Resource, Debug, Clone)]
pub struct Led {
    /// Who is led.
    pub seat: Seat,
    /// What they may do; nothing yet where there is something to read.
    pub wanted: Option<Action>,
}

/// The person who is led wanted something else that the rules allow.
#[derive(Message, Debug, Clone, Copy)]
pub struct HeldBack;

impl Led {
    /// Whether this is something else, which the rules allow.
    pub(super) fn holds_back(&self, host: &Host, seat: Seat, action: &Action) -> bool {
        let is_it = |wanted: &Action| host.come_to_the_same(seat, wanted, action);
        seat == self.seat && host.view(seat).check(action).is_ok() && !self.wanted.as_ref().is_some_and(is_it)
    }
}
