//! Marks on cards: the frame of a picked card with its tick, the bee of a thought, the ring of the focus, the dashes of a legal target, the cross of a refusal.

use bevy::prelude::*;

use crate::{
    play::table::slot::Slot,
    shell::{AppSystems, assets::Sheet, states::Screen},
    stage::{marks::Marks, palette, quad::QuadMaker},
};

/// A mark drawn on its card.
#[derive(Component)]
struct Drawn;

/// The rings are drawn for a card of width 1 in their middle.
const RING: Vec2 = Vec2::new(1.24, 1.64);

/// Registers the marks.
pub fn plugin(app: &mut App) {
    app.register_required_components::<crate::play::table::card::Card, Marks>()
        .add_systems(Update, draw.run_if(in_state(Screen::Table)).in_set(AppSystems::Present));
}

fn draw(
    changed: Query<(Entity, Ref<Marks>, Option<&Slot>), Or<(Changed<Marks>, Changed<Slot>)>>,
    drawn: Query<(Entity, &ChildOf), With<Drawn>>,
    quads: QuadMaker,
    mut commands: Commands,
) {
    // Where a card lies moves its bee alone.
    for (card, marks, slot) in changed.iter().filter(|(_, marks, _)| marks.is_changed() || marks.advised) {
        for (old, _) in drawn.iter().filter(|(_, owner)| owner.parent() == card) {
            commands.entity(old).despawn();
        }
        let rings = [
            (marks.selected, "ring-selected"),
            (marks.legal || marks.advised, "ring-legal"),
            (marks.focused, "ring-focus"),
        ];
        for (nth, (_, name)) in (0u8..).zip(rings.into_iter().filter(|(on, _)| *on)) {
            if let Some(ring) = quads.picture(Sheet::Pieces, name, RING, Color::WHITE) {
                let place = Transform::from_xyz(0.0, 0.0, 0.05 + 0.01 * f32::from(nth));
                commands.entity(card).with_child((Drawn, ring, place));
            }
        }
        if marks.advised {
            bee(&mut commands, &quads, card, slot.is_some_and(|slot| slot.backed));
        }
        if marks.refused {
            badge(&mut commands, &quads, card, "cross", Vec2::ZERO, palette::REFUSAL, palette::CREAM);
        } else if marks.selected {
            badge(&mut commands, &quads, card, "check", Vec2::new(0.44, 0.64), palette::HONEY, palette::INK);
        }
    }
}

/// A bee on the upper edge, where cards of a hand leave each other bare; the index below it stays free. Where another row lies
/// behind, with brackets, it sits below the index.
fn bee(commands: &mut Commands, quads: &QuadMaker, card: Entity, backed: bool) {
    let up = if backed { 0.1 } else { 0.82 };
    let place = |z: f32, size: f32| Transform::from_xyz(-0.3, up, z).with_scale(Vec3::splat(size));
    commands.entity(card).with_child((Drawn, quads.disc(palette::NIGHT), place(0.08, 0.36)));
    if let Some(bee) = quads.picture(Sheet::Pieces, "bee", Vec2::splat(0.28), Color::WHITE) {
        commands.entity(card).with_child((Drawn, bee, place(0.09, 1.0)));
    }
}

/// A round badge with a glyph.
fn badge(
    commands: &mut Commands,
    quads: &QuadMaker,
    card: Entity,
    glyph: &str,
    at: Vec2,
    ground: Color,
    ink: Color,
) {
    let place = |z: f32, size: f32| Transform::from_translation(at.extend(z)).with_scale(Vec3::splat(size));
    commands.entity(card).with_child((Drawn, quads.disc(palette::NIGHT), place(0.08, 0.25)));
    commands.entity(card).with_child((Drawn, quads.disc(ground), place(0.09, 0.215)));
    if let Some(glyph) = quads.picture(Sheet::Icons, glyph, Vec2::splat(0.15), ink) {
        commands.entity(card).with_child((Drawn, glyph, place(0.1, 1.0)));
    }
}
