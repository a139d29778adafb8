//! What is read from a game's sheet and decides nothing: its id, its names of the states, and where it states which rule.

use crate::refusal::{Code, Refusal};

/// A game's sheet, as far as other texts refer to it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The game's id: `Game::id`.
    pub game: &'static str,
    /// Its names of the states.
    pub states: StateNames,
    /// Where it states the rule behind each refusal.
    pub citations: Citations,
}

/// Sections of a sheet, each with the refusals whose rule it states.
pub type Citations = &'static [(&'static str, &'static [Code])];

impl Sheet {
    /// That of no game.
    pub const NONE: Sheet = Sheet { game: "", states: StateNames::USUAL, citations: &[] };

    /// The refusal with the section of the sheet it comes from.
    pub fn cite(&self, mut refusal: Refusal) -> Refusal {
        let found = self.citations.iter().find(|(_, codes)| codes.contains(&refusal.code));
        refusal.rule = found.map_or("", |(section, _)| section);
        refusal
    }
}

/// The sheet's names of the states, as scenario files write them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct StateNames {
    /// Before the deal.
    pub deal: &'static str,
    /// A draw is asked.
    pub draw: &'static str,
    /// Melds and the discard are asked.
    pub play: &'static str,
    /// The round is over and counted.
    pub round_over: &'static str,
}

impl StateNames {
    /// The names that most sheets give.
    pub const USUAL: StateNames =
        StateNames { deal: "Deal", draw: "Draw", play: "Play", round_over: "DealOver" };
}
