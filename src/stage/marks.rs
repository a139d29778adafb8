//! Marks: what stands out about a card.

use bevy::prelude::*;

/// What a card is marked as. Written by the aim.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Marks {
    /// Picked for the next action.
    pub selected: bool,
    /// The pad or the keys are here.
    pub focused: bool,
    /// Something may be done with it now.
    pub legal: bool,
    /// The judge has just said no.
    pub refused: bool,
    /// A thought is about it. Written by the hint.
    pub advised: bool,
    /// Waits while the player is asked about other cards.
    pub waits: bool,
}
