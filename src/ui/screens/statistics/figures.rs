//! The big numbers: played, won, streaks and the best.

use bevy::prelude::*;

use super::Page;
use crate::{
    shell::{assets::Face, text::points},
    stage::palette,
    ui::{
        input::focus::{Focusable, readable},
        theme::{
            lettering::label,
            panel::{self, column},
        },
    },
};

impl Page<'_> {
    /// A strip of numbers, each with what it counts.
    pub(super) fn figures(&self, list: &mut ChildSpawnerCommands<'_>) {
        let (tally, narrow) = (&self.tally, self.canvas.is_portrait());
        let percent = tally.wins.percent();
        let spoken = self.texts.fmt(
            "statistics-figures",
            &[
                ("played", tally.wins.whole.into()),
                ("won", tally.wins.part.into()),
                ("percent", percent.into()),
                ("streak", tally.streak.into()),
                ("longest", tally.longest.into()),
            ],
        );
        let counted = |key: &str, count: usize| self.texts.fmt(key, &[("count", count.into())]);
        let last = match tally.best {
            Some(best) => (points::plain(best), self.texts.get("statistics-best")),
            None => (tally.rounds.to_string(), counted("statistics-rounds", tally.rounds)),
        };
        let streak = format!(
            "{}, {}",
            counted("statistics-streak", tally.streak),
            counted("statistics-longest", tally.longest)
        );
        let figures = [
            (tally.wins.whole.to_string(), counted("statistics-played", tally.wins.whole)),
            (tally.wins.part.to_string(), self.texts.get("statistics-won")),
            (
                self.texts.fmt("statistics-percent", &[("percent", percent.into())]),
                self.texts.get("statistics-share"),
            ),
            (tally.streak.to_string(), streak),
            last,
        ];
        list.spawn((
            panel::paper(Node {
                padding: UiRect::axes(px(if narrow { 20.0 } else { 30.0 }), px(14)),
                flex_wrap: if narrow { FlexWrap::Wrap } else { FlexWrap::NoWrap },
                row_gap: px(8),
                column_gap: px(if narrow { 12.0 } else { 0.0 }),
                flex_shrink: 0.0,
                ..default()
            }),
            Focusable,
            readable("figures", spoken),
        ))
        .with_children(|body| {
            body.spawn(panel::hairline());
            for (nth, (number, what)) in figures.into_iter().enumerate() {
                let line = if nth == 0 || narrow { 0.0 } else { 1.5 };
                body.spawn((
                    Node {
                        flex_grow: 1.0,
                        flex_basis: if narrow { percent_of(45.0) } else { px(0) },
                        padding: UiRect::left(px(if line > 0.0 { 24.0 } else { 8.0 })),
                        border: UiRect::left(px(line)),
                        ..column(0.0)
                    },
                    BorderColor::all(palette::PAPER_LINE),
                ))
                .with_children(|figure| {
                    let size = if narrow { 36.0 } else { 44.0 };
                    figure.spawn(label(number, Face::Title, size, palette::INK));
                    figure.spawn(label(what, Face::Body, 15.5, palette::INK_SOFT));
                });
            }
        });
    }
}

fn percent_of(share: f32) -> Val {
    Val::Percent(share)
}
