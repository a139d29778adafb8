//! The bracket under a reach into the discard row: how many cards come along, and which one has to be played.

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    play::table::{card::Face, pile::PileCards, slot::Slot},
    shell::{assets::Face as Lettered, text::FluentValue},
    stage::{
        lean::{REACH, reached},
        palette,
        pointed::Pointed,
    },
    ui::theme::lettering::{Snug, label},
};
use bevy::prelude::*;

/// The bracket's root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// How far below the risen cards the bracket lies, and how high it is.
const GAP: f32 = 4.0;
const HEIGHT: f32 = 26.0;
/// The bracket's line.
const LINE: f32 = 2.0;

/// Registers the bracket.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    pointed: Pointed,
    scene: Scene,
    piles: Query<&PileCards>,
    cards: Query<(&Slot, &Face)>,
    mut drawing: Drawing<Root, (Rect, String)>,
) {
    let model = (|| {
        if scene.portrait() || !scene.yours() || !scene.public().reaches(scene.view().seat) {
            return None;
        }
        let row = piles.get(scene.board.discard?).ok()?;
        let reach = reached(pointed.raised(), row);
        let (first, face) = cards.get(*reach.first()?).ok()?;
        let (last, _) = cards.get(*reach.last()?).ok()?;
        // A row of several lines has no place for a bracket.
        if (first.at.y - last.at.y).abs() > 1.0 {
            return None;
        }
        let values = [("count", FluentValue::from(reach.len())), ("card", scene.card(face.0).into())];
        let key = if reach.len() == 1 { "reach-one" } else { "reach-several" };
        let (from, until) = (first.rect(), last.rect());
        let top = from.max.y - REACH + GAP;
        let place = Rect::new(from.min.x, top, until.max.x, top + HEIGHT);
        Some((place, scene.texts.fmt(key, &values)))
    })();
    let Some(model) = model else {
        drawing.clear();
        return;
    };
    let Some(mut root) = drawing.renew(&model) else { return };
    root.insert(GlobalZIndex(2));
    root.with_children(|root| bracket(root, model.0, &model.1));
}

/// A line between two short ends, and the words in a pill on it.
fn bracket(root: &mut ChildSpawnerCommands<'_>, place: Rect, words: &str) {
    let middle = place.center().y;
    let mut bar = |rect: Rect| {
        root.spawn((at(rect), BackgroundColor(palette::HONEY)));
    };
    bar(Rect::new(place.min.x, middle - LINE / 2.0, place.max.x, middle + LINE / 2.0));
    for x in [place.min.x, place.max.x - LINE] {
        bar(Rect::new(x, middle - 8.0, x + LINE, middle));
    }
    // Words may be wider than the cards that are reached.
    let room = Rect::from_center_size(place.center(), Vec2::new(place.width().max(420.0), HEIGHT));
    root.spawn(Node { justify_content: JustifyContent::Center, align_items: AlignItems::Center, ..at(room) })
        .with_children(|line| {
            line.spawn((
                Node {
                    padding: UiRect::axes(px(14), px(2)),
                    border: UiRect::all(px(LINE)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::NIGHT),
                BorderColor::all(palette::HONEY),
                children![(label(words, Lettered::Strong, 14.5, palette::HONEY), TextLayout::no_wrap())],
            ));
        });
}
