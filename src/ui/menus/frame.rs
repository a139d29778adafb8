//! What the panels of the menus share: a heading with the way out, a list to choose from, and the bar of prompts below the paper.

use bevy::prelude::*;

use super::close_by_button;
use crate::{
    shell::{assets::Face, text::Texts},
    stage::palette,
    ui::theme::{
        button,
        lettering::label,
        look::Look,
        panel::{self, column, row},
        prompt::{Glyph, prompts},
        role::heading,
        scroll::scroller,
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

/// A panel with a list that one of whose entries is chosen from.
pub(crate) struct Listed<'a> {
    /// The key of its title.
    pub(crate) title: &'a str,
    /// A line below the title.
    pub(crate) note: Option<String>,
    /// The name by which the list scrolls.
    pub(crate) tag: &'static str,
    /// How wide it is where there is room.
    pub(crate) width: f32,
    /// The window is a phone's, held upright.
    pub(crate) narrow: bool,
}

impl Listed<'_> {
    /// Draws the panel over everything.
    pub(crate) fn draw(
        self,
        root: &mut ChildSpawnerCommands<'_>,
        texts: &Texts,
        fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        root.spawn(panel::paper(Node {
            width: px(self.width),
            max_width: percent(95),
            max_height: percent(88),
            padding: UiRect { left: px(28), right: px(22), top: px(20), bottom: px(24) },
            ..column(12.0)
        }))
        .with_children(|sheet| {
            sheet.spawn(panel::hairline());
            Heading::new(texts.get(self.title), if self.narrow { 26.0 } else { 32.0 }).spawn(sheet, texts);
            if let Some(note) = self.note {
                sheet.spawn(label(note, Face::Italic, 16.0, palette::INK_SOFT));
            }
            sheet.spawn(panel::rule());
            scroller(sheet, self.tag, Node { min_height: px(0), flex_shrink: 1.0, ..default() }, fill);
        });
        if !self.narrow {
            let prompt = |glyph, key| (glyph, texts.get(key));
            prompt_bar(
                root,
                &[
                    prompt(Glyph::Move, "prompt-move"),
                    prompt(Glyph::Choose, "prompt-choose"),
                    prompt(Glyph::Back, "prompt-back"),
                ],
            );
        }
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
