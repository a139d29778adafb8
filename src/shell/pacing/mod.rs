//! How often a frame is drawn: as often as the screen can while something moves, seldom while only the leaves do, and never at rest.

use std::time::Duration;

use bevy::{
    a11y::AccessibilityRequested,
    prelude::*,
    window::{WindowEvent, WindowFocused},
    winit::{UpdateMode, WinitSettings},
};

#[cfg(not(target_arch = "wasm32"))]
mod pads;

use crate::shell::{intent::Intent, preferences::Preferences, states::Screen};

/// Seconds after the last movement for which frames follow each other without a pause.
const LINGER: f32 = 1.5;
/// Seconds after the last movement or wish until the idle life rests too. No note on screen lasts longer.
const DOZE: f32 = 30.0;
/// Seconds before that in which the idle life fades.
const FADE: f32 = 3.0;
/// From frame to frame while only the leaves move: 20 a second.
const IDLE: Duration = Duration::from_millis(50);
/// The same at rest, where nothing is drawn until something happens. But a page is told of a pad only when it looks, after its first press.
const REST: Duration = if cfg!(target_arch = "wasm32") { Duration::from_secs(1) } else { Duration::MAX };
/// The same beside what makes no window event and so is looked at often: a pad that nobody listens to, or a screen reader.
const REST_LISTENING: Duration = Duration::from_millis(40);

/// Seconds since anything but the idle life has moved, whether something stirs now, whether another window is in front, and whether a pad would wake this one.
#[derive(Resource, Debug, Default)]
pub struct Still {
    seconds: f32,
    stirred: bool,
    away: bool,
    hears_pads: bool,
}

/// Moves by itself as long as anybody looks: that is no movement of the table.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct IdleLife;

/// Whoever knows of something under way that no node and no place tells of says so here, by [`Still::stir`].
#[derive(SystemSet, Debug, Clone, PartialEq, Eq, Hash)]
pub struct Stirring;

impl Still {
    /// Something is under way.
    pub fn stir(&mut self) {
        self.stirred = true;
    }

    /// How much idle life there is: 1, and 0 at rest.
    pub fn life(&self) -> f32 {
        ((DOZE - self.seconds) / FADE).clamp(0.0, 1.0)
    }

    /// How much of it is seen: none while another window is in front.
    pub fn seen_life(&self) -> f32 {
        if self.away { 0.0 } else { self.life() }
    }
}

/// Keeps the pace of frames, where there is a window to draw into.
pub fn plugin(app: &mut App) {
    app.init_resource::<Still>()
        .add_systems(Last, (watch.after(Stirring), pace.run_if(resource_exists::<WinitSettings>)).chain());
    #[cfg(not(target_arch = "wasm32"))]
    app.add_plugins(pads::plugin);
}

/// What counts as a movement of the table and its panels.
#[derive(bevy::ecs::system::SystemParam)]
struct Movements<'w, 's> {
    places: Query<'w, 's, (), (Changed<Transform>, Without<IdleLife>)>,
    nodes: Query<'w, 's, (), Or<(Changed<Node>, Changed<UiTransform>, Changed<Text>)>>,
    grounds: Query<'w, 's, (), Or<(Changed<BackgroundColor>, Changed<ImageNode>)>>,
}

impl Movements<'_, '_> {
    fn any(&self) -> bool {
        !(self.places.is_empty() && self.nodes.is_empty() && self.grounds.is_empty())
    }
}

fn watch(
    time: Res<Time<Real>>,
    movements: Movements,
    screen: Res<State<Screen>>,
    mut still: ResMut<Still>,
    mut intents: MessageReader<Intent>,
    mut windows: MessageReader<WindowEvent>,
) {
    let wished = intents.read().count() + windows.read().count() > 0;
    let loading = matches!(screen.get(), Screen::Splash | Screen::Loading | Screen::Fetching);
    let stirred = std::mem::take(&mut still.stirred);
    if wished || loading || stirred || movements.any() {
        still.seconds = 0.0;
    } else {
        still.seconds += time.delta_secs();
    }
}

fn pace(
    mut still: ResMut<Still>,
    preferences: Res<Preferences>,
    pads: Query<(), With<Gamepad>>,
    reader: Option<Res<AccessibilityRequested>>,
    mut focus: MessageReader<WindowFocused>,
    mut settings: ResMut<WinitSettings>,
) {
    if let Some(told) = focus.read().last() {
        still.away = !told.focused;
    }
    let listening = (!pads.is_empty() && !still.hears_pads) || reader.is_some_and(|reader| reader.get());
    let mode = mode(still.seconds, still.away || preferences.reduced_motion, listening);
    if settings.focused_mode != mode {
        *settings = WinitSettings { focused_mode: mode, unfocused_mode: mode };
    }
}

/// The pace after so many seconds of stillness. `calm`: nothing is to move by itself; `listening`: something is to be looked at that makes no window event.
fn mode(still: f32, calm: bool, listening: bool) -> UpdateMode {
    if still < LINGER {
        return UpdateMode::Continuous;
    }
    // Notes go by the clock, so they are seen to their end even where the leaves hang still.
    if still < DOZE {
        return UpdateMode::reactive_low_power(if calm { 4 * IDLE } else { IDLE });
    }
    UpdateMode::reactive_low_power(if listening { REST_LISTENING } else { REST })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_still_table_is_drawn_ever_less() {
        let waits = [0.0, 5.0, 60.0].map(|still| mode(still, false, false));
        assert_eq!(waits[0], UpdateMode::Continuous);
        assert_eq!(waits[1], UpdateMode::reactive_low_power(IDLE));
        assert_eq!(waits[2], UpdateMode::reactive_low_power(REST));
    }

    #[test]
    fn a_pad_that_nobody_listens_to_is_looked_at_at_rest() {
        assert_eq!(mode(60.0, false, true), UpdateMode::reactive_low_power(REST_LISTENING));
    }
}
