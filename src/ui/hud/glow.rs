//! While the whole table is laid anew: groups that are no melds glow until they are whole, with a tag that names what one of them lacks.

use bevy::prelude::*;

use super::{
    laid_out::LaidOut,
    scene::{Drawing, Scene, Telling, at},
};
use crate::{
    play::table::{card, pile::PileCards},
    shell::{assets::Face, text::cards::mark},
    stage::palette,
    ui::theme::lettering::{Snug, label},
};

/// The root of all that glows.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// No more ranks than this are named.
const NAMED: usize = 2;

/// How strong each ring of the glow is, from the group outwards.
const RINGS: [f32; 5] = [1.0, 0.55, 0.3, 0.15, 0.06];

/// The width of a ring, in pixels.
const RING: f32 = 2.5;

/// Registers the glow.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    laid_out: LaidOut,
    piles: Query<&PileCards>,
    faces: Query<&card::Face>,
    mut drawing: Drawing<Root, Vec<(Rect, Option<String>)>>,
) {
    let begins = |pile: &Entity| {
        let first = piles.get(*pile).ok()?.iter().next()?;
        faces.get(first).ok().map(|face| face.0)
    };
    let glows: Vec<(Rect, Option<String>)> = laid_out
        .rearranging
        .broken()
        .filter_map(|(nth, group)| {
            let lies = |(pile, ..): &&(Entity, _, Rect)| {
                begins(pile).is_some_and(|card| group.cards.contains(&card))
            };
            let (_, _, place) = scene.ground.melds.iter().find(lies)?;
            Some((*place, lacking(&scene, &laid_out, nth)))
        })
        .collect();
    if glows.is_empty() {
        drawing.clear();
        return;
    }
    let Some(mut root) = drawing.renew(&glows) else { return };
    root.with_children(|root| {
        for (place, words) in &glows {
            for (ring, strength) in RINGS.into_iter().enumerate() {
                let out = 3.0 + ring as f32 * RING;
                root.spawn((
                    Node {
                        border: UiRect::all(px(RING)),
                        border_radius: BorderRadius::all(px(8.0 + out)),
                        ..at(place.inflate(out))
                    },
                    BorderColor::all(palette::ROSE.with_alpha(strength)),
                ));
            }
            if let Some(words) = words {
                tag(root, *place, words);
            }
        }
    });
}

/// The tag on the lower edge of a group.
fn tag(root: &mut ChildSpawnerCommands, place: Rect, words: &str) {
    let middle = Node {
        justify_content: JustifyContent::Center,
        align_items: AlignItems::End,
        ..at(place.inflate(6.0))
    };
    root.spawn(middle).with_children(|edge| {
        edge.spawn((
            Node {
                padding: UiRect::axes(px(8), px(1)),
                border_radius: BorderRadius::MAX,
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(palette::NIGHT),
            children![(label(words, Face::Strong, 13.0, palette::ROSE), TextLayout::no_wrap())],
        ));
    });
}

/// The ranks of which one more card would make the group a meld; none where no one card would.
fn lacking(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, group: usize) -> Option<String> {
    let cards = laid_out.rearranging.draft()?.lacks(&scene.public().spec, group);
    let mut ranks: Vec<String> = Vec::new();
    for rank in cards.into_iter().filter_map(|card| mark(&scene.texts, scene.public(), card)) {
        if !ranks.contains(&rank) {
            ranks.push(rank);
        }
    }
    let named = 1..=NAMED;
    named
        .contains(&ranks.len())
        .then(|| scene.texts.fmt("tag-anew-lacks", &[("cards", ranks.join(" / ").into())]))
}
