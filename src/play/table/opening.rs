//! The opening as the player sees it: what has to be laid first, and how far the melds that are laid out have come.

use rummage_rules::{
    melds::meld::{Meld, Reading},
    melds::pattern::Shape,
    table::view::View,
    turn::gate::{Gate, Wanted, worth},
};

use super::staging::Staging;

/// What the player's next melds have to be.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum Opening {
    /// Any meld may be laid by itself.
    #[default]
    Free,
    /// Melds of so many points together, or a long run.
    Points {
        /// What is laid out and picked.
        have: i32,
        /// What is asked for.
        least: i32,
        /// The length of a run that opens whatever it is worth, if any does.
        or_run: Option<usize>,
        /// Whether such a run is laid out or picked.
        long_run: bool,
    },
    /// The slots of a contract.
    Contract {
        /// Each slot, in the order of the rules.
        slots: Vec<ContractSlot>,
        /// Whether they must be laid all at once.
        at_once: bool,
        /// Whether they must use up the whole hand.
        whole_hand: bool,
    },
    /// No further meld may be laid in this round.
    Done,
}

/// A slot of a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContractSlot {
    /// The meld it asks for.
    pub wanted: Wanted,
    /// What it is filled with.
    pub filled: Filled,
}

/// What a slot of a contract is filled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Filled {
    /// Nothing yet.
    Open,
    /// The picked cards would fill it.
    Picked,
    /// The group that is laid out, by index.
    Staged(usize),
    /// A meld on the table.
    Laid,
}

impl ContractSlot {
    /// Whether a meld that reads like this would fill it.
    pub fn takes(&self, reading: &Reading) -> bool {
        self.filled == Filled::Open && self.wanted.takes(reading.pattern, reading.slots.len())
    }
}

impl Opening {
    /// What the player's gate asks for, with what is laid out and what is picked.
    pub fn of(view: &View, staging: &Staging, picked: Option<&Reading>) -> Self {
        let public = &view.public;
        let opened = public.state(view.seat).opened;
        match &public.spec.gates.gate {
            Gate::None | Gate::FirstCard => Self::Free,
            Gate::Points { .. } if opened => Self::Free,
            Gate::Points { least, or_run, wild_as_represented, .. } => {
                let melds = staging.groups.iter().map(|group| &group.reading).chain(picked);
                let long = |reading: &Reading| {
                    let run = matches!(public.spec.patterns[reading.pattern].shape, Shape::Sequence { .. });
                    run && or_run.is_some_and(|least| reading.slots.len() >= least)
                };
                let value = |reading: &Reading| {
                    worth(&public.spec, &Meld::new(view.seat, reading.clone()), *wild_as_represented)
                };
                Self::Points {
                    have: melds.clone().map(value).sum(),
                    least: *least,
                    or_run: *or_run,
                    long_run: melds.clone().any(long),
                }
            }
            Gate::Round(rule) if opened => {
                if rule.extra_melds {
                    Self::Free
                } else {
                    Self::Done
                }
            }
            Gate::Round(rule) => {
                let whole_hand = rule.whole_hand.contains(&public.round);
                Self::Contract { slots: slots(view, staging, picked), at_once: true, whole_hand }
            }
            Gate::Seat(_) if opened => Self::Done,
            Gate::Seat(rule) => Self::Contract {
                slots: slots(view, staging, picked),
                at_once: rule.at_once,
                whole_hand: false,
            },
        }
    }

    /// Whether melds are laid out first, because one by itself may not be enough.
    pub fn gathers(&self) -> bool {
        match self {
            Self::Free | Self::Done => false,
            Self::Points { .. } => true,
            Self::Contract { at_once, .. } => *at_once,
        }
    }

    /// Whether what is laid out and picked is all that is asked for.
    pub fn is_met(&self) -> bool {
        match self {
            Self::Free | Self::Done => true,
            Self::Points { have, least, long_run, .. } => *long_run || have >= least,
            Self::Contract { slots, .. } => slots.iter().all(|slot| slot.filled != Filled::Open),
        }
    }

    /// Whether a meld that reads like this has a place in it.
    pub fn takes(&self, reading: &Reading) -> bool {
        match self {
            Self::Contract { slots, .. } => slots.iter().any(|slot| slot.takes(reading)),
            Self::Free | Self::Points { .. } | Self::Done => true,
        }
    }
}

/// The slots of the player's contract: first what lies on the table, then what is laid out, then what is picked.
fn slots(view: &View, staging: &Staging, picked: Option<&Reading>) -> Vec<ContractSlot> {
    let public = &view.public;
    let laid = &public.state(view.seat).filled;
    let slot = |(index, wanted): (usize, Wanted)| {
        let filled = if laid.contains(&index) { Filled::Laid } else { Filled::Open };
        ContractSlot { wanted, filled }
    };
    let mut slots: Vec<ContractSlot> = public.contract(view.seat).into_iter().enumerate().map(slot).collect();
    let staged = staging.groups.iter().enumerate().map(|(nth, group)| (&group.reading, Filled::Staged(nth)));
    for (reading, filled) in staged.chain(picked.map(|reading| (reading, Filled::Picked))) {
        if let Some(slot) = slots.iter_mut().find(|slot| slot.takes(reading)) {
            slot.filled = filled;
        }
    }
    slots
}
