//! What a plaque is drawn of: its heading, the boxes of a contract, a bar to the goal.

use bevy::prelude::*;

use super::Part;
use crate::{
    shell::assets::Face,
    stage::palette,
    ui::{
        hud::rungs,
        theme::{
            lettering::label,
            panel::{column, row},
        },
    },
};

pub(super) fn caps(parent: &mut ChildSpawnerCommands<'_>, words: &str) {
    parent.spawn(label(words, Face::Strong, 13.0, palette::MIST));
}

/// The contract's name; where everybody climbs alone, with its number and the rungs.
pub(super) fn head(
    plaque: &mut ChildSpawnerCommands<'_>,
    climb: Option<(usize, usize)>,
    words: &str,
    title: &str,
    size: f32,
) {
    let Some((number, count)) = climb else {
        caps(plaque, words);
        plaque.spawn(label(title, Face::Title, size, palette::CREAM));
        return;
    };
    plaque.spawn(row(12.0)).with_children(|line| {
        rungs::number(line, number, 32.0);
        line.spawn(Node { flex_grow: 1.0, ..column(0.0) }).with_children(|lines| {
            caps(lines, words);
            lines.spawn(label(title, Face::Body, 15.0, palette::CREAM));
        });
        rungs::rungs(line, number, count, 7.0);
    });
}

/// Between two melds of a contract.
const BETWEEN: f32 = 14.0;

/// The melds as boxes: honey where a card lies, dashes of glass where one is missing.
pub(super) fn boxes(plaque: &mut ChildSpawnerCommands<'_>, slots: &[Part], named: bool, room: f32) {
    let count: usize = slots.iter().map(|slot| slot.boxes).sum();
    let gaps = BETWEEN * slots.len().saturating_sub(1) as f32;
    let width = ((room - gaps) / count.max(1) as f32 - 2.0).clamp(8.0, 22.0);
    plaque
        .spawn(Node {
            margin: UiRect::top(px(6)),
            column_gap: px(BETWEEN),
            flex_wrap: FlexWrap::Wrap,
            ..default()
        })
        .with_children(|line| {
            for slot in slots {
                line.spawn(column(2.0)).with_children(|part| {
                    part.spawn(row(2.0)).with_children(|cells| {
                        for nth in 0..slot.boxes {
                            cells.spawn(cell(width, nth < slot.filled, slot.laid));
                        }
                    });
                    if named {
                        part.spawn((
                            label(slot.words.as_str(), Face::Strong, 13.0, palette::CREAM),
                            TextLayout::no_wrap(),
                        ));
                    }
                });
            }
        });
}

fn cell(width: f32, filled: bool, laid: bool) -> impl Bundle {
    let ground = match (filled, laid) {
        (true, true) => palette::HONEY,
        (true, false) => palette::HONEY.with_alpha(0.6),
        (false, _) => Color::NONE,
    };
    let rim = if filled { palette::NIGHT } else { palette::MIST.with_alpha(0.7) };
    (
        Node {
            width: px(width),
            height: px(width * 1.3),
            border: UiRect::all(px(1.2)),
            border_radius: BorderRadius::all(px(4)),
            ..default()
        },
        BackgroundColor(ground),
        BorderColor::all(rim),
    )
}

pub(super) fn bar() -> impl Bundle {
    (
        Node {
            height: px(8),
            margin: UiRect::axes(px(0), px(5)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::NIGHT.with_alpha(0.6)),
    )
}

pub(super) fn filled(share: f32) -> impl Bundle {
    (
        Node { width: percent(share * 100.0), border_radius: BorderRadius::MAX, ..default() },
        BackgroundColor(palette::HONEY),
    )
}
