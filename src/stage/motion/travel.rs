//! Travels: a card on its way from where it was to its slot, on an arc, with the times of the motion table.

use bevy::prelude::*;

use super::{
    pose::{Lean, Pose},
    table::{MotionTable, Plan},
};
use crate::{
    play::table::{
        slot::Slot,
        travel::{Travel, Trip, Underway},
    },
    shell::{AppSystems, preferences::Preferences},
};

/// A card on its way.
#[derive(Component, Debug, Clone, Copy)]
#[require(Underway)]
pub struct Travelling {
    plan: Plan,
    from: Pose,
    /// Seconds until it sets out.
    delay: f32,
    /// Seconds under way.
    elapsed: f32,
    /// Its place in the drawing order while under way.
    above: f32,
}

/// How far above everything that rests a travelling card is drawn.
const ABOVE: f32 = 500.0;

impl Travelling {
    /// Whether the card may already show its other side.
    pub fn may_turn(&self) -> bool {
        let plan = &self.plan;
        self.delay <= 0.0 && plan.ease.at(self.elapsed / plan.seconds) >= plan.turns_at
    }
}

/// Sends a card on its way to wherever the layout will put it; the `nth` of several follows the others. Returns when it lands, in seconds.
fn send(world: &mut World, card: Entity, trip: Trip, nth: usize) -> f32 {
    let preferences = *world.resource::<Preferences>();
    let Some(from) = world.get::<Pose>(card).copied() else { return 0.0 };
    // A table that has just opened has nowhere to come from; without motion everything is where it belongs at once.
    if preferences.pace().is_none() || preferences.reduced_motion || from.width == 0.0 {
        return 0.0;
    }
    let plan = world.resource::<MotionTable>().plan(trip);
    let delay = nth as f32 * plan.stagger;
    world.entity_mut(card).insert(Travelling { plan, from, delay, elapsed: 0.0, above: ABOVE + nth as f32 });
    delay + plan.seconds
}

/// Everything on its way arrives now.
fn finish_all(world: &mut World) {
    super::crossfade::finish(world);
    let mut travellers = world.query_filtered::<Entity, With<Travelling>>();
    let cards: Vec<Entity> = travellers.iter(world).collect();
    for card in cards {
        let mut card = world.entity_mut(card);
        card.remove::<(Travelling, Underway)>();
        // Forgotten where it was, it is next seen where it belongs.
        card.insert(Pose::default());
    }
}

/// Moves what travels.
pub fn plugin(app: &mut App) {
    app.insert_resource(Travel { send, finish: finish_all })
        .add_systems(Update, travel.in_set(AppSystems::Motion));
}

fn travel(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut cards: Query<(Entity, &mut Travelling, &Slot, &Lean, &mut Pose)>,
    mut commands: Commands,
) {
    let pace = preferences.pace().unwrap_or(f32::INFINITY);
    for (card, mut trip, slot, lean, mut pose) in &mut cards {
        let mut seconds = time.delta_secs() * pace;
        let waited = trip.delay.min(seconds);
        trip.delay -= waited;
        seconds -= waited;
        trip.elapsed += seconds;
        let goal = Pose::goal(slot, lean);
        let plan = trip.plan;
        let share = trip.elapsed / plan.seconds;
        if share >= 1.0 || !share.is_finite() {
            *pose = goal;
            commands.entity(card).remove::<(Travelling, Underway)>();
            continue;
        }
        let way = plan.ease.at(share);
        let from = trip.from;
        let arc = Vec2::new(0.0, -plan.arc * 4.0 * way * (1.0 - way));
        *pose = Pose {
            at: from.at.lerp(goal.at, way) + arc,
            turn: from.turn.lerp(goal.turn, way) + plan.spin * way.min(1.0 - way) * 2.0,
            width: from.width.lerp(goal.width, way),
            z: if trip.delay > 0.0 { from.z } else { trip.above },
            speed: Vec2::ZERO,
        };
    }
}
