//! A sentence for the player; whoever has one writes it, and the interface shows it.

use bevy::prelude::*;

/// Something to tell the player here and now: what cannot be, and why.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Notice(pub String);
