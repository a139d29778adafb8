//! Idle life: the cards in the player's hand breathe, each a little after its neighbour, as long as anybody looks.

use bevy::{math::ops, prelude::*};

use crate::{
    play::table::{Board, pile::PileCards},
    shell::{AppSystems, pacing::Still, preferences::Preferences, states::Screen},
};

/// How far a breath lifts a card, in reference pixels.
const LIFT: f32 = 1.0;
/// Seconds from breath to breath.
const BREATH: f32 = 5.0;
/// How much later each card breathes than the one on its left, in seconds.
const LATER: f32 = 0.35;

/// How far a card is lifted by its breath. It lies where it lies: no slot and no pose knows of it.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub struct Breath(pub f32);

/// Lets the hand breathe.
pub fn plugin(app: &mut App) {
    app.register_required_components::<super::Pose, Breath>()
        .add_systems(Update, breathe.run_if(in_state(Screen::Table)).in_set(AppSystems::Motion));
}

fn breathe(
    time: Res<Time>,
    preferences: Res<Preferences>,
    still: Res<Still>,
    board: Res<Board>,
    piles: Query<&PileCards>,
    mut breaths: Query<(Entity, &mut Breath)>,
) {
    let moves = !preferences.reduced_motion && preferences.pace().is_some();
    let life = if moves { still.seen_life() } else { 0.0 };
    let hand = board.own_hand().and_then(|hand| piles.get(hand).ok());
    let hand: Vec<Entity> = hand.into_iter().flat_map(PileCards::iter).collect();
    for (card, mut breath) in &mut breaths {
        let next = hand.iter().position(|held| *held == card).map_or(0.0, |nth| {
            let phase = (time.elapsed_secs() - LATER * nth as f32) / BREATH;
            life * LIFT * (0.5 + 0.5 * ops::sin(phase * std::f32::consts::TAU))
        });
        breath.set_if_neq(Breath(next));
    }
}
