//! What is to be seen on the title: a fan of cards, and blooms in front.

use bevy::prelude::*;

use crate::{shell::assets::Sheet, stage::palette, ui::theme::picture::picture};

/// The cards of the fan, from the left.
const FAN: [&str; 5] = ["TR2", "PB1", "SD3", "CA1", "FV3"];

/// Five cards on a circle around a point far below the middle one.
pub(super) fn fan(root: &mut ChildSpawnerCommands<'_>, middle: Vec2, width: f32, radius: f32, spread: f32) {
    let size = Vec2::new(width, width * 1.4);
    for (index, code) in (0u8..).zip(FAN) {
        let degrees = (f32::from(index) - 2.0) * spread;
        let (sin, cos) = degrees.to_radians().sin_cos();
        let centre = middle + radius * Vec2::new(sin, 1.0 - cos) + Vec2::new(0.0, 20.0);
        root.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(centre.x - size.x / 2.0),
                top: px(centre.y - size.y / 2.0),
                border_radius: BorderRadius::all(px(width * 0.064)),
                ..default()
            },
            UiTransform::from_rotation(Rot2::degrees(degrees)),
            BoxShadow::new(palette::NIGHT.with_alpha(0.5), px(5), px(12), px(0), px(14)),
            children![picture(Sheet::Daylily, code, size, Color::WHITE)],
        ));
    }
}

/// A big flower around a point.
pub(super) fn bloom(root: &mut ChildSpawnerCommands<'_>, name: &str, at: Vec2, width: f32) {
    // Flowers with strap leaves are drawn on a wider cell, a little above its middle.
    let leafy = matches!(name, "big/goebel" | "big/trahlyta");
    let size = if leafy { Vec2::new(width, width * 440.0 / 640.0) } else { Vec2::splat(width) };
    let heart = if leafy { size * Vec2::new(0.5, 208.0 / 440.0) } else { size / 2.0 };
    root.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(at.x - heart.x),
            top: px(at.y - heart.y),
            ..default()
        },
        children![picture(Sheet::Blooms, name, size, Color::WHITE)],
    ));
}
