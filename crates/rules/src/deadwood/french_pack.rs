//! Block 4, the solver of closing for one pack of 52 with sets by rank and runs by suit: melds are found by shifting the bits of a
//! hand, and what a suit leaves over is looked up. Chosen by what the deck and the patterns are; it answers as the list of all melds does.

use crate::cards::deck::Deck;
use crate::deadwood::without_wilds::CardSet;
use crate::melds::pattern::{Kind, Pattern, Sequence, Shape};
use crate::score::Values;

/// The cards of a suit, and how many there are: the pack lies suit by suit, each from the ace up.
const SUIT: CardSet = (1 << RANKS) - 1;
const RANKS: u32 = 13;
/// The ace of every suit. Times the bit of a rank in the first suit it gives the four cards of that rank.
const ACES: CardSet = 1 | 1 << 13 | 1 << 26 | 1 << 39;
const KINGS: CardSet = ACES << 12;
/// Where a run of three can begin, and one of six: such a run could also lie as two.
const THREE_BEGIN: CardSet = ACES * (SUIT >> 2);
const SIX_BEGIN: CardSet = ACES * (SUIT >> 5);

/// What the cards of each suit leave over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Suits {
    /// By the cards held of one suit: what those outside its runs are worth.
    left: Vec<u8>,
}

impl Suits {
    /// The table of a game with this deck and these melds, if they are of the kind that this solver knows.
    pub fn of(deck: &Deck, patterns: &[Pattern], values: &Values) -> Option<Suits> {
        let suit_by_suit = |(card, place): (_, u32)| {
            let face = deck.printed(card);
            (u32::from(face.suit), u32::from(face.rank)) == (place / RANKS, place % RANKS + 1)
        };
        let one_pack = deck.len() == 52 && deck.cards().zip(0..).all(suit_by_suit);
        let worth: Option<Vec<u8>> = values.ranks[1..]
            .iter()
            .map(|worth| u8::try_from(*worth).ok().filter(|w| (1..20).contains(w)))
            .collect();
        (one_pack && sets_and_runs(patterns)).then_some(())?;
        Some(Suits { left: left_by_suit(&worth?) })
    }

    /// The least that the cards outside the melds of a hand can be worth.
    pub fn least(&self, hand: CardSet) -> i32 {
        i32::from(self.least_with(hand, ranks_of_sets(hand)))
    }

    /// No more than that: what lies outside the runs, without the most that sets could take from it.
    #[inline]
    pub fn at_least(&self, hand: CardSet, dearest: i32) -> i32 {
        let in_sets = hand & (ranks_of_sets(hand) * ACES);
        i32::from(self.outside_runs(hand)) - dearest * in_sets.count_ones() as i32
    }

    /// What the cards outside the runs of a hand are worth.
    #[inline]
    fn outside_runs(&self, hand: CardSet) -> u16 {
        (0..4).map(|suit| u16::from(self.left[(hand >> (RANKS * suit) & SUIT) as usize])).sum()
    }

    /// The same as the least, if only these ranks may still make sets.
    fn least_with(&self, hand: CardSet, ranks: CardSet) -> u16 {
        if ranks == 0 {
            return self.outside_runs(hand);
        }
        let (rank, others) = (ranks.isolate_lowest_one(), ranks & (ranks - 1));
        let set = hand & (rank * ACES);
        let mut best = self.least_with(hand & !set, others);
        let wanted = set & in_runs(hand);
        if wanted != 0 {
            best = best.min(self.least_with(hand, others));
            if set.count_ones() == 4 {
                let without = |card: CardSet| self.least_with(hand & !(set & !card), others);
                best = each(wanted).map(without).fold(best, u16::min);
            }
        }
        best
    }

    /// The cards of a hand that could lie in a set, and those that could lie in a run.
    #[inline]
    pub fn sets_and_runs(hand: CardSet) -> (CardSet, CardSet) {
        (hand & (ranks_of_sets(hand) * ACES), in_runs(hand))
    }

    /// The melds that leave the least, where there is but one way: no card is wanted for a set and a run, and no run could lie as two.
    pub fn only_melds(&self, hand: CardSet) -> Option<Vec<CardSet>> {
        let (sets, runs) = Suits::sets_and_runs(hand);
        let long = runs & runs >> 1 & runs >> 2 & runs >> 3 & runs >> 4 & runs >> 5 & SIX_BEGIN;
        if sets & runs != 0 || long != 0 {
            return None;
        }
        let mut melds = Vec::new();
        melds.extend(each(ranks_of_sets(hand)).map(|rank| hand & (rank * ACES)));
        let ends = runs & !(runs >> 1 & !KINGS);
        let mut rest = runs;
        melds.extend(each(ends).map(|end| {
            let run = rest & (end | (end - 1));
            rest &= !run;
            run
        }));
        melds.sort_by_key(|meld| meld.count_ones());
        Some(melds)
    }

    /// Every meld that a hand holds, those of few cards first, sets before runs.
    pub fn melds_in(&self, hand: CardSet) -> Vec<CardSet> {
        let mut melds = Vec::new();
        for rank in each(ranks_of_sets(hand)) {
            let set = hand & (rank * ACES);
            let three = each(set).map(|card| set & !card).filter(|part| part.count_ones() == 3);
            melds.extend(three.chain([set]));
        }
        let (mut begins, mut length) = (hand & hand >> 1 & hand >> 2 & THREE_BEGIN, 3);
        while begins != 0 {
            melds.extend(each(begins).map(|begin| (begin << length) - begin));
            begins &= hand >> length & (ACES * (SUIT >> length));
            length += 1;
        }
        melds.sort_by_key(|meld| meld.count_ones());
        melds
    }

    /// The cards with which a set of three or a run would be a meld still.
    pub fn fitting(meld: CardSet) -> CardSet {
        let column = ACES << (meld.trailing_zeros() % RANKS);
        let longer = if meld & !column == 0 { column } else { (meld & !KINGS) << 1 | (meld & !ACES) >> 1 };
        longer & !meld
    }
}

/// Whether the patterns are sets of three or four and runs in suit from the ace, low, to the king.
fn sets_and_runs(patterns: &[Pattern]) -> bool {
    let [Pattern { shape: Shape::Kind(Kind { size: (3, 4), .. }), .. }, Pattern { shape: runs, .. }] =
        patterns
    else {
        return false;
    };
    match runs {
        Shape::Sequence(Sequence { size: (3, 13), one_suit: true, order, .. }) => {
            (order.least, order.most, order.queen_king_ace) == (1, 13, false)
        }
        _ => false,
    }
}

/// The ranks of which a hand holds three cards or four, as cards of the first suit.
fn ranks_of_sets(hand: CardSet) -> CardSet {
    let [a, b, c, d] = [hand, hand >> 13, hand >> 26, hand >> 39];
    (a & b & (c | d) | c & d & (a | b)) & SUIT
}

/// The cards of a hand that lie in a run of three or more.
fn in_runs(hand: CardSet) -> CardSet {
    let begin = hand & hand >> 1 & hand >> 2 & THREE_BEGIN;
    begin | begin << 1 | begin << 2
}

/// The bits of a set, each by itself, the lowest first.
fn each(set: CardSet) -> impl Iterator<Item = CardSet> {
    let next = |rest: &CardSet| Some(rest & (rest - 1)).filter(|rest| *rest != 0);
    std::iter::successors(Some(set).filter(|set| *set != 0), next).map(CardSet::isolate_lowest_one)
}

/// For all cards that can be held of one suit: what those outside its runs are worth. Runs of one suit never compete for a card.
fn left_by_suit(worth: &[u8]) -> Vec<u8> {
    let left = |held: CardSet| {
        let loose = held & !in_runs(held);
        (0..).zip(worth).map(|(rank, worth)| if loose >> rank & 1 == 1 { *worth } else { 0 }).sum()
    };
    (0..=SUIT).map(left).collect()
}
