//! A table elsewhere: the line to it, who sits there, and the match that is played there, brought to the table in this window.
//!
//! A server runs the match (`crates/server`) and tells this seat what it may know, in the lines of `crates/wire`. Here they become the same
//! messages that a match of this program makes, so that table, plates and sheets are the same.

use bevy::prelude::*;

mod beside;
mod chairs;
mod chance;
mod clock;
mod connection;
mod feed;
mod kept;
mod lines;
mod play;
mod way;

pub use beside::Beside;
pub use chairs::{A_MINUTE, AtTable, Gestured, level_of};
pub use chance::Fairness;
pub use clock::TurnClock;
pub use connection::{Connection, Standing, Told, Wanted};
pub use kept::look_back;
pub use play::Sent;

/// Registers the line and what it brings.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        lines::plugin,
        beside::plugin,
        chairs::plugin,
        chance::plugin,
        clock::plugin,
        feed::plugin,
        kept::plugin,
        play::plugin,
    ));
}
