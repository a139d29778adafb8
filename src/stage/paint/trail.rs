//! The trail of the last move: a cream line under the cards that the last player moved, until somebody else moves.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::{CardId, Seat},
    event::{Event, Seen},
};

use crate::{
    play::table::{
        Board,
        card::{Card, Face},
        script::ActedOut,
        slot::Slot,
    },
    shell::{AppSystems, states::Screen},
    stage::{motion::Travelling, palette, quad::QuadMaker},
};

/// What the last player moved.
#[derive(Resource, Default)]
struct Trail {
    mover: Option<Seat>,
    cards: Vec<CardId>,
}

/// A line under a card.
#[derive(Component)]
struct Line;

/// The line's height and its distance from the card, in reference pixels.
const HEIGHT: f32 = 2.0;
const GAP: f32 = 2.0;

/// Registers the trail.
pub fn plugin(app: &mut App) {
    app.init_resource::<Trail>()
        .add_systems(OnExit(Screen::Table), |mut trail: ResMut<Trail>| *trail = Trail::default())
        .add_systems(
            Update,
            (follow, draw).chain().run_if(in_state(Screen::Table)).in_set(AppSystems::Present),
        );
}

fn follow(mut happened: MessageReader<ActedOut>, board: Res<Board>, mut trail: ResMut<Trail>) {
    for ActedOut(event) in happened.read() {
        if matches!(event, Event::RoundBegan { .. }) {
            *trail = Trail::default();
        }
        let Some((mover, cards)) = moved(event) else { continue };
        if trail.mover != Some(mover) {
            *trail = Trail { mover: Some(mover), cards: Vec::new() };
        }
        // Nobody needs to be told what they did themselves.
        if board.viewer != Some(mover) {
            trail.cards.extend(cards);
        }
    }
}

/// Who moved, and which cards everybody saw come to the table.
fn moved(event: &Event<Seen>) -> Option<(Seat, Vec<CardId>)> {
    Some(match event {
        Event::Drew { seat, .. } | Event::Took { seat, .. } | Event::TookRow { seat, .. } => {
            (*seat, Vec::new())
        }
        Event::Melded { meld } => (meld.owner, meld.cards().collect()),
        Event::Discarded { seat, card } | Event::Rode { seat, card, .. } => (*seat, vec![*card]),
        Event::LaidOff { seat, fit, .. } => (*seat, vec![fit.slot.card]),
        Event::Swapped { seat, swap, .. } => (*seat, vec![swap.natural]),
        _ => return None,
    })
}

fn draw(
    trail: Res<Trail>,
    cards: Query<(Entity, &Face, &Slot), (With<Card>, Without<Travelling>)>,
    lines: Query<(Entity, &ChildOf), With<Line>>,
    quads: QuadMaker,
    mut commands: Commands,
) {
    for (line, card) in &lines {
        let stays = cards.get(card.parent()).is_ok_and(|(_, face, _)| trail.cards.contains(&face.0));
        if !stays {
            commands.entity(line).despawn();
        }
    }
    for (card, _, slot) in cards.iter().filter(|(_, face, _)| trail.cards.contains(&face.0)) {
        if lines.iter().any(|(_, of)| of.parent() == card) {
            continue;
        }
        let pixel = 1.0 / slot.width;
        let place = Transform::from_xyz(0.0, -0.7 - (GAP + HEIGHT / 2.0) * pixel, 0.02)
            .with_scale(Vec3::new(0.94, HEIGHT * pixel, 1.0));
        commands.entity(card).with_child((Line, quads.line(palette::CREAM), place));
    }
}
