//! What the table will be like: its picture, how many, how long, who wins.

use bevy::prelude::*;
use rummage_rules::ask::Wins;

use super::Page;
use crate::{
    shell::{
        assets::{Face, Sheet},
        text::goal::goal_words,
    },
    stage::palette,
    ui::theme::{
        lettering::label,
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
                min_height: px(0),
                ..column(14.0)
            }))
            .with_children(|body| {
                body.spawn(panel::hairline());
                let mut tile =
                    body.spawn(picture(Sheet::Tiles, self.setup.game, Vec2::new(184.0, 208.0), Color::WHITE));
                // It gives way where the ways to deal need the room; its width follows.
                tile.entry::<Node>().and_modify(|mut node| {
                    (node.width, node.min_height, node.flex_shrink) = (auto(), px(0), 1.0);
                });
                body.spawn(Node {
                    align_self: AlignSelf::Stretch,
                    padding: UiRect::axes(px(8), px(4)),
                    ..column(12.0)
                })
                .with_children(|facts| {
                    for (picture, fact) in self.facts() {
                        facts.spawn((
                            row(10.0),
                            children![
                                icon(picture, 22.0, palette::LEAF_DARK),
                                label(fact, Face::Strong, 15.5, palette::INK)
                            ],
                        ));
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
        let Ok(spec) = self.game.spec(seats, &self.setup.options) else { return facts };
        if spec.packs_are_too_few() {
            facts.push(("info", self.texts.get("setup-few-packs")));
        }
        facts.push(("speed", goal_words(self.texts, &spec)));
        let wins = match spec.wins() {
            Wins::Lowest => "setup-lowest",
            Wins::Highest => "setup-highest",
        };
        facts.push(("trophy", self.texts.get(wins)));
        if spec.has_partners() {
            facts.push(("player", self.texts.get("setup-teams")));
        }
        facts
    }
}
