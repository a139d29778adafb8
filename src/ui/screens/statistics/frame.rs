//! The frame: title, the way to each game, prompts, and the paper that every plot stands on.

use bevy::prelude::*;

use super::Page;
use crate::{
    shell::{assets::Face, states::Screen},
    stage::palette,
    ui::{
        input::focus::{Focusable, readable},
        theme::{
            button::{self, Activate},
            lettering::label,
            look::Look,
            panel::{self, column, row},
            prompt::{Glyph, prompts},
            role,
        },
    },
};

/// How far what stands on a paper keeps from its sides.
pub(super) const INSIDE: f32 = 24.0;

impl Page<'_> {
    /// A game's short name, where there is one.
    pub(super) fn game_name(&self, game: &str) -> String {
        let short = self.texts.find(&format!("statistics-game-{game}"), &[]);
        short.unwrap_or_else(|| self.texts.get(&format!("game-{game}")))
    }

    /// Title, the choice of a game and the way out.
    pub(super) fn head(&self, root: &mut ChildSpawnerCommands<'_>) {
        let narrow = self.canvas.is_portrait();
        let padding = if narrow {
            UiRect { left: px(20), right: px(10), top: px(28), bottom: px(8) }
        } else {
            UiRect { left: px(48), right: px(20), top: px(26), bottom: px(8) }
        };
        let line =
            Node { justify_content: JustifyContent::SpaceBetween, padding, flex_shrink: 0.0, ..row(20.0) };
        root.spawn(line).with_children(|head| {
            let size = if narrow { 32.0 } else { 42.0 };
            head.spawn(role::heading(self.texts.get("statistics"), size, palette::CREAM));
            if !narrow && !self.matches.is_empty() {
                self.chooser(head);
            }
            button::square(Look::Glass, "back", "close", self.texts.get("prompt-back"))
                .spawn(head)
                .observe(|_: On<Activate>, mut next: ResMut<NextState<Screen>>| next.set(Screen::Title));
        });
        if narrow && !self.matches.is_empty() {
            root.spawn(Node {
                padding: UiRect { left: px(12), right: px(12), bottom: px(6), ..UiRect::ZERO },
                justify_content: JustifyContent::Center,
                flex_shrink: 0.0,
                ..default()
            })
            .with_children(|line| self.chooser(line));
        }
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
                children![
                    label(title, Face::Title, 22.0, palette::INK),
                    label(note, Face::Body, 14.5, palette::INK_SOFT)
                ],
            ));
            fill(body);
        });
    }
}
