//! The rows of the options: a picture, a name with its note, and a control on the right.

use bevy::prelude::*;

use super::Page;
use crate::{
    shell::{assets::Face, preferences::Preferences},
    stage::palette,
    ui::theme::{
        button::Activate,
        control::{Picked, Stepped, segments, stepper, switch},
        lettering::label,
        look::Look,
        panel::{self, column, row},
        picture::icon,
        role,
    },
};

impl Page<'_, '_> {
    /// A row: its picture, its name and note, and a control on the right, or below on a phone.
    pub(super) fn line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        key: &str,
        control: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        self.told_line(list, picture, self.named(key), control);
    }

    /// The same, of any name and note.
    pub(super) fn told_line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        words: [String; 2],
        control: impl FnOnce(&mut ChildSpawnerCommands<'_>),
    ) {
        let node =
            Node { flex_wrap: if self.narrow { FlexWrap::Wrap } else { FlexWrap::NoWrap }, ..line_node() };
        // Where the control goes below, the words still stand beside their picture.
        let least = if self.narrow { px(180) } else { Val::Auto };
        list.spawn(node).with_children(|line| {
            spawn_words(line, picture, words, least);
            control(line);
        });
        list.spawn(panel::rule());
    }

    /// What a row is called, and its note.
    pub(super) fn named(&self, key: &str) -> [String; 2] {
        [self.texts.get(key), self.texts.get(&format!("{key}-note"))]
    }

    /// A row with one of a few words to choose.
    pub(super) fn choice_line<T: Copy + PartialEq + Send + Sync + 'static>(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        key: &str,
        choices: &'static [(T, &'static str)],
        now: T,
        choose: fn(&mut Preferences, T),
    ) {
        let words: Vec<String> = choices.iter().map(|(_, key)| self.texts.get(key)).collect();
        let chosen = choices.iter().position(|(choice, _)| *choice == now).unwrap_or(0);
        self.line(list, picture, key, |line| {
            segments(line, key, self.texts.get(key), &words, chosen).observe(
                move |picked: On<Picked>, mut preferences: ResMut<Preferences>| {
                    if let Some((choice, _)) = choices.get(picked.index) {
                        choose(&mut preferences, *choice);
                    }
                },
            );
        });
    }

    pub(super) fn switch_line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        key: &'static str,
        on: bool,
        flip: fn(&mut Preferences),
    ) {
        let state = self.texts.get(if on { "options-on" } else { "options-off" });
        let parts = (Look::Bare, line_node(), BackgroundColor(Color::NONE));
        let mut line = list.spawn((role::switch(key, self.texts.get(key)), parts));
        role::set(&mut line, on);
        line.with_children(|line| {
            spawn_words(line, picture, self.named(key), Val::Auto);
            line.spawn(label(state, Face::Strong, 16.0, palette::INK));
            switch(line, on);
        })
        .observe(move |_: On<Activate>, mut preferences: ResMut<Preferences>| flip(&mut preferences));
        list.spawn(panel::rule());
    }

    /// A row with a share of a hundred that goes up and down by tenths.
    pub(super) fn size_line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        picture: &str,
        key: &'static str,
        scale: f32,
        step: fn(&mut Preferences, i8),
    ) {
        let name = self.texts.get(key);
        let value =
            self.texts.fmt("options-percent", &[("percent", f64::from((scale * 100.0).round()).into())]);
        let less = self.texts.fmt("options-smaller", &[("what", name.as_str().into())]);
        let more = self.texts.fmt("options-larger", &[("what", name.as_str().into())]);
        self.line(list, picture, key, |line| {
            stepper(line, key, name, value, less, more).observe(
                move |stepped: On<Stepped>, mut preferences: ResMut<Preferences>| {
                    step(&mut preferences, stepped.by);
                },
            );
        });
    }
}

/// A picture, a name and its note, at least so wide.
fn spawn_words(line: &mut ChildSpawnerCommands<'_>, picture: &str, [name, note]: [String; 2], least: Val) {
    line.spawn(icon(picture, 24.0, palette::LEAF_DARK));
    line.spawn((
        Node { flex_grow: 1.0, flex_shrink: 1.0, flex_basis: least, ..column(0.0) },
        children![
            label(name, Face::Bold, 18.0, palette::INK),
            label(note, Face::Body, 14.5, palette::INK_SOFT)
        ],
    ));
}

/// How every row lies.
pub(super) fn line_node() -> Node {
    Node {
        min_height: px(56),
        padding: UiRect::axes(px(8), px(4)),
        border_radius: BorderRadius::all(px(12)),
        row_gap: px(6),
        ..row(12.0)
    }
}
