//! Which side of a card is seen, and the moment in which it is turned over.

use bevy::prelude::*;

use super::travel::Travelling;
use crate::{
    play::table::{card::Face, slot::Slot},
    shell::{AppSystems, preferences::Preferences},
};

/// How far a card is turned: 0 shows its back, 1 its face.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub struct Side(f32);

/// Seconds to turn a card over.
const TURNING: f32 = 0.12;

impl Side {
    /// Whether the face is seen.
    pub fn is_up(self) -> bool {
        self.0 > 0.5
    }

    /// How narrow the card looks while it turns.
    pub fn narrowing(self) -> f32 {
        (self.0 * 2.0 - 1.0).abs().max(0.03)
    }
}

/// Turns cards over when their slot and their face say so.
pub fn plugin(app: &mut App) {
    app.register_required_components::<super::Pose, Side>()
        .add_systems(Update, turn_over.in_set(AppSystems::Motion));
}

fn turn_over(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut cards: Query<(&Slot, Has<Face>, Option<&Travelling>, &mut Side)>,
) {
    let pace = preferences.pace().filter(|_| !preferences.reduced_motion);
    for (slot, known, travelling, mut side) in &mut cards {
        let goal = if slot.up && known { 1.0 } else { 0.0 };
        // Whether it may turn is asked last, because that takes the longest.
        if side.0 == goal || travelling.is_some_and(|trip| !trip.may_turn()) {
            continue;
        }
        let step = pace.map_or(1.0, |pace| time.delta_secs() * pace / TURNING);
        let next = side.0 + (goal - side.0).clamp(-step, step);
        side.set_if_neq(Side(next));
    }
}
