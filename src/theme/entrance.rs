//! How a panel comes in: it rises a little while the table behind it dims. No input waits for it.

use bevy::{prelude::*, ui::UiSystems};

use super::palette;
use crate::{input::intent::Intent, motion::Ease, preferences::Preferences, screens::Menu};

/// How far below its place a panel begins.
const RISE: f32 = 24.0;
/// Seconds until a panel is in its place, and the same where nothing is to travel.
const SECONDS: f32 = 0.22;
const CALM_SECONDS: f32 = 0.12;

/// The root of a panel over a table that it dims.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Overlay;

/// The panel is on its way in.
#[derive(Component, Debug, Default)]
struct Entering {
    age: f32,
    /// The table was bright before.
    dims: bool,
}

/// Lets panels come in. The places of a frame are known before its layout, so a panel is never seen where it does not begin.
pub fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, (begin, rise).chain().before(UiSystems::Layout));
}

/// A panel that is drawn anew stays where it is; only another one comes in.
fn begin(
    added: Query<(Entity, &BackgroundColor), Added<Overlay>>,
    lying: Query<(), With<Overlay>>,
    menu: Res<State<Menu>>,
    preferences: Res<Preferences>,
    mut before: Local<Option<Menu>>,
    mut commands: Commands,
) {
    let now = (!lying.is_empty()).then(|| *menu.get());
    if *before != now && preferences.pace().is_some() {
        // A curtain covers the hand at once, and what leaves the table bright is no panel of paper.
        for (root, _) in added.iter().filter(|(_, ground)| ground.0 == palette::DIM) {
            commands.entity(root).insert(Entering { age: 0.0, dims: before.is_none() });
        }
    }
    *before = now;
}

fn rise(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut intents: MessageReader<Intent>,
    mut entering: Query<(Entity, &mut Entering, &mut BackgroundColor, &Children)>,
    mut sheets: Query<&mut UiTransform>,
    mut commands: Commands,
) {
    let hurried = intents.read().filter(|intent| !matches!(intent, Intent::PointerMove(_))).count() > 0;
    let calm = preferences.reduced_motion;
    for (root, mut entering, mut ground, children) in &mut entering {
        // The wish that opened the panel does not hurry it, nor does the time before it count.
        if !entering.is_added() {
            let rest = if hurried { None } else { preferences.pace() };
            entering.age += rest.map_or(SECONDS, |pace| time.delta_secs() * pace);
        }
        let share = entering.age / if calm { CALM_SECONDS } else { SECONDS };
        let there = Ease::Out.at(share);
        if entering.dims {
            ground.0 = palette::DIM.with_alpha(palette::DIM.alpha() * there);
        }
        let below = if calm || share >= 1.0 { 0.0 } else { RISE * (1.0 - there) };
        for child in children {
            if let Ok(mut transform) = sheets.get_mut(*child) {
                transform.translation.y = px(below);
            }
        }
        if share >= 1.0 {
            ground.0 = palette::DIM;
            commands.entity(root).remove::<Entering>();
        }
    }
}

#[cfg(test)]
mod tests;
