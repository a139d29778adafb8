//! Melding: cards leave a hand and lie in front of their owner.

use bevy::prelude::*;
use rummage_rules::{card::MeldId, meld::Meld as Laid, score::meld_points};

use super::discard::out_of_hand;
use crate::{
    motion::{self, Trip},
    table::{
        meld::Meld,
        open::{self, Board},
        pile,
        script::Shown,
    },
};

/// A meld goes from a hand to its owner's plot.
pub fn lay(world: &mut World, laid: &Laid) -> f32 {
    let id = MeldId(u8::try_from(world.resource::<Board>().melds().len()).unwrap_or(u8::MAX));
    let points = meld_points(&world.resource::<Shown>().0.public.spec, laid);
    let meld = Meld { id, reading: laid.reading.clone(), points };
    let Some(place) = open::spawn_meld(world, laid.owner, meld) else { return 0.0 };
    let mut landing = 0.0_f32;
    for (nth, id) in laid.cards().enumerate() {
        let Some(card) = out_of_hand(world, laid.owner, id) else { continue };
        pile::put_on_top(world, card, place);
        landing = landing.max(motion::send(world, card, Trip::Meld, nth));
    }
    landing
}
