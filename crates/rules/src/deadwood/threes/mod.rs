//! Block 4, the solver of games in which every meld has three cards: the most melds that a hand holds, exactly, with any number of wilds,
//! in decks of at most 64 faces with up to three copies of each.

mod melds;
mod prospect;
mod search;

use crate::cards::ids::CardId;
use crate::deadwood::division::Split;
use crate::melds::pattern::{self, Listed, Shape};
use crate::spec::{Blocks, Spec};
use crate::turn::gate::Gate;
use melds::Melds;
use search::{Counts, Search, Way, lowest, one};

pub use prospect::Prospect;

/// Every meld has so many cards.
const SIZE: usize = 3;
/// So many faces have room.
const MOST_FACES: usize = 64;

/// The melds of a game of threes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threes {
    /// All that hands are divided into.
    all: Melds,
    /// Those of each way to earn the sight of a hidden card, as if any card could be missing from them.
    ways: Vec<Melds>,
}

impl Threes {
    /// Those of a game whose hands are divided into threes; none of any other.
    pub(crate) fn of(game: &Blocks) -> Option<Threes> {
        let patterns = || game.patterns.iter().filter(|pattern| !pattern.apart);
        let faces = game.deck.faces().len();
        let fits = faces <= MOST_FACES && patterns().next().is_some();
        let hidden = game.deal.wild_cut.is_some();
        if !(fits && hidden && patterns().all(|pattern| pattern.shape.size() == (SIZE, SIZE))) {
            return None;
        }
        let takes_wilds = |shape: &Shape| !matches!(shape, Shape::Listed(Listed { wilds: false, .. }));
        let all = Melds::of(game, patterns().map(|pattern| &pattern.shape), takes_wilds);
        let ways = match &game.gates.gate {
            Gate::Sight(rule) => rule.ways.iter().map(|way| Melds::of_way(game, way)).collect(),
            _ => Vec::new(),
        };
        Some(Threes { all, ways })
    }

    /// The same solver for many hands that have most cards in common.
    pub fn prospect<'a>(&'a self, spec: &'a Spec) -> Prospect<'a> {
        Prospect::new(spec, &self.all, &self.ways)
    }

    /// How many cards are left over beside the most melds of a hand.
    pub fn least(&self, spec: &Spec, hand: &[CardId]) -> usize {
        let held = Held::of(spec, hand);
        let melds = Search::new(&self.all, held.placed.len()).best(held.naturals, held.wilds());
        hand.len() - SIZE * melds
    }

    /// The same once the best card is thrown: one that is left over, or one out of a meld.
    pub fn least_after_discard(&self, spec: &Spec, hand: &[CardId]) -> usize {
        self.least(spec, hand).checked_sub(1).unwrap_or(hand.len().min(SIZE - 1))
    }

    /// A hand divided into the most melds.
    pub fn split(&self, spec: &Spec, hand: &[CardId]) -> Split {
        let mut held = Held::of(spec, hand);
        let mut search = Search::new(&self.all, held.placed.len());
        let mut split = Split { melds: Vec::new(), loose: hand.to_vec() };
        let (mut naturals, mut wilds) = (held.naturals, held.wilds());
        while naturals != 0 {
            let low = lowest(naturals);
            let way = search.way(naturals, wilds);
            let faces = way.faces(low);
            faces.iter().for_each(|face| naturals -= one(*face));
            wilds -= way.wilds();
            if !matches!(way, Way::Loose) {
                let mut cards: Vec<CardId> = faces.iter().filter_map(|face| held.take(spec, *face)).collect();
                cards.extend((0..way.wilds()).filter_map(|_| held.take_wild()));
                split.melds.push(in_order(spec, cards));
            }
        }
        for _ in 0..search.of_wilds(wilds) {
            let mut cards: Vec<CardId> = held.placed.pop().into_iter().collect();
            cards.extend((1..SIZE).filter_map(|_| held.take_wild()));
            split.melds.push(in_order(spec, cards));
        }
        split.loose.retain(|card| !split.melds.iter().flatten().any(|melded| melded == card));
        split
    }
}

/// The cards of a meld in an order in which it reads as one: in a run a wild says by its place what it stands for.
fn in_order(spec: &Spec, cards: Vec<CardId>) -> Vec<CardId> {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let ordered =
        |order: [usize; SIZE]| order.iter().filter_map(|place| cards.get(*place).copied()).collect();
    orders
        .map(ordered)
        .into_iter()
        .find(|cards: &Vec<CardId>| pattern::read(spec, cards).is_ok())
        .unwrap_or(cards)
}

/// The cards of a hand by what they can do.
struct Held {
    naturals: Counts,
    cards: Vec<CardId>,
    /// Wilds without a place of their own.
    jokers: Vec<CardId>,
    /// Wilds that may also lie in their own place.
    placed: Vec<CardId>,
}

impl Held {
    fn of(spec: &Spec, hand: &[CardId]) -> Held {
        let (wilds, cards): (Vec<CardId>, Vec<CardId>) = hand.iter().partition(|card| spec.is_wild(**card));
        let (placed, jokers) =
            wilds.into_iter().partition(|card| spec.wilds.has_place(spec.deck.printed(*card)));
        let naturals = cards.iter().map(|card| one(usize::from(spec.deck.face_index(*card)))).sum();
        Held { naturals, cards, jokers, placed }
    }

    fn wilds(&self) -> usize {
        self.jokers.len() + self.placed.len()
    }

    fn take(&mut self, spec: &Spec, face: usize) -> Option<CardId> {
        let place = self.cards.iter().position(|card| usize::from(spec.deck.face_index(*card)) == face)?;
        Some(self.cards.remove(place))
    }

    /// Wilds that have a place are kept for melds of nothing but wilds.
    fn take_wild(&mut self) -> Option<CardId> {
        self.jokers.pop().or_else(|| self.placed.pop())
    }
}
