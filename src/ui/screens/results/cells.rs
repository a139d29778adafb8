//! What stands in the cells of a score sheet: names, points with their melds, totals with their bars.

use bevy::prelude::*;
use rummage_rules::{
    ask::{Goal, Made, Wins},
    cards::ids::{CardId, Seat},
    melds::meld::Class,
    table::Public,
};

use super::{bars, counting::Rises, sheet::Paper, terms::Row};
use crate::{
    shell::{
        assets::{Face, Sheet},
        text::{FluentValue, points},
    },
    stage::palette,
    ui::theme::{
        lettering::label,
        panel::row,
        picture::{icon, picture},
    },
};

impl Paper<'_, '_> {
    pub(super) fn head(&self, cell: &mut ChildSpawnerCommands<'_>, seat: Seat, nth: usize, portrait: bool) {
        let size = if portrait { 24.0 } else { 36.0 };
        cell.spawn(Node {
            align_self: AlignSelf::FlexStart,
            flex_wrap: if portrait { FlexWrap::Wrap } else { FlexWrap::NoWrap },
            ..row(8.0)
        })
        .with_children(|line| {
            line.spawn(picture(Sheet::Pieces, format!("seat-{nth}"), Vec2::splat(size), Color::WHITE));
            line.spawn(label(self.name(seat), Face::Bold, if portrait { 15.0 } else { 20.0 }, palette::INK));
            if self.public().best_of_round() == Some(seat) {
                line.spawn(icon("crown", if portrait { 18.0 } else { 23.0 }, palette::HONEY_LO));
            }
        });
    }

    /// Points, or words instead of them, with the cards that made them as minis. `line_of`: the so-maniest line of so many.
    pub(super) fn points(
        &self,
        cell: &mut ChildSpawnerCommands<'_>,
        seat: Seat,
        row_of: &Row,
        line_of: (usize, usize),
        portrait: bool,
    ) {
        let points = row_of.points[seat.index()];
        cell.spawn(Node {
            align_self: AlignSelf::Stretch,
            justify_content: JustifyContent::SpaceBetween,
            ..row(6.0)
        })
        .with_children(|line| {
            line.spawn(Node {
                flex_wrap: FlexWrap::Wrap,
                row_gap: px(4),
                flex_shrink: 1.0,
                min_width: px(0),
                overflow: Overflow::clip(),
                ..row(8.0)
            })
            .with_children(|place| match row_of.made {
                Some(Made::Laid) => self.laid(place, seat, portrait),
                Some(Made::Held) => self.held(place, seat, if portrait { 20.0 } else { 28.0 }),
                Some(Made::LeftOver) => self.left_over(place, seat, if portrait { 20.0 } else { 28.0 }),
                None => {}
            });
            if let Some(words) = &row_of.words {
                line.spawn(label(words[seat.index()].as_str(), Face::Strong, 15.5, palette::INK));
                return;
            }
            let ink = if points == 0 { palette::INK_FAINT } else { ink_of(points) };
            let words = points::or_dash(points);
            line.spawn((label("", Face::Bold, 20.0, ink), Rises { points, words, row: line_of }));
        });
    }

    /// The melds a seat has laid; of melds with a class, those that score.
    fn laid(&self, place: &mut ChildSpawnerCommands<'_>, seat: Seat, portrait: bool) {
        let public = self.public();
        let many = public.spec.seats > 2 && !has_flowers(public);
        let (width, bare) = match (portrait, many) {
            (true, _) => (20.0, 0.5),
            (false, true) => (24.0, 0.5),
            (false, false) => (33.0, 0.64),
        };
        for meld in public.melds_of(seat).filter(|meld| meld.reading.class != Class::Safe) {
            let cards: Vec<CardId> = meld.cards().collect();
            self.faces.row(place, &public.spec.deck, &cards, width, bare);
        }
    }

    /// The cards a seat was left with, as they were shown.
    pub(super) fn held(&self, place: &mut ChildSpawnerCommands<'_>, seat: Seat, width: f32) {
        let public = self.public();
        let Some(split) = public.shown.get(seat.index()) else { return };
        let cards: Vec<CardId> = split.melds.iter().flatten().chain(&split.loose).copied().collect();
        // A large hand lies closer.
        let bare = (4.0 / cards.len().max(1) as f32).clamp(0.28, 0.5);
        self.faces.row(place, &public.spec.deck, &cards, width, bare);
    }

    /// The cards outside the melds of a seat's hand.
    fn left_over(&self, place: &mut ChildSpawnerCommands<'_>, seat: Seat, width: f32) {
        let public = self.public();
        if let Some(split) = public.shown.get(seat.index()) {
            self.faces.row(place, &public.spec.deck, &split.loose, width, 0.5);
        }
    }

    /// What a seat, with its partner, made in this round.
    pub(super) fn round_of(&self, seat: Seat) -> i32 {
        self.public().round_scores().get(seat.index()).copied().unwrap_or(0)
    }

    pub(super) fn so_far(&self, cell: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let round = FluentValue::from(i64::from(self.public().round));
        let size = if portrait { 14.0 } else { 16.5 };
        cell.spawn(label(self.told("sheet-so-far", &[("round", round)]), Face::Bold, size, palette::INK));
        let public = self.public();
        let mut aim = crate::shell::text::goal::goal_words(&self.texts, &public.spec);
        if public.spec.wins() == Wins::Lowest {
            aim = format!("{aim}. {}", self.texts.get("sheet-low-wins"));
        }
        cell.spawn(label(aim, Face::Body, size - 2.0, palette::INK_SOFT));
    }

    /// Where the bars end: at the goal, or at the largest total.
    pub(super) fn bar_end(&self) -> i32 {
        let public = self.public();
        match public.spec.goal() {
            Goal::Total(target) => target,
            _ => public.totals.iter().copied().max().unwrap_or(1).max(1),
        }
    }

    pub(super) fn total(&self, cell: &mut ChildSpawnerCommands<'_>, seat: Seat, nth: usize, portrait: bool) {
        let public = self.public();
        let total = public.totals.get(seat.index()).copied().unwrap_or(0);
        let round = self.round_of(seat);
        let goal = match public.spec.goal() {
            Goal::Total(target) => Some(target),
            _ => None,
        };
        bars::bar(cell, total - round, total, self.bar_end(), palette::SEATS[nth % 8]);
        cell.spawn(Node {
            align_self: AlignSelf::Stretch,
            justify_content: JustifyContent::SpaceBetween,
            flex_wrap: FlexWrap::Wrap,
            ..default()
        })
        .with_children(|line| {
            let size = if portrait { 14.0 } else { 16.0 };
            let words = self.texts.fmt("sheet-total", &[("points", FluentValue::from(points::plain(total)))]);
            line.spawn(label(words, Face::Bold, size, palette::INK));
            if let Some(goal) = goal.filter(|_| !portrait) {
                let words = self.told("sheet-goal", &[("points", FluentValue::from(i64::from(goal)))]);
                line.spawn(label(words, Face::Body, size - 1.5, palette::INK_SOFT));
            }
        });
    }
}

pub(super) fn words(cell: &mut ChildSpawnerCommands<'_>, row: &Row, portrait: bool) {
    let size = if portrait { 14.0 } else { 17.0 };
    cell.spawn(label(row.title.as_str(), Face::Bold, size, palette::INK));
    cell.spawn(label(row.note.as_str(), Face::Body, size - 3.0, palette::INK_SOFT));
}

/// Numbers below zero are red.
pub(super) fn ink_of(points: i32) -> Color {
    if points < 0 { palette::NEGATIVE } else { palette::INK }
}

/// Whether the deck is one of flowers: their blooms would be strange beside kings and queens.
pub(super) fn has_flowers(public: &Public) -> bool {
    public.spec.deck.faces().iter().any(|face| face.group > 0)
}

/// Open flowers at the sheet's upper corners.
pub fn blooms(paper: &mut ChildSpawnerCommands<'_>) {
    for (name, left, top, size) in
        [("SD", -18.0, -6.0, 124.0), ("TR", -30.0, -14.0, 78.0), ("CA", 876.0, -22.0, 124.0)]
    {
        paper.spawn((
            Node { position_type: PositionType::Absolute, left: px(left), top: px(top), ..default() },
            children![picture(Sheet::Blooms, name, Vec2::splat(size), Color::WHITE)],
        ));
    }
}
