//! Collects what is on screen: the screen, the menu, the table in words, and every named thing with its rectangle.

use bevy::{
    ecs::system::SystemParam,
    input_focus::InputFocus,
    prelude::*,
    ui::{CalculatedClip, Checked, Selected, UiGlobalTransform},
    window::PrimaryWindow,
};
use serde::Serialize;

use super::{ScreenRect, TableStatus};
use crate::shell::{
    names::{AccessibleName, Tag},
    states::{Menu, Screen},
};

/// What is on screen now. One system writes it, and only when something has changed.
#[derive(Resource, Debug, Clone, Default, PartialEq, Serialize)]
pub(super) struct Snapshot {
    pub screen: String,
    pub menu: String,
    pub window: [f32; 2],
    /// Where the game last saw the pointer: a driver that has moved it knows by this that it was noticed.
    pub pointer: Option<[f32; 2]>,
    pub table: TableStatus,
    pub entries: Vec<Entry>,
}

/// One thing that can be pointed at.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Entry {
    /// What it is to the program; the same in every language.
    pub tag: String,
    /// What a screen reader says.
    pub name: String,
    /// Left, top, width and height in logical window pixels.
    pub rect: [f32; 4],
    /// Whether it has the focus.
    pub focused: bool,
    /// Whether it is a switch that is on, one of several that is chosen, or the tab that is open.
    pub checked: bool,
}

type Named = (Entity, &'static Tag, &'static AccessibleName, (Has<Checked>, Has<Selected>));
type NodeParts = (
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Option<&'static CalculatedClip>,
);

/// Everything with a name that is shown.
#[derive(SystemParam)]
pub(super) struct OnScreen<'w, 's> {
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    focus: Option<Res<'w, InputFocus>>,
    nodes: Query<'w, 's, (Named, NodeParts)>,
    things: Query<'w, 's, (Named, &'static ScreenRect), Without<ComputedNode>>,
}

/// Takes the picture.
pub(super) fn take(
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    table: Res<TableStatus>,
    shown: OnScreen,
    mut snapshot: ResMut<Snapshot>,
) {
    let window = shown.windows.single().ok();
    snapshot.set_if_neq(Snapshot {
        screen: format!("{:?}", screen.get()).to_lowercase(),
        menu: format!("{:?}", menu.get()).to_lowercase(),
        window: window.map_or(Vec2::ZERO, |window| window.resolution.size()).into(),
        pointer: window.and_then(Window::cursor_position).map(|at| at.round().into()),
        table: table.clone(),
        entries: shown.entries(),
    });
}

impl OnScreen<'_, '_> {
    /// All of it in reading order.
    fn entries(&self) -> Vec<Entry> {
        let scale = self.windows.single().map_or(1.0, Window::scale_factor);
        let nodes = self.nodes.iter().filter(|(_, (_, _, visibility, _))| visibility.get());
        let nodes = nodes.map(|(named, (node, at, _, clip))| (named, visible_part(node, at, clip, scale)));
        let things = self.things.iter().map(|(named, rect)| (named, rect.0));
        let mut entries: Vec<Entry> = nodes
            .chain(things)
            .filter(|(_, rect)| !rect.is_empty())
            .map(|(named, rect)| self.entry(named, rect))
            .collect();
        entries.sort_by(|a, b| {
            f32::total_cmp(&a.rect[1], &b.rect[1]).then(f32::total_cmp(&a.rect[0], &b.rect[0]))
        });
        entries
    }

    fn entry(
        &self,
        (entity, tag, name, (checked, open)): (Entity, &Tag, &AccessibleName, (bool, bool)),
        rect: Rect,
    ) -> Entry {
        Entry {
            tag: tag.0.clone(),
            name: name.0.clone(),
            rect: [rect.min.x, rect.min.y, rect.width(), rect.height()].map(f32::round),
            focused: self.focus.as_ref().and_then(|focus| focus.get()) == Some(entity),
            checked: checked || open,
        }
    }
}

/// The part of a node that scrolling and clipping leave to see, in logical window pixels.
fn visible_part(
    node: &ComputedNode,
    at: &UiGlobalTransform,
    clip: Option<&CalculatedClip>,
    scale: f32,
) -> Rect {
    let whole = Rect::from_center_size(at.translation, node.size);
    let seen = match clip {
        None => whole,
        Some(CalculatedClip::FullyClipped) => Rect::EMPTY,
        Some(CalculatedClip::Rects(clips)) => clips.iter().fold(whole, |seen, clip| {
            let to_window = clip.world_to_clip_local.inverse();
            let corners = [clip.rect.min, clip.rect.max].map(|corner| to_window.transform_point2(corner));
            seen.intersect(Rect::from_corners(corners[0], corners[1]))
        }),
    };
    Rect { min: seen.min / scale, max: seen.max / scale }
}
