//! Writing a name, a code or words to look for: by keyboard, by pasting, or letter by letter on the screen.

use bevy::prelude::*;

use super::entry::Entry;
use crate::{
    shell::{AppSystems, clipboard::Clipboard, intent::Intent, states::Menu, text::Texts},
    ui::input::{
        focus::FocusTag,
        typing::{Typed, Typing},
    },
};

mod board;
mod done;

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
            (write, press, paste).chain().run_if(in_state(Menu::Letters)).in_set(AppSystems::Think),
        );
}

fn begin(entry: Res<Entry>, mut typing: ResMut<Typing>, mut focus: MessageWriter<FocusTag>) {
    typing.0 = true;
    focus.write(FocusTag(entry.purpose.words().first.into()));
}

fn write(
    mut typed: MessageReader<Typed>,
    texts: Res<Texts>,
    mut entry: ResMut<Entry>,
    mut clipboard: ResMut<Clipboard>,
    mut focus: MessageWriter<FocusTag>,
) {
    for typed in typed.read() {
        match typed {
            Typed::Text(letters) => entry.write(letters, &texts),
            Typed::Erase => entry.erase(),
            Typed::Paste => clipboard.ask(),
        }
        // Who writes by keyboard ends with Enter, wherever the focus was.
        focus.write(FocusTag("letters-done".into()));
    }
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
    // A code is pasted whole, whatever stood there.
    entry.offered |= entry.is_code();
    entry.write(&pasted, &texts);
    focus.write(FocusTag("letters-done".into()));
}
