//! What a control is to whoever has the screen read aloud. Its parts are Bevy's widgets; their answers to devices are ours (docs/dependencies.md).

use accesskit::{Action, Role};
use bevy::{
    a11y::AccessibilityNode,
    prelude::*,
    ui::{Checked, Selected},
    ui_widgets::{Button, Checkbox, RadioButton, RadioGroup, Slider, Tab, TabList},
};

use super::lettering::label;
use crate::{
    shell::{
        assets::Face,
        names::{AccessibleName, Tag},
    },
    ui::input::press::Pressable,
};

/// Groups what is told below what holds it, however many nodes that only arrange lie between.
pub fn plugin(app: &mut App) {
    app.add_observer(nest).add_observer(hide_ornament);
}

/// What can be pressed, found again and read aloud; one of the roles below belongs to it.
pub(super) fn operable(tag: impl Into<String>, spoken: impl Into<String>) -> impl Bundle {
    (Pressable, Tag(tag.into()), AccessibleName(spoken.into()))
}

/// What makes any node a button.
pub fn pressable(tag: impl Into<String>, spoken: impl Into<String>) -> impl Bundle {
    (Button, operable(tag, spoken))
}

/// What makes any node a switch; [`set`] says whether it is on.
pub fn switch(tag: impl Into<String>, spoken: impl Into<String>) -> impl Bundle {
    (Checkbox, AccessibilityNode::from(accesskit::Node::new(Role::Switch)), operable(tag, spoken))
}

/// What makes any node one of several of which one is chosen; [`set`] says whether it is this one.
pub fn one_of(tag: impl Into<String>, spoken: impl Into<String>) -> impl Bundle {
    (RadioButton, operable(tag, spoken))
}

/// What holds them, and what is chosen there.
pub fn choice(spoken: impl Into<String>) -> impl Bundle {
    (RadioGroup, AccessibleName(spoken.into()))
}

/// What makes any node a tab; [`open`] says whether it is the one that is read.
pub fn tab(tag: impl Into<String>, spoken: impl Into<String>) -> impl Bundle {
    (Tab, operable(tag, spoken))
}

/// What holds them.
pub fn tabs(spoken: impl Into<String>) -> impl Bundle {
    (TabList::default(), AccessibleName(spoken.into()))
}

/// Whether a switch is on, a box ticked, one of several chosen.
pub fn set(control: &mut EntityCommands<'_>, on: bool) {
    if on {
        control.insert(Checked);
    }
}

/// Whether a tab is open.
pub fn open(tab: &mut EntityCommands<'_>, open: bool) {
    if open {
        tab.insert(Selected);
    }
}

/// What makes any node a value that goes up and down, by `Stepped`.
pub fn spin(spoken: impl Into<String>, value: impl Into<String>) -> impl Bundle {
    let mut node = stepping(Role::SpinButton);
    node.set_value(value.into());
    (AccessibilityNode::from(node), AccessibleName(spoken.into()))
}

/// What makes any node a line along which a value is drawn; `SliderRange` and `SliderValue` say from where to where, and where it is.
pub fn slider(tag: impl Into<String>, spoken: impl Into<String>) -> impl Bundle {
    (Slider::default(), AccessibilityNode::from(stepping(Role::Slider)), operable(tag, spoken))
}

fn stepping(role: Role) -> accesskit::Node {
    let mut node = accesskit::Node::new(role);
    node.add_action(Action::Increment);
    node.add_action(Action::Decrement);
    node
}

/// The title of a screen, a panel or a part of it.
pub fn heading(text: impl Into<String>, size: f32, ink: Color) -> impl Bundle {
    let text = text.into();
    (read_as(Role::Heading, &text), label(text, Face::Title, size, ink))
}

/// What makes a text read aloud as it stands.
pub fn read_as(role: Role, text: &str) -> AccessibilityNode {
    let mut node = accesskit::Node::new(role);
    node.set_label(text);
    AccessibilityNode::from(node)
}

/// Bevy tells of children only where their parent is told of, so what lies between is told of as well, as nothing in particular. A dialog is called by its first heading.
fn nest(
    added: On<Add<AccessibilityNode>>,
    mut told: Query<&mut AccessibilityNode>,
    parents: Query<&ChildOf>,
    mut commands: Commands,
) {
    let between: Vec<Entity> =
        parents.iter_ancestors(added.entity).take_while(|up| !told.contains(*up)).collect();
    let Some(holder) = parents.iter_ancestors(added.entity).nth(between.len()) else { return };
    for node in between {
        commands
            .entity(node)
            .try_insert_if_new(AccessibilityNode::from(accesskit::Node::new(Role::GenericContainer)));
    }
    let Ok(node) = told.get(added.entity) else { return };
    let title = (node.role() == Role::Heading).then(|| node.label().map(str::to_owned)).flatten();
    let dialog = std::iter::once(holder)
        .chain(parents.iter_ancestors(holder))
        .find(|up| told.get(*up).is_ok_and(|node| node.role() == Role::Dialog));
    if let (Some(title), Some(dialog)) = (title, dialog)
        && let Ok(mut dialog) = told.get_mut(dialog)
        && dialog.label().is_none()
    {
        dialog.set_label(title);
    }
}

/// Pictures adorn what words say beside them.
fn hide_ornament(
    added: On<Add<AccessibilityNode>>,
    mut told: Query<&mut AccessibilityNode, With<ImageNode>>,
) {
    if let Ok(mut node) = told.get_mut(added.entity) {
        node.set_hidden();
    }
}
