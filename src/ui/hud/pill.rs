//! The pill above the hand: whose turn it is and what may be done, in one sentence; or why something could not be.

use bevy::{a11y::AccessibilityNode, prelude::*};
use rummage_rules::table::Phase;

use super::{
    anew,
    laid_out::LaidOut,
    last::LastMove,
    log, reading,
    scene::{Drawing, Scene, Telling},
    sentence,
};
use crate::{
    play::{seats::human::Voice, table::plan::Plan},
    shell::assets::Face,
    stage::palette,
    ui::theme::{lettering::label, panel::column, picture::icon},
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
    refusal: bool,
    zone: Rect,
}

/// The sentence of the pill, for other parts to tell.
#[derive(Resource, Debug, Default)]
pub struct Sentence(pub String);

/// How high the pill is with one line of what happened before and one of its own.
const TWO_LINES: f32 = 43.0;

/// Registers the pill.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sentence>().add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    voice: Res<Voice>,
    laid_out: LaidOut,
    last: Res<LastMove>,
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
    let before = last.0.clone().filter(|_| scene.portrait() && !voice.refuses() && scene.replay().is_none());
    let zone = scene.ground.zones.pill;
    // On a phone the sentence wraps within its zone; in a wide window it is as long as it likes.
    let zone =
        if scene.portrait() { zone } else { Rect::new(0.0, zone.min.y, scene.canvas.size.x, zone.max.y) };
    let model = Model { before, words, refusal: voice.refuses(), zone };
    let Some(mut root) = drawing.renew(&model) else { return };
    // A long sentence under what happened before grows upwards: below it lies the hand, whose cards must be read.
    let (height, align_items) = match model.before {
        Some(_) => (px(TWO_LINES), AlignItems::End),
        None => (auto(), AlignItems::Center),
    };
    root.with_children(|root| {
        root.spawn(Node {
            position_type: PositionType::Absolute,
            left: px(model.zone.min.x),
            top: px(model.zone.min.y),
            width: px(model.zone.width()),
            height,
            min_height: px(model.zone.height()),
            justify_content: JustifyContent::Center,
            align_items,
            ..default()
        })
        .with_children(|line| {
            line.spawn((
                Node {
                    min_height: px(29),
                    padding: UiRect::axes(px(17), px(3)),
                    border_radius: BorderRadius::all(px(15)),
                    align_items: AlignItems::Center,
                    column_gap: px(7),
                    max_width: px(760),
                    ..default()
                },
                BackgroundColor(palette::NIGHT),
                news(&model.words),
            ))
            .with_children(|pill| {
                if model.refusal {
                    pill.spawn(icon("cross", 19.0, palette::ROSE));
                }
                pill.spawn(Node { align_items: AlignItems::Center, ..column(0.0) }).with_children(|lines| {
                    let centred = || TextLayout::justify(Justify::Center);
                    if let Some(before) = &model.before {
                        lines.spawn((label(before.as_str(), Face::Body, 13.0, palette::MIST), centred()));
                    }
                    let size = if model.before.is_some() { 14.5 } else { 15.5 };
                    lines.spawn((label(model.words.as_str(), Face::Strong, size, palette::CREAM), centred()));
                });
            });
        });
    });
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
