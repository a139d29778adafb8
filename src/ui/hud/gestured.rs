//! A gesture that somebody makes: its words rise from their plate, stay for a breath, and are gone.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::scene::{Scene, Telling};
use crate::{
    play::online::Gestured,
    shell::{preferences::Preferences, states::Screen},
    stage::{palette, place::plot_of},
    ui::{menus::gestures::GESTURES, theme::panel},
};

/// Seconds that a gesture is seen, and of these how long it rises and sinks away.
const SECONDS: f32 = 2.6;
const RISES: f32 = 0.25;
/// How far it rises.
const HEIGHT: f32 = 14.0;

/// A gesture on screen.
#[derive(Component)]
struct Bubble {
    seat: Seat,
    age: f32,
    top: f32,
}

/// Registers it.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (show, rise).chain().in_set(Telling));
}

/// One gesture of each seat at a time, unless they are silenced.
fn show(
    mut gestured: MessageReader<Gestured>,
    scene: Scene,
    preferences: Res<Preferences>,
    old: Query<(Entity, &Bubble)>,
    mut commands: Commands,
) {
    for Gestured { seat, gesture } in gestured.read() {
        if preferences.gestures_silent && !scene.is_you(Some(*seat)) {
            continue;
        }
        let same = old.iter().filter(|(_, bubble)| bubble.seat == *seat);
        same.for_each(|(bubble, _)| commands.entity(bubble).despawn());
        let Some((_, key)) = GESTURES.iter().find(|(other, _)| other == gesture) else { continue };
        let name = scene.name(*seat);
        let words = format!("{name}: {}", scene.texts.get(key));
        let place = plot_of(&scene.ground.zones, &scene.board, *seat);
        let middle = place.center();
        let width = place.width().max(220.0);
        let top = middle.y - 18.0;
        let node = Node {
            position_type: PositionType::Absolute,
            left: px((middle.x - width / 2.0).max(8.0)),
            top: px(top + HEIGHT),
            width: px(width),
            justify_content: JustifyContent::Center,
            ..default()
        };
        commands
            .spawn((
                Bubble { seat: *seat, age: 0.0, top },
                DespawnOnExit(Screen::Table),
                node,
                GlobalZIndex(panel::Layer::Sheet as i32 - 1),
            ))
            .with_children(|line| {
                line.spawn(panel::pill(words, 18.0, palette::HONEY));
            });
    }
}

fn rise(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut bubbles: Query<(Entity, &mut Bubble, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, mut bubble, mut node) in &mut bubbles {
        bubble.age += time.delta_secs();
        let risen = if preferences.reduced_motion { 1.0 } else { (bubble.age / RISES).min(1.0) };
        node.top = px(bubble.top + HEIGHT * (1.0 - risen * (2.0 - risen)));
        if bubble.age > SECONDS {
            commands.entity(entity).despawn();
        }
    }
}
