//! Poses: where a card is seen, on its way to its slot. In reference pixels, origin top left.

use bevy::prelude::*;

use super::{
    table::{MotionTable, Spring},
    travel::Travelling,
};
use crate::{
    play::table::{card::Card, slot::Slot},
    shell::{
        AppSystems,
        canvas::Canvas,
        pacing::{IdleLife, Still, Stirring},
        preferences::Preferences,
    },
};

/// A shift of the visual away from its slot: lifted because it is pointed at, picked, dragged or refused.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub struct Lean {
    /// Where to.
    pub by: Vec2,
    /// Degrees besides the slot's.
    pub turn: f32,
    /// Times the slot's width.
    pub scale: f32,
    /// In front of everything that rests.
    pub front: bool,
    /// The visual is held by a pointer and follows at once.
    pub held: bool,
}

/// Where a card is seen.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
// A card that breathes is still: what moves it is its pose.
#[require(Lean, IdleLife, Transform, Visibility)]
pub struct Pose {
    /// The middle.
    pub at: Vec2,
    /// Degrees, clockwise.
    pub turn: f32,
    /// The width of the card.
    pub width: f32,
    /// Its place in the drawing order.
    pub z: f32,
    /// How fast it moves.
    pub speed: Vec2,
}

/// How quickly turn and size follow, per second.
const FOLLOW: f32 = 16.0;
/// How quickly a held card follows its pointer, per second: 50 ms behind.
const HELD: f32 = 20.0;
/// Degrees that a held card leans for each pixel a second, and the most.
const LEANING: f32 = 0.01;
const MOST_LEANING: f32 = 9.0;
/// How far in front a leaning card is drawn.
const FRONT: f32 = 60.0;

impl Pose {
    /// Where a slot and its lean put the visual.
    pub fn goal(slot: &Slot, lean: &Lean) -> Self {
        let scale = if lean.scale == 0.0 { 1.0 } else { lean.scale };
        Self {
            at: slot.at + lean.by,
            turn: slot.turn + lean.turn,
            width: slot.width * scale,
            z: slot.z + if lean.front { FRONT } else { 0.0 },
            speed: Vec2::ZERO,
        }
    }

    fn spring_towards(&mut self, goal: &Self, spring: Spring, seconds: f32, held: bool) {
        // Long frames are cut up, so that the spring never bursts.
        let steps = (seconds / 0.008).ceil().clamp(1.0, 32.0);
        let step = seconds / steps;
        for _ in 0..steps as usize {
            let mut turn = goal.turn;
            if held {
                let before = self.at;
                self.at = self.at.lerp(goal.at, (HELD * step).min(1.0));
                turn += (LEANING * (self.at.x - before.x) / step).clamp(-MOST_LEANING, MOST_LEANING);
                self.speed = Vec2::ZERO;
            } else {
                let pull = (goal.at - self.at) * spring.stiffness - self.speed * spring.damping;
                self.speed += pull * step;
                self.at += self.speed * step;
            }
            self.turn += (turn - self.turn) * (FOLLOW * step).min(1.0);
            self.width += (goal.width - self.width) * (FOLLOW * step).min(1.0);
        }
        self.z = goal.z;
        if self.at.distance(goal.at) < 0.05
            && self.speed.length() < 0.5
            && (self.turn - goal.turn).abs() < 0.05
            && (self.width - goal.width).abs() < 0.05
        {
            *self = *goal;
        }
    }
}

/// Lets visuals that do not travel spring to their slots, and places them in the world.
pub fn plugin(app: &mut App) {
    app.register_required_components::<Card, Pose>()
        .add_systems(Update, follow_slots.in_set(AppSystems::Motion))
        .add_systems(Update, place_in_world.in_set(AppSystems::Present))
        .add_systems(Last, stir.in_set(Stirring));
}

fn stir(moved: Query<(), Or<(Changed<Pose>, With<Travelling>)>>, mut still: ResMut<Still>) {
    if !moved.is_empty() {
        still.stir();
    }
}

pub(super) fn follow_slots(
    time: Res<Time>,
    preferences: Res<Preferences>,
    table: Res<MotionTable>,
    mut cards: Query<(&Slot, &Lean, &mut Pose), Without<Travelling>>,
) {
    let pace = preferences.pace().filter(|_| !preferences.reduced_motion);
    for (slot, lean, mut pose) in &mut cards {
        let goal = Pose::goal(slot, lean);
        if *pose == goal {
            continue;
        }
        match pace {
            // A pose without a width has not been seen yet.
            Some(pace) if pose.width > 0.0 => {
                pose.spring_towards(&goal, table.spring, time.delta_secs() * pace, lean.held);
            }
            _ => *pose = goal,
        }
    }
}

fn place_in_world(
    canvas: Res<Canvas>,
    mut cards: Query<(Ref<Pose>, &super::Side, &super::Breath, &Slot, &mut Transform, &mut Visibility)>,
) {
    for (pose, side, breath, slot, mut place, mut visibility) in &mut cards {
        let shown = if slot.drawn { Visibility::Inherited } else { Visibility::Hidden };
        visibility.set_if_neq(shown);
        let at = world_point(&canvas, pose.at - Vec2::new(0.0, breath.0));
        let width = pose.width * canvas.unit;
        let next = Transform {
            translation: at.extend(pose.z),
            rotation: Quat::from_rotation_z(-pose.turn.to_radians()),
            scale: Vec3::new(width * side.narrowing(), width, 1.0),
        };
        place.set_if_neq(next);
    }
}

/// A point of the reference canvas in the camera's world.
pub fn world_point(canvas: &Canvas, at: Vec2) -> Vec2 {
    (at - canvas.size / 2.0) * Vec2::new(canvas.unit, -canvas.unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spring() -> Spring {
        MotionTable::shipped().unwrap().spring
    }

    #[test]
    fn the_spring_overshoots_by_less_than_four_per_cent() {
        let goal = Pose { at: Vec2::new(100.0, 0.0), width: 80.0, ..default() };
        let mut pose = Pose { width: 80.0, ..default() };
        let mut furthest = 0.0_f32;
        for _ in 0..120 {
            pose.spring_towards(&goal, spring(), 1.0 / 60.0, false);
            furthest = furthest.max(pose.at.x);
        }
        assert!(furthest < 104.0, "{furthest}");
        assert_eq!(pose, goal);
    }

    #[test]
    fn a_held_card_leans_the_way_it_goes_and_then_hangs_straight() {
        let mut pose = Pose { width: 80.0, ..default() };
        let mut most = 0.0_f32;
        for frame in 0..30 {
            let goal = Pose { at: Vec2::new(40.0 * frame as f32, 0.0), width: 80.0, ..default() };
            pose.spring_towards(&goal, spring(), 1.0 / 60.0, true);
            most = most.max(pose.turn);
        }
        assert!(most > 7.0 && most <= MOST_LEANING, "{most}");
        let goal = Pose { at: pose.at, width: 80.0, ..default() };
        (0..60).for_each(|_| pose.spring_towards(&goal, spring(), 1.0 / 60.0, true));
        assert_eq!(pose, goal);
    }
}
