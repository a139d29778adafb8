//! On a phone, where plates stand apart from plots: whose plot it is that still lies empty.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    shell::assets::Face,
    stage::{palette, place::plot_of},
    ui::theme::lettering::label,
};

/// The words' root.
#[derive(Component, Default)]
struct Root;

/// Registers the words.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(scene: Scene, mut drawing: Drawing<Root, Vec<(Rect, String)>>) {
    let zones = &scene.ground.zones;
    // A list shows only the plots that hold something.
    if !scene.portrait() || zones.list.is_some() {
        drawing.clear();
        return;
    }
    let shows = |seat: Seat| scene.ground.hands.iter().any(|hand| hand.seat == seat);
    let bare = |seat: &Seat| scene.public().melds_of(*seat).next().is_none() && !shows(*seat);
    let words = |seat: Seat| {
        let name = scene.name(seat);
        (plot_of(zones, &scene.board, seat), scene.told("plot-empty", &[("name", name.into())]))
    };
    let model: Vec<(Rect, String)> = scene.board.opponents().filter(bare).map(words).collect();
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        for (place, words) in &model {
            root.spawn((
                Node {
                    align_items: AlignItems::Center,
                    justify_content: JustifyContent::Center,
                    ..at(*place)
                },
                children![label(words.as_str(), Face::Italic, 15.0, palette::MIST)],
            ));
        }
    });
}
