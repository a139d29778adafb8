//! The paper of the thoughts: whose they are, a row with a bar for each, and a chip on the one that was played.

use bevy::prelude::*;

use super::{
    Asked, Reasoning,
    rows::{Row, rows},
};
use crate::{
    play::{
        advice::{Ponder, words::Speaker},
        replay::Replay,
    },
    shell::{assets::Face, canvas::Canvas, preferences::Preferences, states::Menu, text::Texts},
    stage::palette,
    ui::{
        advice::{Depth, aloud, in_a_line, row as thought_row},
        input::focus::{Focusable, readable},
        theme::{
            button::{self, Activate, pressable},
            lettering::{Snug, label},
            look::Look,
            panel::{self, Layer, column, row},
            scroll::scroller,
        },
    },
};

/// The paper's root.
#[derive(Component)]
pub struct Root;

/// How wide the paper is beside the table.
const WIDTH: f32 = 318.0;
const MARGIN: f32 = 6.0;
/// How much of a phone's height it takes, from the top: the player's own hand is what one looks at.
const HEIGHT_PORTRAIT: f32 = 0.46;

/// What is on the paper.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    canvas: Canvas,
    left_handed: bool,
    text: f32,
    title: String,
    note: String,
    rows: Vec<Row>,
    depth: Depth,
}

/// Draws the paper anew when something else stands on it.
pub fn draw(
    asked: Asked,
    ponder: Res<Ponder>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    texts: Res<Texts>,
    roots: Query<Entity, With<Root>>,
    mut last: Local<Option<Model>>,
    mut commands: Commands,
) {
    let model = asked.reasoning.open.then(|| {
        let (title, note, rows, depth) = told(&asked, &ponder, &texts);
        let (left_handed, text) = (preferences.left_handed, preferences.text_scale());
        Model { canvas: *canvas, left_handed, text, title, note, rows, depth }
    });
    if *last == model && roots.is_empty() == model.is_none() {
        return;
    }
    roots.iter().for_each(|root| commands.entity(root).despawn());
    if let Some(model) = &model {
        model.draw(&texts, &mut commands);
    }
    *last = model;
}

/// Whose thoughts they are, what is to be said of them, and the thoughts themselves.
fn told(asked: &Asked, ponder: &Ponder, texts: &Texts) -> (String, String, Vec<Row>, Depth) {
    let nothing = |key: &str| (texts.get("reasoning"), texts.get(key), Vec::new(), Depth::Usual);
    let Some(decision) = asked.decision() else { return nothing("reasoning-nobody") };
    let seat = decision.seat;
    if !asked.is_open(seat) {
        return nothing("reasoning-later");
    }
    let name = [("name", asked.name(seat).into())];
    let (title, note) = match asked.level(seat) {
        Some(level) => {
            let values = [("name", asked.name(seat).into()), ("level", texts.get(level.text_key()).into())];
            (texts.fmt("reasoning-of", &name), texts.fmt("reasoning-note", &values))
        }
        None => {
            let yours = seat == asked.referee.viewer();
            let title =
                if yours { texts.get("reasoning-for-you") } else { texts.fmt("reasoning-for", &name) };
            (title, texts.fmt("reasoning-note-person", &name))
        }
    };
    let deeper = asked.deeper(decision);
    let usual = ponder.answer(&asked.question(decision));
    let Some(thoughts) = deeper.and_then(|question| ponder.answer(&question)).or(usual) else {
        return (title, texts.get("reasoning-thinking"), Vec::new(), Depth::Usual);
    };
    let view = asked.referee.view_after(decision.happened, seat, Some(seat));
    let depth = Depth::of(ponder, &view.public.spec, thoughts.len(), deeper);
    let note = if depth == Depth::PlayedOut { texts.get("reasoning-note-deeper") } else { note };
    let names = |seat| asked.name(seat);
    let speaker = Speaker { texts, view: &view, name: &names };
    (title, note, rows(&speaker, &view, thoughts, decision.deed(&view).as_ref()), depth)
}

impl Model {
    fn draw(&self, texts: &Texts, commands: &mut Commands<'_, '_>) {
        let narrow = self.canvas.is_portrait();
        let (left, right) = match (narrow, self.left_handed) {
            (true, _) => (px(MARGIN), px(MARGIN)),
            (false, true) => (Val::Auto, px(MARGIN)),
            (false, false) => (px(MARGIN), Val::Auto),
        };
        let share = if narrow { HEIGHT_PORTRAIT } else { 1.0 };
        let place = Node {
            position_type: PositionType::Absolute,
            left,
            right,
            top: px(MARGIN),
            width: if narrow { Val::Auto } else { px(WIDTH) },
            max_height: px(self.canvas.size.y * share - 2.0 * MARGIN),
            padding: UiRect::new(px(18), px(14), px(14), px(14)),
            ..column(6.0)
        };
        let mut root =
            commands.spawn((Root, Snug, DespawnOnExit(Menu::Replay), panel::overlay_root(Layer::Menu)));
        panel::lie_beside(&mut root);
        // The replay's own buttons lie beside it.
        root.insert(Pickable::IGNORE).with_children(|root| {
            let spoken = aloud([self.title.as_str(), self.note.as_str()]);
            root.spawn((panel::paper(place), readable("reasoning", spoken))).with_children(|paper| {
                paper.spawn(panel::hairline());
                paper.spawn(Node { flex_shrink: 0.0, ..row(8.0) }).with_children(|head| {
                    let room = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() };
                    head.spawn((
                        room,
                        children![label(self.title.as_str(), Face::Title, 20.0, palette::INK)],
                    ));
                    button::square(Look::Paper, "reasoning-close", "close", texts.get("reasoning-close"))
                        .height(30.0)
                        .width(px(30))
                        .spawn(head)
                        .observe(|_: On<Activate>, mut reasoning: ResMut<Reasoning>| reasoning.turn());
                });
                paper.spawn(label(self.note.as_str(), Face::Italic, 13.5, palette::INK_SOFT));
                if !self.rows.is_empty() {
                    let body = Node { min_height: px(0), flex_shrink: 1.0, ..default() };
                    scroller(paper, "reasoning", body, |body| {
                        let list = Node { padding: UiRect::right(px(8)), ..column(5.0) };
                        body.spawn(list).with_children(|list| {
                            for (nth, thought) in self.rows.iter().enumerate() {
                                list.spawn(panel::rule());
                                spawn(list, texts, nth, thought);
                            }
                        });
                    });
                }
                self.foot(paper, texts);
            });
        });
    }
}

impl Model {
    /// What has rounds played out, or that it is under way.
    fn foot(&self, paper: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
        match self.depth {
            Depth::MoreOnRequest => {
                let words = texts.get("hint-deeper");
                let node = Node { padding: UiRect::vertical(px(4)), flex_shrink: 0.0, ..default() };
                paper
                    .spawn((pressable("reasoning-deeper", words.clone()), Look::Bare, node))
                    .with_child(label(words, Face::Strong, 14.5, palette::LEAF_DARK))
                    .observe(|_: On<Activate>, replay: Res<Replay>, mut reasoning: ResMut<Reasoning>| {
                        reasoning.deeper = replay.decision().map(|decision| decision.happened);
                    });
            }
            Depth::UnderWay => {
                paper.spawn(label(texts.get("hint-playing-out"), Face::Italic, 13.5, palette::INK_SOFT));
            }
            Depth::Usual | Depth::PlayedOut => {}
        }
    }
}

/// One thought. Pad and keys walk from one to the next, so that each can be read aloud and a long list scrolls along.
fn spawn(list: &mut ChildSpawnerCommands<'_>, texts: &Texts, nth: usize, thought: &Row) {
    let place = thought.place.map(|place| place.to_string()).unwrap_or_default();
    let chip = if thought.played { texts.get("reasoning-played") } else { String::new() };
    let spoken = aloud([
        place.as_str(),
        thought.deed.as_str(),
        chip.as_str(),
        thought.behind.as_str(),
        thought.reasons.as_str(),
        thought.visits.as_str(),
    ]);
    let body = Node { flex_shrink: 0.0, border_radius: BorderRadius::all(px(8)), ..column(2.0) };
    let read = (Focusable, readable(format!("reasoning-{nth}"), spoken));
    list.spawn((body, read)).with_children(|line| {
        line.spawn(Node { column_gap: px(7), ..default() }).with_children(|head| {
            thought_row(head, place, 15.0, palette::HONEY_LO, |room| {
                room.spawn(label(thought.deed.as_str(), Face::Strong, 14.5, palette::INK));
            });
            if thought.played {
                played(head, chip);
            }
        });
        if thought.place.is_some() {
            line.spawn(row(8.0)).with_children(|line| {
                bar(line, thought.share, thought.played);
                line.spawn((
                    label(thought.behind.as_str(), Face::Bold, 13.0, palette::INK),
                    TextLayout::no_wrap(),
                ));
            });
        }
        let said = in_a_line([thought.reasons.as_str(), thought.visits.as_str()]);
        if !said.is_empty() {
            line.spawn(label(said, Face::Body, 12.5, palette::INK_SOFT));
        }
    });
}

/// The chip on what was played.
fn played(head: &mut ChildSpawnerCommands<'_>, words: String) {
    let chip = Node {
        padding: UiRect::axes(px(8), px(1)),
        border_radius: BorderRadius::MAX,
        flex_shrink: 0.0,
        align_self: AlignSelf::FlexStart,
        ..default()
    };
    head.spawn((
        chip,
        BackgroundColor(palette::HONEY),
        children![label(words, Face::Bold, 12.0, palette::INK)],
    ));
}

/// A bar from the least of the thoughts to the best.
fn bar(line: &mut ChildSpawnerCommands<'_>, share: f32, played: bool) {
    let track = Node { height: px(7), flex_grow: 1.0, border_radius: BorderRadius::MAX, ..default() };
    line.spawn((track, BackgroundColor(palette::PAPER_LINE.with_alpha(0.7)))).with_children(|track| {
        let filled =
            Node { width: percent((100.0 * share).max(2.0)), border_radius: BorderRadius::MAX, ..default() };
        let ink = if played { palette::HONEY } else { palette::LEAF };
        track.spawn((filled, BackgroundColor(ink)));
    });
}
