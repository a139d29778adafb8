//! The round's score sheet: a row for each term, melds as minis, this round, and bars to the goal.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::{
    card::{CardId, Seat},
    plan::MatchEnd,
    table::{EndReason, Public},
};

use super::{
    Page, bars, go_on, root,
    terms::{Row, rows, signed},
};
use crate::{
    assets::Sheet,
    table::{Board, player::PlayerName, script::Shown},
    text::{FluentValue, Texts},
    theme::{
        button::{self, Activate},
        canvas::Canvas,
        lettering::{Face, label},
        palette,
        panel::{self, Layer, column, row},
        picture::picture,
        prompt::Glyph,
    },
};

/// Everything a sheet tells of.
#[derive(SystemParam)]
pub struct Paper<'w, 's> {
    shown: Res<'w, Shown>,
    texts: Res<'w, Texts>,
    board: Res<'w, Board>,
    names: Query<'w, 's, &'static PlayerName>,
}

/// The width of a mini on the sheet.
const MINI: f32 = 33.0;

impl Paper<'_, '_> {
    /// The seats as they stand on the sheet: you first, then clockwise.
    fn seats(&self) -> Vec<Seat> {
        self.board.viewer.into_iter().chain(self.board.opponents()).collect()
    }

    fn name(&self, seat: Seat) -> String {
        let name = self.board.player(seat).and_then(|player| self.names.get(player).ok());
        name.map(|name| name.0.clone()).unwrap_or_default()
    }

    fn public(&self) -> &Public {
        &self.shown.0.public
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
                height: px(size.y),
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
                if !portrait {
                    blooms(paper);
                }
                self.title(paper, portrait);
                self.table(paper, portrait);
                paper.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE));
                self.foot(paper, portrait, over);
            });
        });
    }

    fn title(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let ending = self.public().ending;
        let by = ending.and_then(|ending| ending.by);
        let yours = by.is_some() && by == self.board.viewer;
        let name = FluentValue::from(by.map(|seat| self.name(seat)).unwrap_or_default());
        let (title, note) = match (by, yours) {
            (Some(_), true) => ("sheet-title-festival", "sheet-note-yours"),
            (Some(_), false) => ("sheet-title-festival", "sheet-note-theirs"),
            (None, _) => ("sheet-title-quiet", quiet_note(ending.map(|ending| ending.why))),
        };
        let size = if portrait { 30.0 } else { 46.0 };
        paper
            .spawn((Node { align_items: AlignItems::Center, ..column(2.0) }, Pickable::IGNORE))
            .with_children(|head| {
                head.spawn(label(self.texts.get(title), Face::Title, size, palette::INK));
                head.spawn((
                    label(
                        self.texts.fmt(note, &[("name", name)]),
                        Face::Italic,
                        if portrait { 16.0 } else { 20.0 },
                        palette::INK_SOFT,
                    ),
                    TextLayout::justify(Justify::Center),
                ));
            });
    }

    fn table(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let seats = self.seats();
        let head = if portrait { 104.0 } else { 206.0 };
        paper.spawn((Node { margin: UiRect::top(px(10)), ..column(0.0) }, Pickable::IGNORE)).with_children(
            |table| {
                self.line(
                    table,
                    head,
                    |_| {},
                    &seats,
                    |cell, seat, nth| self.head(cell, seat, nth, portrait),
                );
                for (index, row) in rows(&self.texts, self.public()).iter().enumerate() {
                    table.spawn(panel::rule());
                    let melds = index == 0 && !portrait;
                    self.line(
                        table,
                        head,
                        |cell| words(cell, row, portrait),
                        &seats,
                        |cell, seat, _| self.points(cell, seat, row.points[seat.index()], melds),
                    );
                }
                table.spawn((
                    Node { height: px(2), align_self: AlignSelf::Stretch, flex_shrink: 0.0, ..default() },
                    BackgroundColor(palette::INK),
                    Pickable::IGNORE,
                ));
                let scores = self.public().round_scores();
                self.line(
                    table,
                    head,
                    |cell| {
                        let text = self.texts.get("sheet-round");
                        cell.spawn(label(
                            text,
                            Face::Title,
                            if portrait { 18.0 } else { 23.0 },
                            palette::INK,
                        ));
                    },
                    &seats,
                    |cell, seat, _| {
                        let points = scores.get(seat.index()).copied().unwrap_or(0);
                        let size = if portrait { 23.0 } else { 31.0 };
                        cell.spawn(label(signed(points, true), Face::Title, size, ink_of(points)));
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
            },
        );
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
        table
            .spawn((Node { align_items: AlignItems::Stretch, ..default() }, Pickable::IGNORE))
            .with_children(|line| {
                line.spawn((
                    Node {
                        width: px(head),
                        flex_shrink: 0.0,
                        padding: UiRect::axes(px(0), px(6)),
                        justify_content: JustifyContent::Center,
                        ..column(0.0)
                    },
                    Pickable::IGNORE,
                ))
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
                        Pickable::IGNORE,
                    ))
                    .with_children(|place| cell(place, *seat, nth));
                }
            });
    }

    fn head(&self, cell: &mut ChildSpawnerCommands<'_>, seat: Seat, nth: usize, portrait: bool) {
        let size = if portrait { 24.0 } else { 36.0 };
        cell.spawn((
            Node { align_self: AlignSelf::FlexStart, flex_wrap: FlexWrap::Wrap, ..row(8.0) },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn(picture(Sheet::Pieces, format!("seat-{nth}"), Vec2::splat(size), Color::WHITE));
            line.spawn(label(self.name(seat), Face::Bold, if portrait { 15.0 } else { 20.0 }, palette::INK));
        });
    }

    fn points(&self, cell: &mut ChildSpawnerCommands<'_>, seat: Seat, points: i32, with_melds: bool) {
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
                let melds = self.public().melds_of(seat).filter(|_| with_melds);
                for meld in melds.filter(|meld| meld.reading.class == rummage_rules::meld::Class::Scoring) {
                    let cards: Vec<CardId> = meld.cards().collect();
                    minis(place, self.public(), &cards, MINI);
                }
            });
            line.spawn(label(
                signed(points, false),
                Face::Bold,
                20.0,
                if points == 0 { palette::INK_FAINT } else { ink_of(points) },
            ));
        });
    }

    fn so_far(&self, cell: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let round = FluentValue::from(i64::from(self.public().round));
        let size = if portrait { 14.0 } else { 16.5 };
        cell.spawn(label(
            self.texts.fmt("sheet-so-far", &[("round", round)]),
            Face::Bold,
            size,
            palette::INK,
        ));
        cell.spawn(label(
            crate::hud::goal_words(&self.texts, &self.shown),
            Face::Body,
            size - 2.0,
            palette::INK_SOFT,
        ));
    }

    fn total(&self, cell: &mut ChildSpawnerCommands<'_>, seat: Seat, nth: usize, portrait: bool) {
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
            let words = self
                .texts
                .fmt("sheet-total", &[("points", FluentValue::from(signed(total, false).replace('—', "0")))]);
            line.spawn(label(words, Face::Bold, size, palette::INK));
            if let Some(goal) = goal.filter(|_| !portrait) {
                let words = self.texts.fmt("sheet-goal", &[("points", FluentValue::from(i64::from(goal)))]);
                line.spawn(label(words, Face::Body, size - 1.5, palette::INK_SOFT));
            }
        });
    }

    fn foot(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool, over: bool) {
        let direction = if portrait { FlexDirection::ColumnReverse } else { FlexDirection::Row };
        paper
            .spawn((
                Node {
                    flex_direction: direction,
                    align_items: if portrait { AlignItems::Stretch } else { AlignItems::Center },
                    column_gap: px(24),
                    row_gap: px(10),
                    ..default()
                },
                Pickable::IGNORE,
            ))
            .with_children(|foot| {
                button::paper("see-table", self.texts.get("sheet-see-table"))
                    .icon("eye")
                    .spawn(foot)
                    .observe(|_: On<Activate>, mut page: ResMut<Page>| *page = Page::Table);
                foot.spawn((Node { flex_grow: 1.0, ..default() }, Pickable::IGNORE)).with_children(
                    |middle| {
                        middle.spawn((
                            label(self.aside(), Face::Italic, 17.0, palette::INK_SOFT),
                            TextLayout::justify(Justify::Center),
                            Node { flex_grow: 1.0, ..default() },
                        ));
                    },
                );
                let next = FluentValue::from(i64::from(self.public().round) + 1);
                let (tag, words) = if over {
                    ("result", self.texts.get("sheet-result"))
                } else {
                    ("next-round", self.texts.fmt("sheet-next", &[("round", next)]))
                };
                button::primary(tag, words)
                    .height(50.0)
                    .size(19.0)
                    .width(if portrait { Val::Auto } else { px(212) })
                    .glyph(Glyph::Choose)
                    .first()
                    .spawn(foot)
                    .observe(go_on(over));
            });
    }

    /// One sentence that the numbers do not say by themselves.
    fn aside(&self) -> String {
        let caught = self
            .public()
            .sheets
            .last()
            .into_iter()
            .flatten()
            .find(|line| line.label == "box-caught" && line.amount < 0);
        match caught {
            Some(line) if Some(line.seat) == self.board.viewer => self.texts.get("sheet-aside-caught-you"),
            Some(line) => {
                self.texts.fmt("sheet-aside-caught", &[("name", FluentValue::from(self.name(line.seat)))])
            }
            None => String::new(),
        }
    }

    /// While the table is looked at: the way back to the sheet.
    pub fn draw_way_back(&self, commands: &mut Commands<'_, '_>, canvas: Canvas) {
        commands
            .spawn((
                root(),
                Node {
                    width: percent(100),
                    height: percent(100),
                    align_items: AlignItems::FlexEnd,
                    justify_content: JustifyContent::Center,
                    padding: UiRect::bottom(px(if canvas.is_portrait() { 300 } else { 24 })),
                    ..default()
                },
                GlobalZIndex(Layer::Sheet as i32),
                crate::input::focus::FocusLayer(Layer::Sheet as i32),
                Pickable::IGNORE,
            ))
            .with_children(|page| {
                button::primary("back-to-sheet", self.texts.get("sheet-back"))
                    .height(50.0)
                    .size(19.0)
                    .glyph(Glyph::Choose)
                    .first()
                    .spawn(page)
                    .observe(|_: On<Activate>, mut page: ResMut<Page>| *page = Page::Sheet);
            });
    }
}

fn quiet_note(why: Option<EndReason>) -> &'static str {
    match why {
        Some(EndReason::StockOut) => "sheet-note-stock",
        Some(EndReason::TurnLimit) => "sheet-note-turns",
        _ => "sheet-note-stuck",
    }
}

fn words(cell: &mut ChildSpawnerCommands<'_>, row: &Row, portrait: bool) {
    let size = if portrait { 14.0 } else { 17.0 };
    cell.spawn(label(row.title.as_str(), Face::Bold, size, palette::INK));
    cell.spawn(label(row.note.as_str(), Face::Body, size - 3.0, palette::INK_SOFT));
}

/// Numbers below zero are red.
fn ink_of(points: i32) -> Color {
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
