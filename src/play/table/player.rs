//! Players as entities: who sits where, who answers for the seat, and which piles are theirs.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use crate::shell::match_setup::SeatControl;

/// A player, by seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct Player(pub Seat);

/// Who answers for the seat.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct Control(pub SeatControl);

/// The name on the plate.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
#[component(immutable)]
pub struct PlayerName(pub String);

/// Points so far, as they are shown. Written when points are written down.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Score(pub i32);

/// The player a pile belongs to.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = Piles)]
pub struct OwnedBy(pub Entity);

/// The piles of a player: a hand, and the melds in the order of laying.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = OwnedBy)]
pub struct Piles(Vec<Entity>);

impl Control {
    /// Whether the person at this device answers.
    pub fn is_human(self) -> bool {
        self.0 == SeatControl::Human
    }
}
