//! How the curtain is pulled: its halves meet before the table and part again, while their folds sway. No input waits for it.

use bevy::{math::ops, prelude::*, ui::UiSystems};

use super::cloth::Cloth;
use crate::{
    shell::{
        intent::Intent,
        preferences::Preferences,
        states::{Menu, Screen},
    },
    stage::motion::{Ease, MotionTable},
    ui::theme::{entrance::hurried, exit},
};

/// A curtain before the table.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct Pulled {
    cloth: Cloth,
    /// The words on it.
    sheet: Entity,
    /// It parts, and is gone in the end.
    parts: bool,
    age: f32,
}

/// How far a fold sways, in reference pixels, how often in a second, and how much later than the one beside it, in radians.
const SWAY: f32 = 3.0;
const SWAYS: f32 = 1.6;
const LATER: f32 = 0.7;
/// How far the rail goes up, in shares of its height: its rings hang over it.
const UP: f32 = 160.0;

impl Pulled {
    /// One that begins to close, or goes on as another did that it is drawn instead of.
    pub fn new(cloth: Cloth, sheet: Entity, before: Option<&Self>) -> Self {
        Self { cloth, sheet, parts: false, age: before.map_or(0.0, |before| before.age) }
    }

    /// Nobody has seen it move yet.
    pub fn begins(&self) -> bool {
        self.age <= 0.0
    }
}

/// Registers the motion.
pub fn plugin(app: &mut App) {
    app.init_resource::<MotionTable>().add_systems(PostUpdate, pull.before(UiSystems::Layout));
}

/// Lets the curtain part, from now on a mere picture before a table that can be played at.
pub(super) fn part(world: &mut World) {
    let mut hung = world.query_filtered::<(Entity, &Pulled), With<DespawnOnExit<Menu>>>();
    let Ok((root, pulled)) = hung.single(world).map(|(root, pulled)| (root, *pulled)) else { return };
    exit::become_a_picture(world, root);
    exit::leave(&mut world.commands(), pulled.sheet);
    world.entity_mut(root).insert(Pulled { parts: true, age: 0.0, ..pulled });
    world.flush();
}

fn pull(
    time: Res<Time>,
    preferences: Res<Preferences>,
    table: Res<MotionTable>,
    screen: Res<State<Screen>>,
    mut intents: MessageReader<Intent>,
    mut curtains: Query<(Entity, &mut Pulled)>,
    children: Query<&Children>,
    mut places: Query<&mut UiTransform>,
    mut commands: Commands,
) {
    let hurried = hurried(&mut intents);
    for (root, mut pulled) in &mut curtains {
        let seconds = if pulled.parts { table.curtain.goes } else { table.curtain.comes };
        if pulled.age >= seconds && !pulled.is_added() {
            continue;
        }
        // The press that pulled it does not hurry it, nor does the time before it count.
        let begins = pulled.is_added();
        pulled.age += match preferences.pace().filter(|_| !preferences.reduced_motion && (begins || !hurried))
        {
            None => seconds,
            Some(_) if begins => 0.0,
            Some(pace) => time.delta_secs() * pace,
        };
        let share = (pulled.age / seconds).min(1.0);
        if pulled.parts && (share >= 1.0 || screen.is_changed()) {
            commands.entity(root).despawn();
            continue;
        }
        let open = if pulled.parts { Ease::InOut.at(share) } else { 1.0 - Ease::InOut.at(share) };
        let Cloth { halves, rail } = pulled.cloth;
        for (half, way) in halves.into_iter().zip([-100.0, 100.0]) {
            if let Ok(mut place) = places.get_mut(half) {
                place.translation.x = percent(way * open);
            }
            let folds = children.get(half).ok().and_then(|parts| children.get(*parts.first()?).ok());
            for (nth, fold) in folds.into_iter().flatten().enumerate() {
                if let Ok(mut place) = places.get_mut(*fold) {
                    let swing = std::f32::consts::TAU * SWAYS * pulled.age + LATER * nth as f32;
                    place.translation.x = px(SWAY * (1.0 - share) * ops::sin(swing));
                }
            }
        }
        if let Ok(mut place) = places.get_mut(rail) {
            place.translation.y = percent(-UP * open);
        }
    }
}

#[cfg(test)]
mod tests;
