//! The most melds of three that natural cards and so many wilds can make.

use super::SIZE;
use super::melds::Melds;
use fnv::FnvHashMap;

/// How many natural cards of each face a hand holds, two bits a face.
pub(super) type Counts = u128;

pub(super) fn one(face: usize) -> Counts {
    1 << (2 * face)
}

pub(super) fn lowest(cards: Counts) -> usize {
    cards.trailing_zeros() as usize / 2
}

fn holds(cards: Counts, face: usize) -> bool {
    cards >> (2 * face) & 3 != 0
}

/// What becomes of the lowest natural card of a hand.
#[derive(Copy, Clone)]
pub(super) enum Way {
    /// It is left over.
    Loose,
    /// It lies with two wilds.
    Alone,
    /// It lies with this one and a wild.
    Pair(usize),
    /// It lies with these two.
    Whole([usize; 2]),
}

impl Way {
    pub(super) fn wilds(self) -> usize {
        match self {
            Way::Loose | Way::Whole(_) => 0,
            Way::Alone => 2,
            Way::Pair(_) => 1,
        }
    }

    pub(super) fn faces(self, low: usize) -> Vec<usize> {
        match self {
            Way::Loose | Way::Alone => vec![low],
            Way::Pair(other) => vec![low, other],
            Way::Whole([second, third]) => vec![low, second, third],
        }
    }
}

/// Tries what becomes of the lowest natural card, and then of the rest.
pub(super) struct Search<'a> {
    melds: &'a Melds,
    /// How many melds of nothing but wilds there can be: each needs one in its own place.
    placed: usize,
    /// The most melds of some natural cards and so many wilds, and what becomes of the lowest card then.
    seen: FnvHashMap<(Counts, usize), (usize, Way)>,
}

impl<'a> Search<'a> {
    pub(super) fn new(melds: &'a Melds, placed: usize) -> Search<'a> {
        Search { melds, placed, seen: FnvHashMap::default() }
    }

    /// What becomes of the lowest of these natural cards then.
    pub(super) fn way(&mut self, cards: Counts, wilds: usize) -> Way {
        self.best(cards, wilds);
        self.seen.get(&(cards, wilds)).map_or(Way::Loose, |(_, way)| *way)
    }

    /// How many melds so many wilds are by themselves.
    pub(super) fn of_wilds(&self, wilds: usize) -> usize {
        (wilds / SIZE).min(self.placed)
    }

    /// The most melds of these.
    pub(super) fn best(&mut self, cards: Counts, wilds: usize) -> usize {
        if cards == 0 {
            return self.of_wilds(wilds);
        }
        if let Some((best, _)) = self.seen.get(&(cards, wilds)) {
            return *best;
        }
        let (low, listed) = (lowest(cards), self.melds);
        let rest = cards - one(low);
        let whole = listed.whole[low].iter().map(|others| Way::Whole(*others));
        let pairs = listed.pairs[low].iter().map(|other| Way::Pair(*other));
        let bound = (count(cards) + wilds) / SIZE;
        let mut best = (0, Way::Loose);
        for way in whole.chain(pairs).chain([Way::Alone, Way::Loose]) {
            let Some(left) = wilds.checked_sub(way.wilds()) else { continue };
            let Some(rest) = without(rest, way) else { continue };
            let melds = self.best(rest, left) + usize::from(!matches!(way, Way::Loose));
            if melds > best.0 {
                best = (melds, way);
            }
            if melds == bound {
                break;
            }
        }
        self.seen.insert((cards, wilds), best);
        best.0
    }
}

/// The rest without the cards that lie with the lowest one, if they are there.
fn without(rest: Counts, way: Way) -> Option<Counts> {
    let less = |cards: Counts, face: usize| holds(cards, face).then(|| cards - one(face));
    match way {
        Way::Loose | Way::Alone => Some(rest),
        Way::Pair(other) => less(rest, other),
        Way::Whole([second, third]) => less(less(rest, second)?, third),
    }
}

fn count(cards: Counts) -> usize {
    const LOW_BITS: Counts = Counts::MAX / 3;
    ((cards & LOW_BITS).count_ones() + 2 * (cards >> 1 & LOW_BITS).count_ones()) as usize
}

/// How many faces are there twice or more.
pub(super) fn pairs(cards: Counts) -> usize {
    const HIGH_BITS: Counts = Counts::MAX / 3 * 2;
    (cards & HIGH_BITS).count_ones() as usize
}
