//! The sign under the header at a table elsewhere: that the line is lost and is being reached for, that whoever is asked is away, or how long they have left.

use bevy::prelude::*;

use super::scene::{Drawing, Scene, Telling};
use crate::{
    play::online::{AtTable, Connection, Standing, TurnClock},
    shell::{names::AccessibleName, states::Menu, text::FluentValue},
    stage::palette,
    ui::{
        input::focus::FocusGroup,
        theme::{
            button::{self, Activate},
            panel,
        },
    },
};

/// The sign's root.
#[derive(Component, Default)]
struct Root;

/// Registers the sign.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

/// What the sign says.
#[derive(Debug, Clone, PartialEq)]
enum Sign {
    /// Only read, in this ink.
    Told(String, Color),
    /// Pressed, it shows who is here.
    Away(String),
}

fn draw(
    scene: Scene,
    connection: Option<Res<Connection>>,
    room: Option<Res<AtTable>>,
    clock: Option<Res<TurnClock>>,
    mut drawing: Drawing<Root, (Sign, f32)>,
) {
    let lost = connection.is_some_and(|connection| connection.standing() == Standing::Lost);
    let sign = if lost {
        Some(Sign::Told(scene.texts.get("friends-line-lost"), palette::CREAM))
    } else if scene.replay().is_some() {
        None
    } else {
        let away = room.and_then(|room| away(&scene, &room)).map(Sign::Away);
        away.or_else(|| Some(Sign::Told(time_left(&scene, &*clock?)?, palette::HONEY)))
    };
    let Some(sign) = sign else {
        drawing.clear();
        return;
    };
    let model = (sign, scene.ground.zones.header.max.y + 6.0);
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        let line = Node {
            position_type: PositionType::Absolute,
            top: px(model.1),
            width: percent(100),
            justify_content: JustifyContent::Center,
            ..default()
        };
        match &model.0 {
            Sign::Told(words, ink) => {
                root.spawn((line, AccessibleName(words.clone()))).with_children(|line| {
                    line.spawn(panel::pill(words.clone(), 16.0, *ink));
                });
            }
            Sign::Away(words) => {
                root.spawn(line).with_children(|line| {
                    button::paper("away", words.clone())
                        .icon("player")
                        .size(16.0)
                        .height(44.0)
                        .spawn(line)
                        .insert(FocusGroup::Header)
                        .observe(|_: On<Activate>, mut menu: ResMut<NextState<Menu>>| {
                            menu.set(Menu::Company);
                        });
                });
            }
        }
    });
}

/// That somebody who is asked is away, and could be stood in for.
fn away(scene: &Scene<'_, '_>, room: &AtTable) -> Option<String> {
    let seat = scene.public().asked().into_iter().find(|seat| room.may_be_stood_in_for(*seat))?;
    Some(scene.texts.fmt("friends-company-away", &[("name", scene.name(seat).into())]))
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
