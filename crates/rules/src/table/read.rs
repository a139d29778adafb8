//! Reading what everybody sees from text.

use crate::table::plausible::Implausible;
use crate::table::{Posted, Public};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// Reads what everybody sees: the rules are those of its round and of the card that was cut in it.
pub(crate) fn read_public<'de, D: Deserializer<'de>>(from: D) -> Result<Posted<Public>, D::Error> {
    let mut public = Public::deserialize(from)?;
    let of_round = public.spec.in_round(public.round);
    public.spec = match public.wild_card {
        Some(card) if usize::from(card.0) < of_round.deck.len() => of_round.with_cut(card),
        Some(card) => return Err(D::Error::custom(Implausible::Card(card.0))),
        None => of_round,
    };
    Ok(public.into())
}
