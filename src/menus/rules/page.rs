//! What stands on the reader's page: the chapters, the open one, and the house rules in force.

use bevy::prelude::*;
use rummage_rules::{card::CardId, options::OptionDef};

use super::{Chapter, Page, chapters, values};
use crate::{
    input::focus::FirstFocus,
    theme::{
        button::{Activate, pressable},
        lettering::{Face, label},
        look::{self, Look},
        palette,
        panel::{column, row},
        picture::icon,
        scroll::{filling, scroller},
    },
};

/// How wide the cards of an example are.
const CARD: f32 = 62.0;
/// How much of each covered card shows.
const STEP: f32 = 0.66;

impl Page<'_> {
    pub(super) fn landscape(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        sheet.spawn((Node { column_gap: px(26), ..filling() }, Pickable::IGNORE)).with_children(|columns| {
            columns
                .spawn((
                    Node { width: px(244), flex_shrink: 0.0, padding: UiRect::all(px(8)), ..column(3.0) },
                    Pickable::IGNORE,
                ))
                .with_children(|list| self.chapter_list(list));
            scroller(
                columns,
                format!("rules-{}", self.chapter),
                Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() },
                |text| {
                    self.chapter_text(text);
                },
            );
            columns
                .spawn((
                    Node { width: px(236), flex_shrink: 0.0, padding: UiRect::top(px(8)), ..column(8.0) },
                    Pickable::IGNORE,
                ))
                .with_children(|aside| self.in_force(aside));
        });
    }

    pub(super) fn portrait(&self, sheet: &mut ChildSpawnerCommands<'_>) {
        scroller(sheet, format!("rules-{}", self.chapter), filling(), |list| {
            list.spawn((Node { padding: UiRect::all(px(8)), ..column(3.0) }, Pickable::IGNORE))
                .with_children(|list| self.chapter_list(list));
            self.chapter_text(list);
            list.spawn((Node { padding: UiRect::top(px(14)), ..column(8.0) }, Pickable::IGNORE))
                .with_children(|aside| self.in_force(aside));
        });
    }

    fn chapter_list(&self, list: &mut ChildSpawnerCommands<'_>) {
        let titles = chapters(self.texts, self.game.id);
        // A dozen chapters still stand on one page.
        let height = if titles.len() > 10 { 36 } else { 40 };
        for (index, title) in titles.into_iter().enumerate() {
            let open = index == self.chapter;
            let look = if open { Look::Chosen } else { Look::Bare };
            let (ink, number) =
                if open { (palette::CREAM, palette::HONEY) } else { (palette::INK, palette::INK_SOFT) };
            let mut entry = list.spawn((
                pressable(format!("chapter-{index}"), title.as_str()),
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
            if open {
                entry.insert(FirstFocus);
            }
            entry
                .with_children(|line| {
                    line.spawn(label((index + 1).to_string(), Face::Body, 15.0, number));
                    line.spawn(label(title, Face::Strong, 17.0, ink));
                })
                .observe(move |_: On<Activate>, mut chapter: ResMut<Chapter>| {
                    chapter.set_if_neq(Chapter(index));
                });
        }
    }

    fn chapter_text(&self, area: &mut ChildSpawnerCommands<'_>) {
        let number = self.chapter + 1;
        let key = format!("rules-{}-{number}", self.game.id);
        let text = self.texts.fmt(&format!("{key}-text"), &values(self.game, self.setup));
        area.spawn((
            Node {
                padding: UiRect { right: px(26), left: px(6), top: px(6), bottom: px(20) },
                ..column(12.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|page| {
            page.spawn(label(self.texts.get(&key), Face::Title, 29.0, palette::INK));
            let examples = self.texts.find(&format!("{key}-cards"), &[]).unwrap_or_default();
            let mut examples = examples.split(';').map(str::trim);
            for paragraph in text.split("\n\n") {
                page.spawn(label(paragraph.trim(), Face::Body, 17.0, palette::INK));
                if let Some(cards) = examples.next().filter(|cards| !cards.is_empty()) {
                    self.example(page, cards);
                }
            }
        });
    }

    /// The options that differ from the usual.
    fn in_force(&self, aside: &mut ChildSpawnerCommands<'_>) {
        aside.spawn(label(self.texts.get("rules-in-force"), Face::Title, 20.0, palette::INK));
        let changed: Vec<&OptionDef> =
            self.game.options.iter().filter(|def| self.setup.options.value(def) != def.default()).collect();
        if changed.is_empty() {
            aside.spawn(label(self.texts.get("rules-none"), Face::Body, 15.5, palette::INK_SOFT));
        }
        for def in changed {
            let key = format!("option-{}-{}", self.game.id, def.key);
            aside
                .spawn((
                    Node {
                        align_self: AlignSelf::FlexStart,
                        padding: UiRect::axes(px(10), px(3)),
                        border_radius: BorderRadius::MAX,
                        ..row(5.0)
                    },
                    BackgroundColor(palette::HONEY),
                    Pickable::IGNORE,
                ))
                .with_children(|tag| {
                    tag.spawn(icon("check", 13.0, palette::INK));
                    tag.spawn(label(self.texts.get(&key), Face::Strong, 14.0, palette::INK));
                });
            let value = self.texts.option_value(self.game.id, def, &self.setup.options.value(def));
            aside.spawn(label(value, Face::Body, 15.5, palette::INK));
        }
    }

    /// A meld as it lies on the table, below the sentence that speaks of it.
    fn example(&self, page: &mut ChildSpawnerCommands<'_>, codes: &str) {
        let Some(deck) = self.deck else { return };
        let mut cards: Vec<CardId> = Vec::new();
        for code in codes.split_whitespace() {
            let card = deck.find(code).find(|card| !cards.contains(card));
            cards.extend(card);
        }
        page.spawn((
            Node {
                align_self: AlignSelf::FlexStart,
                padding: UiRect::axes(px(14), px(10)),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(14)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(Color::WHITE),
            BorderColor::all(palette::PAPER_LINE),
            Pickable::IGNORE,
        ))
        .with_children(|meld| self.faces.row(meld, deck, &cards, CARD, STEP));
    }
}
