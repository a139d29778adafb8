//! Who answers for a seat: a person by wishes, or a bot by its view.

use bevy::prelude::*;

pub mod bot;
pub mod human;
pub mod undo;

/// Registers both kinds of players, and their ways back.
pub fn plugin(app: &mut App) {
    app.add_plugins((bot::plugin, human::plugin, undo::plugin));
}
