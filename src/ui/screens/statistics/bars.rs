//! Lying bars: how rounds end and how kind the deal was, and wins by game, by rules and by opponent.

use bevy::prelude::*;

use super::Page;
use crate::{
    shell::assets::Face,
    stage::palette,
    store::statistics::{
        ledger::{End, Rules},
        luck::Kindness,
        tally::{Opponent, Share},
    },
    ui::theme::{lettering::label, panel::row},
};

/// How many rows a paper has room for.
const ROWS: usize = 5;

/// One row: its name, its share, and the ink of its bar.
struct Row {
    name: String,
    share: Share,
    ink: Color,
}

impl Page<'_> {
    /// How rounds ended, in percent.
    pub(super) fn ends(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let named = |end: End| match end {
            End::You => ("statistics-end-you", palette::HONEY_LO),
            End::Other => ("statistics-end-other", palette::LEAF_DARK),
            End::Stock => ("statistics-end-stock", palette::PURPLE),
            End::Quiet => ("statistics-end-quiet", palette::INK_SOFT),
        };
        let rows: Vec<Row> = End::ALL
            .into_iter()
            .zip(self.tally.ends)
            .map(|(end, share)| {
                let (key, ink) = named(end);
                Row { name: self.texts.get(key), share, ink }
            })
            .collect();
        let percent =
            |row: &Row| self.texts.fmt("statistics-percent", &[("percent", row.share.percent().into())]);
        let list: Vec<String> = rows.iter().map(|row| format!("{} {}", row.name, percent(row))).collect();
        let luck = self.kept().into_iter().chain(self.wilds()).collect::<Vec<_>>().join(" ");
        let mut spoken = self.texts.fmt("statistics-ends-spoken", &[("list", list.join(", ").into())]);
        if !luck.is_empty() {
            spoken = format!("{spoken} {luck}");
        }
        let words = [self.texts.get("statistics-ends"), String::new()];
        self.paper(parent, "ends", 1.2, words, spoken, |body| {
            for row in &rows {
                line(body, row, 160.0, false, |end| {
                    end.spawn(label(percent(row), Face::Bold, 17.0, palette::INK));
                });
            }
            if !luck.is_empty() {
                body.spawn(label(luck, Face::Italic, 15.5, palette::INK_SOFT));
            }
        });
    }

    /// How many of the cards drawn from the stock were of use.
    fn kept(&self) -> Option<String> {
        let Share { part, whole } = self.tally.kept;
        let values = [("kept", part.into()), ("drawn", whole.into())];
        (whole > 0).then(|| self.texts.fmt("statistics-kept", &values))
    }

    /// How kind chance was, where there are wild cards.
    fn wilds(&self) -> Option<String> {
        let wilds = &self.tally.wilds;
        let luck = match wilds.kindness() {
            Kindness::Few => "few",
            Kindness::Usual => "usual",
            Kindness::Many => "many",
        };
        let expected = format!("{:.1}", wilds.expected);
        let values = [("wilds", wilds.came.into()), ("expected", expected.into()), ("luck", luck.into())];
        (wilds.expected >= 0.05).then(|| self.texts.fmt("statistics-wilds", &values))
    }

    /// Wins by game; or where one game is shown, by its rules.
    pub(super) fn by_game_or_rules(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let row = |name: String, share: Share| Row { name, share, ink: palette::LEAF_DARK };
        let (key, rows): (&str, Vec<Row>) = match self.game {
            None => {
                let games = self.tally.by_game.iter();
                ("statistics-by-game", games.map(|(game, share)| row(self.game_name(game), *share)).collect())
            }
            Some(game) => {
                let rules = self.tally.by_rules.iter();
                (
                    "statistics-by-rules",
                    rules.map(|(rules, share)| row(self.rules_name(game, rules), *share)).collect(),
                )
            }
        };
        self.shares(parent, "by-game", key, "statistics-won-of", &rows);
    }

    fn rules_name(&self, game: &str, rules: &Rules) -> String {
        match rules {
            Rules::Usual => self.texts.get("house-usual"),
            Rules::Preset(id) => self.texts.get(&format!("preset-{game}-{id}")),
            Rules::Own(name) | Rules::Code(name) => name.clone(),
        }
    }

    /// How often the player came out ahead of whom.
    pub(super) fn by_opponent(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let rows: Vec<Row> = self
            .tally
            .by_opponent
            .iter()
            .map(|(opponent, share)| Row {
                name: match opponent {
                    Opponent::Bot(key) => self.texts.get(key),
                    Opponent::Called(name) => name.clone(),
                    Opponent::Person => self.texts.get("statistics-people"),
                },
                share: *share,
                ink: palette::LEAF_DARK,
            })
            .collect();
        self.shares(parent, "by-opponent", "statistics-by-opponent", "statistics-ahead", &rows);
    }

    /// A paper of rows "so many of so many", the most frequent first.
    fn shares(
        &self,
        parent: &mut ChildSpawnerCommands<'_>,
        tag: &str,
        title: &str,
        note: &str,
        rows: &[Row],
    ) {
        let words = [self.texts.get(title), self.texts.get(note)];
        let told = |row: &Row| {
            let values = [
                ("name", row.name.as_str().into()),
                ("part", row.share.part.into()),
                ("whole", row.share.whole.into()),
            ];
            self.texts.fmt("statistics-row", &values)
        };
        let list: Vec<String> = rows.iter().map(told).collect();
        let values = [
            ("title", words[0].as_str().into()),
            ("note", words[1].as_str().into()),
            ("list", list.join(", ").into()),
        ];
        let spoken = self.texts.fmt("statistics-rows-spoken", &values);
        // The last row tells how many there is no room for.
        let shown = if rows.len() > ROWS { ROWS - 1 } else { rows.len() };
        self.paper(parent, tag, 1.0, words, spoken, |body| {
            for row in &rows[..shown] {
                line(body, row, 108.0, true, |end| {
                    end.spawn(label(row.share.part.to_string(), Face::Bold, 17.0, palette::INK));
                    let of = self.texts.fmt("statistics-of", &[("count", row.share.whole.into())]);
                    end.spawn(label(of, Face::Body, 14.0, palette::INK_SOFT));
                });
            }
            if shown < rows.len() {
                let more = self.texts.fmt("statistics-more", &[("count", (rows.len() - shown).into())]);
                body.spawn(label(more, Face::Italic, 15.0, palette::INK_SOFT));
            }
        });
    }
}

/// A name, a bar with a stroke at one half where that means something, and its number.
fn line(
    body: &mut ChildSpawnerCommands<'_>,
    bar: &Row,
    name_width: f32,
    half: bool,
    number: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    body.spawn(Node { min_height: px(24), ..row(10.0) }).with_children(|line| {
        line.spawn(Node { width: px(name_width), ..default() }).with_children(|name| {
            name.spawn(label(bar.name.as_str(), Face::Strong, 15.5, palette::INK));
        });
        line.spawn((
            Node {
                height: px(17),
                flex_grow: 1.0,
                flex_basis: px(0),
                border_radius: BorderRadius::all(px(5)),
                ..default()
            },
            BackgroundColor(palette::PAPER_LINE.with_alpha(0.55)),
        ))
        .with_children(|track| {
            track.spawn((
                Node {
                    width: Val::Percent(bar.share.fraction() * 100.0),
                    border_radius: BorderRadius::all(px(5)),
                    ..default()
                },
                BackgroundColor(bar.ink),
            ));
            if half {
                track.spawn((
                    Node {
                        position_type: PositionType::Absolute,
                        left: Val::Percent(50.0),
                        top: px(-2),
                        bottom: px(-2),
                        width: px(2),
                        ..default()
                    },
                    BackgroundColor(palette::INK),
                ));
            }
        });
        line.spawn(Node { min_width: px(64), justify_content: JustifyContent::FlexEnd, ..row(6.0) })
            .with_children(number);
    });
}
