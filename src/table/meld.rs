//! A meld on the table: a pile with an owner and a reading.

use bevy::prelude::*;
use rummage_rules::{
    card::MeldId,
    meld::{Class, Reading},
};

/// What a pile of kind `Meld` is.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
pub struct Meld {
    /// Its name to the judge.
    pub id: MeldId,
    /// How its cards read.
    pub reading: Reading,
    /// What it adds to its owner's score.
    pub points: i32,
}

impl Meld {
    /// Whether it counts.
    pub fn scores(&self) -> bool {
        self.reading.class == Class::Scoring
    }
}
