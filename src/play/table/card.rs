//! Cards as entities. A card carries its face only while this viewer may see it; a hidden card can be told from no other.

use bevy::prelude::*;
use rummage_rules::cards::ids::CardId;

/// A card on the table.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Card;

/// Which card it is. Present only when this viewer may see it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct Face(pub CardId);

/// The player's own hand: picked for the next action, in the order of picking.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Selected(pub u32);

/// Laid out for a lay-down that is not asked for yet: still in the hand, but its place is in the player's plot.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct Staged {
    /// Which group it lies in, an index of [`Staging::groups`](super::staging::Staging::groups).
    pub group: usize,
    /// Its place there, from the left.
    pub place: usize,
}

/// Came into the hand this turn.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct NewlyDrawn;

/// The judge has just said no to this card.
#[derive(Component, Debug, Clone, Copy)]
pub struct Refused {
    /// Seconds since.
    pub age: f32,
}
