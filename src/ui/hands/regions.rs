//! Regions of the focus: the table's own, and the buttons beside it. The focus goes over to the buttons at an edge and comes home again.

use bevy::{
    input_focus::{FocusCause, InputFocus},
    prelude::*,
};

use super::keyed;
use crate::{
    play::table::aim::{Aim, Target},
    shell::{
        AppSystems,
        intent::{Dir, FocusHome, Intent, come_home},
        states::{Menu, Screen},
    },
    ui::input::focus::{FocusEdge, FocusGroup},
};

/// The group of buttons that the focus goes over to.
#[derive(Resource, Default)]
struct GoingOver(Option<FocusGroup>);

/// Registers the ways over and home.
pub fn plugin(app: &mut App) {
    app.init_resource::<GoingOver>().add_systems(
        Update,
        (return_at_edges, go_over)
            .chain()
            .run_if(in_state(Screen::Table).and_then(in_state(Menu::None)))
            .in_set(AppSystems::Judge),
    );
}

/// Leaves the cards at an edge: to the actions on the right or below, to the header above.
pub fn leave(world: &mut World, dir: Dir, from: Target) {
    let group = match (dir, from) {
        (Dir::Up, _) => FocusGroup::Header,
        (Dir::Right | Dir::Down, _) => FocusGroup::Actions,
        (Dir::Left, _) => return,
    };
    go_to(world, group);
}

// Later in the frame: the buttons must not hear the very intent that brings the focus to them.
fn go_to(world: &mut World, group: FocusGroup) {
    world.resource_mut::<GoingOver>().0 = Some(group);
}

fn go_over(
    mut going: ResMut<GoingOver>,
    buttons: Query<(Entity, &FocusGroup)>,
    mut home: ResMut<FocusHome>,
    mut focus: ResMut<InputFocus>,
) {
    let Some(group) = going.0.take() else { return };
    if let Some((button, _)) = buttons.iter().find(|(_, of)| **of == group) {
        *home = FocusHome::Menus;
        focus.set(button, FocusCause::Navigated);
    }
}

/// The next or the last region: hand, your plot, piles, the others' plots, actions, header.
pub fn cycle(world: &mut World, forward: bool) {
    let heads = keyed::region_heads(world);
    let all = heads.len() + 2;
    let here = if *world.resource::<FocusHome>() == FocusHome::Menus {
        let group = world.resource::<InputFocus>().get().and_then(|focus| world.get::<FocusGroup>(focus));
        if group == Some(&FocusGroup::Header) { all - 1 } else { all - 2 }
    } else {
        keyed::focused(world).map_or(0, |target| keyed::region_of(world, target))
    };
    let next = if forward { (here + 1) % all } else { (here + all - 1) % all };
    match heads.get(next) {
        Some(head) => {
            come_home(world);
            world.resource_mut::<Aim>().focused = Some(*head);
        }
        None => go_to(world, if next == all - 2 { FocusGroup::Actions } else { FocusGroup::Header }),
    }
}

/// The focus comes home when it is asked to go beyond the buttons, or sideways out of one group into the other.
fn return_at_edges(
    mut edges: MessageReader<FocusEdge>,
    mut intents: MessageReader<Intent>,
    mut focus: ResMut<InputFocus>,
    mut home: ResMut<FocusHome>,
    groups: Query<&FocusGroup>,
    mut before: Local<Option<FocusGroup>>,
) {
    let sideways =
        intents.read().any(|intent| matches!(intent.unshifted(), Intent::Move(Dir::Left | Dir::Down)));
    let beyond = edges.read().any(|edge| edge.0 != Dir::Right);
    if *home != FocusHome::Menus {
        *before = None;
        return;
    }
    let now = focus.get().and_then(|focus| groups.get(focus).ok()).copied();
    let crossed = sideways && before.is_some() && now.is_some() && *before != now;
    if beyond || crossed {
        *home = FocusHome::Table;
        focus.clear();
        *before = None;
    } else {
        *before = now;
    }
}
