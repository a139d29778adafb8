//! The decks to choose from, each shown by its four aces.

use bevy::prelude::*;

use super::{Page, rows::line_node};
use crate::{
    shell::{
        assets::{Face, Sheet},
        preferences::{DeckStyle, Preferences},
    },
    stage::palette,
    ui::theme::{
        button::Activate,
        lettering::label,
        panel::{self, column, row},
        picture::{icon, picture},
        role,
    },
};

/// The styles with their keys and the names of their samples.
const STYLES: [(DeckStyle, &str, &str); 3] = [
    (DeckStyle::TwoColours, "options-deck-two", "two"),
    (DeckStyle::FourColours, "options-deck-four", "four"),
    (DeckStyle::HighContrast, "options-deck-contrast", "contrast"),
];

const SAMPLE: Vec2 = Vec2::new(104.0, 48.0);

impl Page<'_, '_> {
    /// A row of tiles, the chosen one with a tick.
    pub(super) fn decks(&self, list: &mut ChildSpawnerCommands<'_>) {
        let node = Node {
            flex_wrap: if self.narrow { FlexWrap::Wrap } else { FlexWrap::NoWrap },
            min_height: px(96),
            ..line_node()
        };
        list.spawn(node).with_children(|line| {
            line.spawn(Node { flex_grow: 1.0, flex_shrink: 1.0, ..column(0.0) }).with_children(|words| {
                words.spawn(label(self.texts.get("options-deck"), Face::Bold, 18.0, palette::INK));
                let note = self.texts.get("options-deck-note");
                words.spawn(label(note, Face::Body, 14.5, palette::INK_SOFT));
            });
            let gap = row(if self.narrow { 5.0 } else { 8.0 });
            let tiles = (role::choice(self.texts.get("options-deck")), gap);
            line.spawn(tiles).with_children(|tiles| {
                for (style, key, sample) in STYLES {
                    self.deck(tiles, style, key, sample);
                }
            });
        });
        list.spawn(panel::rule());
    }

    fn deck(&self, tiles: &mut ChildSpawnerCommands<'_>, style: DeckStyle, key: &str, sample: &str) {
        let chosen = self.preferences.deck == style;
        let wide = if self.narrow { 90.0 } else { 128.0 };
        let (ground, rim) =
            if chosen { (palette::HONEY_WASH, palette::INK) } else { (Color::WHITE, palette::PAPER_LINE) };
        let mut tile = tiles.spawn((
            role::one_of(key, self.texts.get(key)),
            Node {
                width: px(wide),
                min_height: px(86),
                padding: UiRect::axes(px(4), px(8)),
                border: UiRect::all(px(2)),
                border_radius: BorderRadius::all(px(13)),
                align_items: AlignItems::Center,
                ..column(6.0)
            },
            BackgroundColor(ground),
            BorderColor::all(rim),
        ));
        role::set(&mut tile, chosen);
        tile.with_children(|tile| {
            let size = SAMPLE * if self.narrow { 0.75 } else { 1.0 };
            tile.spawn(picture(Sheet::Pieces, format!("deck-{sample}"), size, Color::WHITE));
            tile.spawn((
                label(self.texts.get(key), Face::Strong, if self.narrow { 13.0 } else { 14.0 }, palette::INK),
                TextLayout::justify(Justify::Center),
            ));
            if chosen {
                tick(tile);
            }
        })
        .observe(move |_: On<Activate>, mut preferences: ResMut<Preferences>| {
            preferences.deck = style;
        });
    }
}

/// A honey badge over the corner of the chosen tile.
fn tick(tile: &mut ChildSpawnerCommands<'_>) {
    tile.spawn((
        Node {
            position_type: PositionType::Absolute,
            right: px(-9),
            top: px(-9),
            width: px(24),
            height: px(24),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        },
        BackgroundColor(palette::HONEY),
        BorderColor::all(palette::INK),
        children![icon("check", 14.0, palette::INK)],
    ));
}
