//! The way of the focus over the table: steps of a pad or of keys towards a target.

use bevy::prelude::*;
use rummage::{
    play::table::aim::{Aim, Target},
    shell::intent::FocusHome,
    stage::place::hits::rect_of,
};

use super::Game;

/// A step of a pad or of keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    /// Towards the top of the window.
    Up,
    /// Towards its bottom.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Back from the buttons.
    Home,
}

impl Game {
    /// Steps towards a target until it has the focus.
    pub fn walk(&mut self, target: Target, step: impl Fn(&mut Self, Way)) {
        let mut gone: Vec<(Option<Target>, Way)> = Vec::new();
        for _ in 0..80 {
            let world = self.app.world();
            let here = world.resource::<Aim>().focused;
            if *world.resource::<FocusHome>() != FocusHome::Table {
                step(self, Way::Home);
                continue;
            }
            if here == Some(target) {
                return;
            }
            let middle = |target| rect_of(world, target).map(|rect| rect.center());
            let to = middle(target).unwrap_or_else(|| panic!("{target:?} is nowhere"));
            let seen = gone.iter().filter(|(before, _)| *before == here).count();
            let way = match here.and_then(middle) {
                None => Way::Down,
                Some(from) if to.y - from.y > 30.0 => Way::Down,
                Some(from) if from.y - to.y > 30.0 => Way::Up,
                // Where rows lie close to each other, the way sideways may lead past the goal.
                Some(from) if seen > 1 && (to.y - from.y).abs() > 2.0 => {
                    if from.y < to.y {
                        Way::Down
                    } else {
                        Way::Up
                    }
                }
                Some(from) if to.x > from.x => Way::Right,
                Some(_) => Way::Left,
            };
            gone.push((here, way));
            step(self, way);
        }
        panic!("{target:?} was never reached: {gone:?}");
    }
}
