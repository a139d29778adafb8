//! Focus by geometry: every screen and menu works with arrows and one button to choose.

use bevy::{
    a11y::AccessibilityNode,
    input_focus::{FocusCause, InputFocus},
    platform::collections::HashMap,
    prelude::*,
    ui_widgets::{Activate, ScrollArea},
};

mod spots;

use self::spots::{Spot, Spots, distance, neighbour};

use crate::shell::{
    AppSystems,
    intent::{Dir, FocusHome, Intent},
    names::{AccessibleName, Tag},
    states::{Menu, Screen},
};

/// A node that can have the focus. Choosing it triggers [`Activate`].
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Focusable;

/// A node that is pressed by mouse and finger alone: pads and keys do the same otherwise.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct ByPointer;

/// The focus starts here when a screen opens for the first time.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct FirstFocus;

/// A focusable line that answers to left and right itself, by [`FocusEdge`].
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Slides;

/// A root. Only nodes under the highest layer take part.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FocusLayer(pub i32);

/// Which group of buttons a button belongs to; the first of each is where the focus arrives.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum FocusGroup {
    /// The actions of the turn.
    Actions,
    /// Hint, rules, options, pause.
    Header,
}

/// An area whose content may be taller than itself. Its name brings it back to where it was when it is drawn anew.
#[derive(Component)]
#[component(immutable)]
#[require(Pickable, ScrollArea)]
pub struct Scroller(pub String);

/// What makes a node that is no button found again and read aloud.
pub fn readable(tag: impl Into<String>, name: impl Into<String>) -> impl Bundle {
    let group = AccessibilityNode::from(accesskit::Node::new(accesskit::Role::Group));
    (Tag(tag.into()), AccessibleName(name.into()), group)
}

/// The focus was asked to go further than the last button in this direction.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct FocusEdge(pub Dir);

/// Puts the focus on the node of this name, now or as soon as it is drawn.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct FocusTag(pub String);

/// Where the focus was on each screen and menu, to return there.
#[derive(Resource, Default)]
struct Remembered {
    tags: HashMap<(Screen, Menu), String>,
    rect: Option<Rect>,
}

/// Moves the focus, keeps it alive and presses what has it.
pub fn plugin(app: &mut App) {
    app.add_message::<FocusEdge>()
        .add_message::<FocusTag>()
        .init_resource::<Remembered>()
        .add_observer(set_accessible_name)
        .add_observer(focus_what_was_pressed)
        .add_observer(return_to_namesake)
        .add_systems(Update, (keep_focus, move_and_choose).chain().in_set(AppSystems::Think));
}

fn set_accessible_name(
    inserted: On<Insert<AccessibleName>>,
    mut nodes: Query<(&AccessibleName, &mut AccessibilityNode, Has<Focusable>)>,
) {
    if let Ok((name, mut node, focusable)) = nodes.get_mut(inserted.entity) {
        node.set_label(name.0.as_str());
        if focusable {
            node.add_action(accesskit::Action::Click);
            node.add_action(accesskit::Action::Focus);
        }
    }
}

/// A pointer's press brings the focus along, so that a pad goes on from there.
fn focus_what_was_pressed(
    activated: On<Activate>,
    mut focus: ResMut<InputFocus>,
    focusable: Query<(), With<Focusable>>,
) {
    if focusable.contains(activated.entity) && focus.get() != Some(activated.entity) {
        focus.set(activated.entity, FocusCause::Pressed);
    }
}

/// A screen that is drawn anew keeps its focus at once, before its nodes are laid out.
fn return_to_namesake(
    added: On<Add<Tag>>,
    tags: Query<&Tag, With<Focusable>>,
    read: Query<(), With<AccessibilityNode>>,
    mut focus: ResMut<InputFocus>,
    remembered: Res<Remembered>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    let gone = focus.get().is_some_and(|entity| !read.contains(entity));
    let known = remembered.tags.get(&(*screen.get(), *menu.get()));
    if gone && tags.get(added.entity).is_ok_and(|tag| Some(&tag.0) == known) {
        focus.set(added.entity, FocusCause::Navigated);
    }
}

/// Whether the buttons have the focus, or the table's cards.
fn buttons_have_it(layer: i32, home: FocusHome) -> bool {
    layer > 0 || home == FocusHome::Menus
}

/// The focus is never lost: a node that is gone is replaced by its namesake, its neighbour or the first of its screen.
fn keep_focus(
    mut focus: ResMut<InputFocus>,
    spots: Spots,
    read: Query<(), With<AccessibilityNode>>,
    tags: Query<&Tag>,
    mut remembered: ResMut<Remembered>,
    mut requests: MessageReader<FocusTag>,
    home: Res<FocusHome>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    let (layer, list) = spots.top();
    let place = (*screen.get(), *menu.get());
    if let Some(FocusTag(tag)) = requests.read().last() {
        remembered.tags.insert(place, tag.clone());
        // What has it already keeps it: to lose it, if for a moment, would take a text's marks away.
        let holder = focus.get().and_then(|holder| tags.get(holder).ok());
        if holder.is_none_or(|holder| holder.0 != *tag) {
            focus.clear();
        }
    }
    if let Some(spot) = list.iter().find(|spot| Some(spot.entity) == focus.get()) {
        // A menu that has been opened and is not drawn yet has no place of its own to return to.
        if *menu.get() == Menu::None || layer > 0 {
            remembered.tags.insert(place, spot.tag.clone());
        }
        remembered.rect = Some(spot.rect);
        return;
    }
    if !buttons_have_it(layer, *home) {
        // Bevy tells a screen reader nothing at all while the focus is on what is gone.
        if focus.get().is_some_and(|entity| !read.contains(entity)) {
            focus.clear();
        }
        return;
    }
    let known = remembered.tags.get(&place).filter(|tag| !tag.is_empty());
    let by_name = known.and_then(|tag| list.iter().find(|spot| &spot.tag == tag));
    let nearest = || {
        let at = remembered.rect.filter(|_| known.is_some())?.center();
        list.iter().min_by(|a, b| distance(a, at).total_cmp(&distance(b, at)))
    };
    let first = || list.iter().find(|spot| spot.first);
    let reading_order = |a: &&Spot, b: &&Spot| {
        (a.rect.min.y, a.rect.min.x)
            .partial_cmp(&(b.rect.min.y, b.rect.min.x))
            .unwrap_or(std::cmp::Ordering::Equal)
    };
    if let Some(spot) = by_name.or_else(nearest).or_else(first).or_else(|| list.iter().min_by(reading_order))
    {
        focus.set(spot.entity, FocusCause::Navigated);
    }
}

fn move_and_choose(
    mut intents: MessageReader<Intent>,
    mut focus: ResMut<InputFocus>,
    spots: Spots,
    home: Res<FocusHome>,
    mut edges: MessageWriter<FocusEdge>,
    mut commands: Commands,
) {
    for intent in intents.read().map(|intent| intent.unshifted()) {
        if !matches!(intent, Intent::Move(_) | Intent::Choose) {
            continue;
        }
        let (layer, list) = spots.top();
        if !buttons_have_it(layer, *home) {
            continue;
        }
        let here = list.iter().find(|spot| Some(spot.entity) == focus.get());
        match (intent, here) {
            (Intent::Choose, Some(spot)) => commands.trigger(Activate { entity: spot.entity }),
            (Intent::Move(dir @ (Dir::Left | Dir::Right)), Some(spot)) if spot.slides => {
                edges.write(FocusEdge(dir));
            }
            (Intent::Move(dir), Some(spot)) => match neighbour(spot, dir, &list) {
                Some(next) => focus.set(next, FocusCause::Navigated),
                None => {
                    edges.write(FocusEdge(dir));
                }
            },
            _ => {}
        }
    }
}
