//! How a plate is drawn in each of its shapes.

use bevy::prelude::*;

use super::Plate;
use crate::{
    shell::{
        assets::{Face, Sheet},
        text::points,
    },
    stage::palette,
    ui::{
        hud::{rungs, scene::at},
        theme::{
            lettering::label,
            panel::{column, row},
            picture::{icon, picture},
        },
    },
};

/// So many lines of notes fit into a plate inside a plot.
const NOTES_INSIDE: usize = 2;

/// About how wide a letter of a note is, in shares of its size.
const LETTER: f32 = 0.52;

/// As many notes as fit into one line of this width, the most telling first.
fn fitting(notes: &[String], width: f32, size: f32) -> String {
    let fits = |count: &usize| notes[..*count].join(" · ").chars().count() as f32 * LETTER * size <= width;
    let count = (1..=notes.len()).rev().find(fits).unwrap_or(usize::from(!notes.is_empty()));
    notes[..count].join(" · ")
}

fn token(parent: &mut ChildSpawnerCommands<'_>, seat: usize, size: f32) {
    parent.spawn(picture(Sheet::Pieces, format!("seat-{}", seat % 8), Vec2::splat(size), Color::WHITE));
}

fn line(parent: &mut ChildSpawnerCommands<'_>, words: impl Into<String>, face: Face, size: f32, ink: Color) {
    parent.spawn((label(words, face, size, ink), TextLayout::no_wrap()));
}

/// A pill of glass; what does not fit into it is cut off.
fn glass(plate: &Plate, rect: Rect, padding: UiRect) -> impl Bundle {
    let rim = if plate.asked { palette::HONEY } else { Color::WHITE.with_alpha(0.1) };
    (
        Node {
            border: UiRect::all(px(if plate.asked { 2.5 } else { 1.0 })),
            border_radius: BorderRadius::all(px((rect.height() / 2.0).min(28.0))),
            padding,
            align_items: AlignItems::Center,
            column_gap: px(10),
            ..at(rect)
        },
        BackgroundColor(palette::GLASS),
        BorderColor::all(rim),
    )
}

pub(super) fn pill(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    root.spawn(glass(plate, rect, UiRect::new(px(6), px(20), px(0), px(0)))).with_children(|pill| {
        if let Some(climb) = &plate.climb {
            rungs::number(pill, climb.number, rect.height() - 24.0);
        }
        token(pill, plate.token, rect.height() - 14.0);
        pill.spawn(Node { flex_grow: 1.0, min_width: px(0), overflow: Overflow::clip(), ..column(0.0) })
            .with_children(|words| {
                line(words, plate.name.as_str(), Face::Bold, 17.0, palette::CREAM);
                let notes: Vec<String> =
                    std::iter::once(&plate.cards).chain(plate.notes.first()).cloned().collect();
                line(words, fitting(&notes, rect.width() - 140.0, 14.0), Face::Body, 14.0, palette::MIST);
            });
        line(pill, points::plain(plate.score), Face::Title, 27.0, palette::SUN);
    });
}

/// How large a name stands in a chip of this width, beside the count of cards: as large as the others, or as it just fits.
fn name_size(plate: &Plate, width: f32) -> f32 {
    const BOLD_LETTER: f32 = 0.58;
    let beside = 20.0 + 8.0 * plate.count.to_string().len() as f32;
    let fits = (width - beside) / (plate.name.chars().count().max(1) as f32 * BOLD_LETTER);
    fits.clamp(10.0, 13.5)
}

pub(super) fn chip(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    let tall = rect.height() > 50.0;
    let node = glass(plate, rect, UiRect::axes(px(7), px(3)));
    root.spawn(node).with_children(|chip| {
        let lines = Node { flex_grow: 1.0, min_width: px(0), overflow: Overflow::clip(), ..column(1.0) };
        chip.spawn(lines).with_children(|lines| {
            let spread = || Node { justify_content: JustifyContent::SpaceBetween, ..row(3.0) };
            lines.spawn(spread()).with_children(|top| {
                match &plate.climb {
                    Some(climb) => rungs::number(top, climb.number, 20.0),
                    None => token(top, plate.token, if tall { 26.0 } else { 18.0 }),
                }
                line(
                    top,
                    points::plain(plate.score),
                    Face::Title,
                    if tall { 20.0 } else { 17.0 },
                    palette::SUN,
                );
            });
            lines.spawn(spread()).with_children(|foot| {
                foot.spawn(Node {
                    min_width: px(0),
                    flex_shrink: 1.0,
                    overflow: Overflow::clip(),
                    ..default()
                })
                .with_children(|name| {
                    line(
                        name,
                        plate.name.as_str(),
                        Face::Bold,
                        name_size(plate, rect.width()),
                        palette::CREAM,
                    );
                });
                let ink = if plate.count == 1 { palette::ROSE } else { palette::MIST };
                line(foot, plate.count.to_string(), Face::Strong, 13.5, ink);
            });
        });
    });
}

pub(super) fn inside(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    root.spawn(Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x + 14.0),
        top: px(rect.min.y + 11.0),
        width: px(100),
        ..column(1.0)
    })
    .with_children(|block| {
        block.spawn(row(10.0)).with_children(|head| {
            token(head, plate.token, 34.0);
            head.spawn(label(points::plain(plate.score), Face::Title, 25.0, palette::SUN));
        });
        line(block, plate.name.as_str(), Face::Bold, 16.0, palette::CREAM);
        for note in std::iter::once(&plate.cards).chain(plate.notes.iter().take(NOTES_INSIDE)) {
            block.spawn(label(note.as_str(), Face::Body, 13.5, palette::MIST));
        }
    });
}

/// Across the top of a plot: number, token, name and standing; at the right the count of cards and the total.
pub(super) fn across(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect, height: f32) {
    let band = Rect { max: Vec2::new(rect.max.x, rect.min.y + height), ..rect };
    let small = height < 48.0;
    let head = root.spawn(Node {
        padding: UiRect::new(px(10), px(12), px(4), px(0)),
        align_items: AlignItems::Center,
        column_gap: px(if small { 5 } else { 8 }),
        ..at(band)
    });
    { head }.with_children(|head| {
        if let Some(climb) = &plate.climb {
            rungs::number(head, climb.number, 32.0);
        }
        token(head, plate.token, if small { 30.0 } else { 34.0 });
        head.spawn(Node { flex_grow: 1.0, min_width: px(0), overflow: Overflow::clip(), ..column(0.0) })
            .with_children(|words| {
                words.spawn(row(8.0)).with_children(|first| {
                    line(first, plate.name.as_str(), Face::Bold, 15.5, palette::CREAM);
                    if plate.climb.as_ref().is_some_and(|climb| climb.laid) {
                        first.spawn(icon("check", 14.0, palette::MINT));
                    }
                });
                let note = match &plate.climb {
                    Some(climb) => climb.words.clone(),
                    None => fitting(&plate.notes, rect.width() - if small { 130.0 } else { 168.0 }, 13.5),
                };
                line(words, note, Face::Body, 13.5, palette::MIST);
            });
        if let Some(climb) = &plate.climb {
            rungs::rungs(head, climb.number, climb.rungs, 4.0);
        }
        // Between words and total lie the two small backs of the hand.
        head.spawn(Node {
            width: px(if small { 34 } else { 44 }),
            flex_shrink: 0.0,
            justify_content: JustifyContent::FlexEnd,
            ..default()
        })
        .with_children(|place| {
            let ink = if plate.count == 1 { palette::ROSE } else { palette::CREAM };
            place.spawn((
                Node {
                    padding: UiRect::axes(px(8), px(0)),
                    margin: UiRect::top(px(16)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::NIGHT),
                children![label(plate.count.to_string(), Face::Bold, 13.5, ink)],
            ));
        });
        // The total keeps its room, so that the backs stay where the layout puts them.
        let room = if small { 34.0 } else { 42.0 };
        let total = Node { min_width: px(room), justify_content: JustifyContent::FlexEnd, ..default() };
        head.spawn(total).with_children(|total| {
            line(
                total,
                points::plain(plate.score),
                Face::Title,
                if small { 21.0 } else { 24.0 },
                palette::SUN,
            );
        });
    });
}

pub(super) fn corner(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    root.spawn(Node {
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        flex_direction: FlexDirection::Column,
        ..at(rect)
    })
    .with_children(|block| {
        match &plate.climb {
            Some(climb) => rungs::number(block, climb.number, 28.0),
            None => token(block, plate.token, 30.0),
        }
        block.spawn(label(points::plain(plate.score), Face::Title, 24.0, palette::SUN));
    });
}
