//! Cards put on their faces: full, mini or back, each with its shadow.

use bevy::prelude::*;
use rummage_rules::card::CardId;

use super::quads::QuadMaker;
use crate::{
    AppSystems,
    assets::Sheet,
    motion::{Side, Slot},
    screens::Screen,
    table::{
        card::{Card, Face},
        script::Shown,
    },
    theme::canvas::Canvas,
};

/// Below this width in logical pixels a flower card shows its mini face.
const MINI_BELOW: f32 = 72.0;
/// A card of width 1.
const SIZE: Vec2 = Vec2::new(1.0, 1.4);
/// The shadow of a card of width 1.
const SHADOW: Vec2 = Vec2::new(1.24, 1.68);

/// What a card shows at present.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Dress {
    Back,
    Full(CardId),
    Mini(CardId),
}

/// Registers the wardrobe.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (cast_shadows, dress)
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .in_set(AppSystems::Present),
    );
}

fn cast_shadows(cards: Query<Entity, Added<Card>>, mut quads: QuadMaker, mut commands: Commands) {
    for card in &cards {
        if let Some(shadow) = quads.picture(Sheet::Pieces, "shadow", SHADOW, Color::WHITE) {
            commands.entity(card).with_child((shadow, Transform::from_xyz(0.0, -0.02, -0.2)));
        }
    }
}

fn dress(
    canvas: Res<Canvas>,
    shown: Res<Shown>,
    cards: Query<(Entity, &Slot, &Side, Option<&Face>, Option<&Dress>)>,
    mut quads: QuadMaker,
    mut commands: Commands,
) {
    for (card, slot, side, face, worn) in &cards {
        let dress = match face.filter(|_| side.is_up()) {
            None => Dress::Back,
            Some(face) if slot.width * canvas.unit < MINI_BELOW => Dress::Mini(face.0),
            Some(face) => Dress::Full(face.0),
        };
        if worn == Some(&dress) {
            continue;
        }
        let deck = &shown.0.public.spec.deck;
        let name = match dress {
            Dress::Back => "back/plum".to_owned(),
            Dress::Full(id) => deck.code(id).to_owned(),
            Dress::Mini(id) => format!("mini/{}", deck.code(id)),
        };
        commands.entity(card).insert(dress);
        if let Some(picture) = quads.picture(Sheet::Daylily, &name, SIZE, Color::WHITE) {
            commands.entity(card).insert(picture);
        }
    }
}
