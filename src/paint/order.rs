//! The drawing order of cards. Bevy 0.20 keeps the order of translucent meshes until their material is touched, so a new place is told to it.

use bevy::prelude::*;

use crate::{screens::Screen, table::card::Card};

/// The place in the drawing order that the renderer knows.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
struct KnownOrder(f32);

type Material = MeshMaterial2d<ColorMaterial>;

/// Tells the renderer when a card comes before or behind another.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        tell_order.run_if(in_state(Screen::Table)).before(TransformSystems::Propagate),
    );
}

fn tell_order(
    moved: Query<
        (Entity, &Transform, Option<&KnownOrder>, Option<&Children>),
        (With<Card>, Changed<Transform>),
    >,
    mut materials: Query<&mut Material>,
    mut commands: Commands,
) {
    for (card, place, known, children) in &moved {
        let order = KnownOrder(place.translation.z);
        if known == Some(&order) {
            continue;
        }
        commands.entity(card).insert(order);
        for drawn in std::iter::once(card).chain(children.into_iter().flatten().copied()) {
            if let Ok(mut material) = materials.get_mut(drawn) {
                material.set_changed();
            }
        }
    }
}
