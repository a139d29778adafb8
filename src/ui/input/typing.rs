//! Writing: while a text is asked for, keys mean their letters.

use bevy::prelude::*;

/// Whether a text is asked for.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Typing(pub bool);

/// What the keyboard writes.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum Typed {
    /// Letters.
    Text(String),
    /// This instead of what stands there.
    Whole(String),
    /// The letter before the caret is taken back.
    Erase,
    /// The letter behind the caret is taken.
    Delete,
    /// What lies on the clipboard.
    Paste,
}

/// Registers the letters.
pub fn plugin(app: &mut App) {
    app.init_resource::<Typing>().add_message::<Typed>();
}
