//! A player's way to the goal as a bar: what was there before dark, what this round brought light.

use bevy::prelude::*;

use super::counting::Grows;
use crate::stage::palette;

/// A bar to the goal.
pub fn bar(parent: &mut ChildSpawnerCommands<'_>, before: i32, now: i32, goal: i32, ink: Color) {
    let share = |points: i32| (points as f32 / goal.max(1) as f32).clamp(0.0, 1.0) * 100.0;
    let (least, most) = (share(before.min(now)), share(before.max(now)));
    parent
        .spawn((
            Node {
                height: px(15),
                align_self: AlignSelf::Stretch,
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::MAX,
                overflow: Overflow::clip(),
                ..default()
            },
            BackgroundColor(palette::PAPER_WARM),
            BorderColor::all(palette::INK),
        ))
        .with_children(|track| {
            let deep = ink.mix(&palette::INK, 0.35);
            track.spawn((part(least), BackgroundColor(deep)));
            track.spawn((part(0.0), Grows(most - least), BackgroundColor(ink)));
        });
}

fn part(share: f32) -> Node {
    Node { width: percent(share), height: percent(100), ..default() }
}
