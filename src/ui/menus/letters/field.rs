//! The line that is written on: Bevy's own text input, with its caret, its marks and whatever input method writes there. What it holds is the [`Entry`]'s.

use accesskit::{Action, Role};
use bevy::{
    a11y::AccessibilityNode,
    input_focus::InputFocus,
    picking::events::PointerPress,
    prelude::*,
    text::{EditableText, LineBreak, TextCursorStyle, TextEdit, TextEditChange},
    ui_widgets::TextInput,
};

use super::done;
use crate::{
    shell::{
        assets::Face,
        names::{AccessibleName, Tag},
        text::Texts,
    },
    stage::palette,
    ui::{
        input::focus::{FocusTag, Focusable, Slides},
        menus::entry::Entry,
        theme::{button::Activate, lettering::lettered},
    },
};

/// Its tag.
pub(super) const FIELD: &str = "letters-field";

/// How large its letters are, how high their line is in sizes, and how far the frame stands off, in reference pixels.
const LETTERS: f32 = 22.0;
const LINE: f32 = 1.36;
const OFF: UiRect =
    UiRect { left: Val::Px(14.0), right: Val::Px(14.0), top: Val::Px(10.0), bottom: Val::Px(10.0) };
const RIM: f32 = 2.0;

/// The line. It is as high as letters of this share of their usual size need.
pub(super) fn spawn(sheet: &mut ChildSpawnerCommands<'_>, name: String, text_scale: f32) {
    let mut role = accesskit::Node::new(Role::TextInput);
    role.add_action(Action::SetValue);
    sheet
        .spawn((
            (TextInput, AccessibilityNode::from(role), Tag(FIELD.into()), AccessibleName(name)),
            (Focusable, Slides, Pickable::default()),
            // At rest nothing is drawn, so nothing blinks.
            EditableText { cursor_width: 0.1, cursor_blink_period: std::time::Duration::MAX, ..default() },
            (lettered(Face::Bold, LETTERS, palette::INK), TextLayout::linebreak(LineBreak::NoWrap)),
            TextCursorStyle {
                color: palette::INK,
                selection_color: palette::HONEY,
                unfocused_selection_color: palette::HONEY_WASH,
                ..default()
            },
            Node {
                height: px((LETTERS * LINE * text_scale).ceil() + 20.0 + 2.0 * RIM),
                padding: OFF,
                border: UiRect::all(px(RIM)),
                border_radius: BorderRadius::all(px(12)),
                flex_shrink: 0.0,
                ..default()
            },
            BackgroundColor(Color::WHITE),
            BorderColor::all(palette::INK),
        ))
        .observe(|_: On<PointerPress>, mut focus: MessageWriter<FocusTag>| {
            focus.write(FocusTag(FIELD.into()));
        })
        .observe(|activated: On<Activate>, fields: Query<&EditableText>, mut commands: Commands| {
            // Enter is the input method's as long as it composes.
            if fields.get(activated.entity).is_ok_and(|field| !field.is_composing()) {
                commands.run_system_cached(done::finish);
            }
        })
        .observe(take);
}

/// Shows what is written. Without the focus Bevy shows no caret, but whoever writes letter by letter wants to know where.
pub(super) fn show(
    entry: Res<Entry>,
    focus: Res<InputFocus>,
    mut fields: Query<(Entity, &mut EditableText, &mut AccessibilityNode)>,
) {
    for (field, mut editor, mut told) in &mut fields {
        if editor.is_composing() {
            continue;
        }
        let shown = shown(&entry, focus.get() == Some(field));
        let anew = editor.value() != shown.as_str();
        if anew {
            editor.editor.set_text(&shown);
        }
        if (anew || entry.is_changed()) && !editor.pending_edits.iter().any(is_pointed) {
            place_caret(&mut editor, &entry);
        }
        if told.value() != Some(entry.line.text()) {
            told.set_value(entry.line.text());
        }
    }
}

/// Whether the pointer is about to say where the caret stands.
fn is_pointed(edit: &TextEdit) -> bool {
    matches!(
        edit,
        TextEdit::MoveToPoint(_)
            | TextEdit::ShiftClickExtension(_)
            | TextEdit::ExtendSelectionToPoint(_)
            | TextEdit::SelectWordAtPoint(_)
            | TextEdit::SelectAll
    )
}

fn shown(entry: &Entry, focused: bool) -> String {
    let short = entry.in_short();
    if focused || entry.line.has_mark() {
        return short;
    }
    let before = if entry.is_shortened() { short.len() } else { entry.line.before().len() };
    format!("{}|{}", &short[..before], &short[before..])
}

fn place_caret(editor: &mut EditableText, entry: &Entry) {
    let (anchor, caret) = entry.line.marks();
    if entry.is_shortened() || (anchor == caret && entry.line.is_at_the_end()) {
        editor.queue_edit(TextEdit::TextEnd(false));
        return;
    }
    editor.queue_edit(TextEdit::TextStart(false));
    (0..anchor).for_each(|_| editor.queue_edit(TextEdit::Right(false)));
    let on = if caret < anchor { TextEdit::Left(true) } else { TextEdit::Right(true) };
    (0..anchor.abs_diff(caret)).for_each(|_| editor.queue_edit(on.clone()));
}

/// Takes over what the pointer has marked, and what an input method has written.
fn take(
    changed: On<TextEditChange>,
    focus: Res<InputFocus>,
    fields: Query<&EditableText>,
    texts: Res<Texts>,
    mut entry: ResMut<Entry>,
) {
    let field = changed.event_target();
    let Ok(editor) = fields.get(field) else { return };
    if focus.get() != Some(field) || editor.is_composing() || entry.is_shortened() {
        return;
    }
    let value = editor.value().to_string();
    let selection = editor.editor.raw_selection();
    let letter = |byte: usize| value.get(..byte).map_or(0, |before| before.chars().count());
    let marks = (letter(selection.anchor().index()), letter(selection.focus().index()));
    if value != entry.line.text() || marks != entry.line.marks() {
        entry.take(&value, marks, &texts);
    }
}
