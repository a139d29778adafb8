//! What a seat still has to lay before it may do more, as the gate of the game puts it.

pub mod candidates;
pub(crate) mod company;
pub mod fulfilled;
mod longest_runs;
pub mod reach;
pub mod tally;

use rummage_rules::cards::ids::Seat;
use rummage_rules::table::Public;
use rummage_rules::turn::gate::Gate;

/// One meld that has to be laid: of this pattern, of so many cards.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The pattern, by index.
    pub pattern: usize,
    /// How many cards it takes at the least.
    pub size: usize,
}

/// The melds that a seat still has to lay.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goal {
    /// The melds; none if the seat has done what it had to.
    pub slots: Vec<Slot>,
    /// Whether they have to be laid all at once.
    pub at_once: bool,
    /// Whether they have to use up the whole hand.
    pub whole_hand: bool,
}

impl Goal {
    /// What this seat has before it.
    pub fn of(public: &Public, seat: Seat) -> Goal {
        match &public.spec.gates.gate {
            Gate::Round(rule) if !public.state(seat).opened => {
                let slots =
                    rule.of(public.round).iter().map(|slot| Slot { pattern: slot.pattern, size: slot.least });
                let whole_hand = rule.whole_hand.contains(&public.round);
                Goal { slots: slots.collect(), at_once: true, whole_hand }
            }
            Gate::Seat(rule) => {
                let contract = rule.of(public.contracts[seat.index()]);
                let open = contract.iter().enumerate().filter(|(slot, _)| public.state(seat).lacks(*slot));
                let slots = open.map(|(_, (pattern, size))| Slot { pattern: *pattern, size: *size });
                Goal { slots: slots.collect(), at_once: rule.at_once, whole_hand: false }
            }
            _ => Goal::default(),
        }
    }

    /// How many cards its melds take at the least.
    pub fn cards(&self) -> usize {
        self.slots.iter().map(|slot| slot.size).sum()
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.slots.is_empty()
    }
}
