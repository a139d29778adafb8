//! Words at the hands that lie on the table to be counted: what is left over of each, adding up as its cards land.

use bevy::prelude::*;

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    play::table::card,
    shell::{
        assets::Face,
        preferences::Preferences,
        text::{FluentValue, points},
    },
    stage::{motion::Travelling, palette, place::ShownHand},
    ui::theme::lettering::{Snug, label},
};

/// The words' root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// What is said of one hand.
#[derive(Debug, Clone, PartialEq)]
struct Count {
    place: Rect,
    words: String,
    /// Whether anything is left over.
    left: bool,
}

/// How high the words are, and how far they reach below the cards.
const HEIGHT: f32 = 22.0;
const BELOW: f32 = 4.0;
/// How wide a letter is on average, and what words keep free at both ends together.
const LETTER: f32 = 7.5;
const ENDS: f32 = 16.0;
/// Under fewer cards than this is wide, words may reach beyond them.
const LEAST: f32 = 78.0;

/// Registers the words.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    preferences: Res<Preferences>,
    travelling: Query<&card::Face, With<Travelling>>,
    mut drawing: Drawing<Root, Vec<Count>>,
) {
    let letter = LETTER * preferences.text_scale().min(1.3);
    let travels = |id| travelling.iter().any(|face| face.0 == id);
    let count = |hand: &ShownHand| {
        let cards = scene.public().counted_of(hand.seat)?;
        let landed = cards.iter().filter(|id| !travels(**id));
        let sum: i32 = landed.map(|id| scene.public().spec.value(*id)).sum();
        // A hand without anything over says so once all of it lies there.
        if cards.is_empty() && !travelling.is_empty()
            || !cards.is_empty() && sum == 0 && cards.iter().any(|id| travels(*id))
        {
            return None;
        }
        let spec = &scene.public().spec;
        let divided = !hand.melds.is_empty() || spec.shows_hands() && !spec.counts_as_held();
        let key = match (cards.is_empty(), divided) {
            (true, _) => "shown-nothing",
            (false, true) => "shown-over",
            (false, false) => "shown-held",
        };
        let words =
            [scene.texts.fmt(key, &[("points", FluentValue::from(points::plain(sum)))]), points::plain(sum)];
        let cards_at = hand.loose.or(hand.melds.last().copied())?;
        let width = |words: &String| words.chars().count() as f32 * letter + ENDS;
        let [long, short] = words;
        let words = if width(&long) <= cards_at.width().max(LEAST) { long } else { short };
        let foot = Vec2::new(cards_at.center().x, cards_at.max.y + BELOW - HEIGHT / 2.0);
        let place = Rect::from_center_size(foot, Vec2::new(width(&words), HEIGHT));
        Some(Count { place, words, left: !cards.is_empty() })
    };
    let counts: Vec<Count> = scene.ground.hands.iter().filter_map(count).collect();
    if counts.is_empty() {
        drawing.clear();
        return;
    }
    let Some(mut root) = drawing.renew(&counts) else { return };
    root.with_children(|root| counts.iter().for_each(|count| spawn(root, count)));
}

fn spawn(root: &mut ChildSpawnerCommands<'_>, count: &Count) {
    let (rim, ink) =
        if count.left { (palette::HONEY, palette::CREAM) } else { (palette::MINT, palette::MINT) };
    root.spawn((
        Node {
            border: UiRect::all(px(1.5)),
            border_radius: BorderRadius::MAX,
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..at(count.place)
        },
        BackgroundColor(palette::NIGHT),
        BorderColor::all(rim),
    ))
    .with_children(|under| {
        under.spawn((label(count.words.as_str(), Face::Bold, 14.5, ink), TextLayout::no_wrap()));
    });
}
