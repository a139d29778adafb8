//! Devices in, intents out: the only code that reads a mouse, a finger, a key, a pad or a screen reader.

use bevy::prelude::*;

pub mod focus;
mod gamepad;
mod keyboard;
mod panels;
mod pointer;
pub mod press;
pub mod reader;
pub(crate) mod rebinding;
pub mod typing;

/// Registers the vocabulary and every translator.
pub fn plugin(app: &mut App) {
    // Nodes are for looking at; what stops a pointer says so.
    app.insert_resource(UiPickingSettings { require_markers: true }).add_plugins((
        focus::plugin,
        gamepad::plugin,
        keyboard::plugin,
        pointer::plugin,
        reader::plugin,
        rebinding::plugin,
        typing::plugin,
    ));
}
