//! Visuals follow slots: cards travel on arcs when something happens, and spring to their places otherwise.

use bevy::prelude::*;

mod curve;
mod pose;
mod side;
mod travel;

pub use curve::Ease;
pub use pose::{Lean, Pose, Slot, world_point};
pub use side::Side;
pub use travel::{Travelling, Trip, finish_all, send};

/// Registers everything that moves.
pub fn plugin(app: &mut App) {
    app.add_plugins((pose::plugin, side::plugin, travel::plugin));
}
