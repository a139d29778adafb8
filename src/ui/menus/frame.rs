//! What the panels of the menus share: a heading with the way out, and the bar of prompts below the paper.

use bevy::prelude::*;

use super::close_by_button;
use crate::{
    shell::{assets::Face, text::Texts},
    stage::palette,
    ui::theme::{
        button,
        lettering::label,
        look::Look,
        panel::row,
        prompt::{Glyph, prompts},
        role::heading,
    },
};

/// The head of a panel: its title, a few words beside it, and the button that closes it.
pub(super) struct Heading {
    title: String,
    size: f32,
    aside: Option<(String, f32)>,
    first: bool,
}

impl Heading {
    /// A title of this size.
    pub(super) fn new(title: impl Into<String>, size: f32) -> Self {
        Self { title: title.into(), size, aside: None, first: false }
    }

    /// A few words beside the title, where there is room for them.
    pub(super) fn aside(mut self, words: impl Into<String>, size: f32) -> Self {
        self.aside = Some((words.into(), size));
        self
    }

    /// The focus starts at the way out.
    pub(super) fn first(mut self) -> Self {
        self.first = true;
        self
    }

    /// Puts the heading at the top of its sheet.
    pub(super) fn spawn(self, sheet: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
        self.spawn_with(sheet, texts, |_| {});
    }

    /// The same, with something before the way out.
    pub(super) fn spawn_with(
        self,
        sheet: &mut ChildSpawnerCommands<'_>,
        texts: &Texts,
        more: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        sheet.spawn(Node { flex_shrink: 0.0, ..row(20.0) }).with_children(|head| {
            let mut title = Node { flex_shrink: 1.0, min_width: px(0), ..default() };
            if self.aside.is_none() {
                title.flex_grow = 1.0;
            }
            head.spawn((title, children![heading(self.title, self.size, palette::INK)]));
            if let Some((words, size)) = self.aside {
                let place = Node { flex_grow: 1.0, flex_shrink: 1.0, ..default() };
                head.spawn((place, children![label(words, Face::Italic, size, palette::INK_SOFT)]));
            }
            more(head);
            let close = button::square(Look::Paper, "close", "close", texts.get("options-close"));
            let close = if self.first { close.first() } else { close };
            close.spawn(head).observe(close_by_button);
        });
    }
}

/// The dark bar below a panel that tells what the buttons of the device in hand do.
pub(super) fn prompt_bar(root: &mut ChildSpawnerCommands<'_>, list: &[(Glyph, String)]) {
    root.spawn((
        Node { padding: UiRect::axes(px(20), px(8)), border_radius: BorderRadius::MAX, ..default() },
        BackgroundColor(palette::NIGHT.with_alpha(0.88)),
    ))
    .with_children(|bar| prompts(bar, list));
}
