//! Results over time: a bloom for each win, a ring for each other match, and the share of the last eight as a line.

use bevy::prelude::*;

use super::{GAP, Page, SIDE, frame::INSIDE};
use crate::{
    shell::assets::Face,
    stage::palette,
    store::statistics::tally::{Share, trend},
    ui::theme::{lettering::label, panel::row, picture::icon},
};

/// How much wider its paper is than the one beside it.
const SHARE: f32 = 1.7;
/// How many matches are shown.
const MOST: usize = 24;
/// How many matches the line looks back.
const WINDOW: usize = 8;
/// The room for the line.
const HEIGHT: f32 = 70.0;
/// The same with half of a level's letters above and below.
const PLOT: f32 = HEIGHT + 12.0;
/// The width of a mark.
const MARK: f32 = 18.0;

impl Page<'_> {
    /// The last matches, the newest at the right.
    pub(super) fn trend(&self, parent: &mut ChildSpawnerCommands<'_>) {
        let results = &self.tally.results;
        let shares = trend(results, WINDOW);
        let first = results.len().saturating_sub(if self.canvas.is_portrait() { MOST / 2 } else { MOST });
        let (results, shares) = (&results[first..], &shares[first..]);
        let now = shares.last().copied().unwrap_or_default();
        let won = results.iter().filter(|won| **won).count();
        let spoken = self.texts.fmt(
            "statistics-trend-spoken",
            &[("won", won.into()), ("count", results.len().into()), ("percent", now.percent().into())],
        );
        let note = self.texts.fmt("statistics-trend-note", &[("count", results.len().into())]);
        self.paper(parent, "trend", SHARE, [self.texts.get("statistics-trend"), note], spoken, |body| {
            // The width of the plot: the line's corners are placed in pixels.
            let width =
                if self.canvas.is_portrait() { self.canvas.size.x - 70.0 } else { self.landscape_width() };
            let step = (width - self.scale() - MARK) / (results.len().max(2) - 1) as f32;
            let x = |nth: usize| self.scale() + MARK / 2.0 + step * nth as f32;
            body.spawn(Node { height: px(PLOT), width: px(width), ..default() }).with_children(|plot| {
                for percent in [100, 50, 0] {
                    self.level(plot, percent, width);
                }
                let at = |(nth, share): (usize, &Share)| Vec2::new(x(nth), y(share.fraction()));
                let points: Vec<Vec2> = shares.iter().enumerate().map(at).collect();
                points.windows(2).for_each(|pair| stroke(plot, pair[0], pair[1]));
                if let Some(last) = points.last() {
                    dot(plot, *last);
                    self.percent(plot, now, *last, width);
                }
            });
            body.spawn(Node { height: px(MARK), width: px(width), ..default() }).with_children(|marks| {
                for (nth, won) in results.iter().enumerate() {
                    mark(marks, *won, x(nth));
                }
            });
            self.legend(body);
        });
    }

    /// How wide the plot is on a wide window: its share of what margins, gap and paddings leave of the line.
    fn landscape_width(&self) -> f32 {
        (self.canvas.size.x - 2.0 * SIDE - GAP - 4.0 * INSIDE) * SHARE / (SHARE + 1.0)
    }

    /// The room for the percents at the left.
    fn scale(&self) -> f32 {
        10.0 + 40.0 * self.text
    }

    fn level(&self, plot: &mut ChildSpawnerCommands<'_>, percent: usize, width: f32) {
        let top = y(percent as f32 / 100.0);
        let words = self.texts.fmt("statistics-percent", &[("percent", percent.into())]);
        plot.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                top: px(top - 9.0 * self.text),
                ..default()
            },
            label_of(words),
        ));
        plot.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(self.scale()),
                top: px(top),
                width: px(width - self.scale()),
                height: px(1.5),
                ..default()
            },
            BackgroundColor(palette::PAPER_LINE),
        ));
    }

    /// The share now, beside its dot.
    fn percent(&self, plot: &mut ChildSpawnerCommands<'_>, now: Share, at: Vec2, width: f32) {
        let words = self.texts.fmt("statistics-percent", &[("percent", now.percent().into())]);
        let below = now.fraction() > 0.75;
        plot.spawn((
            Node {
                position_type: PositionType::Absolute,
                right: px((width - at.x - 20.0).max(0.0)),
                top: if below { px(at.y + 8.0) } else { Val::Auto },
                bottom: if below { Val::Auto } else { px(PLOT - at.y + 8.0) },
                ..default()
            },
            children![label(words, Face::Bold, 15.5, palette::INK)],
        ));
    }

    fn legend(&self, body: &mut ChildSpawnerCommands<'_>) {
        let line = Node { flex_wrap: FlexWrap::Wrap, row_gap: px(2), ..row(16.0) };
        body.spawn(line).with_children(|legend| {
            let word = |key: &str| label(self.texts.get(key), Face::Body, 14.0, palette::INK);
            legend.spawn((
                row(5.0),
                children![icon("bloom", 16.0, palette::HONEY_LO), word("statistics-trend-won")],
            ));
            legend.spawn((row(5.0), children![ring(11.0), word("statistics-trend-lost")]));
            legend.spawn(row(5.0)).with_children(|one| {
                let dash =
                    Node { width: px(24), height: px(3), border_radius: BorderRadius::MAX, ..default() };
                one.spawn((dash, BackgroundColor(palette::LEAF_DARK)));
                one.spawn(word("statistics-trend-line"));
            });
        });
    }
}

fn label_of(words: String) -> impl Bundle {
    children![label(words, Face::Body, 13.0, palette::INK_SOFT)]
}

/// Where a share lies in the plot.
fn y(share: f32) -> f32 {
    6.0 + HEIGHT * (1.0 - share)
}

/// A straight piece of the line.
fn stroke(plot: &mut ChildSpawnerCommands<'_>, from: Vec2, to: Vec2) {
    const WIDTH: f32 = 3.0;
    let (middle, way) = ((from + to) / 2.0, to - from);
    let length = way.length() + WIDTH / 2.0;
    plot.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(middle.x - length / 2.0),
            top: px(middle.y - WIDTH / 2.0),
            width: px(length),
            height: px(WIDTH),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        UiTransform::from_rotation(Rot2::radians(way.y.atan2(way.x))),
        BackgroundColor(palette::LEAF_DARK),
    ));
}

/// The end of the line.
fn dot(plot: &mut ChildSpawnerCommands<'_>, at: Vec2) {
    plot.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(at.x - 6.5),
            top: px(at.y - 6.5),
            width: px(13),
            height: px(13),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::HONEY),
        BorderColor::all(palette::INK),
    ));
}

/// A bloom for a win, a ring for any other match.
fn mark(marks: &mut ChildSpawnerCommands<'_>, won: bool, x: f32) {
    marks
        .spawn(Node {
            position_type: PositionType::Absolute,
            left: px(x - MARK / 2.0),
            width: px(MARK),
            height: px(MARK),
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..default()
        })
        .with_children(|mark| {
            if won {
                mark.spawn(icon("bloom", MARK, palette::HONEY_LO));
            } else {
                mark.spawn(ring(10.0));
            }
        });
}

fn ring(size: f32) -> impl Bundle {
    (
        Node {
            width: px(size),
            height: px(size),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BorderColor::all(palette::INK_SOFT),
    )
}
