//! Which melds does a contract ask for, and which of them lie?

use crate::cards::ids::Seat;
use crate::table::Public;
use crate::turn::gate::{Gate, RoundContract, Wanted};

/// One meld of a contract.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The pattern's name, a key of the game's words.
    pub name: &'static str,
    /// The least number of cards it takes.
    pub size: usize,
    /// Whether that number is said: it is exact, or not the same in every contract.
    pub sized: bool,
    /// Whether it lies on the table.
    pub laid: bool,
}

impl Public {
    /// The contract a seat has to lay in this round, slot by slot; nothing where the game has none.
    pub fn slots(&self, seat: Seat) -> Vec<Slot> {
        let wanted = self.contract(seat).into_iter().enumerate();
        wanted.filter_map(|(index, wanted)| self.slot(seat, index, wanted)).collect()
    }

    fn slot(&self, seat: Seat, index: usize, wanted: Wanted) -> Option<Slot> {
        let name = self.spec.patterns.get(wanted.pattern)?.name;
        let state = self.state(seat);
        let (sized, laid) = match &self.spec.gates.gate {
            Gate::Round(rule) => (sizes_differ(rule, wanted.pattern), state.opened),
            _ => (true, !state.lacks(index)),
        };
        Some(Slot { name, size: wanted.least, sized: sized || wanted.least == wanted.most, laid })
    }

    /// Whether a seat has a contract, and all of it lies on the table.
    pub fn has_laid_contract(&self, seat: Seat) -> bool {
        let slots = self.slots(seat);
        !slots.is_empty() && slots.iter().all(|slot| slot.laid)
    }

    /// The number of the contract a seat works on, from 1.
    pub fn contract_number(&self, seat: Seat) -> u8 {
        self.contracts.get(seat.index()).copied().unwrap_or(1)
    }

    /// How many contracts there are to climb, where each seat has its own.
    pub fn ladder(&self) -> Option<usize> {
        match &self.spec.gates.gate {
            Gate::Seat(rule) => Some(rule.contracts.len()),
            _ => None,
        }
    }
}

/// Whether contracts ask for melds of this pattern in several sizes.
fn sizes_differ(rule: &RoundContract, pattern: usize) -> bool {
    let mut sizes = rule.contracts.iter().flatten().filter(|wanted| wanted.pattern == pattern);
    let first = sizes.next().map(|wanted| wanted.least);
    sizes.any(|wanted| Some(wanted.least) != first)
}
