//! What of the interface lies at a point of the window. Picking knows only where the pointer was last, and a frame may hold more than that.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    ui::{CalculatedClip, UiGlobalTransform, UiStack},
    ui_widgets::ScrollArea,
    window::PrimaryWindow,
};

use super::press::Pressable;
use crate::shell::names::Tag;

type Parts = (
    Option<&'static Pickable>,
    &'static ComputedNode,
    &'static UiGlobalTransform,
    &'static InheritedVisibility,
    Option<&'static CalculatedClip>,
);

/// Where something answers for itself.
#[derive(SystemParam)]
pub(super) struct Panels<'w, 's> {
    stack: Res<'w, UiStack>,
    nodes: Query<'w, 's, Parts>,
    buttons: Query<'w, 's, &'static Tag, With<Pressable>>,
    areas: Query<'w, 's, (), With<ScrollArea>>,
    parents: Query<'w, 's, &'static ChildOf>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

impl Panels<'_, '_> {
    /// Whether a button or a panel lies at this point.
    pub(super) fn cover(&self, at: Vec2) -> bool {
        self.topmost(at).is_some()
    }

    /// The button that is seen at this point, and its name.
    pub(super) fn button(&self, at: Vec2) -> Option<(Entity, &Tag)> {
        let topmost = self.topmost(at)?;
        std::iter::once(topmost)
            .chain(self.parents.iter_ancestors(topmost))
            .find_map(|node| self.buttons.get(node).ok().map(|tag| (node, tag)))
    }

    /// Whether a wheel that is turned here scrolls what lies here, and nothing else.
    pub(super) fn scroll(&self, at: Vec2) -> bool {
        self.topmost(at).is_some_and(|topmost| {
            std::iter::once(topmost)
                .chain(self.parents.iter_ancestors(topmost))
                .any(|node| self.areas.contains(node))
        })
    }

    fn topmost(&self, at: Vec2) -> Option<Entity> {
        let pixel = at * self.windows.single().map_or(1.0, Window::scale_factor);
        self.stack.uinodes.iter().rev().copied().find(|node| self.is_seen_at(*node, pixel))
    }

    fn is_seen_at(&self, node: Entity, pixel: Vec2) -> bool {
        let Ok((pickable, node, place, seen, clip)) = self.nodes.get(node) else { return false };
        seen.get()
            && pickable.is_some_and(|pickable| pickable.should_block_lower)
            && clip.is_none_or(|clip| clip.contains_point(pixel))
            && node.contains_point(*place, pixel)
    }
}
