//! Whoever likes to be is asked once more before what cannot be taken back: a discard, and a hand that is shown.

use bevy::prelude::*;
use rummage_rules::action::Action;

use super::request;
use crate::{
    play::{
        seats::human::choices::{About, Deed, Entry, ask_about},
        table::script::Shown,
    },
    shell::preferences::Preferences,
};

/// Asks the judge, and before that the player where it matters. What the judge would refuse is refused at once.
pub(super) fn request_surely(world: &mut World, action: Action) {
    let asks = world.resource::<Preferences>().asks_twice;
    let stands = || world.resource::<Shown>().0.check(&action).is_ok();
    let (question, about, yes) = match &action {
        Action::Discard(cards) if !cards.is_empty() && asks && stands() => {
            ("choice-discard", vec![("cards", About::Cards(cards.clone()))], "choice-discard-yes")
        }
        Action::Close { .. } if asks && stands() => ("choice-close", Vec::new(), "choice-close-yes"),
        _ => return request(world, action),
    };
    let yes = Entry { key: yes, about: Vec::new(), deed: Some(Deed::Act(action)) };
    ask_about(world, question, about, vec![yes]);
}
