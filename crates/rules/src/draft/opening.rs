//! The opening as its player builds it: what has to be laid first, and how far the melds that are laid out and picked have come.

use super::Draft;
use crate::cards::ids::CardId;
use crate::melds::meld::{Meld, Reading};
use crate::table::view::View;
use crate::turn::gate::{Gate, PointsGate, Wanted, worth};
use crate::turn::sight::{SightGate, SightWay};

/// What the player's next melds have to be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
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
        /// Whether what is laid out and picked is enough.
        met: bool,
    },
    /// Melds without a wild card that earn the sight of the hidden one.
    Sight {
        /// How many of one way are laid out, picked and laid.
        have: usize,
        /// How many that takes.
        wanted: usize,
        /// Whether what is laid out and picked is enough.
        met: bool,
    },
    /// The slots of a contract.
    Contract {
        /// Each slot, in the order of the rules.
        slots: Vec<ContractSlot>,
        /// Whether they must be laid all at once.
        at_once: bool,
        /// Whether what is laid out and picked is all that may be asked for.
        met: bool,
    },
    /// No further meld may be laid in this round.
    Done,
}

/// A slot of a contract.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ContractSlot {
    /// The meld it asks for.
    pub wanted: Wanted,
    /// What it is filled with.
    pub filled: Filled,
    /// How many cards lie ready for it.
    pub cards: usize,
}

/// What a slot of a contract is filled with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Filled {
    /// Nothing yet.
    Open,
    /// Picked cards.
    Picked,
    /// A meld that is laid out.
    LaidOut,
    /// A meld on the table.
    Laid,
}

impl Opening {
    /// What the player's gate asks for, with what is laid out and what is picked.
    pub fn of(view: &View, draft: &Draft, picked: &[Reading]) -> Opening {
        let public = &*view.public;
        let opened = public.state(view.seat).opened;
        match &public.spec.gates.gate {
            Gate::None | Gate::FirstCard | Gate::Meld(_) => Opening::Free,
            Gate::Points { .. } if opened => Opening::Free,
            Gate::Points(PointsGate { or_run, wild_as_represented, .. }) => {
                let melds = draft.melds_with(view, picked);
                let have = melds.iter().map(|meld| worth(&public.spec, meld, *wild_as_represented)).sum();
                let met = passes(view, draft, &melds);
                let least = public.points_to_open_for(view.seat).map_or(0, |(least, _)| least);
                Opening::Points { have, least, or_run: *or_run, met }
            }
            Gate::Round(rule) if opened && rule.extra_melds => Opening::Free,
            Gate::Round(_) | Gate::Seat(_) if opened => Opening::Done,
            Gate::Sight(_) if opened => Opening::Done,
            Gate::Sight(_) if public.lays_early(view.seat) => Opening::Free,
            Gate::Sight(rule) => sight(view, rule, draft, picked),
            Gate::Round(_) => contract(view, draft, picked, true),
            Gate::Seat(rule) => contract(view, draft, picked, rule.at_once),
        }
    }

    /// Whether melds are laid out first, because one by itself may not be enough.
    pub fn gathers(&self) -> bool {
        match self {
            Opening::Free | Opening::Done => false,
            Opening::Points { .. } | Opening::Sight { .. } => true,
            Opening::Contract { at_once, .. } => *at_once,
        }
    }

    /// Whether the gate lets what is laid out and picked pass: the judge's own answer.
    pub fn is_met(&self) -> bool {
        match self {
            Opening::Free | Opening::Done => true,
            Opening::Points { met, .. } | Opening::Sight { met, .. } | Opening::Contract { met, .. } => *met,
        }
    }

    /// Whether nothing more is wanted: it is met, or the contract has no open slot and the judge has something else against it.
    pub fn is_full(&self) -> bool {
        match self {
            Opening::Contract { slots, .. } => slots.iter().all(|slot| slot.filled != Filled::Open),
            _ => self.is_met(),
        }
    }

    /// Whether so many picked melds have a place in it.
    pub(super) fn has_places_for(&self, picked: usize) -> bool {
        match self {
            Opening::Contract { slots, .. } => {
                slots.iter().filter(|slot| slot.filled == Filled::Picked).count() == picked
            }
            _ => true,
        }
    }

    /// Whether picked melds would have their place beside what is laid out.
    pub(super) fn takes(view: &View, draft: &Draft, picked: &[Reading]) -> bool {
        Opening::of(view, draft, picked).has_places_for(picked.len())
    }
}

/// How far what is laid out and picked is on the way to the sight of the hidden card: the way that it is nearest to, the first one before all.
fn sight(view: &View, rule: &SightGate, draft: &Draft, picked: &[Reading]) -> Opening {
    let melds = draft.melds_with(view, picked);
    let of_way = |way: &SightWay| melds.iter().filter(|meld| way.takes(meld)).count();
    let Some(way) = rule.ways.iter().rev().max_by_key(|way| of_way(way)) else { return Opening::Free };
    let laid = view.public.laid_of(view.seat, way);
    let wanted = laid + view.public.lacks_for_sight(view.seat, way);
    Opening::Sight { have: laid + of_way(way), wanted, met: passes(view, draft, &melds) }
}

/// The slots of the player's contract with what lies in them, and whether the judge lets it pass.
fn contract(view: &View, draft: &Draft, picked: &[Reading], at_once: bool) -> Opening {
    let state = view.public.state(view.seat);
    let slot = |(index, wanted): (usize, Wanted)| {
        let filled = if state.lacks(index) { Filled::Open } else { Filled::Laid };
        ContractSlot { wanted, filled, cards: 0 }
    };
    let wanted = view.public.contract(view.seat);
    let mut slots: Vec<ContractSlot> = wanted.into_iter().enumerate().map(slot).collect();
    let melds: Vec<&Reading> = draft.melds.iter().chain(picked).collect();
    let places = assigned(&slots, &melds);
    for (slot, meld) in slots.iter_mut().zip(places) {
        if let Some(meld) = meld {
            slot.filled = if meld < draft.melds.len() { Filled::LaidOut } else { Filled::Picked };
            slot.cards = melds[meld].slots.len();
        }
    }
    let met = passes(view, draft, &draft.melds_with(view, picked));
    Opening::Contract { slots, at_once, met }
}

/// Which meld lies in which slot: as many melds as can have one, each in the first that takes it and is not needed for another.
fn assigned(slots: &[ContractSlot], melds: &[&Reading]) -> Vec<Option<usize>> {
    let mut places = vec![None; slots.len()];
    for meld in 0..melds.len() {
        give_place(slots, melds, &mut places, &mut vec![false; slots.len()], meld);
    }
    places
}

/// Gives a meld a slot: a free one, or one whose meld can move to another.
fn give_place(
    slots: &[ContractSlot],
    melds: &[&Reading],
    places: &mut [Option<usize>],
    tried: &mut [bool],
    meld: usize,
) -> bool {
    let takes = |slot: &ContractSlot| {
        slot.filled == Filled::Open && slot.wanted.takes(melds[meld].pattern, melds[meld].slots.len())
    };
    let fitting: Vec<usize> = (0..slots.len()).filter(|place| takes(&slots[*place])).collect();
    let free = fitting.iter().copied().find(|place| places[*place].is_none());
    let given = free.or_else(|| {
        fitting.into_iter().find(|place| {
            let new = !std::mem::replace(&mut tried[*place], true);
            new && places[*place].is_some_and(|other| give_place(slots, melds, places, tried, other))
        })
    });
    if let Some(place) = given {
        places[place] = Some(meld);
    }
    given.is_some()
}

/// Whether the judge's gate lets these melds pass.
fn passes(view: &View, draft: &Draft, melds: &[Meld]) -> bool {
    let given = |card: &CardId| draft.swaps.iter().any(|swap| swap.natural == *card);
    let used = |card: &CardId| given(card) || melds.iter().any(|meld| meld.cards().any(|laid| laid == *card));
    let rest: Vec<CardId> = view.hand.iter().copied().filter(|card| !used(card)).collect();
    view.public.case(&view.hand, view.seat).why_not_open(melds, &rest).is_none()
}
