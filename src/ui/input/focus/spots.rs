//! Where the focus may be, and which way leads where.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::{ByPointer, FirstFocus, FocusLayer, Focusable, Slides};
use crate::{
    shell::{intent::Dir, names::Tag},
    ui::input::focus::Scroller,
};

/// One place the focus may be.
pub(super) struct Spot {
    pub(super) entity: Entity,
    pub(super) rect: Rect,
    pub(super) tag: String,
    pub(super) first: bool,
    pub(super) slides: bool,
    /// The scrolling area it is in, and whether it is scrolled out of sight there.
    area: Option<Entity>,
    hidden: bool,
}

#[derive(SystemParam)]
pub(super) struct Spots<'w, 's> {
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
            Has<Slides>,
        ),
        (With<Focusable>, Without<ByPointer>),
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
    pub(super) fn top(&self) -> (i32, Vec<Spot>) {
        let top = self.layers.iter().map(|layer| layer.0).max().unwrap_or(0);
        let spots = self
            .nodes
            .iter()
            .filter(|(entity, node, _, seen, ..)| {
                seen.get() && !node.is_empty() && self.layer(*entity) == top
            })
            .map(|(entity, node, at, _, tag, first, slides)| {
                let rect = rect_of(node, at);
                let area = self.parents.iter_ancestors(entity).find_map(|up| self.areas.get(up).ok());
                Spot {
                    entity,
                    rect,
                    tag: tag.map(|tag| tag.0.clone()).unwrap_or_default(),
                    first,
                    slides,
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

/// How far a spot is from a point.
pub(super) fn distance(spot: &Spot, at: Vec2) -> f32 {
    spot.rect.center().distance_squared(at)
}

/// The nearest spot in a direction; what lies straight ahead wins over what lies aside.
///
/// What is scrolled out of sight can be reached from within its own area only, which then scrolls along.
pub(super) fn neighbour(here: &Spot, dir: Dir, list: &[Spot]) -> Option<Entity> {
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
            slides: false,
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
