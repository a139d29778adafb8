//! The time there is to answer: a ring that empties, then the calm answer. It stands still while a menu is open, and can be switched off.

use bevy::prelude::*;
use rummage_rules::turn::window::WindowKind;

use super::{
    place,
    window::{asked_of, is_asked},
};
use crate::{
    play::{
        replay::Replay,
        seats::human::{
            SheetOpen,
            wish::{self, Lean},
        },
        table::script::{Script, Shown},
    },
    shell::{
        AppSystems,
        assets::Face,
        preferences::Preferences,
        states::{Menu, Screen},
    },
    stage::palette,
    ui::{
        hud::scene::{Drawing, Scene, Telling, at},
        theme::{entrance::Entering, lettering::label},
    },
};

/// The ring's root.
#[derive(Component, Default)]
struct Root;

/// The answer that is awaited and how long it may take; none where nobody waits or time does not matter.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq)]
struct Awaited(Option<Clock>);

#[derive(Debug, Clone, Copy, PartialEq)]
struct Clock {
    kind: WindowKind,
    left: f32,
    whole: f32,
}

/// How wide the ring is.
const RING: f32 = 36.0;

/// Registers the clock.
pub fn plugin(app: &mut App) {
    app.init_resource::<Awaited>()
        .add_systems(
            Update,
            (
                begin.run_if(not(resource_exists::<Replay>)),
                run_down.run_if(in_state(Menu::None).and_then(is_asked)),
            )
                .chain()
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Shown>))
                .in_set(AppSystems::Think),
        )
        .add_systems(Update, draw.in_set(Telling))
        .add_systems(OnExit(Screen::Table), |mut awaited: ResMut<Awaited>| awaited.0 = None);
}

fn begin(shown: Res<Shown>, preferences: Res<Preferences>, mut awaited: ResMut<Awaited>) {
    let kind = asked_of(&shown.0.verbs());
    if awaited.0.map(|clock| clock.kind) == kind && !preferences.is_changed() {
        return;
    }
    let seconds = kind.and_then(|kind| preferences.patience.seconds(kind));
    awaited.0 = kind.zip(seconds).map(|(kind, whole)| Clock { kind, left: whole, whole });
}

fn run_down(world: &mut World) {
    let busy = !world.resource::<Script>().is_empty() || world.resource::<SheetOpen>().0;
    let passed = world.resource::<Time>().delta_secs();
    let Some(clock) = world.resource::<Awaited>().0.filter(|_| !busy) else { return };
    let left = clock.left - passed;
    if left > 0.0 {
        world.resource_mut::<Awaited>().0 = Some(Clock { left, ..clock });
    } else {
        // A new question starts a clock of its own; this one is not asked twice.
        world.resource_mut::<Awaited>().0 = Some(Clock { left: f32::INFINITY, ..clock });
        wish::answer(world, Lean::Against);
    }
}

fn draw(
    scene: Scene,
    awaited: Res<Awaited>,
    coming: Query<(), With<Entering>>,
    mut drawing: Drawing<Root, (Rect, u32, u32)>,
) {
    // The ring lies on the paper of its question, once that lies in its place.
    let Some(clock) = awaited.0.filter(|clock| clock.left.is_finite() && coming.is_empty()) else {
        drawing.clear();
        return;
    };
    let place = place(&scene);
    let corner = Vec2::new(place.max.x - RING - 12.0, place.min.y + 11.0);
    let seconds = clock.left.ceil() as u32;
    let sixtieths = (60.0 * clock.left / clock.whole) as u32;
    let model = (Rect::from_corners(corner, corner + RING), seconds, sixtieths);
    let Some(mut root) = drawing.renew(&model) else { return };
    root.insert(GlobalZIndex(5));
    root.with_children(|root| ring(root, model.0, seconds, clock.left / clock.whole));
}

fn ring(root: &mut ChildSpawnerCommands<'_>, place: Rect, seconds: u32, share: f32) {
    let angle = std::f32::consts::TAU * share;
    let stops = vec![
        AngularColorStop::new(palette::DAYLILY, 0.0),
        AngularColorStop::new(palette::DAYLILY, angle),
        AngularColorStop::new(palette::PAPER_LINE, angle),
        AngularColorStop::new(palette::PAPER_LINE, std::f32::consts::TAU),
    ];
    root.spawn((
        Node { padding: UiRect::all(px(5)), border_radius: BorderRadius::MAX, ..at(place) },
        BackgroundGradient::from(ConicGradient::new(UiPosition::CENTER, stops)),
        children![(
            Node {
                flex_grow: 1.0,
                align_items: AlignItems::Center,
                justify_content: JustifyContent::Center,
                border_radius: BorderRadius::MAX,
                ..default()
            },
            BackgroundColor(palette::PAPER),
            children![label(seconds.to_string(), Face::Bold, 14.0, palette::INK)]
        )],
    ));
}
