//! How near hands are to melds of three: what a player asks who weighs many that have most cards in common.

use super::melds::Melds;
use super::search::{self, Counts, Search};
use super::{Held, SIZE};
use crate::cards::ids::CardId;
use crate::spec::Spec;

/// How near hands are to so many melds. What was found out for one hand is of use for the next.
pub struct Prospect<'a> {
    spec: &'a Spec,
    all: Search<'a>,
    /// By way; none where its melds are pairs of one face.
    ways: Vec<Option<Search<'a>>>,
}

impl<'a> Prospect<'a> {
    /// Where any number of cards may still come, melds of nothing but these are no matter.
    pub(super) fn new(spec: &'a Spec, all: &'a Melds, ways: &'a [Melds]) -> Prospect<'a> {
        let search = |melds: &'a Melds| Search::new(melds, usize::MAX);
        let of_way = |melds: &'a Melds| melds.are_any().then(|| search(melds));
        Prospect { spec, all: search(all), ways: ways.iter().map(of_way).collect() }
    }

    /// How many cards have to come, at least, until a hand holds so many melds.
    pub fn lacking(&mut self, hand: &[CardId], melds: usize) -> usize {
        let held = Held::of(self.spec, hand);
        lacking(&mut self.all, held.naturals, held.wilds(), melds)
    }

    /// The same of melds that earn the sight of a hidden card on this way, by its number.
    pub fn lacking_to_see(&mut self, hand: &[CardId], way: usize, melds: usize) -> usize {
        let naturals = Held::of(self.spec, hand).naturals;
        match self.ways.get_mut(way) {
            Some(Some(search)) => lacking(search, naturals, 0, melds),
            _ => melds.saturating_sub(search::pairs(naturals)),
        }
    }
}

fn lacking(search: &mut Search, naturals: Counts, wilds: usize, melds: usize) -> usize {
    let most = SIZE * melds;
    (0..most).find(|more| search.best(naturals, wilds + more) >= melds).unwrap_or(most)
}
