//! Devices in, intents out: the only code that reads a mouse, a finger, a key or a pad.

use bevy::prelude::*;

pub mod intent;

/// Registers the vocabulary and every translator.
pub fn plugin(app: &mut App) {
    app.add_plugins(intent::plugin);
}
