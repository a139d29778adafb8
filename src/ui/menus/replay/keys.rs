//! Replay by keys and pad: every button of the panel has one of its own.

use bevy::{input_focus::InputFocus, prelude::*};

use super::{panel, reasoning::Reasoning};
use crate::{
    play::replay::{Pace, Replay},
    shell::{
        AppSystems,
        intent::{Dir, Intent},
        names::Tag,
        states::Menu,
    },
    ui::input::focus::FocusEdge,
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
            Intent::PrevRegion | Intent::Undo => replay.walk(-1),
            Intent::NextRegion | Intent::Redo => replay.walk(1),
            Intent::Scroll(lines) if lines.abs() >= END => replay.walk(end(*lines)),
            Intent::Scroll(lines) if lines.abs() >= PAGE => replay.walk(*lines as i32),
            Intent::SortRank => replay.walk(i32::MIN),
            Intent::SortSuit => replay.walk(i32::MAX),
            Intent::Primary => replay.play_or_rest(),
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
            Dir::Left => replay.walk(-1),
            Dir::Right => replay.walk(1),
            Dir::Up | Dir::Down => {}
        }
    }
}
