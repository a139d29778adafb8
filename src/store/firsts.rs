//! What is kept of first times: what was explained to the player, and how many rounds the player has seen the end of.

use std::collections::BTreeSet;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::shell::keep::{Kept, remember};

/// Whoever has seen the end of so many rounds is no newcomer.
const ROUNDS: u8 = 3;

/// The first times that are over.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Firsts {
    /// Rounds that ended while the player sat at the table, as far as they matter.
    rounds: u8,
    /// The keys of what was explained.
    explained: BTreeSet<String>,
}

impl Firsts {
    /// Whether hardly anything was played yet.
    pub fn is_newcomer(&self) -> bool {
        self.rounds < ROUNDS
    }

    /// A round has ended at the player's table.
    pub(crate) fn end_round(firsts: &mut ResMut<Firsts>) {
        if firsts.is_newcomer() {
            firsts.rounds += 1;
        }
    }

    /// Whether this was explained.
    pub fn knows(&self, key: &str) -> bool {
        self.explained.contains(key)
    }

    /// This is explained from now on.
    pub fn explain(&mut self, key: &str) {
        self.explained.insert(key.to_owned());
    }
}

impl Kept for Firsts {
    const NAME: &'static str = "firsts";
}

/// Recalls what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    remember::<Firsts>(app);
}
