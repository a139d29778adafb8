//! The frame: title, the filter by game, prompts, and the paper that every plot stands on.

use bevy::prelude::*;
use rummage_rules::games::GAMES;

use super::{Page, Shown};
use crate::{
    input::focus::{FirstFocus, Focusable, readable},
    screens::Screen,
    theme::{
        button::{self, Activate, pressable},
        lettering::{Face, label},
        look::Look,
        palette,
        panel::{self, column, row},
        prompt::{Glyph, prompts},
    },
};

/// From this text size on the filter may need two lines.
const LARGE_TEXT: f32 = 1.3;

/// How far what stands on a paper keeps from its sides.
pub(super) const INSIDE: f32 = 24.0;

impl Page<'_> {
    /// A game's short name, where there is one.
    pub(super) fn game_name(&self, game: &str) -> String {
        let short = self.texts.find(&format!("statistics-game-{game}"), &[]);
        short.unwrap_or_else(|| self.texts.get(&format!("game-{game}")))
    }

    /// Title, filter and the way out.
    pub(super) fn head(&self, root: &mut ChildSpawnerCommands<'_>) {
        let narrow = self.canvas.is_portrait();
        let padding = if narrow {
            UiRect { left: px(20), right: px(10), top: px(28), bottom: px(8) }
        } else {
            UiRect { left: px(48), right: px(20), top: px(26), bottom: px(8) }
        };
        let line =
            Node { justify_content: JustifyContent::SpaceBetween, padding, flex_shrink: 0.0, ..row(20.0) };
        root.spawn((line, Pickable::IGNORE)).with_children(|head| {
            let size = if narrow { 32.0 } else { 42.0 };
            head.spawn(label(self.texts.get("statistics"), Face::Title, size, palette::CREAM));
            if !narrow {
                self.filter(head);
            }
            button::square(Look::Glass, "back", "close", self.texts.get("prompt-back"))
                .spawn(head)
                .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title));
        });
        if narrow {
            root.spawn((
                Node {
                    padding: UiRect { left: px(12), right: px(12), bottom: px(6), ..UiRect::ZERO },
                    justify_content: JustifyContent::Center,
                    flex_shrink: 0.0,
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|line| self.filter(line));
        }
    }

    /// All games, or one of them.
    fn filter(&self, head: &mut ChildSpawnerCommands<'_>) {
        let one_line = !self.canvas.is_portrait() && self.text < LARGE_TEXT;
        head.spawn((
            Node {
                padding: UiRect::all(px(4)),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(14)),
                // In a small window letters are wider than they were measured; there is room for one line all the same.
                flex_wrap: if one_line { FlexWrap::NoWrap } else { FlexWrap::Wrap },
                justify_content: JustifyContent::Center,
                row_gap: px(4),
                column_gap: px(4),
                ..default()
            },
            BackgroundColor(palette::GLASS),
            BorderColor::all(palette::GLASS_RIM),
            Pickable::IGNORE,
        ))
        .with_children(|tabs| {
            self.tab(tabs, 0, self.texts.get("statistics-all"));
            for (place, game) in (1..).zip(GAMES) {
                self.tab(tabs, place, self.game_name(game.id));
            }
        });
    }

    fn tab(&self, tabs: &mut ChildSpawnerCommands<'_>, place: usize, name: String) {
        let chosen = match place.checked_sub(1) {
            None => self.game.is_none(),
            Some(index) => self.game == Some(GAMES[index].id),
        };
        let key = if chosen { "statistics-shown" } else { "statistics-show" };
        let spoken = self.texts.fmt(key, &[("game", name.as_str().into())]);
        let (ground, ink) =
            if chosen { (palette::HONEY, palette::INK) } else { (Color::NONE, palette::CREAM) };
        let mut tab = tabs.spawn((
            pressable(format!("game-{place}"), spoken),
            Node {
                min_height: px(38),
                // All games stand in one line of a wide window.
                padding: UiRect::axes(px(12), px(4)),
                border_radius: BorderRadius::all(px(11)),
                align_items: AlignItems::Center,
                ..default()
            },
            BackgroundColor(ground),
            children![label(name, Face::Strong, 15.0, ink)],
        ));
        if chosen {
            tab.insert(FirstFocus);
        }
        tab.observe(move |_: On<Activate>, mut shown: ResMut<Shown>| shown.0 = place.checked_sub(1));
    }

    /// What the device's buttons do here.
    pub(super) fn prompts(&self, foot: &mut ChildSpawnerCommands<'_>) {
        prompts(
            foot,
            &[
                (Glyph::Previous, self.texts.get("prompt-game")),
                (Glyph::Next, self.texts.get("prompt-game")),
                (Glyph::Move, self.texts.get("prompt-move")),
                (Glyph::Back, self.texts.get("prompt-back")),
            ],
        );
    }

    /// A paper with a title and a note, that can be pointed at and is read aloud as one sentence.
    pub(super) fn paper(
        &self,
        parent: &mut ChildSpawnerCommands<'_>,
        tag: &str,
        share: f32,
        words: [String; 2],
        spoken: String,
        fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        let narrow = self.canvas.is_portrait();
        let node = Node {
            padding: UiRect::axes(px(INSIDE), px(14)),
            flex_grow: share,
            flex_basis: if narrow { Val::Auto } else { px(0) },
            min_width: px(0),
            flex_shrink: if narrow { 0.0 } else { 1.0 },
            ..column(8.0)
        };
        let [title, note] = words;
        parent.spawn((panel::paper(node), Focusable, readable(tag, spoken))).with_children(|body| {
            body.spawn(panel::hairline());
            body.spawn((
                Node {
                    justify_content: JustifyContent::SpaceBetween,
                    align_items: AlignItems::Baseline,
                    flex_wrap: FlexWrap::Wrap,
                    column_gap: px(12),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|head| {
                head.spawn(label(title, Face::Title, 22.0, palette::INK));
                head.spawn(label(note, Face::Body, 14.5, palette::INK_SOFT));
            });
            fill(body);
        });
    }
}
