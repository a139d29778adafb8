//! The sign under the header at a table elsewhere: that the line is lost and is being reached for, or how long whoever is asked has left.

use bevy::prelude::*;

use super::scene::{Drawing, Scene, Telling};
use crate::{
    play::online::{Connection, Standing, TurnClock},
    shell::{names::AccessibleName, text::FluentValue},
    stage::palette,
    ui::theme::panel,
};

/// The sign's root.
#[derive(Component, Default)]
struct Root;

/// Registers the sign.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    connection: Option<Res<Connection>>,
    clock: Option<Res<TurnClock>>,
    mut drawing: Drawing<Root, (String, Color, f32)>,
) {
    let lost = connection.is_some_and(|connection| connection.standing() == Standing::Lost);
    let said = match clock {
        _ if lost => Some((scene.texts.get("friends-line-lost"), palette::CREAM)),
        Some(clock) if scene.replay().is_none() => {
            time_left(&scene, &clock).map(|said| (said, palette::HONEY))
        }
        _ => None,
    };
    let Some((words, ink)) = said else {
        drawing.clear();
        return;
    };
    let model = (words, ink, scene.ground.zones.header.max.y + 6.0);
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        let line = Node {
            position_type: PositionType::Absolute,
            top: px(model.2),
            width: percent(100),
            justify_content: JustifyContent::Center,
            ..default()
        };
        root.spawn((line, AccessibleName(model.0.clone()))).with_children(|line| {
            line.spawn(panel::pill(model.0.clone(), 16.0, model.1));
        });
    });
}

/// How long who is asked has left, where somebody is timed.
fn time_left(scene: &Scene<'_, '_>, clock: &TurnClock) -> Option<String> {
    let asked = scene.public().asked();
    let seat = clock.seats.iter().copied().find(|seat| asked.contains(seat))?;
    let seconds = FluentValue::from(clock.seconds());
    if clock.seats.iter().any(|seat| scene.is_you(Some(*seat))) {
        return Some(scene.texts.fmt("friends-clock-you", &[("seconds", seconds)]));
    }
    Some(scene.texts.fmt("friends-clock", &[("name", scene.name(seat).into()), ("seconds", seconds)]))
}
