//! Why an action is not played.

use rummage_rules::refusal::Refusal;
use serde::{Deserialize, Serialize};

/// Why an action is not played. Nothing has changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refused {
    /// By the judge.
    Judge(Refusal),
    /// The text is no action at this table; what is wrong with it, for developers.
    NoAction(String),
    /// No match is going on.
    NoMatch,
    /// Another action of this seat has this number, or a later one: the last one had this. Somebody may play this seat elsewhere.
    Old(u32),
}
