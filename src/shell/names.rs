//! The names of what is on screen: for the program, and for whoever has it read aloud.

use bevy::prelude::*;

/// A stable name, by which a node is found again when its screen is drawn anew.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
pub struct Tag(pub String);

/// What a screen reader and the page's mirror call a node.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
#[component(immutable)]
pub struct AccessibleName(pub String);
