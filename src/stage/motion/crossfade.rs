//! In reduced motion no card travels: its picture fades where it was, and the card itself appears where it belongs.

use bevy::prelude::*;

use super::pose::{Lean, Pose, follow_slots};
use crate::{
    play::table::{OfTable, slot::Slot},
    shell::{AppSystems, preferences::Preferences},
    stage::quad::Quad,
};

/// Seconds of a cross-fade.
const SECONDS: f32 = 0.12;
/// What moves by less simply moves, in reference pixels.
const NEAR: f32 = 6.0;

/// How far something has come or gone: cards that appear, and the pictures that they leave behind.
#[derive(Component, Debug, Clone, Copy)]
pub struct Fading {
    age: f32,
    goes: bool,
}

impl Fading {
    /// How solid it is: 1 as it was drawn.
    pub fn solidity(&self) -> f32 {
        let share = (self.age / SECONDS).clamp(0.0, 1.0);
        if self.goes { 1.0 - share } else { share }
    }
}

type Worn = (&'static Quad, &'static Transform, &'static Visibility);

/// Registers the cross-fades.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (fade, leave_behind).chain().before(follow_slots).in_set(AppSystems::Motion));
}

fn fade(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut fading: Query<(Entity, &mut Fading)>,
    mut commands: Commands,
) {
    let pace = preferences.pace().unwrap_or(f32::INFINITY);
    for (entity, mut fading) in &mut fading {
        fading.age += time.delta_secs().max(f32::EPSILON) * pace;
        if fading.age < SECONDS {
            continue;
        }
        if fading.goes {
            commands.entity(entity).despawn();
        } else {
            commands.entity(entity).remove::<Fading>();
        }
    }
}

/// A card whose place has changed leaves its picture where it was, before it is put into its new place.
fn leave_behind(
    preferences: Res<Preferences>,
    moved: Query<(Entity, &Slot, &Lean, &Pose, Option<Worn>), Changed<Slot>>,
    mut commands: Commands,
) {
    if !preferences.reduced_motion || preferences.pace().is_none() {
        return;
    }
    for (card, slot, lean, pose, worn) in &moved {
        let goal = Pose::goal(slot, lean);
        // A pose without a width has not been seen yet.
        if pose.width == 0.0 || pose.at.distance(goal.at) < NEAR {
            continue;
        }
        if let Some((quad, place, Visibility::Inherited)) = worn {
            let picture = (*quad, *place);
            commands.spawn((OfTable, Fading { age: 0.0, goes: true }, picture));
        }
        commands.entity(card).insert(Fading { age: 0.0, goes: false });
    }
}

/// Everything is where it belongs, and solid.
pub fn finish(world: &mut World) {
    let mut fading = world.query::<(Entity, &Fading)>();
    let all: Vec<(Entity, bool)> = fading.iter(world).map(|(entity, fading)| (entity, fading.goes)).collect();
    for (entity, goes) in all {
        if goes {
            world.despawn(entity);
        } else {
            world.entity_mut(entity).remove::<Fading>();
        }
    }
}
