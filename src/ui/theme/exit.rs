//! How a panel or a question goes: it sinks a little, grows clear, and the table behind it brightens. From the moment it is let go
//! it is a mere picture of what it was: no input meets it, no focus finds it, nobody reads it aloud.

use bevy::{prelude::*, state::state::StateTransitionSystems, ui::UiSystems};

use super::{
    entrance::{self, Overlay},
    lettering::Snug,
    solidity::{Inks, Solidity},
};
use crate::{
    shell::{
        intent::Intent,
        preferences::Preferences,
        states::{Menu, Screen},
    },
    stage::{
        motion::{Ease, MotionTable},
        palette,
    },
};

/// Seconds until it is gone where nothing is to travel.
const CALM_SECONDS: f32 = 0.12;

/// On its way out.
#[derive(Component, Debug, Default)]
struct Leaving {
    age: f32,
    /// It is a panel, and the table behind it is dark.
    dims: bool,
    solidity: Solidity,
}

/// What is seen of a node, and nothing that it does.
type Picture = (
    (Node, UiTransform, GlobalZIndex, ZIndex, Visibility, Snug),
    (BackgroundColor, BackgroundGradient, BorderColor, BoxShadow),
    (ImageNode, Text, TextColor, TextFont, TextLayout),
    (ChildOf, Children, Leaving),
);

/// Lets panels go.
pub fn plugin(app: &mut App) {
    app.init_resource::<MotionTable>()
        .add_systems(
            StateTransition,
            leave_with_the_menu
                .after(StateTransitionSystems::DependentTransitions)
                .before(StateTransitionSystems::ExitSchedules),
        )
        .add_systems(PostUpdate, sink.before(UiSystems::Layout));
}

/// Lets a root go. Where nothing moves it is gone with this frame; not sooner, as others may be about to dress a part of it.
pub fn leave(commands: &mut Commands, root: Entity) {
    commands.queue(move |world: &mut World| let_go(world, root));
}

fn let_go(world: &mut World, root: Entity) {
    if world.get_entity(root).is_err() {
        return;
    }
    let dims = world.get::<BackgroundColor>(root).is_some_and(is_dim);
    become_a_picture(world, root);
    world.entity_mut(root).insert(Leaving { dims, ..default() });
}

/// Leaves of a tree of nodes what is seen of it, behind what comes in its place.
pub fn become_a_picture(world: &mut World, root: Entity) {
    let mut children = world.query::<&Children>();
    let nodes: Vec<Entity> = children.query(world).iter_descendants(root).collect();
    for node in nodes.into_iter().chain([root]) {
        world.entity_mut(node).retain::<Picture>();
    }
    if let Some(mut depth) = world.get_mut::<GlobalZIndex>(root) {
        depth.0 -= 1;
    }
}

/// Whether this is the ground of a panel over a table that it dims, however far it has come.
fn is_dim(ground: &BackgroundColor) -> bool {
    ground.0.with_alpha(1.0) == palette::DIM.with_alpha(1.0)
}

/// The panel of a menu that is closed, or from which another one is opened. What covers the whole table is no panel.
fn leave_with_the_menu(
    mut transitions: MessageReader<StateTransitionEvent<Menu>>,
    panels: Query<(Entity, &DespawnOnExit<Menu>, &BackgroundColor), With<Overlay>>,
    mut commands: Commands,
) {
    let Some(exited) = transitions.read().last().and_then(|transition| transition.exited) else { return };
    for (root, of, ground) in &panels {
        if of.0 == exited && is_dim(ground) {
            leave(&mut commands, root);
        }
    }
}

fn sink(
    time: Res<Time>,
    preferences: Res<Preferences>,
    table: Res<MotionTable>,
    screen: Res<State<Screen>>,
    lying: Query<(), With<Overlay>>,
    mut intents: MessageReader<Intent>,
    mut leaving: Query<(Entity, &mut Leaving)>,
    mut inks: Inks,
    mut commands: Commands,
) {
    let hurried = entrance::hurried(&mut intents);
    let calm = preferences.reduced_motion;
    let seconds = if calm { CALM_SECONDS } else { table.panel.goes };
    for (root, mut leaving) in &mut leaving {
        // The wish that closed it does not hurry it, nor does the time before it count.
        let begins = leaving.is_added() && preferences.pace().is_some();
        let pace = preferences.pace().filter(|_| begins || !hurried).unwrap_or(f32::INFINITY);
        if !begins {
            leaving.age += time.delta_secs().max(f32::EPSILON) * pace;
        }
        let share = leaving.age / seconds;
        if share >= 1.0 || screen.is_changed() {
            commands.entity(root).despawn();
            continue;
        }
        let gone = Ease::In.at(share);
        if leaving.dims {
            // Another panel dims the table by itself.
            inks.dim(root, if lying.is_empty() { palette::DIM.alpha() * (1.0 - gone) } else { 0.0 });
        }
        inks.lower(root, if calm { 0.0 } else { entrance::RISE * gone });
        inks.make(root, 1.0 - gone, &mut leaving.solidity);
    }
}

#[cfg(test)]
mod tests;
