//! A paragraph of the rules: its words, those that are looked for marked; its example; and a honey frame where a house rule changes it.

use accesskit::Role;
use bevy::prelude::*;
use rummage_rules::{cards::ids::CardId, house::options::OptionDef};

use super::{Page, chapters::Paragraph};
use crate::{
    shell::assets::Face,
    stage::palette,
    ui::theme::{
        lettering::{label, span},
        panel::{column, row},
        picture::icon,
        role::read_as,
    },
};

/// How wide the cards of an example are.
const CARD: f32 = 62.0;
/// How much of each covered card shows.
const STEP: f32 = 0.66;

impl Page<'_> {
    pub(super) fn paragraph(&self, page: &mut ChildSpawnerCommands<'_>, paragraph: &Paragraph) {
        match paragraph.rule {
            None => self.marked(page, &paragraph.words, Face::Body, 17.0),
            Some(rule) => self.house_rule(page, rule, &paragraph.words),
        }
        if let Some(codes) = &paragraph.cards {
            self.example(page, codes);
        }
    }

    /// A text in which the words that are looked for stand out.
    pub(super) fn marked(&self, page: &mut ChildSpawnerCommands<'_>, text: &str, face: Face, size: f32) {
        let mut places = self.sought.places(text).into_iter();
        let first = places.next();
        let plain = first.as_ref().map_or(text.len(), |place| place.start);
        let role = if face == Face::Title { Role::Heading } else { Role::Paragraph };
        let words = label(&text[..plain], face, size, palette::INK);
        page.spawn((read_as(role, text), words)).with_children(|line| {
            let mut place = first;
            while let Some(found) = place {
                place = places.next();
                let next = place.as_ref().map_or(text.len(), |place| place.start);
                let strong = if face == Face::Title { face } else { Face::Bold };
                line.spawn((
                    span(&text[found.clone()], strong, size, palette::INK),
                    TextBackgroundColor(palette::HONEY),
                ));
                line.spawn(span(&text[found.end..next], face, size, palette::INK));
            }
        });
    }

    /// A paragraph that reads as it does because of a house rule.
    fn house_rule(&self, page: &mut ChildSpawnerCommands<'_>, rule: &OptionDef, words: &str) {
        page.spawn((
            Node {
                padding: UiRect::axes(px(14), px(10)),
                border: UiRect::all(px(1.5)),
                border_radius: BorderRadius::all(px(14)),
                flex_shrink: 0.0,
                ..column(6.0)
            },
            BackgroundColor(palette::HONEY_WASH),
            BorderColor::all(palette::HONEY),
        ))
        .with_children(|frame| {
            let name = [("rule", self.rule_name(rule).into())];
            self.tag(frame, self.texts.fmt("rules-house-rule", &name));
            self.marked(frame, words, Face::Body, 17.0);
        });
    }

    pub(super) fn rule_name(&self, rule: &OptionDef) -> String {
        self.texts.get(&format!("option-{}-{}", self.game.id, rule.key))
    }

    /// The honey tag with a tick that marks a house rule.
    pub(super) fn tag(&self, parent: &mut ChildSpawnerCommands<'_>, words: String) {
        parent.spawn((
            Node {
                align_self: AlignSelf::FlexStart,
                padding: UiRect::axes(px(10), px(3)),
                border_radius: BorderRadius::MAX,
                ..row(5.0)
            },
            BackgroundColor(palette::HONEY),
            children![icon("check", 13.0, palette::INK), label(words, Face::Strong, 14.0, palette::INK)],
        ));
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
        ))
        .with_children(|meld| self.faces.row(meld, deck, &cards, CARD, STEP));
    }
}
