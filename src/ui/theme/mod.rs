//! How Rummage looks: colours, type, pictures and widgets. Sizes are reference pixels of the design board; [`canvas`] scales them to the window.

use bevy::prelude::*;

pub mod backdrop;
#[cfg(test)]
pub(crate) mod bare;
pub mod button;
pub mod canvas;
pub mod control;
pub mod entrance;
pub mod exit;
pub mod faces;
pub mod floor;
pub mod lettering;
pub mod look;
mod nodes;
pub mod notice;
pub mod palette;
pub mod panel;
pub mod picture;
pub mod print;
pub mod prompt;
pub mod ring;
pub mod scroll;
mod solidity;

/// Registers everything that keeps the look up to date.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        backdrop::plugin,
        canvas::plugin,
        (entrance::plugin, exit::plugin),
        floor::plugin,
        lettering::plugin,
        look::plugin,
        nodes::plugin,
        notice::plugin,
        picture::plugin,
        print::plugin,
        prompt::plugin,
        ring::plugin,
        scroll::plugin,
    ));
}
