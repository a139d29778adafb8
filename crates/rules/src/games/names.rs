//! Names that games give to melds, to lines of score sheets and to sections of their sheets, found again where they are read from text.

use crate::games::GAMES;
use crate::house::options::Options;
use crate::round::leaving::RE_ENTRY;
use crate::score::lanes::{END_LINES, LANES};
use serde::de::{Deserialize, Deserializer, Error};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// A key of a game's words that is part of the program.
pub(crate) type Name = &'static str;

/// Labels of score lines that come from no term of a game.
const BESIDE_THE_TERMS: [Name; 4] = ["cut", "failed-attempt", LANES, RE_ENTRY];

/// Every name that any game can give with any of its options.
static KNOWN: LazyLock<BTreeSet<Name>> = LazyLock::new(|| {
    let mut known: BTreeSet<Name> = BESIDE_THE_TERMS.into_iter().chain(END_LINES).collect();
    for game in GAMES {
        let changed = game.extremes().map(|(_, options)| options);
        for options in changed.chain([Options::default()]) {
            let Ok(spec) = game.spec(game.usual_seats, &options) else { continue };
            known.extend(spec.patterns.iter().map(|pattern| pattern.name));
            known.extend(spec.score.iter().map(|term| term.label));
        }
    }
    known
});

/// Reads a name; only those that a game gives are known.
pub(crate) fn known<'de, D: Deserializer<'de>>(from: D) -> Result<Name, D::Error> {
    let text = String::deserialize(from)?;
    let found = KNOWN.get(text.as_str()).copied();
    found.ok_or_else(|| Error::custom(format!("'{text}' is no name that a game gives")))
}

/// Reads the section of a sheet that states a rule; none where there is no text.
pub(crate) fn cited<'de, D: Deserializer<'de>>(from: D) -> Result<Name, D::Error> {
    let text = String::deserialize(from)?;
    let sections = GAMES.iter().flat_map(|game| game.sheet.citations).map(|(section, _)| *section);
    let found = sections.chain([""]).find(|section| *section == text);
    found.ok_or_else(|| Error::custom(format!("'{text}' is no section of a sheet")))
}
