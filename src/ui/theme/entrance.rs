//! How a panel or a question comes in: it rises a little and grows solid, while the table behind a panel dims. No input waits for it.

use bevy::{prelude::*, ui::UiSystems};

use super::solidity::{Inks, Solidity};
use crate::{
    shell::{intent::Intent, preferences::Preferences, states::Menu},
    stage::{
        motion::{Ease, MotionTable},
        palette,
    },
};

/// How far below its place a panel begins, and where it goes.
pub(super) const RISE: f32 = 24.0;
/// Seconds until a panel is in its place where nothing is to travel.
const CALM_SECONDS: f32 = 0.12;

/// The root of a panel over a table that it dims, and which of the pages of its menu lies on it.
#[derive(Component, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Overlay(pub &'static str);

/// On its way in.
#[derive(Component, Debug, Default)]
pub struct Entering {
    age: f32,
    /// It is a panel, and the table was bright before.
    dims: bool,
    solidity: Solidity,
}

/// Lets panels come in. The places of a frame are known before its layout, so a panel is never seen where it does not begin.
pub fn plugin(app: &mut App) {
    app.init_resource::<MotionTable>()
        .add_systems(PostUpdate, (begin, rise).chain().before(UiSystems::Layout));
}

/// Lets what is no panel come in as panels do.
pub fn come_in(root: &mut EntityCommands<'_>) {
    root.insert(Entering::default());
}

/// Whether somebody has asked for something: a pointer that only moves has not.
pub fn hurried(intents: &mut MessageReader<Intent>) -> bool {
    intents.read().filter(|intent| !matches!(intent, Intent::PointerMove(_))).count() > 0
}

/// A panel that is drawn anew stays where it is; only another one comes in.
fn begin(
    added: Query<(Entity, &BackgroundColor), Added<Overlay>>,
    lying: Query<&Overlay>,
    menu: Res<State<Menu>>,
    preferences: Res<Preferences>,
    mut before: Local<Option<(Menu, Overlay)>>,
    mut commands: Commands,
) {
    let now = lying.iter().last().map(|page| (*menu.get(), *page));
    if *before != now && preferences.pace().is_some() {
        // What leaves the table bright is no panel of paper: the curtain is drawn in its own way.
        for (root, _) in added.iter().filter(|(_, ground)| ground.0 == palette::DIM) {
            commands.entity(root).insert(Entering { dims: before.is_none(), ..default() });
        }
    }
    *before = now;
}

fn rise(
    time: Res<Time>,
    preferences: Res<Preferences>,
    table: Res<MotionTable>,
    mut intents: MessageReader<Intent>,
    mut entering: Query<(Entity, &mut Entering)>,
    mut inks: Inks,
    mut commands: Commands,
) {
    let hurried = hurried(&mut intents);
    let calm = preferences.reduced_motion;
    let seconds = if calm { CALM_SECONDS } else { table.panel.comes };
    for (root, mut entering) in &mut entering {
        // The wish that opened it does not hurry it, nor does the time before it count.
        let begins = entering.is_added();
        entering.age += match preferences.pace().filter(|_| begins || !hurried) {
            None => f32::INFINITY,
            Some(_) if begins => 0.0,
            Some(pace) => time.delta_secs() * pace,
        };
        let share = entering.age / seconds;
        let there = if share >= 1.0 { 1.0 } else { Ease::Out.at(share) };
        if entering.dims {
            inks.dim(root, palette::DIM.alpha() * there);
        }
        inks.lower(root, if calm { 0.0 } else { RISE * (1.0 - there) });
        inks.make(root, there, &mut entering.solidity);
        if share >= 1.0 {
            commands.entity(root).remove::<Entering>();
        }
    }
}

#[cfg(test)]
mod tests;
