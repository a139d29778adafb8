//! How Rummage looks: type, pictures and widgets. Sizes are reference pixels of the design board; the canvas scales them to the window.

use bevy::prelude::*;

pub mod backdrop;
pub mod button;
pub mod control;
pub mod entrance;
pub mod exit;
pub mod faces;
pub mod lettering;
pub mod look;
mod nodes;
pub mod notice;
pub mod panel;
pub mod picture;
pub mod prompt;
pub mod ring;
pub mod role;
pub mod scroll;
mod solidity;
#[cfg(test)]
pub(crate) mod test_app;
pub mod tip;

/// Registers everything that keeps the look up to date.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        backdrop::plugin,
        (entrance::plugin, exit::plugin),
        lettering::plugin,
        look::plugin,
        nodes::plugin,
        notice::plugin,
        picture::plugin,
        prompt::plugin,
        ring::plugin,
        role::plugin,
        scroll::plugin,
        tip::plugin,
    ));
}
