//! Places as flower pots on a shelf: the taller the pot, the better the place.

use bevy::prelude::*;

use crate::{
    shell::{
        assets::{Face, Sheet},
        text::points,
    },
    stage::palette,
    ui::theme::{
        lettering::label,
        panel::{column, row},
        picture::picture,
    },
};

/// A player's place.
pub struct Placing {
    /// Who.
    pub name: String,
    /// The seat's token.
    pub token: usize,
    /// The total.
    pub score: i32,
    /// What else counts.
    pub note: Option<String>,
}

/// Height and width of the pots by place, and what grows in them.
const POTS: [(f32, f32, &str); 4] =
    [(96.0, 140.0, "SD"), (66.0, 120.0, "PP"), (50.0, 110.0, "IN"), (42.0, 104.0, "TR")];

const CLAY: Color = Color::srgb(0.74, 0.40, 0.22);
const CLAY_DARK: Color = Color::srgb(0.36, 0.17, 0.09);
const WOOD: Color = Color::srgb(0.63, 0.46, 0.28);

/// Draws the shelf. The winner stands in the middle.
pub fn draw(parent: &mut ChildSpawnerCommands<'_>, places: &[Placing], scale: f32) {
    // The shelf has room for as many as there are flowers; the others are named below it.
    let mut pots: Vec<usize> = (0..places.len().min(POTS.len())).collect();
    if pots.len() > 1 {
        pots.swap(0, 1);
    }
    parent.spawn(Node { align_items: AlignItems::Center, ..column(0.0) }).with_children(|shelf| {
        shelf
            .spawn(Node { align_items: AlignItems::FlexEnd, column_gap: px(40.0 * scale), ..default() })
            .with_children(|line| {
                for place in &pots {
                    pot(line, *place, scale);
                }
            });
        shelf.spawn((
            Node {
                height: px(13),
                align_self: AlignSelf::Stretch,
                margin: UiRect::horizontal(px(-14)),
                border_radius: BorderRadius::all(px(4)),
                border: UiRect::all(px(1.5)),
                ..default()
            },
            BackgroundColor(WOOD),
            BorderColor::all(CLAY_DARK),
        ));
        shelf
            .spawn(Node {
                margin: UiRect::top(px(8)),
                column_gap: px(if places.len() > POTS.len() { 14.0 } else { 24.0 } * scale),
                max_width: px(560.0),
                justify_content: JustifyContent::Center,
                flex_wrap: FlexWrap::Wrap,
                row_gap: px(4),
                ..row(0.0)
            })
            .with_children(|line| {
                let rest = POTS.len()..places.len();
                for place in pots.iter().copied().chain(rest) {
                    plate(line, &places[place], place == 0);
                }
            });
    });
}

fn pot(line: &mut ChildSpawnerCommands<'_>, place: usize, scale: f32) {
    let (height, width, bloom) = POTS[place.min(POTS.len() - 1)];
    let (height, width) = (height * scale, width * scale);
    line.spawn((
        Node { align_items: AlignItems::Center, ..column(0.0) },
        children![
            (
                Node { margin: UiRect::bottom(px(-14.0 * scale)), ..default() },
                children![picture(Sheet::Blooms, bloom, Vec2::splat(width * 0.66), Color::WHITE)]
            ),
            (
                Node {
                    width: px(width),
                    height: px(20.0 * scale),
                    border: UiRect::all(px(1.5)),
                    border_radius: BorderRadius::all(px(5)),
                    ..default()
                },
                BackgroundColor(CLAY),
                BorderColor::all(CLAY_DARK),
            ),
            (
                Node {
                    width: px(width * 0.8),
                    height: px(height),
                    border: UiRect { left: px(1.5), right: px(1.5), bottom: px(1.5), top: px(0) },
                    border_radius: BorderRadius::bottom(px(14)),
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..default()
                },
                BackgroundColor(CLAY.mix(&CLAY_DARK, 0.16)),
                BorderColor::all(CLAY_DARK),
                children![label(
                    (place + 1).to_string(),
                    Face::Title,
                    (height * 0.52).max(22.0 * scale),
                    palette::PAPER_WARM
                )],
            )
        ],
    ));
}

fn plate(line: &mut ChildSpawnerCommands<'_>, place: &Placing, first: bool) {
    line.spawn(row(8.0)).with_children(|plate| {
        plate.spawn(picture(
            Sheet::Pieces,
            format!("seat-{}", place.token % 8),
            Vec2::splat(30.0),
            Color::WHITE,
        ));
        plate.spawn(column(0.0)).with_children(|words| {
            words.spawn(label(place.name.as_str(), Face::Bold, 17.0, palette::INK));
            if let Some(note) = &place.note {
                words.spawn(label(note.as_str(), Face::Body, 13.0, palette::INK_SOFT));
            }
        });
        let ink = if first { palette::HONEY_LO } else { palette::INK };
        plate.spawn(label(points::plain(place.score), Face::Title, 25.0, ink));
    });
}
