//! The festival: when a person at this screen goes out, petals in the colours of the melded flowers fall until the next round.

use bevy::{math::ops, prelude::*};
use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
    table::{EndReason, Public},
};

use crate::{
    play::table::{
        OfTable,
        player::{Control, Player},
        script::{ActedOut, Shown},
    },
    shell::{AppSystems, assets::Sheet, canvas::Canvas, preferences::Preferences, states::Screen},
    stage::{palette, quad::QuadMaker},
};

/// How many petals fall on a wide table and on a phone.
const PETALS: [usize; 2] = [60, 24];
/// In front of all cards.
const DEPTH: f32 = 940.0;

/// A falling petal.
#[derive(Component, Debug, Clone, Copy)]
struct Petal {
    /// Where it falls, as a share of the window's width.
    across: f32,
    /// Seconds until it shows itself first.
    delay: f32,
    /// Seconds from the top to the bottom.
    fall: f32,
    /// Degrees a second.
    spin: f32,
    /// Where in its sway it begins.
    sway: f32,
    /// Seconds it has fallen.
    age: f32,
    /// Its width in reference pixels.
    width: f32,
}

/// Registers the petals.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (strew.run_if(resource_exists::<Shown>), fall)
            .chain()
            .run_if(in_state(Screen::Table))
            .in_set(AppSystems::Present),
    );
}

fn strew(
    mut happened: MessageReader<ActedOut>,
    shown: Res<Shown>,
    canvas: Res<Canvas>,
    preferences: Res<Preferences>,
    players: Query<(&Player, &Control)>,
    old: Query<Entity, With<Petal>>,
    quads: QuadMaker,
    mut commands: Commands,
) {
    // Where nobody at this screen plays, whoever goes out is cheered.
    let cheered = |seat: Seat| {
        let person = |of: fn(Seat, Seat) -> bool| {
            players.iter().any(|(player, control)| control.is_human() && of(player.0, seat))
        };
        person(|one, other| one == other) || !person(|_, _| true)
    };
    for ActedOut(event) in happened.read() {
        if matches!(event, Event::RoundBegan { .. }) {
            old.iter().for_each(|petal| commands.entity(petal).despawn());
        }
        let still = preferences.reduced_motion || preferences.pace().is_none();
        if still || !won(&shown.0.public, event).is_some_and(cheered) {
            continue;
        }
        let inks = colours(&shown);
        for nth in 0..PETALS[usize::from(canvas.is_portrait())] {
            let ink = inks[nth % inks.len()];
            let size = Vec2::new(1.0, 1.5);
            let Some(picture) = quads.picture(Sheet::Pieces, "petal", size, ink) else { return };
            commands.spawn((OfTable, petal(nth), picture, Transform::from_scale(Vec3::ZERO)));
        }
    }
}

/// Whose round it turns out to be with this event: of whoever went out, or where hands are compared, of whoever had the best once they are.
fn won(public: &Public, event: &Event<Seen>) -> Option<Seat> {
    match event {
        Event::RoundEnded { ending } if ending.why != EndReason::Closed => ending.by,
        Event::Scored { .. } if public.ending?.why == EndReason::Closed => public.best_of_round(),
        _ => None,
    }
}

/// The colours of the flowers that lie in melds.
fn colours(shown: &Shown) -> Vec<Color> {
    let families =
        [palette::RED, palette::PINK, palette::YELLOW, palette::ORANGE, palette::PURPLE, palette::PANDORA];
    let public = &shown.0.public;
    let mut inks: Vec<Color> = Vec::new();
    for card in public.melds.iter().flat_map(rummage_rules::melds::meld::Meld::cards) {
        let group = usize::from(public.spec.deck.printed(card).group);
        let ink = families[group.min(families.len() - 1)];
        if !inks.contains(&ink) {
            inks.push(ink);
        }
    }
    if inks.is_empty() { vec![palette::PINK] } else { inks }
}

/// The n-th petal: scattered, but the same each time.
fn petal(nth: usize) -> Petal {
    let share = |step: usize| ((nth * step + 7) % 61) as f32 / 61.0;
    Petal {
        across: share(37),
        delay: 0.3 + 2.2 * share(23),
        fall: 2.6 + 1.6 * share(11),
        spin: (60.0 + 80.0 * share(17)) * if nth.is_multiple_of(2) { 1.0 } else { -1.0 },
        sway: std::f32::consts::TAU * share(29),
        age: 0.0,
        width: 9.0 + 7.0 * share(13),
    }
}

fn fall(time: Res<Time>, canvas: Res<Canvas>, mut petals: Query<(&mut Petal, &mut Transform)>) {
    let window = canvas.size * canvas.unit;
    for (mut petal, mut place) in &mut petals {
        petal.age += time.delta_secs();
        let age = petal.age - petal.delay;
        if age < 0.0 {
            continue;
        }
        let way = (age / petal.fall).fract();
        let sway = 40.0 * canvas.unit * ops::sin(petal.sway + age * std::f32::consts::PI);
        let at = Vec2::new((petal.across - 0.5) * window.x + sway, (0.56 - 1.12 * way) * window.y);
        *place = Transform {
            translation: at.extend(DEPTH),
            rotation: Quat::from_rotation_z((petal.spin * age).to_radians()),
            scale: Vec3::new(petal.width * canvas.unit, petal.width * canvas.unit, 1.0),
        };
    }
}
