//! The page of the review: the dearest decisions with what would have been better and why, each with a way to its moment.

use bevy::prelude::*;

use super::{Regret, Review};
use crate::{
    play::{
        advice::words::Speaker,
        table::{Board, player::PlayerName},
    },
    shell::{assets::Face, canvas::Canvas, states::Menu, text::Texts},
    stage::palette,
    ui::{
        advice::aloud,
        input::focus::readable,
        menus::{frame::Heading, replay::look_into},
        theme::{
            button::{self, Activate},
            lettering::label,
            panel::{self, Layer, column, row},
            scroll::scroller,
        },
    },
};
use rummage_rules::cards::ids::Seat;

/// The page's root.
#[derive(Component)]
pub struct Root;

/// Draws the page anew.
pub fn draw(
    old: Query<Entity, With<Root>>,
    texts: Res<Texts>,
    canvas: Res<Canvas>,
    review: Res<Review>,
    board: Res<Board>,
    names: Query<&PlayerName>,
    mut commands: Commands,
) {
    old.iter().for_each(|root| commands.entity(root).despawn());
    let name = |seat: Seat| {
        let name = board.player(seat).and_then(|player| names.get(player).ok());
        name.map(|name| name.0.clone()).unwrap_or_default()
    };
    let page = Page { texts: &texts, name: &name, narrow: canvas.is_portrait() };
    commands.spawn((Root, DespawnOnExit(Menu::Review), panel::overlay_root(Layer::Menu))).with_children(
        |root| {
            let sheet = panel::paper(Node {
                width: px(760),
                max_width: percent(95),
                max_height: percent(92),
                padding: UiRect { left: px(30), right: px(22), top: px(22), bottom: px(22) },
                ..column(10.0)
            });
            let (title, note) = (texts.get("review-title"), texts.get("review-note"));
            let state = page.state(&review).unwrap_or_default();
            let spoken = aloud([title.as_str(), state.as_str(), note.as_str()]);
            root.spawn((sheet, readable("review", spoken))).with_children(|paper| {
                paper.spawn(panel::hairline());
                Heading::new(title, if page.narrow { 26.0 } else { 34.0 }).first().spawn(paper, &texts);
                paper.spawn(panel::rule());
                let body = Node { min_height: px(0), flex_shrink: 1.0, ..default() };
                scroller(paper, "review", body, |body| page.list(body, &review));
                paper.spawn(panel::rule());
                paper.spawn(label(note, Face::Italic, 14.5, palette::INK_SOFT));
            });
        },
    );
}

struct Page<'a> {
    texts: &'a Texts,
    name: &'a dyn Fn(Seat) -> String,
    narrow: bool,
}

impl Page<'_> {
    fn list(&self, body: &mut ChildSpawnerCommands<'_>, review: &Review) {
        let list = Node { padding: UiRect::right(px(12)), flex_shrink: 0.0, ..column(12.0) };
        body.spawn(list).with_children(|list| {
            for (nth, regret) in review.regrets.iter().enumerate() {
                self.regret(list, nth, regret);
            }
            if let Some(words) = self.state(review) {
                list.spawn(label(words, Face::Strong, 17.0, palette::LEAF_DARK));
            }
        });
    }

    /// How far it has come, or a kind word where there is nothing to tell.
    fn state(&self, review: &Review) -> Option<String> {
        if !review.is_done() {
            let values = [("done", review.looked_at().into()), ("all", review.all.into())];
            return Some(self.texts.fmt("review-thinking", &values));
        }
        let none = if review.all == 0 { "review-no-decisions" } else { "review-none" };
        review.regrets.is_empty().then(|| self.texts.fmt(none, &[]))
    }

    fn regret(&self, list: &mut ChildSpawnerCommands<'_>, nth: usize, regret: &Regret) {
        let texts = self.texts;
        let speaker = Speaker { texts, view: &regret.view, name: self.name };
        let turn = regret.view.public.turns[regret.decision.seat.index()];
        let points = ((regret.missed.cost + 50) / 100).max(1);
        let told = |key: &str, thought: &rummage_bots::Thought| {
            texts.fmt(key, &[("deed", speaker.deed(&thought.action).into())])
        };
        let turn = texts.fmt("review-turn", &[("turn", turn.into())]);
        let cost = texts.fmt("review-cost", &[("points", points.into())]);
        let missed = &regret.missed;
        let (played, warnings) = (told("review-played", &missed.played), speaker.warnings(&missed.played));
        let (better, merits) = (told("review-better", &missed.better), speaker.merits(&missed.better));
        let see = texts.get("review-see");
        let parts = [&turn, &cost, &played, &warnings, &better, &merits, &see];
        let spoken = aloud(parts.map(String::as_str));
        let direction = if self.narrow { FlexDirection::Column } else { FlexDirection::Row };
        let line = Node {
            flex_direction: direction,
            align_items: if self.narrow { AlignItems::Stretch } else { AlignItems::Center },
            column_gap: px(16),
            row_gap: px(6),
            ..default()
        };
        list.spawn(line).with_children(|line| {
            let words = Node { flex_grow: 1.0, flex_shrink: 1.0, min_width: px(0), ..column(1.0) };
            let words = if self.narrow { words } else { Node { flex_basis: px(0), ..words } };
            line.spawn(words).with_children(|words| {
                words.spawn((
                    row(10.0),
                    children![
                        label(turn, Face::Title, 19.0, palette::INK),
                        label(cost, Face::Bold, 15.0, palette::NEGATIVE)
                    ],
                ));
                words.spawn(label(played, Face::Body, 16.0, palette::INK));
                why(words, &warnings);
                words.spawn(label(better, Face::Strong, 16.0, palette::LEAF_DARK));
                why(words, &merits);
            });
            let moment = regret.decision.happened;
            button::paper(format!("review-see-{nth}"), see)
                .spoken(spoken)
                .icon("replay")
                .height(42.0)
                .size(16.0)
                .spawn(line)
                .observe(move |_: On<Activate>, mut commands: Commands| {
                    commands.queue(move |world: &mut World| look_into(world, moment));
                });
        });
    }
}

/// Reasons in small letters, where there are any.
fn why(words: &mut ChildSpawnerCommands<'_>, why: &str) {
    if !why.is_empty() {
        words.spawn(label(why, Face::Body, 14.0, palette::INK_SOFT));
    }
}
