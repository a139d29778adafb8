//! Travels: a card on its way from where it was to its slot, on an arc, with the times of the design board.

use bevy::prelude::*;

use super::{
    curve::Ease,
    pose::{Lean, Pose, Slot},
};
use crate::{AppSystems, preferences::Preferences};

/// Why a card travels.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Trip {
    /// From the pack to a hand.
    Deal,
    /// From the stock to a hand.
    Draw,
    /// From the discard pile to a hand.
    Take,
    /// From anywhere in the discard row to a hand, with all above it.
    TakeRow,
    /// From a hand to the discard pile.
    Discard,
    /// From a hand to a plot.
    Meld,
    /// From a hand to a meld that lies there already.
    LayOff,
    /// From a hand to the place of a wild card.
    SwapIn,
    /// A wild card, from its meld to a hand.
    SwapOut,
    /// With the whole discard pile, to the other side.
    TurnOver,
    /// Back into the pack.
    Gather,
}

/// The times and shape of a trip.
struct Plan {
    seconds: f32,
    stagger: f32,
    ease: Ease,
    /// How high above the straight line, in reference pixels.
    arc: f32,
    /// Degrees at the start, besides where it was.
    spin: f32,
    /// The share of the way at which it may turn over.
    turns_at: f32,
}

impl Trip {
    fn plan(self) -> Plan {
        let plan = |seconds, stagger, ease, arc, spin, turns_at| Plan {
            seconds,
            stagger,
            ease,
            arc,
            spin,
            turns_at,
        };
        match self {
            Self::Deal => plan(0.26, 0.045, Ease::Out, 60.0, -20.0, 0.8),
            Self::Draw => plan(0.22, 0.0, Ease::Out, 40.0, 0.0, 0.45),
            Self::Take => plan(0.22, 0.0, Ease::Out, 28.0, 0.0, 0.45),
            Self::TakeRow => plan(0.28, 0.024, Ease::Out, 28.0, 0.0, 0.45),
            Self::Discard => plan(0.18, 0.0, Ease::InOut, 36.0, 0.0, 0.3),
            Self::Meld => plan(0.26, 0.06, Ease::Out, 50.0, 0.0, 0.3),
            Self::LayOff => plan(0.24, 0.06, Ease::Out, 44.0, 0.0, 0.3),
            Self::SwapIn => plan(0.30, 0.0, Ease::InOut, 60.0, 0.0, 0.3),
            // It waits for the other card, and pops up before it goes.
            Self::SwapOut => plan(0.30, 0.30, Ease::InOut, 40.0, 0.0, 0.45),
            Self::TurnOver => plan(0.45, 0.010, Ease::InOut, 34.0, 0.0, 0.5),
            Self::Gather => plan(0.35, 0.008, Ease::InOut, 20.0, 0.0, 0.2),
        }
    }
}

/// A card on its way.
#[derive(Component, Debug, Clone, Copy)]
pub struct Travelling {
    trip: Trip,
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
        let plan = self.trip.plan();
        self.delay <= 0.0 && plan.ease.at(self.elapsed / plan.seconds) >= plan.turns_at
    }
}

/// Sends a card on its way to wherever the layout will put it; the `nth` of several follows the others. Returns when it lands, in seconds.
pub fn send(world: &mut World, card: Entity, trip: Trip, nth: usize) -> f32 {
    let preferences = *world.resource::<Preferences>();
    let Some(from) = world.get::<Pose>(card).copied() else { return 0.0 };
    // A table that has just opened has nowhere to come from; without motion everything is where it belongs at once.
    if preferences.pace().is_none() || preferences.reduced_motion || from.width == 0.0 {
        return 0.0;
    }
    let plan = trip.plan();
    let delay = nth as f32 * plan.stagger;
    world.entity_mut(card).insert(Travelling { trip, from, delay, elapsed: 0.0, above: ABOVE + nth as f32 });
    delay + plan.seconds
}

/// Everything on its way arrives now.
pub fn finish_all(world: &mut World) {
    super::crossfade::finish(world);
    let mut travellers = world.query_filtered::<Entity, With<Travelling>>();
    let cards: Vec<Entity> = travellers.iter(world).collect();
    for card in cards {
        let mut card = world.entity_mut(card);
        card.remove::<Travelling>();
        // Forgotten where it was, it is next seen where it belongs.
        card.insert(Pose::default());
    }
}

/// Moves what travels.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, travel.in_set(AppSystems::Motion));
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
        let plan = trip.trip.plan();
        let share = trip.elapsed / plan.seconds;
        if share >= 1.0 || !share.is_finite() {
            *pose = goal;
            commands.entity(card).remove::<Travelling>();
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
