//! Tells the world outside the window what is on screen: to tests as a file or page variable, to a page's assistive technology as words.
//!
//! Only what the player at this device sees is told: names that a screen reader may say, and where they are.

use bevy::{prelude::*, ui::UiSystems};
use serde::Serialize;

mod publish;
mod snapshot;

/// Where something that is no UI node lies, in logical window pixels; the table's layout writes it for cards and piles.
///
/// Beside it stand a `Tag` (`hand:CA1`, `pile:stock`, `pile:discard`; a hidden card has no code in its tag) and an `AccessibleName`.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct ScreenRect(pub Rect);

/// What the table is about, in a few words; the table writes it, and clears it on leaving.
#[derive(Resource, Debug, Clone, Default, PartialEq, Serialize)]
pub struct TableStatus {
    /// The phase of the turn, such as `draw`.
    pub phase: String,
    /// The name of the player who is asked.
    pub turn: String,
    /// Whether the player at this device is asked.
    pub yours: bool,
    /// Whether nothing moves and every event has been acted out.
    pub settled: bool,
    /// How many actions have been taken in the match.
    pub actions: usize,
    /// The number of the round, from one.
    pub round: u32,
    /// The sentence in the pill.
    pub prompt: String,
}

/// Keeps the status up to date.
pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<TableStatus>()
        .init_resource::<snapshot::Snapshot>()
        .add_systems(PostUpdate, snapshot::take.after(UiSystems::PostLayout).run_if(publish::is_wanted))
        .add_systems(Last, publish::publish.run_if(resource_changed::<snapshot::Snapshot>));
}
