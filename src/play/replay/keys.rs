//! Replay by keys and pad: every button of the panel has one of its own.

use bevy::{input_focus::InputFocus, prelude::*};

use super::{Replay, panel, reasoning::Reasoning, run::Pace};
use crate::{
    shell::AppSystems,
    ui::{
        input::{
            focus::{FocusEdge, Tag},
            intent::{Dir, Intent},
        },
        screens::Menu,
    },
};

/// Lines from which on a scroll is a page's, and from which on it goes to an end.
const PAGE: f32 = 8.0;
const END: f32 = 1000.0;

/// Registers the keys.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (obey, slide)
            .run_if(in_state(Menu::Replay).and_then(resource_exists::<Replay>))
            .in_set(AppSystems::Judge),
    );
}

fn obey(
    mut intents: MessageReader<Intent>,
    mut replay: ResMut<Replay>,
    mut pace: ResMut<Pace>,
    mut reasoning: ResMut<Reasoning>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match intent {
            Intent::PrevRegion | Intent::Undo => panel::step(&mut replay, -1),
            Intent::NextRegion | Intent::Redo => panel::step(&mut replay, 1),
            Intent::Scroll(lines) if lines.abs() >= END => panel::step(&mut replay, end(*lines)),
            Intent::Scroll(lines) if lines.abs() >= PAGE => panel::step(&mut replay, *lines as i32),
            Intent::SortRank => panel::step(&mut replay, i32::MIN),
            Intent::SortSuit => panel::step(&mut replay, i32::MAX),
            Intent::Primary => panel::play_or_rest(&mut replay),
            Intent::Act2 => *pace = pace.next(),
            Intent::Hint => commands.run_system_cached(panel::turn_round),
            Intent::Inspect => reasoning.turn(),
            _ => {}
        }
    }
}

fn end(lines: f32) -> i32 {
    if lines < 0.0 { i32::MIN } else { i32::MAX }
}

/// With the focus on the line of steps, left and right are a step back and forward.
fn slide(
    mut edges: MessageReader<FocusEdge>,
    focus: Res<InputFocus>,
    tags: Query<&Tag>,
    mut replay: ResMut<Replay>,
) {
    for FocusEdge(dir) in edges.read() {
        let here = focus.get().and_then(|focus| tags.get(focus).ok());
        if here.is_none_or(|tag| tag.0 != panel::LINE) {
            continue;
        }
        match dir {
            Dir::Left => panel::step(&mut replay, -1),
            Dir::Right => panel::step(&mut replay, 1),
            Dir::Up | Dir::Down => {}
        }
    }
}
