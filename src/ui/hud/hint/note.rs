//! The note beside the piles: up to three thoughts, the one that is pointed at with its reasons.

use bevy::prelude::*;
use rummage_bots::Thought;

use super::{Advised, press, think_deeper};
use crate::{
    play::{advice::words::Speaker, table::meld::Meld},
    shell::assets::{Face, Sheet},
    stage::palette,
    ui::{
        advice::{Depth, aloud, behind, in_a_line, row as thought_row, visits},
        hud::{
            note::{hides_least, reached},
            scene::{Drawing, Scene, at},
        },
        input::focus::{FocusGroup, readable},
        theme::{
            button::{Activate, pressable},
            lettering::{label, lines_of},
            look::Look,
            panel::{column, row},
            picture::picture,
        },
    },
};

/// The note's root.
#[derive(Component, Default)]
pub struct Root;

/// How wide the note is beside the piles, and on a phone.
const WIDTH: f32 = 286.0;
const WIDTH_PORTRAIT: f32 = 350.0;
/// How high it may grow.
const HEIGHT: f32 = 330.0;

/// What the note says.
#[derive(Debug, Clone, PartialEq)]
pub struct Model {
    lines: Vec<Line>,
    depth: Depth,
    pointed: usize,
    /// What one more press on the thought that is pointed at does.
    press: String,
    room: Rect,
    portrait: bool,
}

/// A thought in words.
#[derive(Debug, Clone, PartialEq)]
struct Line {
    deed: String,
    reasons: String,
    /// What came of it where rounds were played out.
    came: String,
}

/// Draws the note anew when it says something else.
pub fn draw(advised: Advised, scene: Scene, melds: Query<&Meld>, mut drawing: Drawing<Root, Model>) {
    if advised.hint.question.is_none() {
        drawing.clear();
        return;
    }
    let name = |seat| scene.name(seat);
    let speaker = Speaker { texts: &scene.texts, view: scene.view(), name: &name };
    let (pointed, depth) = (advised.hint.nth, advised.depth(&scene.view().public.spec));
    let best = advised.thoughts().first().map_or(0, |thought| thought.value);
    let came = |nth: usize, thought: &Thought| {
        let less = behind(&scene.texts, "hint-behind", nth, best - thought.value);
        in_a_line([less.as_str(), visits(&scene.texts, "hint-rounds", thought.visits).as_str()])
    };
    let line = |(nth, thought): (usize, &Thought)| Line {
        deed: speaker.deed(&thought.action),
        reasons: speaker.reasons(thought),
        came: if depth == Depth::PlayedOut { came(nth, thought) } else { String::new() },
    };
    let lines: Vec<Line> = advised.thoughts().iter().enumerate().map(line).collect();
    let advice = advised.thoughts().get(pointed).map(|thought| &thought.action);
    let spoken_of = advice.map(|action| reached(&scene, &melds, action)).unwrap_or_default();
    let model = Model {
        room: room(&scene, height(&lines, pointed, depth) * scene.text_scale(), &spoken_of),
        lines,
        depth,
        pointed,
        press: scene.texts.get(if advised.hint.ready { "hint-play" } else { "hint-prepare" }),
        portrait: scene.portrait(),
    };
    let Some(mut root) = drawing.renew(&model) else { return };
    let texts = &scene.texts;
    root.insert(GlobalZIndex(2)).with_children(|root| {
        // Beside the piles the note grows from the middle; on a phone upwards, from the pill.
        let stands = if model.portrait { JustifyContent::FlexEnd } else { JustifyContent::Center };
        let place = Node { flex_direction: FlexDirection::Column, justify_content: stands, ..at(model.room) };
        root.spawn(place).with_children(|place| {
            let title = texts.get("hint-title");
            let thinking = model.lines.is_empty().then(|| texts.get("hint-thinking"));
            let spoken = aloud([title.as_str(), thinking.as_deref().unwrap_or_default()]);
            place.spawn((paper(), readable("hint-note", spoken))).with_children(|note| {
                note.spawn(row(8.0)).with_children(|line| {
                    line.spawn(picture(Sheet::Pieces, "bee", Vec2::splat(24.0), Color::WHITE));
                    line.spawn(label(title, Face::Strong, 16.0, palette::SUN));
                });
                if let Some(thinking) = thinking {
                    note.spawn(label(thinking, Face::Italic, 15.5, palette::CREAM));
                }
                for (nth, line) in model.lines.iter().enumerate() {
                    let press = (nth == model.pointed).then_some(model.press.as_str());
                    thought(note, nth, line, press);
                }
                match model.depth {
                    Depth::MoreOnRequest => deeper(note, texts.get("hint-deeper")),
                    Depth::UnderWay => {
                        let words = label(texts.get("hint-playing-out"), Face::Italic, 14.0, palette::CREAM);
                        note.spawn(words);
                    }
                    Depth::Usual | Depth::PlayedOut => {}
                }
            });
        });
    });
}

/// How high the note is on a phone.
fn height(lines: &[Line], pointed: usize, depth: Depth) -> f32 {
    let line = |(nth, line): (usize, &Line)| {
        let more = if nth == pointed { lines_of(&line.reasons, 46.0) * 18.0 + 18.0 } else { 0.0 };
        let came = if line.came.is_empty() { 0.0 } else { 18.0 };
        11.0 + lines_of(&line.deed, 38.0) * 20.5 + more + came
    };
    let foot = if matches!(depth, Depth::MoreOnRequest | Depth::UnderWay) { 32.0 } else { 0.0 };
    46.0 + lines.iter().enumerate().map(line).sum::<f32>() + foot
}

/// Where the note may lie: beside the piles; on a phone, so high, where it hides least, and least of all what it speaks of.
fn room(scene: &Scene<'_, '_>, height: f32, spoken_of: &[Rect]) -> Rect {
    let zones = &scene.ground.zones;
    let corner = if scene.portrait() {
        let left = zones.centre.center().x - WIDTH_PORTRAIT / 2.0;
        let foot = zones.pill.min.y - 8.0;
        let paper = Rect::new(left, foot - height, left + WIDTH_PORTRAIT, foot);
        Vec2::new(left, hides_least(scene, paper, spoken_of) - HEIGHT)
    } else {
        Vec2::new(zones.centre.max.x - WIDTH, zones.centre.center().y - HEIGHT / 2.0 + 4.0)
    };
    let width = if scene.portrait() { WIDTH_PORTRAIT } else { WIDTH };
    Rect::from_corners(corner, corner + Vec2::new(width, HEIGHT))
}

fn paper() -> impl Bundle {
    (
        Node {
            padding: UiRect::new(px(12), px(12), px(10), px(10)),
            border_radius: BorderRadius::all(px(16)),
            border: UiRect::all(px(1)),
            flex_shrink: 0.0,
            ..column(3.0)
        },
        Pickable::default(),
        BackgroundColor(palette::NIGHT),
        BorderColor::all(Color::WHITE.with_alpha(0.1)),
    )
}

/// A row of the note that can be pressed.
fn line_button(name: String, spoken: String) -> impl Bundle {
    (
        pressable(name, spoken),
        Look::Bare,
        FocusGroup::Header,
        Node {
            padding: UiRect::axes(px(7), px(4)),
            border_radius: BorderRadius::all(px(9)),
            column_gap: px(8),
            align_items: AlignItems::FlexStart,
            ..default()
        },
    )
}

/// One thought: what to do, what came of it, and if it is pointed at, why, and what pressing it does.
fn thought(note: &mut ChildSpawnerCommands<'_>, nth: usize, told: &Line, press_again: Option<&str>) {
    let place = (nth + 1).to_string();
    let pointed = press_again.is_some();
    let spoken = aloud([place.as_str(), &told.deed, &told.came, &told.reasons]);
    note.spawn(line_button(format!("thought-{nth}"), spoken))
        .with_children(|line| {
            let ink = if pointed { palette::SUN } else { palette::MIST };
            thought_row(line, place, 16.0, ink, |body| {
                let (face, ink) =
                    if pointed { (Face::Strong, palette::CREAM) } else { (Face::Body, palette::MIST) };
                body.spawn(label(&told.deed, face, 15.0, ink));
                if !told.came.is_empty() {
                    body.spawn(label(&told.came, Face::Body, 13.0, palette::SUN));
                }
                if pointed && !told.reasons.is_empty() {
                    body.spawn(label(&told.reasons, Face::Body, 13.0, palette::MIST));
                }
                if let Some(words) = press_again {
                    body.spawn(label(words, Face::Strong, 13.0, palette::SUN));
                }
            });
        })
        .observe(move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| press(world, nth));
        });
}

/// The row that has rounds played out.
fn deeper(note: &mut ChildSpawnerCommands<'_>, words: String) {
    let row = line_button("think-deeper".to_owned(), words.clone());
    note.spawn((row, children![label(words, Face::Strong, 14.0, palette::SUN)]))
        .observe(|_: On<Activate>, mut commands: Commands| commands.queue(think_deeper));
}
