//! What is kept of lessons: where each was left, and which were played to the end.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::shell::keep::{Kept, remember};

/// How far each lesson has come, by the id of its game.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lessons(BTreeMap<String, Standing>);

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
struct Standing {
    /// The step at which it was left.
    at: usize,
    /// It was played to its end.
    done: bool,
}

impl Lessons {
    /// The step at which the lesson of this game was left; the first one if it was never begun, or is done.
    pub fn left_at(&self, game: &str) -> usize {
        self.0.get(game).map_or(0, |standing| standing.at)
    }

    /// Whether it was played to its end.
    pub fn is_done(&self, game: &str) -> bool {
        self.0.get(game).is_some_and(|standing| standing.done)
    }

    /// The lesson of this game has come to a step, or to its end: then it begins anew the next time.
    pub(crate) fn come_to(lessons: &mut ResMut<Lessons>, game: &str, at: usize, is_over: bool) {
        let now = Standing { at: if is_over { 0 } else { at }, done: is_over || lessons.is_done(game) };
        if lessons.0.get(game) != Some(&now) {
            lessons.0.insert(game.into(), now);
        }
    }
}

impl Kept for Lessons {
    const NAME: &'static str = "lessons";
}

/// Recalls what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    remember::<Lessons>(app);
}
