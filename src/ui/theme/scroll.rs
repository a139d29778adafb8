//! Areas that scroll by wheel, keys, stick and finger, and follow the focus.

use accesskit::Role;
use bevy::{
    a11y::AccessibilityNode, ecs::system::SystemParam, input_focus::InputFocus,
    platform::collections::HashMap, prelude::*,
};

use crate::{
    shell::{
        AppSystems,
        intent::{Intent, LastDevice},
    },
    stage::palette,
    ui::input::focus::{FocusLayer, Scroller},
};

/// What its area scrolls to when it appears.
#[derive(Component, Debug, Clone, Copy)]
pub struct InSight;

/// How far each area was scrolled.
#[derive(Resource, Default)]
struct Kept(HashMap<String, f32>);

/// The thumb that shows where in its scroller the reader is.
#[derive(Component)]
struct Thumb(Entity);

/// A shade at an edge of an area, seen while there is more beyond it.
#[derive(Component)]
struct Shade {
    area: Entity,
    below: bool,
}

/// How high a shade is, in reference pixels.
const SHADE: f32 = 30.0;

/// One line of scrolling, in reference pixels.
const LINE: f32 = 28.0;
/// Room kept around a focused node, so that its ring is seen whole.
const MARGIN: f32 = 14.0;

/// Scrolls by intent, follows the focus and moves the thumbs.
pub fn plugin(app: &mut App) {
    app.init_resource::<Kept>().add_observer(bring_back).add_systems(
        Update,
        (scroll_by_intent, follow_focus, follow_mark, keep, move_thumbs, show_shades)
            .chain()
            .in_set(AppSystems::Present),
    );
}

fn bring_back(added: On<Add<Scroller>>, mut areas: Query<(&Scroller, &mut ScrollPosition)>, kept: Res<Kept>) {
    if let Ok((scroller, mut position)) = areas.get_mut(added.entity) {
        position.y = kept.0.get(&scroller.0).copied().unwrap_or_default();
    }
}

fn keep(areas: Query<(&Scroller, &ScrollPosition), Changed<ScrollPosition>>, mut kept: ResMut<Kept>) {
    for (scroller, position) in &areas {
        kept.0.insert(scroller.0.clone(), position.y);
    }
}

/// Spawns a scrolling column with its thumb on paper. `node` says how large the visible part is.
pub fn scroller(
    parent: &mut ChildSpawnerCommands<'_>,
    name: impl Into<String>,
    node: Node,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    frame(parent, node, |frame| {
        let area = area(frame, name.into(), fill);
        thumb(frame, area, palette::INK_SOFT);
    });
}

/// Spawns a scrolling column of papers on the cloth, which go under a shade where there is more to see.
pub fn scroller_on_cloth(
    parent: &mut ChildSpawnerCommands<'_>,
    name: impl Into<String>,
    node: Node,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    frame(parent, node, |frame| {
        let area = area(frame, name.into(), fill);
        shade(frame, area, false);
        shade(frame, area, true);
        thumb(frame, area, palette::MIST);
    });
}

/// What shades and thumb are laid on.
fn frame(
    parent: &mut ChildSpawnerCommands<'_>,
    node: Node,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    parent.spawn(Node { position_type: PositionType::Relative, ..node }).with_children(fill);
}

fn area(
    frame: &mut ChildSpawnerCommands<'_>,
    name: String,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) -> Entity {
    frame
        .spawn((
            Scroller(name),
            Node {
                flex_grow: 1.0,
                flex_direction: FlexDirection::Column,
                overflow: Overflow::scroll_y(),
                min_height: px(0),
                min_width: px(0),
                ..default()
            },
            AccessibilityNode::from(accesskit::Node::new(Role::ScrollView)),
        ))
        .with_children(fill)
        .id()
}

fn thumb(frame: &mut ChildSpawnerCommands<'_>, area: Entity, ink: Color) {
    frame.spawn((
        Thumb(area),
        Node {
            position_type: PositionType::Absolute,
            right: px(0),
            width: px(6),
            border_radius: BorderRadius::MAX,
            display: Display::None,
            ..default()
        },
        BackgroundColor(ink.with_alpha(0.8)),
    ));
}

fn shade(frame: &mut ChildSpawnerCommands<'_>, area: Entity, below: bool) {
    let (top, bottom) = if below { (auto(), px(0)) } else { (px(0), auto()) };
    let outwards = if below { LinearGradient::TO_BOTTOM } else { LinearGradient::TO_TOP };
    frame.spawn((
        Shade { area, below },
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            top,
            bottom,
            height: px(SHADE),
            display: Display::None,
            ..default()
        },
        BackgroundGradient::from(LinearGradient::new(
            outwards,
            vec![
                ColorStop::auto(palette::NIGHT.with_alpha(0.0)),
                ColorStop::auto(palette::NIGHT.with_alpha(0.5)),
            ],
        )),
    ));
}

/// A scroller's place that takes all the height its column has left.
pub fn filling() -> Node {
    Node { flex_grow: 1.0, flex_basis: px(0), min_height: px(0), ..default() }
}

/// How far this area can be scrolled.
fn reach(computed: &ComputedNode) -> f32 {
    ((computed.content_size().y - computed.size().y) * computed.inverse_scale_factor()).max(0.0)
}

fn scroll_by_intent(
    mut intents: MessageReader<Intent>,
    mut areas: Query<(Entity, &mut ScrollPosition, &ComputedNode), With<Scroller>>,
    parents: Query<&ChildOf>,
    layers: Query<&FocusLayer>,
) {
    let by: f32 =
        intents.read().map(|intent| if let Intent::Scroll(lines) = intent { *lines } else { 0.0 }).sum();
    if by == 0.0 {
        return;
    }
    let layer_of =
        |area: Entity| parents.iter_ancestors(area).find_map(|up| layers.get(up).ok()).map_or(0, |l| l.0);
    let top = areas.iter().map(|(area, ..)| layer_of(area)).max();
    for (area, mut position, computed) in &mut areas {
        if Some(layer_of(area)) == top {
            position.y = (position.y + by * LINE).clamp(0.0, reach(computed));
        }
    }
}

/// Scrolls areas until a node is in sight.
#[derive(SystemParam)]
struct Sight<'w, 's> {
    placed: Query<'w, 's, (&'static ComputedNode, &'static UiGlobalTransform)>,
    parents: Query<'w, 's, &'static ChildOf>,
    areas: Query<
        'w,
        's,
        (&'static mut ScrollPosition, &'static ComputedNode, &'static UiGlobalTransform),
        With<Scroller>,
    >,
}

impl Sight<'_, '_> {
    /// Whether it could be done: a node that is not laid out yet is nowhere.
    fn bring(&mut self, target: Entity) -> bool {
        let Ok((node, at)) = self.placed.get(target) else { return false };
        if node.is_empty() {
            return false;
        }
        for up in self.parents.iter_ancestors(target) {
            let Ok((mut position, area, area_at)) = self.areas.get_mut(up) else { continue };
            let scale = area.inverse_scale_factor();
            let offset = (at.translation.y - area_at.translation.y) * scale;
            let slack = (area.size().y - node.size().y) * scale / 2.0 - MARGIN;
            let overshoot = if slack < 0.0 {
                // What is higher than its area is read from its top.
                offset + slack
            } else if offset.abs() > slack {
                offset - slack.copysign(offset)
            } else {
                0.0
            };
            position.y = (position.y + overshoot).clamp(0.0, reach(area));
        }
        true
    }
}

/// A pointer has no need to see what it has just pressed where something else is to be read.
fn follow_focus(
    focus: Res<InputFocus>,
    device: Res<LastDevice>,
    marked: Query<(), With<InSight>>,
    mut last: Local<Option<Entity>>,
    mut sight: Sight,
) {
    let Some(focused) = focus.get() else { return };
    let is_seen = !device.is_keyed() && !marked.is_empty();
    if *last != Some(focused) && (is_seen || sight.bring(focused)) {
        *last = Some(focused);
    }
}

fn follow_mark(marked: Query<Entity, With<InSight>>, mut last: Local<Option<Entity>>, mut sight: Sight) {
    let Some(marked) = marked.iter().next() else { return };
    if *last != Some(marked) && sight.bring(marked) {
        *last = Some(marked);
    }
}

fn move_thumbs(
    mut thumbs: Query<(&Thumb, &mut Node)>,
    areas: Query<(&ScrollPosition, &ComputedNode), With<Scroller>>,
) {
    for (thumb, mut node) in &mut thumbs {
        let Ok((position, computed)) = areas.get(thumb.0) else { continue };
        let height = computed.size().y * computed.inverse_scale_factor();
        let reach = reach(computed);
        let display = if reach > 1.0 { Display::Flex } else { Display::None };
        let length = (height * height / (height + reach).max(1.0)).max(30.0);
        let top = if reach > 1.0 { (height - length) * position.y / reach } else { 0.0 };
        let (top, length) = (px(top.round()), px(length.round()));
        if node.display != display || node.top != top || node.height != length {
            node.display = display;
            node.top = top;
            node.height = length;
        }
    }
}

fn show_shades(
    mut shades: Query<(&Shade, &mut Node)>,
    areas: Query<(&ScrollPosition, &ComputedNode), With<Scroller>>,
) {
    for (shade, mut node) in &mut shades {
        let Ok((position, computed)) = areas.get(shade.area) else { continue };
        let beyond = if shade.below { reach(computed) - position.y } else { position.y };
        let display = if beyond > 1.0 { Display::Flex } else { Display::None };
        if node.display != display {
            node.display = display;
        }
    }
}
