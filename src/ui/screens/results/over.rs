//! The end of a match: who won, with which melds, who came where, and what now.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::cards::ids::Seat;

use super::{
    Page,
    cells::{blooms, has_flowers},
    focus_here, history,
    next::{change_table, play_again},
    podium, root,
    trophies::{self, Trophy},
};
use crate::{
    play::{
        referee::Referee,
        table::{Board, player::PlayerName, script::Shown},
    },
    shell::{
        assets::Face,
        canvas::Canvas,
        text::{FluentValue, Texts},
    },
    stage::palette,
    store::statistics::Statistics,
    ui::{
        menus::replay,
        theme::{
            button::{self, Activate},
            entrance::Overlay,
            faces::Faces,
            lettering::label,
            panel::{self, Layer, column},
            prompt::Glyph,
            role,
        },
    },
};

/// Everything the result tells of.
#[derive(SystemParam)]
pub struct MatchResult<'w, 's> {
    shown: Res<'w, Shown>,
    texts: Res<'w, Texts>,
    board: Res<'w, Board>,
    referee: Option<Res<'w, Referee>>,
    faces: Faces<'w>,
    statistics: Res<'w, Statistics>,
    names: Query<'w, 's, &'static PlayerName>,
}

impl MatchResult<'_, '_> {
    fn name(&self, seat: Seat) -> String {
        let name = self.board.player(seat).and_then(|player| self.names.get(player).ok());
        name.map(|name| name.0.clone()).unwrap_or_default()
    }

    /// Draws the result.
    pub fn draw(&self, commands: &mut Commands<'_, '_>, canvas: Canvas) {
        let portrait = canvas.is_portrait();
        let size = if portrait {
            Vec2::new(canvas.size.x - 20.0, canvas.size.y - 40.0)
        } else {
            Vec2::new(1040.0, 640.0)
        };
        let mut page = commands.spawn((root(), panel::overlay_root(Layer::Sheet)));
        page.insert(Overlay("result")).with_children(|page| {
            page.spawn(panel::paper(Node {
                width: px(size.x),
                height: px(size.y),
                padding: if portrait { UiRect::axes(px(16), px(22)) } else { UiRect::axes(px(40), px(22)) },
                flex_direction: FlexDirection::Column,
                row_gap: px(8),
                ..default()
            }))
            .with_children(|paper| {
                paper.spawn(panel::hairline());
                if !portrait && has_flowers(&self.shown.0.public) {
                    blooms(paper);
                }
                self.title(paper, portrait);
                self.best_melds(paper, portrait);
                paper.spawn(panel::rule());
                let direction = if portrait { FlexDirection::Column } else { FlexDirection::Row };
                paper
                    .spawn(Node {
                        flex_direction: direction,
                        flex_grow: 1.0,
                        align_items: if portrait { AlignItems::Stretch } else { AlignItems::FlexEnd },
                        justify_content: JustifyContent::SpaceBetween,
                        column_gap: px(30),
                        row_gap: px(10),
                        ..default()
                    })
                    .with_children(|lower| {
                        self.places(lower, portrait);
                        self.what_now(lower, portrait);
                    });
            });
        });
    }

    fn title(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let public = &self.shown.0.public;
        let yours = self.board.viewer.is_some_and(|viewer| public.winners.contains(&viewer));
        let names: Vec<String> = public.winners.iter().map(|seat| self.name(*seat)).collect();
        let title = match (yours, names.len()) {
            (true, 1) => self.texts.get("over-title-you"),
            (_, 0 | 1) => self.texts.fmt("over-title", &[("name", FluentValue::from(names.join("")))]),
            _ if public.winners.windows(2).all(|pair| public.same_side(pair[0], pair[1])) => {
                self.texts.fmt("over-title-team", &[("names", FluentValue::from(names.join(", ")))])
            }
            _ => self.texts.fmt("over-title-shared", &[("names", FluentValue::from(names.join(", ")))]),
        };
        let values = [
            ("rounds", FluentValue::from(i64::from(public.round))),
            ("game", FluentValue::from(self.texts.get(&format!("game-{}", public.spec.sheet.game)))),
        ];
        let note = self.texts.told(
            public.spec.sheet.game,
            if yours { "over-note-you" } else { "over-note" },
            &values,
        );
        paper.spawn((
            Node { align_items: AlignItems::Center, ..column(0.0) },
            children![
                role::heading(title, if portrait { 36.0 } else { 50.0 }, palette::INK),
                (
                    label(note, Face::Italic, if portrait { 16.0 } else { 20.0 }, palette::INK_SOFT),
                    TextLayout::justify(Justify::Center),
                )
            ],
        ));
    }

    /// The winner's best melds: most points, then most cards.
    fn best(&self) -> Vec<Trophy> {
        let public = &self.shown.0.public;
        let Some(referee) = &self.referee else { return Vec::new() };
        let mut melds = trophies::of(referee, &public.spec);
        melds.retain(|meld| public.winners.contains(&meld.owner));
        melds.sort_by_key(|meld| std::cmp::Reverse((meld.points, meld.cards.len())));
        melds.truncate(3);
        melds
    }

    fn best_melds(&self, paper: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        // Three melds stand side by side.
        let (width, room) = if portrait { (48.0, 104.0) } else { (112.0, 290.0) };
        paper
            .spawn(Node {
                justify_content: JustifyContent::SpaceEvenly,
                align_items: AlignItems::FlexEnd,
                min_height: px(width * 1.4 + 64.0),
                ..default()
            })
            .with_children(|line| {
                for meld in self.best() {
                    line.spawn(Node { align_items: AlignItems::Center, ..column(6.0) }).with_children(
                        |block| {
                            self.fan(block, &meld, width, room);
                            let name = self.texts.get(&format!("meld-short-{}", meld.name));
                            let values = [
                                ("round", FluentValue::from(i64::from(meld.round))),
                                ("points", FluentValue::from(i64::from(meld.points))),
                                ("cards", FluentValue::from(meld.cards.len())),
                            ];
                            block.spawn(label(
                                self.texts.fmt("over-meld", &[("meld", FluentValue::from(name))]),
                                Face::Bold,
                                if portrait { 14.0 } else { 18.0 },
                                palette::INK,
                            ));
                            block.spawn(label(
                                self.texts.fmt(
                                    if meld.classed { "over-meld-note" } else { "over-meld-note-plain" },
                                    &values,
                                ),
                                Face::Body,
                                if portrait { 12.5 } else { 15.0 },
                                palette::INK_SOFT,
                            ));
                        },
                    );
                }
            });
    }

    fn fan(&self, block: &mut ChildSpawnerCommands<'_>, meld: &Trophy, width: f32, room: f32) {
        let count = meld.cards.len();
        let gaps = count.saturating_sub(1).max(1) as f32;
        let step = (0.68 * width).min((room - width) / gaps);
        let whole = width + step * gaps;
        block.spawn(Node { width: px(whole), height: px(width * 1.4 + 14.0), ..default() }).with_children(
            |fan| {
                for (nth, card) in meld.cards.iter().enumerate() {
                    let t = nth as f32 - (count as f32 - 1.0) / 2.0;
                    fan.spawn((
                        Node {
                            position_type: PositionType::Absolute,
                            left: px(nth as f32 * step),
                            top: px(4.0 + t * t * 5.0),
                            border_radius: BorderRadius::all(px(width * 0.064)),
                            ..default()
                        },
                        UiTransform::from_rotation(Rot2::degrees(t * 6.0)),
                        BoxShadow::new(palette::NIGHT.with_alpha(0.35), px(2), px(4), px(0), px(6)),
                    ))
                    .with_children(|place| {
                        if let Some(face) = self.faces.card(&self.shown.0.public.spec.deck, *card, width) {
                            place.spawn(face);
                        }
                    });
                }
            },
        );
    }

    /// How many contracts a player has completed, where everybody climbs alone.
    fn climbed(&self, seat: Seat) -> Option<String> {
        let public = &self.shown.0.public;
        public.ladder()?;
        let count = public.completed.get(seat.index()).copied().unwrap_or(0);
        Some(self.texts.fmt("over-contracts", &[("count", FluentValue::from(count))]))
    }

    fn places(&self, lower: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        let public = &self.shown.0.public;
        let ranking = public.ranking();
        let places: Vec<podium::Placing> = ranking
            .iter()
            .map(|seat| podium::Placing {
                name: self.name(*seat),
                token: self.board.opponents().position(|other| other == *seat).map_or(0, |index| index + 1),
                score: public.totals.get(seat.index()).copied().unwrap_or(0),
                note: self.climbed(*seat),
            })
            .collect();
        podium::draw(lower, &places, if portrait { 0.62 } else { 1.0 });
    }

    fn what_now(&self, lower: &mut ChildSpawnerCommands<'_>, portrait: bool) {
        lower
            .spawn(Node {
                width: if portrait { percent(100) } else { px(352) },
                padding: UiRect::bottom(px(10)),
                ..column(12.0)
            })
            .with_children(|block| {
                history::draw(
                    block,
                    &self.texts,
                    self.shown.0.public.spec.sheet.game,
                    &self.statistics.ledger.matches,
                );
                focus_here(
                    button::primary("play-again", self.texts.get("over-again"))
                        .icon("cards")
                        .glyph(Glyph::Choose)
                        .size(22.0)
                        .first()
                        .spawn(block)
                        .observe(play_again),
                );
                button::paper("change-table", self.texts.get("over-change"))
                    .icon("player")
                    .spawn(block)
                    .observe(change_table);
                button::paper("replay", self.texts.get("replay"))
                    .icon("replay")
                    .spawn(block)
                    .observe(|_: On<Activate>, mut commands: Commands| commands.queue(replay::open));
                button::paper("last-sheet", self.texts.get("over-sheet"))
                    .icon("eye")
                    .spawn(block)
                    .observe(|_: On<Activate>, mut page: ResMut<Page>| *page = Page::Sheet);
            });
    }
}
