//! The rules of a table, read from the names of what was chosen for it.

use crate::games;
use crate::house::options::Options;
use crate::spec::Spec;
use serde::{Deserialize, Deserializer, de};
use std::sync::Arc;

/// The rules of a table, by the names of what was chosen for it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TableRules {
    game: String,
    seats: usize,
    #[serde(default)]
    options: Options,
}

/// Reads the rules of a table from its game, its seats and its options.
pub(crate) fn read_spec<'de, D: Deserializer<'de>>(from: D) -> Result<Arc<Spec>, D::Error> {
    let TableRules { game, seats, options } = TableRules::deserialize(from)?;
    let found = games::find(&game).ok_or_else(|| de::Error::custom(format!("there is no game '{game}'")))?;
    found.spec(seats, &options).map_err(de::Error::custom)
}
