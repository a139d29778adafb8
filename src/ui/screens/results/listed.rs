//! The score sheet as a list, one line a seat: for a phone with several others, and for tables too large for columns.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::{
    bars,
    cells::ink_of,
    counting::Rises,
    sheet::Paper,
    terms::{Row, rows},
};
use crate::{
    shell::{
        assets::{Face, Sheet},
        text::{FluentValue, points},
    },
    stage::palette,
    ui::theme::{
        lettering::label,
        panel::{self, column, row},
        picture::{icon, picture},
        scroll::{filling, scroller},
    },
};

/// The width of a number's column.
const NUMBER: f32 = 66.0;

impl Paper<'_, '_> {
    /// Every seat on a line of its own.
    pub(super) fn list(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let rows = rows(&self.texts, self.public());
        paper
            .spawn(Node {
                justify_content: JustifyContent::SpaceBetween,
                margin: UiRect::top(px(6)),
                ..default()
            })
            .with_children(|head| self.so_far(head, true));
        scroller(paper, "sheet-list", filling(), |list| {
            for (nth, seat) in self.seats().into_iter().enumerate() {
                list.spawn(panel::rule());
                self.seat_line(list, seat, nth, &rows, portrait);
            }
        });
    }

    fn seat_line(
        &self,
        list: &mut ChildSpawnerCommands<'_>,
        seat: Seat,
        nth: usize,
        rows: &[Row],
        portrait: bool,
    ) {
        let own = Some(seat) == self.board.viewer;
        let ground = if own { palette::HONEY.with_alpha(0.20) } else { Color::NONE };
        list.spawn((
            Node { padding: UiRect::axes(px(8), px(5)), min_height: px(46), flex_shrink: 0.0, ..row(10.0) },
            BackgroundColor(ground),
        ))
        .with_children(|line| {
            let token = format!("seat-{}", self.token(seat) % 8);
            line.spawn(picture(Sheet::Pieces, token, Vec2::splat(30.0), Color::WHITE));
            line.spawn(Node { flex_grow: 1.0, flex_basis: px(0), ..column(0.0) }).with_children(|words| {
                words.spawn(row(6.0)).with_children(|first| {
                    first.spawn(label(self.name(seat), Face::Bold, 16.0, palette::INK));
                    if self.public().best_of_round() == Some(seat) {
                        first.spawn(icon("crown", 18.0, palette::HONEY_LO));
                    }
                });
                words.spawn(label(self.details(seat, rows), Face::Body, 13.0, palette::INK_SOFT));
                if portrait {
                    words.spawn(row(0.0)).with_children(|cards| self.held(cards, seat, 20.0));
                }
            });
            if !portrait {
                self.held(line, seat, 24.0);
            }
            let round = self.round_of(seat);
            let rises = Rises { points: round, words: points::signed(round), row: (nth, self.seats().len()) };
            number(line, rises, if portrait { 19.0 } else { 23.0 }, ink_of(round));
            line.spawn(Node {
                width: if portrait { px(70) } else { px(180) },
                align_items: AlignItems::FlexEnd,
                ..column(2.0)
            })
            .with_children(|total| {
                let sum = self.public().totals.get(seat.index()).copied().unwrap_or(0);
                let words = FluentValue::from(points::plain(sum));
                total.spawn(label(
                    self.texts.fmt("sheet-total", &[("points", words)]),
                    Face::Bold,
                    14.5,
                    palette::INK,
                ));
                let ink = palette::SEATS[self.token(seat) % 8];
                bars::bar(total, sum - round, sum, self.bar_end(), ink);
            });
        });
    }

    /// The terms that were worth something to this seat: "in hand 25, the lucky cut −50".
    fn details(&self, seat: Seat, rows: &[Row]) -> String {
        let told = rows.iter().filter_map(|row| {
            let worth = *row.points.get(seat.index())?;
            (worth != 0 || row.words.is_some()).then(|| {
                let value = row
                    .words
                    .as_ref()
                    .map_or_else(|| points::plain(worth), |words| words[seat.index()].clone());
                format!("{} {value}", row.title)
            })
        });
        told.collect::<Vec<_>>().join(" · ")
    }
}

fn number(line: &mut ChildSpawnerCommands<'_>, rises: Rises, size: f32, ink: Color) {
    line.spawn((
        Node { width: px(NUMBER), justify_content: JustifyContent::FlexEnd, flex_shrink: 0.0, ..default() },
        children![(label("", Face::Title, size, ink), rises)],
    ));
}
