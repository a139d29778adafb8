//! How solid a tree of nodes is, and how far below its place: an interface has no opacity of its own, so the alpha of every ink in it
//! is changed.

use bevy::{
    ecs::{entity::EntityHashMap, system::SystemParam},
    prelude::*,
};

/// Nothing is made clearer than this: what is quite clear could not be told how solid it was.
const LEAST: f32 = 0.02;

/// How solid each node of a tree has been made.
#[derive(Debug, Clone, Default)]
pub(super) struct Solidity(EntityHashMap<f32>);

/// Everything in a tree of nodes that has a colour.
#[derive(SystemParam)]
pub(super) struct Inks<'w, 's> {
    children: Query<'w, 's, &'static Children>,
    grounds: Query<'w, 's, &'static mut BackgroundColor>,
    gradients: Query<'w, 's, &'static mut BackgroundGradient>,
    borders: Query<'w, 's, &'static mut BorderColor>,
    shadows: Query<'w, 's, &'static mut BoxShadow>,
    images: Query<'w, 's, &'static mut ImageNode>,
    letters: Query<'w, 's, &'static mut TextColor>,
    places: Query<'w, 's, &'static mut UiTransform>,
}

impl Inks<'_, '_> {
    /// Makes everything below the root so solid: 1 as it was drawn.
    pub(super) fn make(&mut self, root: Entity, share: f32, known: &mut Solidity) {
        let share = share.clamp(LEAST, 1.0);
        let nodes: Vec<Entity> = self.children.iter_descendants(root).collect();
        for node in nodes {
            let before = known.0.insert(node, share).unwrap_or(1.0);
            if before != share {
                self.thin(node, share / before);
            }
        }
    }

    /// How dark the root makes what is behind it.
    pub(super) fn dim(&mut self, root: Entity, alpha: f32) {
        if let Ok(mut ground) = self.grounds.get_mut(root) {
            ground.0.set_alpha(alpha);
        }
    }

    /// Lays everything on the root so far below its place.
    pub(super) fn lower(&mut self, root: Entity, below: f32) {
        for sheet in self.children.get(root).into_iter().flatten() {
            if let Ok(mut place) = self.places.get_mut(*sheet) {
                place.translation.y = px(below);
            }
        }
    }

    fn thin(&mut self, node: Entity, by: f32) {
        if let Ok(mut ground) = self.grounds.get_mut(node)
            && ground.0.alpha() > 0.0
        {
            thin(&mut ground.0, by);
        }
        if let Ok(mut gradients) = self.gradients.get_mut(node) {
            gradients.0.iter_mut().for_each(|gradient| thin_stops(gradient, by));
        }
        if let Ok(mut border) = self.borders.get_mut(node)
            && *border != BorderColor::default()
        {
            let BorderColor { top, right, bottom, left } = &mut *border;
            [top, right, bottom, left].into_iter().for_each(|side| thin(side, by));
        }
        if let Ok(mut shadows) = self.shadows.get_mut(node) {
            shadows.0.iter_mut().for_each(|shadow| thin(&mut shadow.color, by));
        }
        if let Ok(mut image) = self.images.get_mut(node) {
            thin(&mut image.color, by);
        }
        if let Ok(mut letters) = self.letters.get_mut(node) {
            thin(&mut letters.0, by);
        }
    }
}

fn thin_stops(gradient: &mut Gradient, by: f32) {
    match gradient {
        Gradient::Linear(linear) => linear.stops.iter_mut().for_each(|stop| thin(&mut stop.color, by)),
        Gradient::Radial(radial) => radial.stops.iter_mut().for_each(|stop| thin(&mut stop.color, by)),
        Gradient::Conic(conic) => conic.stops.iter_mut().for_each(|stop| thin(&mut stop.color, by)),
    }
}

fn thin(ink: &mut Color, by: f32) {
    ink.set_alpha((ink.alpha() * by).min(1.0));
}
