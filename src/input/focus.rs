//! Focus by geometry: every screen and menu works with arrows and one button to choose.

use bevy::{
    a11y::AccessibilityNode,
    input_focus::{FocusCause, InputFocus},
    platform::collections::HashMap,
    prelude::*,
    ui_widgets::Activate,
};

use super::intent::{Dir, FocusHome, Intent};
use crate::{
    AppSystems,
    screens::{Menu, Screen},
    theme::scroll::Scroller,
};

/// A node that can have the focus. Choosing it triggers [`Activate`].
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct Focusable;

/// A stable name, by which a node is found again when its screen is drawn anew.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
pub struct Tag(pub String);

/// The focus starts here when a screen opens for the first time.
#[derive(Component, Debug, Clone, Copy, Default)]
pub struct FirstFocus;

/// A root. Only nodes under the highest layer take part.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct FocusLayer(pub i32);

/// What a screen reader and the page's mirror call a node.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
#[component(immutable)]
pub struct AccessibleName(pub String);

/// The focus was asked to go further than the last button in this direction.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct FocusEdge(pub Dir);

/// Where the focus was on each screen and menu, to return there.
#[derive(Resource, Default)]
struct Remembered {
    tags: HashMap<(Screen, Menu), String>,
    rect: Option<Rect>,
}

/// Moves the focus, keeps it alive and presses what has it.
pub fn plugin(app: &mut App) {
    app.add_message::<FocusEdge>()
        .init_resource::<Remembered>()
        .add_observer(set_accessible_name)
        .add_observer(focus_what_was_pressed)
        .add_observer(return_to_namesake)
        .add_systems(Update, (keep_focus, move_and_choose).chain().in_set(AppSystems::Think));
}

fn set_accessible_name(
    inserted: On<Insert<AccessibleName>>,
    mut nodes: Query<(&AccessibleName, &mut AccessibilityNode)>,
) {
    if let Ok((name, mut node)) = nodes.get_mut(inserted.entity) {
        node.set_label(name.0.as_str());
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
    mut focus: ResMut<InputFocus>,
    remembered: Res<Remembered>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    let gone = focus.get().is_some_and(|entity| !tags.contains(entity));
    let known = remembered.tags.get(&(*screen.get(), *menu.get()));
    if gone && tags.get(added.entity).is_ok_and(|tag| Some(&tag.0) == known) {
        focus.set(added.entity, FocusCause::Navigated);
    }
}

/// One place the focus may be.
struct Spot {
    entity: Entity,
    rect: Rect,
    tag: String,
    first: bool,
    /// The scrolling area it is in, and whether it is scrolled out of sight there.
    area: Option<Entity>,
    hidden: bool,
}

#[derive(bevy::ecs::system::SystemParam)]
struct Spots<'w, 's> {
    nodes: Query<
        'w,
        's,
        (
            Entity,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
            Option<&'static Tag>,
            Has<FirstFocus>,
        ),
        With<Focusable>,
    >,
    parents: Query<'w, 's, &'static ChildOf>,
    layers: Query<'w, 's, &'static FocusLayer>,
    areas: Query<'w, 's, (Entity, &'static ComputedNode, &'static UiGlobalTransform), With<Scroller>>,
}

impl Spots<'_, '_> {
    /// The layer a node stands in.
    fn layer(&self, entity: Entity) -> i32 {
        std::iter::once(entity)
            .chain(self.parents.iter_ancestors(entity))
            .find_map(|up| self.layers.get(up).ok())
            .map_or(0, |layer| layer.0)
    }

    /// The highest layer there is, and what can be focused in it.
    fn top(&self) -> (i32, Vec<Spot>) {
        let top = self.layers.iter().map(|layer| layer.0).max().unwrap_or(0);
        let spots = self
            .nodes
            .iter()
            .filter(|(entity, node, _, seen, ..)| {
                seen.get() && !node.is_empty() && self.layer(*entity) == top
            })
            .map(|(entity, node, at, _, tag, first)| {
                let rect = rect_of(node, at);
                let area = self.parents.iter_ancestors(entity).find_map(|up| self.areas.get(up).ok());
                Spot {
                    entity,
                    rect,
                    tag: tag.map(|tag| tag.0.clone()).unwrap_or_default(),
                    first,
                    area: area.map(|(area, ..)| area),
                    hidden: area.is_some_and(|(_, node, at)| !rect_of(node, at).contains(rect.center())),
                }
            })
            .collect();
        (top, spots)
    }
}

/// Where a node lies, in reference pixels.
fn rect_of(node: &ComputedNode, at: &UiGlobalTransform) -> Rect {
    Rect::from_center_size(
        at.translation * node.inverse_scale_factor(),
        node.size() * node.inverse_scale_factor(),
    )
}

/// Whether the buttons have the focus, or the table's cards.
fn buttons_have_it(layer: i32, home: FocusHome) -> bool {
    layer > 0 || home == FocusHome::Menus
}

/// The focus is never lost: a node that is gone is replaced by its namesake, its neighbour or the first of its screen.
fn keep_focus(
    mut focus: ResMut<InputFocus>,
    spots: Spots,
    mut remembered: ResMut<Remembered>,
    home: Res<FocusHome>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
) {
    let (layer, list) = spots.top();
    let place = (*screen.get(), *menu.get());
    if let Some(spot) = list.iter().find(|spot| Some(spot.entity) == focus.get()) {
        remembered.tags.insert(place, spot.tag.clone());
        remembered.rect = Some(spot.rect);
        return;
    }
    if !buttons_have_it(layer, *home) {
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

fn distance(spot: &Spot, at: Vec2) -> f32 {
    spot.rect.center().distance_squared(at)
}

fn move_and_choose(
    mut intents: MessageReader<Intent>,
    mut focus: ResMut<InputFocus>,
    spots: Spots,
    home: Res<FocusHome>,
    mut edges: MessageWriter<FocusEdge>,
    mut commands: Commands,
) {
    for intent in intents.read() {
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
            (Intent::Move(dir), Some(spot)) => match neighbour(spot, *dir, &list) {
                Some(next) => focus.set(next, FocusCause::Navigated),
                None => {
                    edges.write(FocusEdge(*dir));
                }
            },
            _ => {}
        }
    }
}

/// The nearest spot in a direction; what lies straight ahead wins over what lies aside.
///
/// What is scrolled out of sight can be reached from within its own area only, which then scrolls along.
fn neighbour(here: &Spot, dir: Dir, list: &[Spot]) -> Option<Entity> {
    let ahead = dir.vector();
    let from = here.rect;
    list.iter()
        .filter(|spot| !spot.hidden || spot.area == here.area)
        .filter_map(|spot| {
            let way = spot.rect.center() - from.center();
            let along = way.dot(ahead);
            let reach = (spot.rect.half_size() + from.half_size()).dot(ahead.abs());
            let gap = along - reach;
            let aside = ahead.perp().abs();
            let side_gap = way.dot(aside).abs() - (spot.rect.half_size() + from.half_size()).dot(aside);
            let straight = side_gap < 0.0;
            // Ahead means past this spot's middle, and not merely beside it.
            let counts = along > 1.0 && (straight || gap > -reach * 0.5);
            let cost = gap.max(0.0) + 3.0 * side_gap.max(0.0) + 0.12 * way.dot(aside).abs();
            counts.then_some((spot.entity, cost))
        })
        .min_by(|a, b| a.1.total_cmp(&b.1))
        .map(|(entity, _)| entity)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spot(index: u32, x: f32, y: f32, w: f32, h: f32) -> Spot {
        let entity = Entity::from_raw_u32(index).unwrap();
        Spot {
            entity,
            rect: Rect::new(x, y, x + w, y + h),
            tag: String::new(),
            first: false,
            area: None,
            hidden: false,
        }
    }

    #[test]
    fn straight_ahead_wins() {
        let list = [
            spot(1, 0.0, 0.0, 100.0, 40.0),
            spot(2, 0.0, 60.0, 100.0, 40.0),
            spot(3, 120.0, 50.0, 100.0, 40.0),
        ];
        assert_eq!(neighbour(&list[0], Dir::Down, &list), Some(list[1].entity));
        assert_eq!(neighbour(&list[1], Dir::Right, &list), Some(list[2].entity));
        assert_eq!(neighbour(&list[1], Dir::Down, &list), None);
    }

    #[test]
    fn a_lone_button_aside_is_still_reached() {
        let list = [spot(1, 0.0, 0.0, 100.0, 40.0), spot(2, 300.0, 200.0, 100.0, 40.0)];
        assert_eq!(neighbour(&list[0], Dir::Down, &list), Some(list[1].entity));
        assert_eq!(neighbour(&list[0], Dir::Right, &list), Some(list[1].entity));
        assert_eq!(neighbour(&list[1], Dir::Up, &list), Some(list[0].entity));
    }
}
