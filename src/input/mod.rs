//! Devices in, intents out: the only code that reads a mouse, a finger, a key or a pad.

use bevy::prelude::*;

pub mod focus;
mod gamepad;
pub mod intent;
mod keyboard;
mod panels;
mod pointer;
pub mod press;
pub mod typing;

/// Registers the vocabulary and every translator.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        intent::plugin,
        focus::plugin,
        gamepad::plugin,
        keyboard::plugin,
        pointer::plugin,
        typing::plugin,
    ));
}
