//! The ladder of contracts that each player climbs alone: a honey number, and its rungs.

use bevy::prelude::*;

use crate::{
    shell::assets::Face,
    stage::palette,
    ui::theme::{lettering::label, panel::row},
};

/// The number of a contract on honey.
pub fn number(parent: &mut ChildSpawnerCommands<'_>, number: usize, size: f32) {
    parent.spawn((
        Node {
            width: px(size),
            height: px(size),
            flex_shrink: 0.0,
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::all(px(size * 0.26)),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundColor(palette::HONEY),
        BorderColor::all(palette::NIGHT),
        children![label(number.to_string(), Face::Title, size * 0.62, palette::INK)],
    ));
}

/// The rungs: climbed ones full, the one in hand taller, those to come empty.
pub fn rungs(parent: &mut ChildSpawnerCommands<'_>, now: usize, count: usize, width: f32) {
    parent.spawn(Node { align_items: AlignItems::FlexEnd, flex_shrink: 0.0, ..row(1.5) }).with_children(
        |line| {
            for rung in 1..=count {
                let (height, ground) = match rung.cmp(&now) {
                    std::cmp::Ordering::Less => (2.0, palette::HONEY.with_alpha(0.65)),
                    std::cmp::Ordering::Equal => (2.6, palette::HONEY),
                    std::cmp::Ordering::Greater => (2.0, Color::NONE),
                };
                let rim = if rung > now { palette::MIST.with_alpha(0.6) } else { palette::NIGHT };
                line.spawn((
                    Node {
                        width: px(width),
                        height: px(width * height),
                        border: UiRect::all(px(1)),
                        border_radius: BorderRadius::all(px(2)),
                        ..default()
                    },
                    BackgroundColor(ground),
                    BorderColor::all(rim),
                ));
            }
        },
    );
}
