//! Controls on paper: switches, steppers, segments and leaves.

use bevy::prelude::*;

pub use crate::ui::input::reader::Stepped;
use crate::{
    shell::{assets::Face, match_setup::BotLevel},
    stage::palette,
};

use super::{
    button::{self, pressable},
    lettering::label,
    look::Look,
    panel::row,
    picture::icon,
    role,
};

/// A switch with a knob and a mark, so that its state needs no colour.
pub fn switch(parent: &mut ChildSpawnerCommands<'_>, on: bool) {
    let (ground, mark, tint) = if on {
        (palette::LEAF_DARK, "check", Color::WHITE)
    } else {
        (palette::SWITCH_OFF, "close", palette::INK_SOFT)
    };
    parent.spawn((
        Node {
            width: px(50),
            height: px(28),
            padding: UiRect::axes(px(4), px(2)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            flex_direction: if on { FlexDirection::Row } else { FlexDirection::RowReverse },
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(ground),
        BorderColor::all(palette::INK.with_alpha(0.75)),
        children![
            (Node { margin: UiRect::horizontal(px(2)), ..default() }, children![icon(mark, 13.0, tint)]),
            (
                Node { width: px(20), height: px(20), border_radius: BorderRadius::MAX, ..default() },
                BackgroundColor(Color::WHITE),
            )
        ],
    ));
}

/// One to four leaves for the strength of a player.
pub fn leaves(parent: &mut ChildSpawnerCommands<'_>, filled: usize) {
    parent.spawn(row(0.0)).with_children(|leaves| {
        for index in 0..BotLevel::ALL.len() {
            let ink = if index < filled { palette::LEAF_DARK } else { palette::PAPER_LINE };
            // The drawn petal is slender; only the middle of its square is needed.
            leaves.spawn((
                Node { width: px(13), justify_content: JustifyContent::Center, ..default() },
                children![icon("petal", 26.0, ink)],
            ));
        }
    });
}

/// Minus, the value, plus. Each press triggers [`Stepped`] on the stepper. `name` is what has the value.
pub fn stepper<'a>(
    parent: &'a mut ChildSpawnerCommands<'_>,
    tag: &str,
    name: impl Into<String>,
    value: impl Into<String>,
    less: impl Into<String>,
    more: impl Into<String>,
) -> EntityCommands<'a> {
    let value = value.into();
    let mut stepper = parent.spawn((
        role::spin(name, value.as_str()),
        Node {
            min_width: px(128),
            height: px(38),
            padding: UiRect::horizontal(px(2)),
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(11)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(Color::WHITE),
        BorderColor::all(palette::INK_SOFT),
    ));
    let target = stepper.id();
    stepper.with_children(|parts| {
        step_button(parts, format!("{tag}-less"), less.into(), false, target);
        parts.spawn((label(value, Face::Strong, 17.0, palette::INK), TextLayout::justify(Justify::Center)));
        step_button(parts, format!("{tag}-more"), more.into(), true, target);
    });
    stepper
}

fn step_button(
    parent: &mut ChildSpawnerCommands<'_>,
    tag: String,
    spoken: String,
    more: bool,
    target: Entity,
) {
    parent
        .spawn((
            pressable(tag, spoken),
            Look::Bare,
            Node {
                width: px(36),
                height: px(32),
                border_radius: BorderRadius::all(px(9)),
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                ..default()
            },
            BackgroundColor(Color::NONE),
        ))
        .with_children(|face| {
            bar(face, Vec2::new(13.0, 3.0));
            if more {
                bar(face, Vec2::new(3.0, 13.0));
            }
        })
        .observe(move |_: On<button::Activate>, mut commands: Commands| {
            commands.trigger(Stepped { entity: target, by: if more { 1 } else { -1 } });
        });
}

/// One stroke of a plus or minus, centred in its button.
fn bar(parent: &mut ChildSpawnerCommands<'_>, size: Vec2) {
    parent.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px((36.0 - size.x) / 2.0),
            top: px((32.0 - size.y) / 2.0),
            width: px(size.x),
            height: px(size.y),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::INK),
    ));
}

/// One of several: which segment of a control was picked.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct Picked {
    /// The control.
    pub entity: Entity,
    /// The segment, from the left.
    pub index: usize,
}

/// A row of segments of which one is chosen. Each press triggers [`Picked`] on the control. `name` is what is chosen.
pub fn segments<'a>(
    parent: &'a mut ChildSpawnerCommands<'_>,
    tag: &str,
    name: impl Into<String>,
    words: &[String],
    chosen: usize,
) -> EntityCommands<'a> {
    let mut control = parent.spawn((
        role::choice(name),
        Node {
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(11)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(Color::WHITE),
        BorderColor::all(palette::INK_SOFT),
    ));
    let target = control.id();
    control.with_children(|parts| {
        for (index, word) in words.iter().enumerate() {
            let (ground, ink) = if index == chosen {
                (palette::LEAF_DARK, Color::WHITE)
            } else {
                (Color::NONE, palette::INK)
            };
            let mut segment = parts.spawn((
                role::one_of(format!("{tag}-{index}"), word.as_str()),
                Node {
                    min_height: px(36),
                    padding: UiRect::axes(px(14), px(6)),
                    border_radius: BorderRadius::all(px(9)),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                BackgroundColor(ground),
                children![label(word.as_str(), Face::Strong, 15.0, ink)],
            ));
            role::set(&mut segment, index == chosen);
            segment.observe(move |_: On<button::Activate>, mut commands: Commands| {
                commands.trigger(Picked { entity: target, index });
            });
        }
    });
    control
}
