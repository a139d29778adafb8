//! What stands in the cells of a score sheet: names, points with their melds, totals with their bars.

use bevy::prelude::*;
use rummage_rules::{
    card::{CardId, Seat},
    meld::Class,
    plan::MatchEnd,
    table::Public,
};

use super::{bars, sheet::Paper, terms::Row};
use crate::{
    assets::Sheet,
    hud::points,
    text::FluentValue,
    theme::{
        lettering::{Face, label},
        palette,
        panel::row,
        picture::{icon, picture},
    },
};

impl Paper<'_, '_> {
    pub(super) fn head(&self, cell: &mut ChildSpawnerCommands<'_>, seat: Seat, nth: usize, portrait: bool) {
        let size = if portrait { 24.0 } else { 36.0 };
        cell.spawn((
            Node { align_self: AlignSelf::FlexStart, flex_wrap: FlexWrap::Wrap, ..row(8.0) },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn(picture(Sheet::Pieces, format!("seat-{nth}"), Vec2::splat(size), Color::WHITE));
            line.spawn(label(self.name(seat), Face::Bold, if portrait { 15.0 } else { 20.0 }, palette::INK));
            if self.public().ending.and_then(|ending| ending.by) == Some(seat) {
                line.spawn(icon("crown", if portrait { 18.0 } else { 23.0 }, palette::HONEY_LO));
            }
        });
    }

    /// Points, with the melds that made them as minis of this width.
    pub(super) fn points(
        &self,
        cell: &mut ChildSpawnerCommands<'_>,
        seat: Seat,
        points: i32,
        mini: Option<f32>,
    ) {
        cell.spawn((
            Node {
                align_self: AlignSelf::Stretch,
                justify_content: JustifyContent::SpaceBetween,
                ..row(6.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn((
                Node { flex_wrap: FlexWrap::Wrap, row_gap: px(4), flex_shrink: 1.0, ..row(8.0) },
                Pickable::IGNORE,
            ))
            .with_children(|place| {
                let Some(mini) = mini else { return };
                for meld in self.public().melds_of(seat).filter(|meld| meld.reading.class == Class::Scoring) {
                    let cards: Vec<CardId> = meld.cards().collect();
                    minis(place, self.public(), &cards, mini);
                }
            });
            line.spawn(label(
                points::or_dash(points),
                Face::Bold,
                20.0,
                if points == 0 { palette::INK_FAINT } else { ink_of(points) },
            ));
        });
    }

    pub(super) fn so_far(&self, cell: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let round = FluentValue::from(i64::from(self.public().round));
        let size = if portrait { 14.0 } else { 16.5 };
        cell.spawn(label(
            self.texts.fmt("sheet-so-far", &[("round", round)]),
            Face::Bold,
            size,
            palette::INK,
        ));
        cell.spawn(label(
            crate::hud::goal_words(&self.texts, self.public()),
            Face::Body,
            size - 2.0,
            palette::INK_SOFT,
        ));
    }

    pub(super) fn total(&self, cell: &mut ChildSpawnerCommands<'_>, seat: Seat, nth: usize, portrait: bool) {
        let public = self.public();
        let total = public.totals.get(seat.index()).copied().unwrap_or(0);
        let round = public.round_scores().get(seat.index()).copied().unwrap_or(0);
        let goal = match public.spec.plan.end {
            MatchEnd::Target(target) => Some(target),
            _ => None,
        };
        let best = public.totals.iter().copied().max().unwrap_or(1);
        bars::bar(cell, total - round, total, goal.unwrap_or(best.max(1)), palette::SEATS[nth % 8]);
        cell.spawn((
            Node {
                align_self: AlignSelf::Stretch,
                justify_content: JustifyContent::SpaceBetween,
                flex_wrap: FlexWrap::Wrap,
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            let size = if portrait { 14.0 } else { 16.0 };
            let words = self.texts.fmt("sheet-total", &[("points", FluentValue::from(points::plain(total)))]);
            line.spawn(label(words, Face::Bold, size, palette::INK));
            if let Some(goal) = goal.filter(|_| !portrait) {
                let words = self.texts.fmt("sheet-goal", &[("points", FluentValue::from(i64::from(goal)))]);
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

/// A meld as minis, each a little over the one before.
pub fn minis(parent: &mut ChildSpawnerCommands<'_>, public: &Public, cards: &[CardId], width: f32) {
    parent.spawn((Node { flex_shrink: 0.0, ..default() }, Pickable::IGNORE)).with_children(|meld| {
        for (nth, card) in cards.iter().enumerate() {
            let code = public.spec.deck.code(*card);
            let overlap = if nth == 0 { 0.0 } else { -0.36 * width };
            meld.spawn((
                Node { margin: UiRect::left(px(overlap)), flex_shrink: 0.0, ..default() },
                Pickable::IGNORE,
            ))
            .with_children(|place| {
                place.spawn(picture(
                    Sheet::Daylily,
                    format!("mini/{code}"),
                    Vec2::new(width, width * 1.4),
                    Color::WHITE,
                ));
            });
        }
    });
}

/// Open flowers at the sheet's upper corners.
pub fn blooms(paper: &mut ChildSpawnerCommands<'_>) {
    for (name, left, top, size) in
        [("SD", -18.0, -6.0, 124.0), ("TR", -30.0, -14.0, 78.0), ("CA", 876.0, -22.0, 124.0)]
    {
        paper
            .spawn((
                Node { position_type: PositionType::Absolute, left: px(left), top: px(top), ..default() },
                Pickable::IGNORE,
            ))
            .with_children(|place| {
                place.spawn(picture(Sheet::Blooms, name, Vec2::splat(size), Color::WHITE));
            });
    }
}
