//! The last move in words: "Basil took the seven of hearts." It stays until somebody moves again.

use bevy::prelude::*;
use rummage_rules::event::Event;

use super::{
    happened,
    scene::{Drawing, Scene, Telling},
};
use crate::{
    play::{referee::Referee, table::script::ActedOut},
    shell::{assets::Face, states::Screen},
    stage::palette,
    ui::{
        menus::fair::groups,
        theme::lettering::{SNUG, Snug, label, lines_of},
    },
};

/// How many digits of the seal are said before the deal.
const SAID: usize = 12;

/// How large its letters are, and at most where they take two lines; what lies beside them.
const SIZE: f32 = 14.5;
const HIGHEST: f32 = 16.5;
const ENDS: f32 = 14.0;

/// The line's root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// What happened last, in words.
#[derive(Resource, Debug, Default, Clone, PartialEq)]
pub struct LastMove(pub Option<String>);

/// Registers the line.
pub fn plugin(app: &mut App) {
    app.init_resource::<LastMove>()
        .add_systems(Update, (note, draw).chain().in_set(Telling))
        .add_systems(OnExit(Screen::Table), |mut last: ResMut<LastMove>| last.0 = None);
}

fn note(
    mut happened: MessageReader<ActedOut>,
    scene: Scene,
    referee: Option<Res<Referee>>,
    mut last: ResMut<LastMove>,
    mut threw: Local<bool>,
) {
    let closer = scene.public().closed.and_then(|ending| ending.by);
    for ActedOut(event) in happened.read() {
        // A turn passes after a discard too, and when a seat leaves; then that is what is told.
        match event {
            Event::TurnBegan { .. } => *threw = false,
            // What is shown speaks for itself: that the hand was shown is what is told.
            Event::Discarded { seat, .. } if closer == Some(*seat) => continue,
            Event::Melded { meld } if closer == Some(meld.owner) => continue,
            Event::Discarded { .. } | Event::LeftRound { .. } => *threw = true,
            Event::TurnPassed { .. } if *threw => continue,
            _ => {}
        }
        if matches!(event, Event::RoundBegan { round: 1, .. }) {
            last.0 = referee.as_ref().and_then(|referee| sealed(&scene, referee));
        } else if matches!(event, Event::RoundBegan { .. } | Event::RoundEnded { .. }) {
            last.0 = None;
        } else if let Some(words) = happened::words(&scene, scene.public().dealer, event) {
            last.set_if_neq(LastMove(Some(words)));
        }
    }
}

/// Before anything is dealt here: the beginning of the seal, which stands in full under Pause.
fn sealed(scene: &Scene<'_, '_>, referee: &Referee) -> Option<String> {
    let seal = groups(&referee.host()?.seal().to_string()[..SAID]);
    Some(scene.texts.fmt("last-sealed", &[("seal", seal.into())]))
}

/// On a wide window the line stands in the middle of the header; a phone has it in the pill.
fn draw(scene: Scene, last: Res<LastMove>, mut drawing: Drawing<Root, (String, f32, Rect)>) {
    let Some(words) = last.0.clone().filter(|_| !scene.portrait() && scene.replay().is_none()) else {
        drawing.clear();
        return;
    };
    let header = scene.ground.zones.header;
    // With two at the table the far plate and the far hand leave the room between hand and buttons.
    let (left, right) = if scene.board.seats() == 2 { (770.0, 990.0) } else { (430.0, 980.0) };
    // A table elsewhere has a button more.
    let more = if scene.is_elsewhere() { 52.0 } else { 0.0 };
    let room = Rect::new(left - more, header.min.y, right - more + header.max.x - 1260.0, header.max.y);
    let scale = scene.text_scale().min(SNUG);
    let letters = 2.0 * (room.width() - 2.0 * ENDS) / (SIZE * scale);
    let wraps = lines_of(&words, letters) > 1.0;
    // Two lines of large letters would leave the window.
    let size = if wraps { SIZE.min(HIGHEST / scale) } else { SIZE };
    let model = (words, size, room);
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        root.spawn(Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            ..super::scene::at(model.2)
        })
        .with_children(|line| {
            line.spawn((
                Node {
                    padding: UiRect::axes(px(ENDS), px(4)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::NIGHT.with_alpha(0.6)),
                children![(
                    label(model.0.as_str(), Face::Body, model.1, palette::MIST),
                    TextLayout::justify(Justify::Center),
                )],
            ));
        });
    });
}
