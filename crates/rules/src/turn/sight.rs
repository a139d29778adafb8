//! Block 7, the sight of the hidden wild card: what a seat lays to earn it, and how a seat that has seen goes out.

use crate::cards::ids::Seat;
use crate::melds::meld::Meld;
use crate::spec::Blocks;
use crate::table::{Pending, Public, TurnStep};
use crate::turn::gate::Gate;

/// What earns the sight of the hidden wild card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SightGate {
    /// The ways to earn it, of which a seat goes one.
    pub ways: Vec<SightWay>,
    /// The pattern, by index, of melds that a seat may lay before its first draw; they count towards the sight.
    pub early: Option<usize>,
}

/// A way to earn the sight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SightWay {
    /// The patterns of its melds, by index.
    pub patterns: Vec<usize>,
    /// How many melds, none with a card used as a wild.
    pub melds: usize,
    /// Whether a seat that has gone this way goes out with one meld more of it, whatever else it holds; else every card but the one
    /// thrown has to be in a meld.
    pub one_more: bool,
}

impl Blocks {
    /// Whether a wild card lies hidden, and melds earn the sight of it.
    pub(crate) fn earns_sight(&self) -> bool {
        matches!(self.gates.gate, Gate::Sight(_))
    }
}

impl SightWay {
    /// Whether a meld is one of this way.
    pub fn takes(&self, meld: &Meld) -> bool {
        self.patterns.contains(&meld.reading.pattern)
    }
}

impl Public {
    /// What earns the sight, where the game has it.
    pub fn sight(&self) -> Option<&SightGate> {
        match &self.spec.gates.gate {
            Gate::Sight(rule) => Some(rule),
            _ => None,
        }
    }

    /// How many melds of a way a seat still has to lay together; one at least.
    pub fn lacks_for_sight(&self, seat: Seat, way: &SightWay) -> usize {
        way.melds.saturating_sub(self.laid_of(seat, way)).max(1)
    }

    /// How many melds of a way a seat has laid.
    pub fn laid_of(&self, seat: Seat, way: &SightWay) -> usize {
        self.melds_of(seat).filter(|meld| way.takes(meld)).count()
    }

    /// The way that a seat has gone which has seen; none where nothing is hidden, or it has not.
    pub fn sight_of(&self, seat: Seat) -> Option<&SightWay> {
        let rule = self.sight().filter(|_| self.state(seat).opened)?;
        rule.ways.iter().find(|way| self.laid_of(seat, way) >= way.melds)
    }

    /// Whether the seat in turn can hope to close, where that is not a matter of what its hand leaves over: it has not seen, or needs no more
    /// than one meld.
    pub(crate) fn could_close_by_sight(&self) -> Option<bool> {
        self.sight()?;
        match self.sight_of(self.turn()?) {
            None => Some(false),
            Some(way) => way.one_more.then_some(true),
        }
    }

    /// Whether this is the moment before a seat's first draw, in which it may lay melds.
    pub fn lays_early(&self, seat: Seat) -> bool {
        let may = self.sight().is_some_and(|rule| rule.early.is_some());
        may && self.turns[seat.index()] == 1
            && self.pending.last() == Some(&Pending::Turn(seat, TurnStep::Draw))
    }
}
