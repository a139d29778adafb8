//! The focus ring around a plot, where pad and keys may lay a meld.

use bevy::prelude::*;

use super::{at, renewed};
use crate::{
    AppSystems,
    input::intent::{FocusHome, LastDevice},
    screens::Screen,
    table::{
        Board, Ground,
        aim::{Aim, Target},
        plot_of,
    },
    theme::palette,
};

/// The ring's root.
#[derive(Component, Default)]
struct Root;

/// Registers the ring.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(in_state(Screen::Table)).run_if(resource_exists::<Ground>).in_set(AppSystems::Present),
    );
}

fn draw(
    aim: Res<Aim>,
    device: Res<LastDevice>,
    home: Res<FocusHome>,
    ground: Res<Ground>,
    board: Res<Board>,
    mut last: Local<Option<Rect>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let keyed = matches!(*device, LastDevice::Keyboard | LastDevice::Gamepad) && *home == FocusHome::Table;
    let plot = match aim.focused.filter(|_| keyed) {
        Some(Target::Plot(seat)) => Some(plot_of(&ground.zones, &board, seat)),
        Some(Target::Meld(meld)) => {
            ground.melds.iter().find(|(pile, ..)| *pile == meld).map(|(_, _, place)| *place)
        }
        _ => None,
    };
    let plot = match plot {
        Some(plot) => plot,
        None => {
            roots.iter().for_each(|root| commands.entity(root).despawn());
            *last = None;
            return;
        }
    };
    let Some(mut root) = renewed(&plot, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        for (out, stroke, ink) in [(6.0, 7.0, palette::NIGHT), (4.0, 3.2, palette::FOCUS)] {
            root.spawn((
                Node {
                    border: UiRect::all(px(stroke)),
                    border_radius: BorderRadius::all(px(19)),
                    ..at(plot.inflate(out))
                },
                BorderColor::all(ink),
                Pickable::IGNORE,
            ));
        }
    });
}
