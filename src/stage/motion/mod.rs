//! Visuals follow slots: cards travel on arcs when something happens, and spring to their places otherwise; in reduced motion they fade over.

use bevy::prelude::*;

mod breath;
mod crossfade;
mod curve;
mod pose;
mod side;
mod table;
mod travel;

pub use breath::Breath;
pub use crossfade::Fading;
pub use curve::Ease;
pub use pose::{Lean, Pose, world_point};
pub use side::Side;
pub use table::{FILE, Fault, Knob, MotionTable};
pub use travel::Travelling;

/// Registers everything that moves.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        table::plugin,
        breath::plugin,
        crossfade::plugin,
        pose::plugin,
        side::plugin,
        travel::plugin,
    ));
}
