//! The focus ring around a plot, where pad and keys may lay a meld.

use bevy::prelude::*;

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    play::table::aim::Target,
    stage::{palette, place::plot_of, pointed::Pointed},
};

/// The ring's root.
#[derive(Component, Default)]
struct Root;

/// Registers the ring.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(pointed: Pointed, scene: Scene, mut drawing: Drawing<Root, Rect>) {
    let plot = match pointed.keyed() {
        Some(Target::Plot(seat)) => Some(plot_of(&scene.ground.zones, &scene.board, seat)),
        Some(Target::Meld(meld)) => {
            scene.ground.melds.iter().find(|(pile, ..)| *pile == meld).map(|(_, _, place)| *place)
        }
        _ => None,
    };
    let Some(plot) = plot else {
        drawing.clear();
        return;
    };
    let Some(mut root) = drawing.renew(&plot) else { return };
    root.with_children(|root| {
        for (out, stroke, ink) in [(6.0, 7.0, palette::NIGHT), (4.0, 3.2, palette::FOCUS)] {
            root.spawn((
                Node {
                    border: UiRect::all(px(stroke)),
                    border_radius: BorderRadius::all(px(19)),
                    ..at(plot.inflate(out))
                },
                BorderColor::all(ink),
            ));
        }
    });
}
