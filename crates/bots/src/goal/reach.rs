//! How far a hand is from the melds it has to lay: the cards it lacks, and which cards would bring it nearer.

use crate::goal::tally::{SUITS, Tally, face_bit};
use crate::goal::{Goal, Slot};
use rummage_rules::cards::order::{HIGH_ACE, Order};
use rummage_rules::cards::wilds::WildLimit;
use rummage_rules::melds::pattern::{Kind, Sequence, Shape};
use rummage_rules::spec::Spec;

/// Of the ways to fill a slot no more than this many are followed, the fullest first.
const MOST_WAYS: usize = 9;

/// How far a hand is from a goal.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Reach {
    /// How many cards it lacks.
    pub missing: u32,
    /// The faces of which one more would bring it nearer.
    pub outs: u64,
    /// Whether a wild would bring it nearer.
    pub wild_helps: bool,
}

/// A way to fill a slot.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The slot, by index in the goal.
    pub slot: usize,
    /// What it is filled with.
    pub meld: Target,
    /// How many naturals are there.
    pub present: u8,
    /// How many of the rest wilds can stand for.
    pub wilds: u8,
    /// The faces that are not there.
    pub lacks: u64,
}

/// A meld to be.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Cards of a rank.
    Kind {
        /// The rank.
        rank: u8,
    },
    /// A run.
    Run {
        /// The suit.
        suit: usize,
        /// The position of its lowest card.
        low: u8,
    },
}

/// How far these cards are from a goal.
pub fn reach(spec: &Spec, goal: &Goal, cards: &Tally) -> Reach {
    let mut best = Reach { missing: u32::MAX, outs: 0, wild_helps: false };
    each_way(spec, goal, cards, &mut |ways, missing| {
        let lacks = ways.iter().fold(0, |faces, way| faces | way.lacks);
        let places: u8 = ways.iter().map(|way| way.wilds).sum();
        let wild_helps = places > cards.wilds;
        if missing < best.missing {
            best = Reach { missing, outs: lacks, wild_helps };
        } else if missing == best.missing {
            best.outs |= lacks;
            best.wild_helps |= wild_helps;
        }
        best.missing
    });
    best
}

/// Shows ways to fill all slots of a goal at once with what each lacks, as long as they lack no more than the answer allows.
pub fn each_way(spec: &Spec, goal: &Goal, cards: &Tally, see: &mut dyn FnMut(&[Way], u32) -> u32) {
    let mut order: Vec<usize> = (0..goal.slots.len()).collect();
    // Runs need certain cards, so they choose first; what is long is hardest to fill.
    let is_run = |slot: &usize| matches!(shape(spec, goal.slots[*slot]), Shape::Sequence { .. });
    order.sort_by_key(|slot| (!is_run(slot), std::cmp::Reverse(goal.slots[*slot].size)));
    let mut search =
        Search { spec, goal, order, least_after: Vec::new(), ways: Vec::new(), most: u32::MAX, see };
    search.least_after = search.least_after(cards);
    search.fill(*cards);
}

fn shape(spec: &Spec, slot: Slot) -> &Shape {
    &spec.patterns[slot.pattern].shape
}

struct Search<'a> {
    spec: &'a Spec,
    goal: &'a Goal,
    /// The slots in the order in which they are filled.
    order: Vec<usize>,
    /// What the slots after so many of them lack at the least, as if each could choose first.
    least_after: Vec<u32>,
    ways: Vec<Way>,
    /// Ways that lack more are not looked at.
    most: u32,
    see: &'a mut dyn FnMut(&[Way], u32) -> u32,
}

impl Search<'_> {
    fn least_after(&self, cards: &Tally) -> Vec<u32> {
        let mut least = vec![0; self.order.len() + 1];
        for (place, slot) in self.order.iter().enumerate().rev() {
            let fullest = self.ways_to_fill(*slot, cards)[0];
            least[place] = least[place + 1] + self.lack(&fullest);
        }
        least
    }

    fn fill(&mut self, rest: Tally) {
        let Some(&slot) = self.order.get(self.ways.len()) else {
            let missing = self.missing(rest.wilds);
            if missing <= self.most {
                self.most = (self.see)(&self.ways, missing);
            }
            return;
        };
        for way in self.ways_to_fill(slot, &rest) {
            self.ways.push(way);
            let may_do = self.least_missing(rest.wilds) <= self.most;
            if may_do {
                let mut rest = rest;
                self.take(&way, &mut rest);
                self.fill(rest);
            }
            self.ways.pop();
            if !may_do {
                // Those that follow are no fuller.
                break;
            }
        }
    }

    /// What the ways lack, once wilds stand in.
    fn missing(&self, wilds: u8) -> u32 {
        let places: u8 = self.ways.iter().map(|way| way.wilds).sum();
        self.lacking() - u32::from(wilds.min(places))
    }

    /// What all slots lack at the least, if the wilds can all stand in somewhere.
    fn least_missing(&self, wilds: u8) -> u32 {
        (self.lacking() + self.least_after[self.ways.len()]).saturating_sub(u32::from(wilds))
    }

    fn lacking(&self) -> u32 {
        self.ways.iter().map(|way| self.lack(way)).sum()
    }

    fn lack(&self, way: &Way) -> u32 {
        self.goal.slots[way.slot].size as u32 - u32::from(way.present)
    }

    fn take(&self, way: &Way, rest: &mut Tally) {
        let size = self.goal.slots[way.slot].size;
        match way.meld {
            Target::Kind { rank } => {
                let mut left = way.present;
                // The most plentiful suits first: what is left over is of as many suits as can be.
                for suit in (0..SUITS).cycle().take(SUITS * 3) {
                    if left > 0 && rest.take_at(suit, rank) {
                        left -= 1;
                    }
                }
            }
            Target::Run { suit, low } => {
                for position in (low..).take(size) {
                    rest.take_at(suit, Order::rank_at(position));
                }
            }
        }
    }

    /// Ways to fill a slot, the fullest first.
    fn ways_to_fill(&self, slot: usize, cards: &Tally) -> Vec<Way> {
        let size = self.goal.slots[slot].size;
        let mut ways: Vec<Way> = match shape(self.spec, self.goal.slots[slot]) {
            Shape::Kind(Kind { wilds, .. }) => {
                let held = (1..=13).map(|rank| (rank, cards.of_rank(rank).min(as_u8(size))));
                let begun =
                    held.filter(|(rank, present)| *present > 0 && self.comes_after(slot, *rank, *present));
                let begun = fullest(&begun.collect::<Vec<_>>());
                begun.into_iter().map(|rank| kind(slot, size, *wilds, rank, cards)).collect()
            }
            Shape::Sequence(Sequence { order, wilds, adjacent, .. }) => {
                let rule = RunRule { size, order: *order, wilds: *wilds, adjacent: *adjacent };
                let begun = fullest(&rule.begun(cards));
                begun.into_iter().map(|(suit, low)| rule.run(slot, suit, low, cards)).collect()
            }
            _ => Vec::new(),
        };
        if ways.is_empty() {
            // Nothing to build on: all of it has to come.
            let meld = Target::Kind { rank: 0 };
            ways.push(Way { slot, meld, present: 0, wilds: as_u8(size) - 1, lacks: 0 });
        }
        ways
    }

    /// Slots that are alike are filled in one order only: the fullest first, then by rank.
    fn comes_after(&self, slot: usize, rank: u8, present: u8) -> bool {
        let alike = |before: &&Way| self.goal.slots[before.slot] == self.goal.slots[slot];
        match self.ways.last().filter(alike) {
            Some(Way { meld: Target::Kind { rank: before }, present: fuller, .. }) => {
                present < *fuller || (present == *fuller && rank >= *before)
            }
            _ => true,
        }
    }
}

/// Those of which most is there, and then those that lack one card more, each with how much is there.
fn fullest<T: Copy>(all: &[(T, u8)]) -> Vec<T> {
    let most = all.iter().map(|(_, present)| *present).max().unwrap_or(0);
    let with = |wanted: u8| all.iter().filter(move |(_, present)| *present == wanted).map(|(one, _)| *one);
    let less = most.checked_sub(1).filter(|less| *less > 0);
    with(most).chain(less.into_iter().flat_map(with)).take(MOST_WAYS).collect()
}

fn kind(slot: usize, size: usize, limit: WildLimit, rank: u8, cards: &Tally) -> Way {
    let present = cards.of_rank(rank).min(as_u8(size));
    let wilds = places(limit, present, size, as_u8(size) - present);
    let lacks = if usize::from(present) < size {
        (0..SUITS).fold(0, |faces, suit| faces | face_bit(suit, rank))
    } else {
        0
    };
    Way { slot, meld: Target::Kind { rank }, present, wilds, lacks }
}

/// What runs of a slot must be like.
struct RunRule {
    size: usize,
    order: Order,
    wilds: WildLimit,
    adjacent: bool,
}

impl RunRule {
    /// The runs of which a card is there at least, by suit and lowest position, each with how many are there.
    fn begun(&self, cards: &Tally) -> Vec<((usize, u8), u8)> {
        let all = (1_u16 << self.size) - 1;
        let mut begun = Vec::with_capacity(SUITS * 14);
        for suit in 0..SUITS {
            let held = cards.positions(suit);
            for low in self.order.least..=self.order.most {
                let high = low + as_u8(self.size) - 1;
                let present = as_u8((held >> low & all).count_ones() as usize);
                if present > 0 && high <= HIGH_ACE && self.order.spans(low, high) {
                    begun.push(((suit, low), present));
                }
            }
        }
        begun
    }

    fn run(&self, slot: usize, suit: usize, low: u8, cards: &Tally) -> Way {
        let (mut present, mut lacks, mut places_for_wilds, mut after_wild) = (0, 0, 0, false);
        for position in (low..).take(self.size) {
            if cards.at_position(suit, position) > 0 {
                present += 1;
                after_wild = false;
            } else {
                lacks |= face_bit(suit, Order::rank_at(position));
                let fits = self.adjacent || !after_wild;
                places_for_wilds += u8::from(fits);
                after_wild = fits;
            }
        }
        let wilds = places(self.wilds, present, self.size, places_for_wilds);
        Way { slot, meld: Target::Run { suit, low }, present, wilds, lacks }
    }
}

/// How many wilds may stand in beside so many naturals.
fn places(limit: WildLimit, present: u8, size: usize, gaps: u8) -> u8 {
    let allowed = |wilds: &u8| limit.allows(size - usize::from(*wilds), usize::from(*wilds));
    (0..=gaps.min(as_u8(size) - present)).rev().find(allowed).unwrap_or(0)
}

fn as_u8(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}
