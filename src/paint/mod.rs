//! How the table is painted in the world: cards as quads over one atlas, plots as painted frames, marks on cards.

use bevy::prelude::*;

mod bed;
mod card;
mod fade;
mod festival;
mod frame;
mod mark;
mod order;
mod quads;
mod stamp;
mod token;
mod trail;

use card::Dressing;
pub use mark::Marks;

/// Registers everything that is drawn in the world of the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        quads::plugin,
        (card::plugin, fade::plugin),
        bed::plugin,
        festival::plugin,
        mark::plugin,
        order::plugin,
        stamp::plugin,
        token::plugin,
        trail::plugin,
    ));
}
