//! How the table is painted in the world: cards as quads over one atlas, plots as painted frames, marks on cards.

use bevy::prelude::*;

mod batch;
mod bed;
mod card;
mod festival;
pub mod floor;
mod frame;
mod mark;
pub mod print;
mod shape;
mod stamp;
mod straight;
mod token;
mod trail;

/// Registers everything that is drawn in the world of the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        (batch::plugin, card::plugin),
        bed::plugin,
        festival::plugin,
        (floor::plugin, print::plugin),
        mark::plugin,
        stamp::plugin,
        straight::plugin,
        token::plugin,
        trail::plugin,
    ));
}
