//! The melds of three that a deck has, and the pairs that are one with a card more.

use super::SIZE;
use crate::melds::pattern::{Kind, Listed, Sequence, Shape};
use crate::spec::Blocks;
use crate::turn::sight::SightWay;

/// Melds of a deck without wilds, and the pairs that are one with a card more, by their lowest face; each without that face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Melds {
    pub(super) whole: Vec<Vec<[usize; 2]>>,
    pub(super) pairs: Vec<Vec<usize>>,
}

impl Melds {
    /// The melds of these shapes, and the pairs of those that may lack a card.
    pub(super) fn of<'s>(
        game: &Blocks,
        shapes: impl Iterator<Item = &'s Shape>,
        may_lack: impl Fn(&Shape) -> bool,
    ) -> Melds {
        let faces = game.deck.faces().len();
        let mut melds = Melds { whole: vec![Vec::new(); faces], pairs: vec![Vec::new(); faces] };
        for shape in shapes {
            for [a, b, c] in groups(game, shape) {
                melds.whole[a].push([b, c]);
                for (low, high) in [(a, b), (a, c), (b, c)] {
                    if may_lack(shape) && !melds.pairs[low].contains(&high) {
                        melds.pairs[low].push(high);
                    }
                }
            }
        }
        melds
    }

    /// Whether there is any meld of three.
    pub(super) fn are_any(&self) -> bool {
        self.whole.iter().any(|others| !others.is_empty())
    }

    pub(super) fn of_way(game: &Blocks, way: &SightWay) -> Melds {
        let shapes = way.patterns.iter().filter_map(|index| game.patterns.get(*index));
        Melds::of(game, shapes.map(|pattern| &pattern.shape), |_| true)
    }
}

/// Every group of natural cards of a shape, its faces in ascending order.
fn groups(game: &Blocks, shape: &Shape) -> Vec<[usize; SIZE]> {
    let faces = game.deck.faces();
    let find = |(suit, rank): (u8, u8)| faces.iter().position(|face| (face.suit, face.rank) == (suit, rank));
    let group = |cards: [(u8, u8); SIZE]| {
        let [a, b, c] = cards.map(find);
        let mut group = [a?, b?, c?];
        group.sort_unstable();
        Some(group)
    };
    match shape {
        Shape::Listed(Listed { groups, .. }) => {
            groups.iter().filter_map(|cards| group(cards.as_slice().try_into().ok()?)).collect()
        }
        Shape::Kind(Kind { ranks, .. }) => {
            let suits = [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]];
            let of_rank = |rank| suits.into_iter().map(move |suits| suits.map(|suit| (suit, rank)));
            (1..=13).filter(|rank| ranks >> rank & 1 == 1).flat_map(of_rank).filter_map(group).collect()
        }
        Shape::Sequence(Sequence { order, .. }) => {
            let lows = order.beginnings().filter(|low| order.spans(*low, low + 2));
            let runs = lows.flat_map(|low| (0..4).map(move |suit| (suit, low)));
            runs.filter_map(|(suit, low)| group([0, 1, 2].map(|up| (suit, order.rank(low + up))))).collect()
        }
        Shape::Own(_) => Vec::new(),
    }
}
