//! Who answers for a seat: a person through intents, or a bot through its view.

use bevy::prelude::*;

pub mod bot;
pub mod human;

/// Registers both kinds of players.
pub fn plugin(app: &mut App) {
    app.add_plugins((bot::plugin, human::plugin));
}
