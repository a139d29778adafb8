//! What stands on the reader's page: the chapters, the open one, and the house rules in force.

use bevy::prelude::*;

use super::{
    Open, Page,
    chapters::{Chapter, changed},
};
use crate::{
    shell::assets::Face,
    stage::palette,
    ui::{
        input::focus::FirstFocus,
        theme::{
            button::Activate,
            lettering::label,
            look::{self, Look},
            panel::{column, row},
            picture::icon,
            role::{self, heading},
            scroll::{InSight, filling, scroller},
        },
    },
};

impl Page<'_> {
    pub(super) fn landscape(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        sheet.spawn(Node { column_gap: px(26), ..filling() }).with_children(|columns| {
            scroller(
                columns,
                "rules-chapters",
                Node { width: px(262), flex_shrink: 0.0, ..default() },
                |list| {
                    self.chapter_list(list);
                },
            );
            scroller(
                columns,
                format!("rules-{}", self.open),
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
                |text| {
                    self.chapter_text(text);
                },
            );
            columns
                .spawn(Node { width: px(236), flex_shrink: 0.0, padding: UiRect::top(px(8)), ..column(8.0) })
                .with_children(|aside| self.in_force(aside));
        });
    }

    pub(super) fn portrait(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        scroller(sheet, format!("rules-{}", self.open), filling(), |list| {
            self.chapter_list(list);
            // The first stands below the list anyway.
            if let Some(mut text) = self.chapter_text(list).filter(|_| self.open > 0) {
                text.insert(InSight);
            }
            list.spawn(Node { padding: UiRect::top(px(14)), ..column(8.0) })
                .with_children(|aside| self.in_force(aside));
        });
    }

    fn chapter_list(&self, list: &mut ChildSpawnerCommands<'_>) {
        let node = Node { padding: UiRect::all(px(8)), ..column(3.0) };
        list.spawn((role::tabs(self.texts.get("rules")), node)).with_children(|list| self.chapters(list));
    }

    fn chapters(&self, list: &mut ChildSpawnerCommands<'_>) {
        // A dozen chapters still stand on one page.
        let height = if self.chapters.len() > 10 { 36 } else { 40 };
        for (index, chapter) in self.chapters.iter().enumerate() {
            let title = chapter.title.as_str();
            let places = self.sought.count(chapter);
            let open = index == self.open;
            let look = if open { Look::Chosen } else { Look::Bare };
            let (ink, number) = if open {
                (palette::CREAM, palette::HONEY)
            } else if self.sought.words().is_some() && places == 0 {
                (palette::INK_SOFT, palette::INK_SOFT)
            } else {
                (palette::INK, palette::INK_SOFT)
            };
            let mut entry = list.spawn((
                role::tab(format!("chapter-{index}"), self.spoken(chapter, places)),
                look,
                Node {
                    min_height: px(height),
                    padding: UiRect::axes(px(14), px(6)),
                    border_radius: BorderRadius::all(px(12)),
                    flex_shrink: 0.0,
                    ..row(12.0)
                },
                BackgroundColor(look::colours(look).0),
            ));
            role::open(&mut entry, open);
            if open {
                entry.insert(FirstFocus);
            }
            entry
                .with_children(|line| {
                    line.spawn(label((index + 1).to_string(), Face::Body, 15.0, number));
                    line.spawn(label(title, Face::Strong, 17.0, ink));
                    line.spawn(Node { flex_grow: 1.0, ..default() });
                    if places > 0 {
                        line.spawn(label(places.to_string(), Face::Bold, 15.0, number));
                    }
                    if chapter.has_house_rule() {
                        line.spawn(medal());
                    }
                })
                .observe(move |_: On<Activate>, mut open: ResMut<Open>| {
                    open.set_if_neq(Open(index));
                });
        }
    }

    /// What a screen reader says of a chapter.
    fn spoken(&self, chapter: &Chapter, places: usize) -> String {
        let mut spoken = chapter.title.clone();
        if places > 0 {
            spoken = self
                .texts
                .fmt("rules-chapter-places", &[("chapter", spoken.into()), ("places", places.into())]);
        }
        if chapter.has_house_rule() {
            spoken = self.texts.fmt("rules-chapter-house", &[("chapter", spoken.into())]);
        }
        spoken
    }

    fn chapter_text<'a>(&self, area: &'a mut ChildSpawnerCommands<'_>) -> Option<EntityCommands<'a>> {
        let chapter = self.chapters.get(self.open)?;
        let mut text = area.spawn(Node {
            padding: UiRect { right: px(26), left: px(6), top: px(6), bottom: px(20) },
            ..column(12.0)
        });
        text.with_children(|page| {
            self.marked(page, &chapter.title, Face::Title, 29.0);
            for paragraph in &chapter.paragraphs {
                self.paragraph(page, paragraph);
            }
        });
        Some(text)
    }

    /// The options that differ from the usual.
    fn in_force(&self, aside: &mut ChildSpawnerCommands<'_>) {
        aside.spawn(heading(self.texts.get("rules-in-force"), 20.0, palette::INK));
        let changed = changed(self.game, self.setup);
        if changed.is_empty() {
            aside.spawn(label(self.texts.get("rules-none"), Face::Body, 15.5, palette::INK_SOFT));
        }
        for def in changed {
            self.tag(aside, self.rule_name(def));
            let value = self.texts.option_value(self.game.id, def, &self.setup.options.value(def));
            aside.spawn(label(value, Face::Body, 15.5, palette::INK));
        }
    }
}

/// The mark of a chapter that a house rule changes.
fn medal() -> impl Bundle {
    (
        Node {
            width: px(18),
            height: px(18),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::HONEY),
        children![icon("check", 11.0, palette::INK)],
    )
}
