//! What the table will be like: its picture, how many, how long, who wins.

use bevy::prelude::*;
use rummage_rules::options::Value;

use super::Page;
use crate::{
    assets::Sheet,
    theme::{
        lettering::{Face, label},
        palette,
        panel::{self, column, row},
        picture::{icon, picture},
    },
};

impl Page<'_> {
    /// The panel on the right.
    pub(super) fn summary(&self, parent: &mut ChildSpawnerCommands<'_>) {
        parent
            .spawn(panel::paper(Node {
                padding: UiRect::all(px(12)),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..column(14.0)
            }))
            .with_children(|body| {
                body.spawn(panel::hairline());
                body.spawn(picture(Sheet::Tiles, self.setup.game, Vec2::new(184.0, 208.0), Color::WHITE));
                body.spawn((
                    Node {
                        align_self: AlignSelf::Stretch,
                        padding: UiRect::axes(px(8), px(4)),
                        ..column(12.0)
                    },
                    Pickable::IGNORE,
                ))
                .with_children(|facts| {
                    for (picture, fact) in self.facts() {
                        facts.spawn((row(10.0), Pickable::IGNORE)).with_children(|line| {
                            line.spawn(icon(picture, 22.0, palette::LEAF_DARK));
                            line.spawn(label(fact, Face::Strong, 15.5, palette::INK));
                        });
                    }
                });
            });
    }

    fn facts(&self) -> Vec<(&'static str, String)> {
        let seats = self.setup.seats.len();
        let mut facts = vec![
            ("player", self.texts.fmt("setup-players", &[("count", seats.into())])),
            ("cards", self.texts.get(&format!("game-{}-deck", self.setup.game))),
        ];
        if let Some(length) = self.length() {
            facts.push(("speed", length));
        }
        facts.push(("trophy", self.texts.get("setup-highest")));
        facts
    }

    /// What ends the match, in the words of the two ways there are.
    fn length(&self) -> Option<String> {
        let value = |key: &str| {
            let def = self.game.options.iter().find(|def| def.key == key)?;
            Some(self.setup.options.value(def))
        };
        if value("end_mode") == Some(Value::Word("rounds".into())) {
            let Some(Value::Number(rounds)) = value("round_count") else { return None };
            return Some(self.texts.fmt("setup-length-rounds", &[("rounds", rounds.into())]));
        }
        let Some(Value::Number(target)) = value("target_score") else { return None };
        Some(self.texts.fmt("setup-length-target", &[("target", target.into())]))
    }
}
