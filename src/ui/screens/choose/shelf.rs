//! The games that are offered, on the screen: a title, the ways to a game, and the tiles.

use bevy::prelude::*;
use rummage_rules::games::Game;

use super::{
    back,
    tile::{IN_COLUMNS, Measures, Tiles},
    ways,
};
use crate::{
    shell::{
        assets::Face,
        states::{Menu, Screen},
        text::Texts,
    },
    stage::palette,
    ui::{
        menus::wanted::Wanted,
        screens::friends::Hosting,
        theme::{
            button::{self, Activate},
            lettering::label,
            look::Look,
            panel::{column, row},
            prompt::{Glyph, prompts},
            role,
            scroll::{filling, scroller_on_cloth},
        },
    },
};

/// Between the tiles of a wide window.
const GAP: f32 = 10.0;
/// How far they keep from its sides.
const SIDE: f32 = 40.0;
/// The narrowest that a tile of several beside each other may be.
const NARROWEST: f32 = 350.0;

/// What is offered.
pub(super) struct Shelf<'a> {
    pub(super) tiles: Tiles<'a>,
    /// What is looked for.
    pub(super) wanted: &'a Wanted,
    /// The games that this leaves.
    pub(super) games: Vec<&'static Game>,
}

impl Shelf<'_> {
    /// Tiles beside and below each other.
    pub(super) fn draw_landscape(&self, root: &mut ChildSpawnerCommands<'_>, width: f32) {
        // As many beside each other as there is room for: three where the window is no wider than it must be.
        let room = width - 2.0 * SIDE + GAP;
        let columns = (room / (NARROWEST + GAP)).floor().max(1.0);
        let size = IN_COLUMNS.at_most(room / columns - GAP);
        let padding = UiRect { left: px(60), right: px(20), top: px(36), bottom: px(0) };
        self.heading(root, 50.0, padding, false);
        scroller_on_cloth(root, "games", filling(), |list| {
            list.spawn(Node {
                justify_content: JustifyContent::Center,
                padding: UiRect::axes(px(0), px(8)),
                ..default()
            })
            .with_children(|middle| {
                let whole = columns * (size.width + GAP) - GAP;
                middle.spawn(Node { width: px(whole), ..column(12.0) }).with_children(|list| {
                    ways::draw(list, self.tiles.texts, self.wanted);
                    list.spawn(Node {
                        display: Display::Grid,
                        grid_template_columns: RepeatedGridTrack::px(columns as u16, size.width),
                        row_gap: px(GAP),
                        column_gap: px(GAP),
                        ..default()
                    })
                    .with_children(|grid| self.tiles(grid, size));
                });
            });
        });
        let texts = self.tiles.texts;
        root.spawn(Node { padding: UiRect { left: px(60), bottom: px(26), ..UiRect::ZERO }, ..default() })
            .with_children(|foot| {
                prompts(
                    foot,
                    &[
                        (Glyph::Move, texts.get("prompt-browse")),
                        (Glyph::Choose, texts.get("prompt-set-up")),
                        (Glyph::Primary, texts.get("prompt-rules")),
                        (Glyph::Act2, texts.get("prompt-search")),
                        (Glyph::Back, texts.get("prompt-back")),
                    ],
                );
            });
    }

    /// A list of lying tiles, for phones and for large text. Large words on a phone leave no room for buttons beside them.
    pub(super) fn draw_list(&self, root: &mut ChildSpawnerCommands<'_>, size: Measures, stacked: bool) {
        let top = px(if stacked { 20 } else { 40 });
        let padding = UiRect { left: px(20), right: px(20), top, bottom: px(8) };
        self.heading(root, 32.0, padding, stacked);
        scroller_on_cloth(root, "games", filling(), |list| {
            list.spawn(Node {
                align_items: AlignItems::Center,
                padding: UiRect::axes(px(14), px(14)),
                ..column(16.0)
            })
            .with_children(|list| {
                list.spawn(Node { width: px(size.width), max_width: percent(100), ..default() })
                    .with_children(|top| ways::draw(top, self.tiles.texts, self.wanted));
                self.tiles(list, size);
            });
        });
    }

    fn tiles(&self, parent: &mut ChildSpawnerCommands<'_>, size: Measures) {
        for (nth, game) in self.games.iter().enumerate() {
            self.tiles.spawn(parent, game, size, nth == 0);
        }
    }

    fn heading(&self, root: &mut ChildSpawnerCommands<'_>, size: f32, padding: UiRect, stacked: bool) {
        let texts = self.tiles.texts;
        let (flex_direction, buttons) = if stacked {
            (FlexDirection::ColumnReverse, AlignSelf::FlexEnd)
        } else {
            (FlexDirection::Row, AlignSelf::FlexStart)
        };
        root.spawn(Node {
            justify_content: JustifyContent::SpaceBetween,
            padding,
            flex_direction,
            flex_shrink: 0.0,
            ..default()
        })
        .with_children(|head| {
            head.spawn((
                Node { flex_shrink: 1.0, ..column(4.0) },
                children![
                    role::heading(texts.get("choose-title"), size, palette::CREAM),
                    label(self.note(texts), Face::Body, 18.0, palette::MIST)
                ],
            ));
            head.spawn(Node { align_self: buttons, ..row(8.0) }).with_children(|icons| {
                for (tag, picture, menu) in
                    [("rules", "rules", Menu::Rules), ("options", "settings", Menu::Options)]
                {
                    button::square(Look::Glass, tag, picture, texts.get(tag))
                        .spawn(icons)
                        .observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu));
                }
                button::square(Look::Glass, "back", "close", texts.get("prompt-back")).spawn(icons).observe(
                    |_: On<Activate>, hosting: Option<Res<Hosting>>, mut next: ResMut<NextState<Screen>>| {
                        next.set(back(hosting.as_deref()));
                    },
                );
            });
        });
    }

    /// How many games are left, where some are not.
    fn note(&self, texts: &Texts) -> String {
        if *self.wanted == Wanted::default() {
            return texts.get("choose-note");
        }
        texts.fmt("choose-left", &[("count", (self.games.len() as i64).into())])
    }
}
