//! The pill above the hand: whose turn it is and what may be done, in one sentence; or why something could not be.

use bevy::{a11y::AccessibilityNode, prelude::*};
use rummage_rules::table::Phase;

use super::{
    anew,
    laid_out::LaidOut,
    last::LastMove,
    log,
    question::Question,
    reading,
    scene::{Drawing, Scene, Telling, at},
    sentence,
};
use crate::{
    play::{seats::human::Voice, table::plan::Plan},
    shell::assets::Face,
    stage::palette,
    ui::theme::{
        lettering::{label, lines_of},
        panel::column,
        picture::icon,
    },
};

/// The pill's root.
#[derive(Component, Default)]
struct Root;

/// What the pill says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    /// What happened before, where there is no other place for it.
    before: Option<String>,
    words: String,
    /// How large its letters are, in reference pixels at text scale 100 %.
    size: f32,
    refusal: bool,
    zone: Rect,
}

/// The sentence of the pill, for other parts to tell.
#[derive(Resource, Debug, Default)]
pub struct Sentence(pub String);

/// What lies beside its words on a phone, at both ends together, and above and below them.
const ENDS: f32 = 24.0;
const EDGES: f32 = 6.0;
/// How wide a letter is on average and how high a line, as shares of the size of the letters.
const LETTER: f32 = 0.5;
const LINE: f32 = 1.36;
/// How large its letters are, and where it tells what happened before.
const SIZE: f32 = 15.5;
const SIZE_BELOW: f32 = 14.5;
const SIZE_BEFORE: f32 = 13.0;
/// The most in a wide window.
const HIGHEST: f32 = 26.0;

/// Registers the pill.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sentence>().add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    voice: Res<Voice>,
    laid_out: LaidOut,
    last: Res<LastMove>,
    questions: Query<(), With<Question>>,
    mut sentence: ResMut<Sentence>,
    mut drawing: Drawing<Root, Model>,
) {
    let public = scene.public();
    let name = public.turn().map(|seat| scene.name(seat)).unwrap_or_default();
    let looked_at = scene.replay().map(|replay| log::moment_words(&scene, replay));
    let said = || voice.words(&scene.texts, public, scene.board.viewer, &name);
    let words = looked_at.or_else(said).unwrap_or_else(|| {
        let trap = trap(&scene, &laid_out.plan).map(|key| scene.texts.get(key));
        trap.or_else(|| anew::words(&scene, &laid_out))
            .or_else(|| reading::words(&scene, &laid_out))
            .unwrap_or_else(|| sentence::words(&scene, laid_out.plan.ready))
    });
    if sentence.0 != words {
        sentence.0.clone_from(&words);
    }
    let zone = scene.ground.zones.pill;
    // On a phone a question stands in its place.
    if scene.portrait() && !questions.is_empty() && !scene.ground.zones.prompt.intersect(zone).is_empty() {
        drawing.clear();
        return;
    }
    let model = if scene.portrait() {
        let before = last.0.clone().filter(|_| !voice.refuses() && scene.replay().is_none());
        let (before, size) = fitted(&scene, before, &words);
        Model { before, words, size, refusal: voice.refuses(), zone }
    } else {
        // In a wide window the sentence is as long as it likes, and as high as there is room below the plot.
        let zone = Rect::new(0.0, zone.min.y, scene.canvas.size.x, zone.max.y);
        let size = SIZE.min(HIGHEST / scene.text_scale());
        Model { before: None, words, size, refusal: voice.refuses(), zone }
    };
    let Some(mut root) = drawing.renew(&model) else { return };
    // On a phone a long sentence grows upwards: below it lies the hand, whose cards must be read.
    let long = model.before.is_some() || height(&model.words, model.size, &scene) > model.zone.height();
    let align_items = match (scene.portrait(), long) {
        (true, true) => AlignItems::End,
        (true, false) => AlignItems::Center,
        (false, _) => AlignItems::Start,
    };
    root.with_children(|root| {
        let zone = Node { justify_content: JustifyContent::Center, align_items, ..at(model.zone) };
        root.spawn(zone).with_children(|zone| {
            let ends = if scene.portrait() { ENDS / 2.0 } else { 17.0 };
            let pill = Node {
                min_height: px(29),
                padding: UiRect::axes(px(ends), px(EDGES / 2.0)),
                border_radius: BorderRadius::all(px(15)),
                align_items: AlignItems::Center,
                column_gap: px(7),
                max_width: px(760),
                ..default()
            };
            zone.spawn((pill, BackgroundColor(palette::NIGHT), news(&model.words))).with_children(|pill| {
                if model.refusal {
                    pill.spawn(icon("cross", 19.0, palette::ROSE));
                }
                pill.spawn(Node { align_items: AlignItems::Center, ..column(0.0) })
                    .with_children(|lines| write(lines, &model));
            });
        });
    });
}

/// What happened before, and the sentence below it.
fn write(lines: &mut ChildSpawnerCommands<'_>, model: &Model) {
    let centred = || TextLayout::justify(Justify::Center);
    if let Some(before) = &model.before {
        let size = model.size * SIZE_BEFORE / SIZE_BELOW;
        lines.spawn((label(before.as_str(), Face::Body, size, palette::MIST), centred()));
    }
    lines.spawn((label(model.words.as_str(), Face::Strong, model.size, palette::CREAM), centred()));
}

/// How high some words are that wrap in the zone of a phone.
fn height(words: &str, size: f32, scene: &Scene<'_, '_>) -> f32 {
    let (size, room) = (size * scene.text_scale(), scene.ground.zones.pill.width() - ENDS);
    lines_of(words, room / (LETTER * size)) * LINE * size
}

/// What happened before, and how large the letters are, so that all of it lies between plot or piles and the hand of a phone: large
/// letters grow smaller before anything is hidden, and what happened before is left out before that.
fn fitted(scene: &Scene<'_, '_>, before: Option<String>, words: &str) -> (Option<String>, f32) {
    let (zones, scale) = (&scene.ground.zones, scene.text_scale());
    let above = if zones.list.is_none() { zones.own.max.y } else { zones.pill.min.y };
    let room = zones.pill.max.y - above - EDGES;
    let tenths = (scale * 10.0).round() as u8;
    for tenth in (tenths.min(10)..=tenths).rev() {
        let share = f32::from(tenth) / 10.0 / scale;
        let told = before.as_ref().filter(|before| {
            height(before, SIZE_BEFORE * share, scene) + height(words, SIZE_BELOW * share, scene) <= room
        });
        if told.is_some() {
            return (before, SIZE_BELOW * share);
        }
        if height(words, SIZE * share, scene) <= room {
            return (None, SIZE * share);
        }
    }
    (None, SIZE_BELOW / scale)
}

/// A screen reader says it as soon as it is there.
fn news(words: &str) -> AccessibilityNode {
    let mut node = accesskit::Node::new(accesskit::Role::Status);
    node.set_label(words);
    node.set_live(accesskit::Live::Polite);
    AccessibilityNode::from(node)
}

/// Melds after which the rest of the hand can never be melded are a trap. Said before, and once it has happened.
fn trap(scene: &Scene<'_, '_>, plan: &Plan) -> Option<&'static str> {
    let public = scene.public();
    if !scene.yours() || !matches!(public.phase(), Phase::Meld | Phase::Discard) {
        return None;
    }
    let laid = public.melded_by(scene.view().seat);
    let planned = if plan.melds().is_empty() { 0 } else { plan.all().len() };
    match (public.strands(laid), public.strands(laid + planned)) {
        (true, _) => Some("prompt-nine"),
        (false, true) => Some("say-nine"),
        (false, false) => None,
    }
}
