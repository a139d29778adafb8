//! What of a game's rules decides how its table is laid: never its name.

use rummage_rules::{
    ask::{MeldsLie, PileSeen},
    spec::Spec,
};

/// How a table is laid.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Manner {
    /// How many cards of the discard pile lie side by side; none where only its top counts.
    pub row: Option<usize>,
    /// Whether melds grow after they were laid, anybody's on anybody's.
    pub open: bool,
    /// Whether the melds of partners lie together: one plot holds those of the other side.
    pub by_sides: bool,
    /// Whether cards carry a band with a name, which needs more of them bare.
    pub banded: bool,
    /// Whether everybody works on a contract of their own, which their plate shows.
    pub ladder: bool,
    /// How many places a hand has, where it never holds more.
    pub places: Option<usize>,
    /// Whether a card lies beside the stock whose rank is wild in the round.
    pub cuts_wild: bool,
    /// Whether every card shows its mini face, whatever its size: in high contrast.
    pub bold: bool,
}

/// How many cards of a pile that is played from its top lie open.
const OPEN_TOP: usize = 6;

impl Manner {
    /// The manner of a game.
    pub fn of(spec: &Spec) -> Self {
        let spread = spec.spread();
        Self {
            row: match spread.pile {
                PileSeen::Top => None,
                PileSeen::NextOnes => Some(OPEN_TOP),
                PileSeen::All => Some(usize::MAX),
            },
            open: match spread.melds {
                MeldsLie::Growing => true,
                // Of many hands that are shown at the end a phone has one list, as of melds that grow.
                MeldsLie::InHands | MeldsLie::Frozen => spec.shows_hands() && spec.seats > 3,
            },
            by_sides: spread.by_sides,
            banded: spec.deck.faces().iter().any(|face| face.group > 0),
            ladder: spread.ladder,
            places: spread.places,
            cuts_wild: spread.wild_card,
            bold: false,
        }
    }

    /// The same with mini faces at every size, or not.
    pub fn bold(self, bold: bool) -> Self {
        Self { bold, ..self }
    }

    /// The share of a card of the hand that should stay bare before cards shrink.
    pub fn strip(&self) -> f32 {
        match (self.bold, self.banded) {
            (false, _) => 0.30,
            (true, true) => 0.40,
            (true, false) => 0.52,
        }
    }

    /// Below this width in logical pixels a card shows its mini face.
    pub fn mini_below(&self) -> f32 {
        match (self.bold, self.banded) {
            (true, _) => f32::INFINITY,
            (false, true) => 72.0,
            (false, false) => 64.0,
        }
    }
}
