//! Block 7, the opening gate: what a seat must lay before it may do more.

use crate::action::MeldPlan;
use crate::cards::ids::Seat;
use crate::melds::meld::{Meld, Reading, Slot};
use crate::melds::pattern;
use crate::refusal::Code;
use crate::spec::Spec;
use crate::table::Public;
use crate::turn::sight::SightGate;

/// What a seat must lay first, and what that unlocks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gates {
    /// The condition.
    pub gate: Gate,
    /// Whether laying off waits for the gate.
    pub lay_off_waits: bool,
    /// The code of a lay-off before the gate.
    pub closed: Code,
}

/// The condition of an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gate {
    /// None: anybody lays any meld.
    None,
    /// None either, but it is remembered who has laid a card: the first one opens.
    FirstCard,
    /// A meld of its own, whatever it is worth.
    Meld(MeldGate),
    /// One lay-down worth so many points, or with a run this long.
    Points(PointsGate),
    /// A contract, all at once, the same for every seat of a round.
    Round(RoundContract),
    /// A contract of the seat's own, slot by slot.
    Seat(SeatContract),
    /// Groups without a wild card that earn the sight of the hidden one.
    Sight(SightGate),
}

/// An opening with a meld of one's own.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct MeldGate {
    /// Whether it has to be a run.
    pub run: bool,
    /// Whether no wild may lie in it.
    pub natural: bool,
}

impl MeldGate {
    /// Any meld.
    pub const ANY: MeldGate = MeldGate { run: false, natural: false };

    /// Why a meld that reads so does not open, a key of the game's words, if it does not.
    pub fn why_not(self, spec: &Spec, reading: &Reading) -> Option<&'static str> {
        match self {
            MeldGate { run: true, .. } if !reading.is_run(spec) => Some("open-with-run"),
            MeldGate { natural: true, .. } if reading.cards().any(|card| spec.is_wild(card)) => {
                Some("open-natural")
            }
            _ => None,
        }
    }

    /// Whether a meld of a hand opens.
    pub fn takes(self, spec: &Spec, plan: &MeldPlan) -> bool {
        let reading = plan.pattern.and_then(|index| pattern::read_as(spec, index, &plan.cards).ok());
        reading.is_some_and(|reading| self.why_not(spec, &reading).is_none())
    }
}

/// An opening that counts points.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct PointsGate {
    /// The least value of the cards laid.
    pub least: i32,
    /// From which total of the side on, in ascending order, it is another one.
    pub by_total: &'static [(i32, i32)],
    /// A run of so many cards opens whatever it is worth, if any does.
    pub or_run: Option<usize>,
    /// Whether a wild counts as what it stands for, not as itself.
    pub wild_as_represented: bool,
    /// Whether a seat lays nothing off and exchanges nothing in the turn in which it opens.
    pub lay_off_later: bool,
}

impl PointsGate {
    /// Forty points, every card as it is.
    pub const FORTY: PointsGate = PointsGate {
        least: 40,
        by_total: &[],
        or_run: None,
        wild_as_represented: false,
        lay_off_later: false,
    };

    /// The least value of the cards laid by a side that has this total.
    pub fn least_at(&self, total: i32) -> i32 {
        let reached = self.by_total.iter().rev().find(|(from, _)| total >= *from);
        reached.map_or(self.least, |(_, least)| *least)
    }
}

/// The contract of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundContract {
    /// By round, the melds that must be laid, by pattern in ascending order.
    pub contracts: Vec<Vec<Wanted>>,
    /// Whether runs of one suit that are laid together may not continue each other.
    pub runs_apart: bool,
    /// The rounds in which a seat lays nothing off and exchanges nothing on the table in the turn in which it opens.
    pub lay_off_later: Vec<u16>,
    /// Whether any further meld may be laid afterwards.
    pub extra_melds: bool,
    /// The rounds in which the melds must use up the whole hand, which ends the round.
    pub whole_hand: Vec<u16>,
    /// Points for a failed attempt; 0: failed attempts are only refused.
    pub failed_attempt: i32,
}

/// A meld that a contract asks for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Wanted {
    /// The pattern, by index.
    pub pattern: usize,
    /// How many cards it takes at the least.
    pub least: usize,
    /// How many cards it takes at the most; as many as the least where the size is fixed.
    pub most: usize,
}

/// A contract that each seat works on by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatContract {
    /// By contract, the pattern (by index) and the exact size of each slot.
    pub contracts: Vec<Vec<(usize, usize)>>,
    /// Whether all slots must be laid at once.
    pub at_once: bool,
    /// Whether every seat plays the contract of the round, whatever it has achieved.
    pub common: bool,
}

impl RoundContract {
    /// These contracts by round, and nothing more to be observed.
    pub fn plain(contracts: Vec<Vec<Wanted>>) -> RoundContract {
        RoundContract {
            contracts,
            runs_apart: false,
            lay_off_later: Vec::new(),
            extra_melds: false,
            whole_hand: Vec::new(),
            failed_attempt: 0,
        }
    }

    /// What a round asks for; before the first one what that will ask for.
    pub fn of(&self, round: u16) -> &[Wanted] {
        numbered(&self.contracts, usize::from(round))
    }
}

impl SeatContract {
    /// These contracts one after the other, each slot by slot, at a seat's own pace.
    pub fn plain(contracts: Vec<Vec<(usize, usize)>>) -> SeatContract {
        SeatContract { contracts, at_once: false, common: false }
    }

    /// What the contract of this number, from 1, asks for.
    pub fn of(&self, number: u8) -> &[(usize, usize)] {
        numbered(&self.contracts, usize::from(number))
    }

    /// The number of the contract that every seat plays in a round, where it is common: the last one again in all later rounds.
    pub fn in_round(&self, round: u16) -> u8 {
        let last = u8::try_from(self.contracts.len()).unwrap_or(u8::MAX);
        u8::try_from(round).unwrap_or(u8::MAX).min(last)
    }
}

fn numbered<T>(contracts: &[Vec<T>], number: usize) -> &[T] {
    contracts.get(number.saturating_sub(1)).map_or(&[], Vec::as_slice)
}

impl Wanted {
    /// A meld of at least so many cards.
    pub const fn at_least(pattern: usize, least: usize) -> Wanted {
        Wanted { pattern, least, most: usize::MAX }
    }

    /// A meld of exactly so many cards.
    pub const fn exactly(pattern: usize, size: usize) -> Wanted {
        Wanted { pattern, least: size, most: size }
    }

    /// Whether a meld of this pattern and size is what is asked for.
    pub fn takes(&self, pattern: usize, size: usize) -> bool {
        self.pattern == pattern && (self.least..=self.most).contains(&size)
    }
}

impl Gates {
    /// Nothing has to be laid first.
    pub const NONE: Gates = Gates { gate: Gate::None, lay_off_waits: false, closed: Code::NotOpened };

    /// A meld of one's own has to be laid before anything is laid off.
    pub fn meld(rule: MeldGate) -> Gates {
        Gates { gate: Gate::Meld(rule), lay_off_waits: true, ..Gates::NONE }
    }

    /// Points have to be laid before anything is laid off.
    pub fn points(rule: PointsGate) -> Gates {
        Gates { gate: Gate::Points(rule), lay_off_waits: true, ..Gates::NONE }
    }

    /// The contract of the round has to be laid before anything is laid off.
    pub fn contract(rule: RoundContract) -> Gates {
        Gates { gate: Gate::Round(rule), lay_off_waits: true, closed: Code::NotDown }
    }
}

/// What a meld is worth towards an opening that counts points.
pub fn worth(spec: &Spec, meld: &Meld, wild_as_represented: bool) -> i32 {
    let value = |(place, slot): (usize, &Slot)| match (slot.stands_for, spec.values.low_ace) {
        (None, Some(worth)) if meld.begins_with_ace(place) => worth,
        (Some(_), Some(worth)) if wild_as_represented && meld.begins_with_ace(place) => worth,
        (Some(stand), _) if wild_as_represented => {
            spec.values.ranks.get(usize::from(stand.rank)).copied().unwrap_or(0)
        }
        _ => spec.value(slot.card),
    };
    meld.reading.slots.iter().enumerate().map(value).sum()
}

impl Public {
    /// The slots of the contract that a seat works on.
    pub fn contract(&self, seat: Seat) -> Vec<Wanted> {
        match &self.spec.gates.gate {
            Gate::None | Gate::FirstCard | Gate::Meld(_) | Gate::Points { .. } | Gate::Sight(_) => Vec::new(),
            Gate::Round(rule) => rule.of(self.round).to_vec(),
            Gate::Seat(rule) => {
                let slots = rule.of(self.contracts[seat.index()]).iter();
                slots.map(|(pattern, size)| Wanted::exactly(*pattern, *size)).collect()
            }
        }
    }

    /// What an opening that counts points asks of the seat in turn: so many, or a run of so many cards, whatever it is worth.
    pub fn points_to_open(&self) -> Option<(i32, Option<usize>)> {
        self.points_to_open_for(self.turn().unwrap_or_default())
    }

    /// What it asks of this seat.
    pub fn points_to_open_for(&self, seat: Seat) -> Option<(i32, Option<usize>)> {
        match &self.spec.gates.gate {
            Gate::Points(rule) => Some((rule.least_at(self.totals[seat.index()]), rule.or_run)),
            _ => None,
        }
    }

    /// Whether a seat has completed this contract in the round that has just been counted. How many it completed before is another
    /// matter: where contracts are common, it may have failed them.
    pub fn has_completed(&self, seat: Seat, contract: u8) -> bool {
        self.state(seat).opened && self.contracts[seat.index()] > contract
    }

    /// Whether this seat may take the top of the discard pile only to open with it.
    #[inline(always)]
    pub fn takes_to_open(&self, seat: Seat) -> bool {
        self.spec.draw.to_open && !self.state(seat).opened
    }

    /// Whether this seat has to open before it may lay off.
    pub fn must_open_first(&self, seat: Seat) -> bool {
        self.spec.gates.lay_off_waits && !self.state(seat).opened
    }

    /// Whether this seat has opened in the turn going on and has to wait for its next one before it may lay off or exchange.
    pub fn waits_to_lay_off(&self, seat: Seat) -> bool {
        let waits = match &self.spec.gates.gate {
            Gate::Round(rule) => rule.lay_off_later.contains(&self.round),
            Gate::Points(PointsGate { lay_off_later, .. }) => *lay_off_later,
            _ => false,
        };
        waits && self.in_turn.opened && self.turn() == Some(seat)
    }
}
