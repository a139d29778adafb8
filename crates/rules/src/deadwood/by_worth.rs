//! Block 4, the solver of games in which the melds of a hand score: the division that is worth most, and the one that leaves the least over,
//! exactly, in decks of at most 31 faces with wilds that replace one card of a meld each.

use crate::cards::deck::{Deck, Printed};
use crate::cards::ids::CardId;
use crate::deadwood::division::Split;
use crate::melds::pattern::{self, Kind, Listed, Pattern, Sequence, Shape};
use crate::spec::{Blocks, Spec};
use fnv::FnvHashMap;

/// How many cards of each face a hand holds, four bits a face, of which the highest is never set.
type Counts = u128;

/// The highest bit of every face.
const GUARDS: Counts = 0x8888_8888_8888_8888_8888_8888_8888_8888;
/// So many faces have room.
const MOST_FACES: usize = 31;

/// Every meld of a deck, with what it scores. Runs that are no more than shorter ones side by side are not listed: those score more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeldWorths {
    melds: Vec<(Counts, i32)>,
}

impl MeldWorths {
    /// The melds of a game, where they score in the hand and can be listed.
    pub(crate) fn of(game: &Blocks) -> Option<MeldWorths> {
        let scores = game.patterns.iter().any(|pattern| pattern.worth > 0);
        if !scores || game.deck.faces().len() > MOST_FACES {
            return None;
        }
        let faces = game.deck.faces();
        let natural = |pattern: &Pattern| {
            let worth = pattern.worth;
            groups(faces, &pattern.shape).into_iter().map(move |group| (group, worth))
        };
        let mut melds: Vec<(Counts, i32)> = Vec::new();
        let wild = faces.iter().position(|face| game.wilds.includes(face)).map(one);
        for (group, worth) in game.patterns.iter().flat_map(natural) {
            melds.push((group, worth));
            let Some(wild) = wild else { continue };
            let without = (0..faces.len()).map(one).filter(|face| holds(group, *face));
            melds.extend(without.map(|face| (group - face + wild, worth)));
        }
        melds.sort_unstable_by_key(|(group, worth)| (*group, -worth));
        melds.dedup_by_key(|(group, _)| *group);
        Some(MeldWorths { melds })
    }
}

/// One card of this face.
fn one(face: usize) -> Counts {
    1 << (4 * face)
}

/// Whether a hand holds all cards of a group.
fn holds(hand: Counts, group: Counts) -> bool {
    ((hand | GUARDS) - group) & GUARDS == GUARDS
}

/// Every group of natural cards of this shape, by their faces.
fn groups(faces: &[Printed], shape: &Shape) -> Vec<Counts> {
    let find =
        |suit: u8, rank: u8| faces.iter().position(|face| (face.suit, face.rank) == (suit, rank)).map(one);
    match shape {
        Shape::Listed(Listed { groups, .. }) => {
            let sum = |group: &Vec<(u8, u8)>| group.iter().map(|(suit, rank)| find(*suit, *rank)).sum();
            groups.iter().filter_map(sum).collect()
        }
        Shape::Kind(Kind { size: (least, _), ranks, .. }) => {
            let of_rank = |rank: u8| {
                let suits: Vec<Counts> = (0..4).filter_map(|suit| find(suit, rank)).collect();
                (suits.len() == *least).then(|| suits.iter().sum())
            };
            (1..=13).filter(|rank| ranks >> rank & 1 == 1).filter_map(of_rank).collect()
        }
        Shape::Sequence(Sequence { size: (least, _), order, .. }) => {
            let run = |suit: u8, low: u8, length: usize| {
                (low..).take(length).map(|position| find(suit, order.rank(position))).sum::<Option<Counts>>()
            };
            let lengths = *least..2 * least;
            let beginnings = || (0..4).flat_map(|suit| order.beginnings().map(move |low| (suit, low)));
            lengths
                .flat_map(|length| beginnings().filter_map(move |(suit, low)| run(suit, low, length)))
                .collect()
        }
        Shape::Own(_) => Vec::new(),
    }
}

/// In what a division is to be best; what is as good in that is as good as it can be in the other.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Aim {
    /// In what its melds score.
    Worth,
    /// In how little it leaves over.
    Cover,
}

impl MeldWorths {
    /// The least that the cards outside the melds of a hand can be worth.
    pub fn least(&self, spec: &Spec, hand: &[CardId]) -> i32 {
        -Search::new(self, spec, hand, Aim::Cover).best(counts(&spec.deck, hand)).0
    }

    /// The same after the best discard of a hand.
    pub fn least_after_discard(&self, spec: &Spec, hand: &[CardId]) -> i32 {
        let (counts, mut search) = (counts(&spec.deck, hand), Search::new(self, spec, hand, Aim::Cover));
        faces_of(counts).map(|face| -search.best(counts - one(face)).0).min().unwrap_or_default()
    }

    /// The most that the melds of a hand can score.
    pub fn most(&self, spec: &Spec, hand: &[CardId]) -> i32 {
        Search::new(self, spec, hand, Aim::Worth).best(counts(&spec.deck, hand)).0
    }

    /// A hand divided so.
    pub fn split(&self, spec: &Spec, hand: &[CardId], aim: Aim) -> Split {
        let mut split = Split { melds: Vec::new(), loose: hand.to_vec() };
        for meld in Search::new(self, spec, hand, aim).division(counts(&spec.deck, hand)) {
            let mut cards = Vec::new();
            for face in faces_of(meld) {
                let shows_it = |card: &CardId| usize::from(spec.deck.face_index(*card)) == face;
                for _ in 0..held(meld, face) {
                    cards
                        .extend(split.loose.iter().position(shows_it).map(|place| split.loose.remove(place)));
                }
            }
            split.melds.push(in_order(spec, cards));
        }
        split
    }
}

/// The cards of a meld in an order in which it reads as one: in a run a wild says by its place what it stands for.
fn in_order(spec: &Spec, cards: Vec<CardId>) -> Vec<CardId> {
    let (wilds, naturals): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|card| spec.is_wild(**card));
    let with_wilds_at = |place| {
        let (before, after) = naturals.split_at(place);
        [before, &wilds, after].concat()
    };
    let reads = |cards: &Vec<CardId>| pattern::read(spec, cards).is_ok();
    (0..=naturals.len()).rev().map(with_wilds_at).find(reads).unwrap_or(cards)
}

fn counts(deck: &Deck, hand: &[CardId]) -> Counts {
    hand.iter().map(|card| one(usize::from(deck.face_index(*card)))).sum()
}

/// How many cards of a face there are.
fn held(cards: Counts, face: usize) -> Counts {
    cards >> (4 * face) & 7
}

/// The faces of which there is any card, the lowest first.
fn faces_of(cards: Counts) -> impl Iterator<Item = usize> {
    (0..MOST_FACES).filter(move |face| held(cards, *face) > 0)
}

/// Tries what becomes of the lowest card of a hand, and then of the rest: it is left over, or lies in one of the melds.
struct Search {
    aim: Aim,
    /// The melds that the hand holds, by their lowest face.
    melds: Vec<Vec<(Counts, i32)>>,
    /// What a card of each face is worth that is left over.
    values: [i32; MOST_FACES],
    /// What the best division of some of the cards comes to, in what is aimed at and in the other, and the meld in which the lowest card
    /// lies then; 0: it is left over.
    seen: FnvHashMap<Counts, ((i32, i32), Counts)>,
}

impl Search {
    fn new(worths: &MeldWorths, spec: &Spec, hand: &[CardId], aim: Aim) -> Search {
        let all = counts(&spec.deck, hand);
        let mut search = Search {
            aim,
            melds: vec![Vec::new(); MOST_FACES],
            values: [0; MOST_FACES],
            seen: FnvHashMap::default(),
        };
        for (meld, worth) in worths.melds.iter().filter(|(meld, _)| holds(all, *meld)) {
            search.melds[lowest(*meld)].push((*meld, *worth));
        }
        for card in hand {
            search.values[usize::from(spec.deck.face_index(*card))] = spec.value(*card);
        }
        search
    }

    /// What the best division of these cards comes to: the more, the better.
    fn best(&mut self, cards: Counts) -> (i32, i32) {
        if cards == 0 {
            return (0, 0);
        }
        let face = lowest(cards);
        if self.melds[face].is_empty() {
            return self.and((0, self.values[face]), cards - one(face));
        }
        if let Some((best, _)) = self.seen.get(&cards) {
            return *best;
        }
        let mut best = (self.and((0, self.values[face]), cards - one(face)), 0);
        for nth in 0..self.melds[face].len() {
            let (meld, worth) = self.melds[face][nth];
            if holds(cards, meld) {
                let with_it = self.and((worth, 0), cards - meld);
                if with_it > best.0 {
                    best = (with_it, meld);
                }
            }
        }
        self.seen.insert(cards, best);
        best.0
    }

    /// What these points scored and left over come to beside the best division of the rest.
    fn and(&mut self, (scored, left): (i32, i32), rest: Counts) -> (i32, i32) {
        let (first, second) = self.best(rest);
        match self.aim {
            Aim::Worth => (first + scored, second - left),
            Aim::Cover => (first - left, second + scored),
        }
    }

    /// The melds of the best division of these cards.
    fn division(&mut self, mut cards: Counts) -> Vec<Counts> {
        self.best(cards);
        let mut melds = Vec::new();
        while cards != 0 {
            let meld = self.seen.get(&cards).map_or(0, |(_, meld)| *meld);
            melds.extend(Some(meld).filter(|meld| *meld != 0));
            cards -= if meld == 0 { one(lowest(cards)) } else { meld };
        }
        melds
    }
}

fn lowest(cards: Counts) -> usize {
    cards.trailing_zeros() as usize / 4
}
