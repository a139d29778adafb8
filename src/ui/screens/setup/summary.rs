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

/// The picture of a game at its full size, and the least height at which it still is one.
const PICTURE: Vec2 = Vec2::new(184.0, 208.0);
const LEAST_PICTURE: f32 = 64.0;
/// The height of a fact, of a button with its gap, and of a note below one.
const FACT: f32 = 34.0;
const BUTTON: f32 = 62.0;
const NOTE: f32 = 56.0;
/// What stands above and below in any case: the heading, the edges of the paper, the way to deal.
const ALWAYS: f32 = 252.0;

impl Page<'_> {
    /// How high the picture can be where everything else beside the house rules has to be seen.
    fn room_for_picture(&self) -> f32 {
        let facts = FACT * self.facts().len() as f32;
        let switches = if self.hosting { 0.0 } else { 2.0 * BUTTON };
        let day = if self.of_today() { NOTE } else { 0.0 };
        let waits = if self.waiting.is_some() && !self.hosting { BUTTON + NOTE } else { 0.0 };
        self.height - ALWAYS - (facts + day) * self.text - switches - waits
    }

    /// The panel on the right.
    pub(super) fn summary(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let picture_size = PICTURE * (self.room_for_picture() / PICTURE.y).min(1.0);
        parent
            .spawn(panel::paper(Node {
                padding: UiRect::all(px(12)),
                align_items: AlignItems::Center,
                flex_shrink: 0.0,
                ..column(14.0)
            }))
            .with_children(|body| {
                body.spawn(panel::hairline());
                if picture_size.y >= LEAST_PICTURE {
                    body.spawn(picture(Sheet::Tiles, self.setup.game, picture_size, Color::WHITE));
                }
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
