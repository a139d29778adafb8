//! Writing a name, a code or words to look for: by keyboard, by pasting, or letter by letter on the screen.

use bevy::{input_focus::InputFocus, prelude::*, text::EditableText};

use super::entry::Entry;
use crate::{
    shell::{
        AppSystems,
        clipboard::Clipboard,
        intent::{Dir, Intent, LastDevice},
        names::Tag,
        states::Menu,
        text::Texts,
    },
    ui::input::{
        focus::{FocusEdge, FocusTag},
        typing::{Typed, Typing},
    },
};

mod board;
mod done;
mod field;
mod friends;

use field::FIELD;

/// Lines of a scroll that leads to an end.
const END: f32 = 1000.0;

/// Registers the panel and the ways to write.
pub fn plugin(app: &mut App) {
    app.init_resource::<Entry>()
        .init_resource::<done::Outcome>()
        .add_plugins(board::plugin)
        .add_systems(OnEnter(Menu::House), done::tell)
        .add_systems(OnEnter(Menu::None), done::tell)
        .add_systems(OnEnter(Menu::Letters), begin)
        .add_systems(OnExit(Menu::Letters), |mut typing: ResMut<Typing>| typing.0 = false)
        .add_systems(
            Update,
            (write, step, press, paste).chain().run_if(in_state(Menu::Letters)).in_set(AppSystems::Think),
        );
}

/// Whoever has keys writes at once; others are led to what saves writing.
fn begin(
    entry: Res<Entry>,
    device: Res<LastDevice>,
    mut typing: ResMut<Typing>,
    mut focus: MessageWriter<FocusTag>,
) {
    typing.0 = true;
    focus.write(FocusTag(home(*device, entry.purpose.words().first).into()));
}

/// Where the focus goes: to the line where there are keys.
fn home(device: LastDevice, elsewhere: &'static str) -> &'static str {
    match device {
        LastDevice::Keyboard | LastDevice::Mouse => FIELD,
        LastDevice::Gamepad | LastDevice::Touch => elsewhere,
    }
}

fn write(
    mut typed: MessageReader<Typed>,
    fields: Query<&EditableText>,
    texts: Res<Texts>,
    mut entry: ResMut<Entry>,
    mut clipboard: ResMut<Clipboard>,
    mut focus: MessageWriter<FocusTag>,
) {
    if fields.iter().any(EditableText::is_composing) {
        typed.clear(); // the keys are the input method's
    }
    for typed in typed.read() {
        match typed {
            Typed::Text(letters) => entry.write(letters, &texts),
            Typed::Whole(text) => entry.write_whole(text, &texts),
            Typed::Erase => entry.erase(),
            Typed::Delete => entry.delete(),
            Typed::Paste => clipboard.ask(),
        }
        // Who writes by keyboard sees the caret, and ends with Enter.
        focus.write(FocusTag(FIELD.into()));
    }
}

/// With the focus on the line, left and right move the caret, Home and End to its ends.
fn step(
    mut edges: MessageReader<FocusEdge>,
    mut intents: MessageReader<Intent>,
    focus: Res<InputFocus>,
    tags: Query<&Tag>,
    mut entry: ResMut<Entry>,
) {
    let here = focus.get().and_then(|focus| tags.get(focus).ok()).is_some_and(|tag| tag.0 == FIELD);
    let edges = edges.read().filter_map(|FocusEdge(dir)| match dir {
        Dir::Left => Some(-1),
        Dir::Right => Some(1),
        Dir::Up | Dir::Down => None,
    });
    let ends = intents.read().filter_map(|intent| match intent {
        Intent::Scroll(lines) if lines.abs() >= END => Some(*lines as isize),
        _ => None,
    });
    edges.chain(ends).filter(|_| here).for_each(|by| entry.step(by));
}

/// The pad's other buttons save the way over the board.
fn press(
    mut intents: MessageReader<Intent>,
    texts: Res<Texts>,
    mut entry: ResMut<Entry>,
    mut commands: Commands,
) {
    for intent in intents.read() {
        match intent {
            Intent::Act2 => entry.erase(),
            Intent::Primary if !entry.is_code() => entry.write(" ", &texts),
            Intent::Menu => commands.run_system_cached(done::finish),
            _ => {}
        }
    }
}

/// What lay on the clipboard, as soon as it has answered.
fn paste(
    mut clipboard: ResMut<Clipboard>,
    device: Res<LastDevice>,
    texts: Res<Texts>,
    mut entry: ResMut<Entry>,
    mut focus: MessageWriter<FocusTag>,
) {
    let Some(answer) = clipboard.bypass_change_detection().answer() else { return };
    let pasted = answer.unwrap_or_default();
    let pasted: String = pasted.trim().chars().filter(|letter| !letter.is_control()).collect();
    if pasted.is_empty() {
        entry.said = Some(texts.get("letters-empty-clipboard"));
        return;
    }
    if entry.is_code() {
        entry.write_whole(&pasted, &texts);
    } else {
        entry.write(&pasted, &texts);
    }
    focus.write(FocusTag(home(*device, "letters-done").into()));
}
