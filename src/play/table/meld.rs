//! A meld on the table: a pile with an owner, a reading, and who laid which card.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::{CardId, MeldId, Seat},
    melds::meld::{Class, Meld as Laid, Reading, Rider},
    score::meld_points,
    spec::Spec,
};

/// What a pile of kind `Meld` is. Its cards lie in the order of the reading, the singles beside it last.
#[derive(Component, Debug, Clone, PartialEq, Eq)]
pub struct Meld {
    /// Its name to the judge.
    pub id: MeldId,
    /// How its cards read, and what its wild cards stand for.
    pub reading: Reading,
    /// Who laid each card of the reading.
    pub laid_by: Vec<Seat>,
    /// Single cards beside it.
    pub riders: Vec<Rider>,
    /// What it adds to its owner's score.
    pub points: i32,
    /// The card on top, where it lies squared up.
    pub squared: Option<CardId>,
}

impl Meld {
    /// A meld as the judge has it.
    pub fn new(id: MeldId, laid: &Laid, spec: &Spec) -> Self {
        Self {
            id,
            reading: laid.reading.clone(),
            laid_by: laid.laid_by.clone(),
            riders: laid.riders.clone(),
            points: meld_points(spec, laid),
            squared: spec.squared_top(laid),
        }
    }

    /// Whether it counts.
    pub fn scores(&self) -> bool {
        self.reading.class == Class::Scoring
    }
}
