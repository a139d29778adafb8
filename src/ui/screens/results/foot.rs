//! The foot of a score sheet: what was remarkable, and the ways on.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::{Page, again, focus_here, go_on, root, sheet::Paper};
use crate::{
    shell::{
        assets::Face,
        canvas::Canvas,
        text::FluentValue,
        today::{date_words, today},
    },
    stage::palette,
    ui::{
        menus::{fair::groups, replay},
        theme::{
            button::{self, Activate},
            lettering::label,
            look::Look,
            panel::{Layer, column, row},
            prompt::Glyph,
        },
    },
};

impl Paper<'_, '_> {
    pub(super) fn foot(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool, over: bool) {
        let direction = if portrait { FlexDirection::ColumnReverse } else { FlexDirection::Row };
        paper
            .spawn(Node {
                flex_direction: direction,
                align_items: if portrait { AlignItems::Stretch } else { AlignItems::Center },
                column_gap: px(24),
                row_gap: px(10),
                ..default()
            })
            .with_children(|foot| {
                self.ways_aside(foot, portrait, over);
                foot.spawn(Node { flex_grow: 1.0, min_width: px(0), ..column(2.0) }).with_children(
                    |middle| {
                        let centred = || TextLayout::justify(Justify::Center);
                        middle.spawn((label(self.aside(), Face::Italic, 17.0, palette::INK_SOFT), centred()));
                        if let Some(seed) = self.seed().filter(|_| over) {
                            middle.spawn((label(seed, Face::Body, 14.0, palette::INK_SOFT), centred()));
                        }
                    },
                );
                let next = FluentValue::from(i64::from(self.public().round) + 1);
                let (tag, words) = if over {
                    ("result", self.texts.get("sheet-result"))
                } else {
                    ("next-round", self.told("sheet-next", &[("round", next)]))
                };
                focus_here(
                    button::primary(tag, words)
                        .height(50.0)
                        .size(19.0)
                        .width(if portrait { Val::Auto } else { px(212) })
                        .glyph(Glyph::Choose)
                        .first()
                        .spawn(foot)
                        .observe(go_on(over)),
                );
            });
    }

    /// The ways that do not lead on. Where there is little room only the first has words.
    fn ways_aside(&self, foot: &mut ChildSpawnerCommands<'_>, portrait: bool, over: bool) {
        foot.spawn(Node { flex_shrink: 0.0, ..row(12.0) }).with_children(|line| {
            let mut see =
                button::paper("see-table", self.texts.get("sheet-see-table")).icon("eye").spawn(line);
            see.observe(|_: On<Activate>, mut page: ResMut<Page>| *page = Page::Table);
            if portrait {
                see.entry::<Node>().and_modify(|mut node| node.flex_grow = 1.0);
            }
            if over {
                let words = self.texts.get("replay");
                let replay = if portrait {
                    button::square(Look::Paper, "replay", "replay", words).height(46.0).width(px(46))
                } else {
                    button::paper("replay", words).icon("replay")
                };
                replay
                    .spawn(line)
                    .observe(|_: On<Activate>, mut commands: Commands| commands.queue(replay::open));
            }
            if self.again.is_open(&self.board, self.referee.as_deref()) {
                again::button(line, &self.texts, portrait || over);
            }
        });
    }

    /// The day whose deal it was, or the seed of the match, which is no secret any more once it is over.
    fn seed(&self) -> Option<String> {
        let seed = self.referee.as_ref()?.host()?.seed()?;
        let day = today().dealt(self.public().spec.sheet.game, seed);
        if let Some(date) = day.and_then(|day| date_words(&self.texts, day)) {
            return Some(self.texts.fmt("sheet-day", &[("date", date.into())]));
        }
        Some(self.texts.fmt("sheet-seed", &[("seed", groups(&seed.to_string()).into())]))
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
            None => self.lead(),
        }
    }

    /// Who leads, or has won, and by how much.
    fn lead(&self) -> String {
        let public = self.public();
        let ranking = public.ranking();
        let total = |seat: &Seat| public.totals.get(seat.index()).copied().unwrap_or(0);
        let second = ranking.iter().find(|seat| !public.same_side(ranking[0], **seat));
        let (Some(first), Some(second)) = (ranking.first(), second) else { return String::new() };
        let ahead = (total(first) - total(second)).abs();
        if ahead == 0 {
            return String::new();
        }
        let values = [("name", FluentValue::from(self.name(*first))), ("points", ahead.into())];
        let yours = Some(*first) == self.board.viewer;
        let key = match (public.winners.is_empty(), yours) {
            (true, true) => "sheet-aside-leads-you",
            (true, false) => "sheet-aside-leads",
            (false, true) => "sheet-aside-wins-you",
            (false, false) => "sheet-aside-wins",
        };
        self.texts.fmt(key, &values)
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
                    padding: UiRect::bottom(px(if canvas.is_portrait() { 62 } else { 24 })),
                    ..default()
                },
                GlobalZIndex(Layer::Sheet as i32),
                crate::ui::input::focus::FocusLayer(Layer::Sheet as i32),
            ))
            .with_children(|page| {
                focus_here(
                    button::primary("back-to-sheet", self.texts.get("sheet-back"))
                        .height(50.0)
                        .size(19.0)
                        .glyph(Glyph::Choose)
                        .first()
                        .spawn(page)
                        .observe(|_: On<Activate>, mut page: ResMut<Page>| *page = Page::Sheet),
                );
            });
    }
}
