//! The round's score sheet: a row for each term, melds as minis, this round, and bars to the goal.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::{
    cards::ids::Seat,
    table::{EndReason, Public},
};

use super::{
    again::Again,
    cells::{blooms, has_flowers, ink_of, words},
    counting::Rises,
    root,
    terms::rows,
};
use crate::{
    play::{
        referee::Referee,
        table::{Board, player::PlayerName, script::Shown},
    },
    shell::{
        assets::Face,
        canvas::Canvas,
        text::{FluentValue, Texts, points},
    },
    stage::palette,
    ui::theme::{
        faces::Faces,
        lettering::{Snug, label},
        panel::{self, Layer, column},
        role,
        scroll::scroller,
    },
};

/// Everything a sheet tells of.
#[derive(SystemParam)]
pub struct Paper<'w, 's> {
    pub(super) shown: Res<'w, Shown>,
    pub(super) texts: Res<'w, Texts>,
    pub(super) board: Res<'w, Board>,
    pub(super) faces: Faces<'w>,
    pub(super) referee: Option<Res<'w, Referee>>,
    pub(super) again: Again<'w, 's>,
    names: Query<'w, 's, &'static PlayerName>,
}

/// How many seats have a column of their own, on a wide window and on a phone.
const COLUMNS: usize = 4;
const COLUMNS_PORTRAIT: usize = 3;

impl Paper<'_, '_> {
    /// The seats as they stand on the sheet: you first, then clockwise.
    pub(super) fn seats(&self) -> Vec<Seat> {
        self.board.viewer.into_iter().chain(self.board.opponents()).collect()
    }

    pub(super) fn name(&self, seat: Seat) -> String {
        let name = self.board.player(seat).and_then(|player| self.names.get(player).ok());
        name.map(|name| name.0.clone()).unwrap_or_default()
    }

    /// The token of a seat, counted from yours.
    pub(super) fn token(&self, seat: Seat) -> usize {
        self.seats().iter().position(|other| *other == seat).unwrap_or(0)
    }

    pub(super) fn public(&self) -> &Public {
        &self.shown.0.public
    }

    /// A text as the game at the table says it.
    pub(super) fn told(&self, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
        self.texts.told(self.public().spec.sheet.game, key, values)
    }

    /// Draws the sheet. `over`: the match is over, and its result comes next.
    pub fn draw(&self, commands: &mut Commands<'_, '_>, canvas: Canvas, over: bool) {
        let portrait = canvas.is_portrait();
        commands.spawn((root(), panel::overlay_root(Layer::Sheet))).with_children(|page| {
            let size = if portrait {
                Vec2::new(canvas.size.x - 20.0, canvas.size.y - 40.0)
            } else {
                Vec2::new(980.0, 620.0)
            };
            page.spawn(panel::paper(Node {
                width: px(size.x),
                // A table is as high as its rows; a list takes what there is.
                height: if self.has_columns(portrait) { Val::Auto } else { px(size.y) },
                max_height: px(size.y),
                row_gap: px(14),
                padding: if portrait {
                    UiRect::axes(px(14), px(18))
                } else {
                    UiRect::new(px(40), px(38), px(22), px(20))
                },
                flex_direction: FlexDirection::Column,
                ..default()
            }))
            .with_children(|paper| {
                paper.spawn(panel::hairline());
                if !portrait && has_flowers(self.public()) {
                    blooms(paper);
                }
                self.title(paper, portrait);
                if self.has_columns(portrait) {
                    let body = Node { min_height: px(0), flex_shrink: 1.0, ..default() };
                    scroller(paper, "sheet", body, |body| self.table(body, portrait));
                } else {
                    self.list(paper, portrait);
                }
                self.foot(paper, portrait, over);
            });
        });
    }

    /// Whether every seat has a column of its own.
    fn has_columns(&self, portrait: bool) -> bool {
        self.seats().len() <= if portrait { COLUMNS_PORTRAIT } else { COLUMNS }
    }

    fn title(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let ending = self.public().ending;
        let by = ending.and_then(|ending| ending.by);
        let yours = by.is_some() && by == self.board.viewer;
        let name = FluentValue::from(by.map(|seat| self.name(seat)).unwrap_or_default());
        let why = ending.map(|ending| ending.why);
        let (title, note) = match (why, by) {
            (Some(EndReason::Closed), Some(by)) => words_of_close(self.public().kept_ahead(by), yours),
            (Some(EndReason::Dealt), None) => ("sheet-title-dealt", "sheet-note-dealt-several"),
            _ => words_of(why, yours),
        };
        let size = if portrait { 30.0 } else { 46.0 };
        paper
            // Large words are needed below, where the points are.
            .spawn((
                Node { align_items: AlignItems::Center, ..column(2.0) },
                Snug,
                children![
                    role::heading(self.told(title, &[]), size, palette::INK),
                    (
                        label(
                            self.told(note, &[("name", name)]),
                            Face::Italic,
                            if portrait { 16.0 } else { 20.0 },
                            palette::INK_SOFT,
                        ),
                        TextLayout::justify(Justify::Center),
                    )
                ],
            ));
    }

    fn table(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let seats = self.seats();
        let head = if portrait { 104.0 } else { 206.0 };
        paper.spawn(Node { margin: UiRect::top(px(10)), ..column(0.0) }).with_children(|table| {
            self.line(table, head, |_| {}, &seats, |cell, seat, nth| self.head(cell, seat, nth, portrait));
            let rows = rows(&self.texts, self.public());
            let count = rows.len() + 1;
            for (index, row) in rows.iter().enumerate() {
                table.spawn(panel::rule());
                self.line(
                    table,
                    head,
                    |cell| words(cell, row, portrait),
                    &seats,
                    |cell, seat, _| self.points(cell, seat, row, (index, count), portrait),
                );
            }
            table.spawn((
                Node { height: px(2), align_self: AlignSelf::Stretch, flex_shrink: 0.0, ..default() },
                BackgroundColor(palette::INK),
            ));
            self.line(
                table,
                head,
                |cell| {
                    let text = self.told("sheet-round", &[]);
                    cell.spawn(label(text, Face::Title, if portrait { 18.0 } else { 23.0 }, palette::INK));
                },
                &seats,
                |cell, seat, _| {
                    let points = self.round_of(seat);
                    let size = if portrait { 23.0 } else { 31.0 };
                    let words = points::signed(points);
                    cell.spawn((
                        label("", Face::Title, size, ink_of(points)),
                        Rises { points, words, row: (count - 1, count) },
                    ));
                },
            );
            self.line(
                table,
                head,
                |cell| self.so_far(cell, portrait),
                &seats,
                |cell, seat, nth| {
                    self.total(cell, seat, nth, portrait);
                },
            );
        });
    }

    /// One line of the table: its head, then a cell for each seat, yours on honey.
    fn line(
        &self,
        table: &mut ChildSpawnerCommands<'_>,
        head: f32,
        title: impl FnOnce(&mut ChildSpawnerCommands<'_>),
        seats: &[Seat],
        cell: impl Fn(&mut ChildSpawnerCommands<'_>, Seat, usize),
    ) {
        table.spawn(Node { align_items: AlignItems::Stretch, ..default() }).with_children(|line| {
            line.spawn(Node {
                width: px(head),
                flex_shrink: 0.0,
                padding: UiRect::axes(px(0), px(6)),
                justify_content: JustifyContent::Center,
                ..column(0.0)
            })
            .with_children(title);
            for (nth, seat) in seats.iter().enumerate() {
                let own = Some(*seat) == self.board.viewer;
                let ground = if own { palette::HONEY.with_alpha(0.20) } else { Color::NONE };
                line.spawn((
                    Node {
                        flex_grow: 1.0,
                        flex_basis: px(0),
                        min_width: px(0),
                        padding: UiRect::axes(px(12), px(6)),
                        align_items: AlignItems::FlexEnd,
                        justify_content: JustifyContent::Center,
                        ..column(3.0)
                    },
                    BackgroundColor(ground),
                ))
                .with_children(|place| cell(place, *seat, nth));
            }
        });
    }
}

/// The keys for a round in which a hand was shown with cards left over: whether it was good enough, and whose it was.
fn words_of_close(won: bool, yours: bool) -> (&'static str, &'static str) {
    match (won, yours) {
        (true, true) => ("sheet-title-closed", "sheet-note-difference-yours"),
        (true, false) => ("sheet-title-closed", "sheet-note-difference-theirs"),
        (false, true) => ("sheet-title-undercut", "sheet-note-undercut-yours"),
        (false, false) => ("sheet-title-undercut", "sheet-note-undercut-theirs"),
    }
}

/// The keys of the title and the sentence for a round that ended so.
pub fn words_of(why: Option<EndReason>, yours: bool) -> (&'static str, &'static str) {
    let whose = |own: &'static str, other: &'static str| if yours { own } else { other };
    match why {
        Some(EndReason::WentOut) => ("sheet-title-out", whose("sheet-note-yours", "sheet-note-theirs")),
        Some(EndReason::Rummy) => {
            ("sheet-title-rummy", whose("sheet-note-rummy-yours", "sheet-note-rummy-theirs"))
        }
        Some(EndReason::Completed) => {
            ("sheet-title-completed", whose("sheet-note-completed-yours", "sheet-note-completed-theirs"))
        }
        Some(EndReason::Closed) => {
            ("sheet-title-closed", whose("sheet-note-closed-yours", "sheet-note-closed-theirs"))
        }
        Some(EndReason::ClosedClean) => {
            ("sheet-title-clean", whose("sheet-note-clean-yours", "sheet-note-clean-theirs"))
        }
        Some(EndReason::ClosedWhole) => {
            ("sheet-title-whole", whose("sheet-note-whole-yours", "sheet-note-whole-theirs"))
        }
        Some(EndReason::LastLeft) => {
            ("sheet-title-last-left", whose("sheet-note-last-left-yours", "sheet-note-last-left-theirs"))
        }
        Some(EndReason::Dealt) => {
            ("sheet-title-dealt", whose("sheet-note-dealt-yours", "sheet-note-dealt-theirs"))
        }
        Some(EndReason::AllLeft) => ("sheet-title-all-left", "sheet-note-all-left"),
        Some(EndReason::Idle) => ("sheet-title-quiet", "sheet-note-idle"),
        Some(EndReason::Stopped) => ("sheet-title-quiet", "sheet-note-stopped"),
        Some(EndReason::StockOut) => ("sheet-title-quiet", "sheet-note-stock"),
        Some(EndReason::TurnLimit) => ("sheet-title-quiet", "sheet-note-turns"),
        Some(EndReason::AllStuck) | None => ("sheet-title-quiet", "sheet-note-stuck"),
    }
}
