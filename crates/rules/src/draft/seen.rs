//! A table between two moves, as somebody sees it: groups that are no melds lie as they came.

use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::{Class, Meld, Reading, Slot};
use crate::melds::pattern;
use crate::moves::rearranging::Regrouping;
use crate::table::view::View;

impl Reading {
    /// Cards that lie together and are no meld, while a table is laid anew.
    pub fn of_none(cards: &[CardId]) -> Reading {
        let slots = cards.iter().copied().map(Slot::natural).collect();
        Reading { pattern: usize::MAX, name: "", class: Class::Plain, low: 0, slots }
    }

    /// Whether it is no meld.
    pub fn is_none(&self) -> bool {
        self.pattern == usize::MAX
    }
}

impl View {
    /// The same table while a seat lays it anew: so its groups lie, those of the melds that lay there first. What is new of it is out of
    /// the hand.
    pub(super) fn laid_by(&self, seat: Seat, groups: impl Iterator<Item = Reading>) -> View {
        let lay = &self.public.melds;
        let who = |card: CardId| {
            lay.iter().flat_map(Meld::laid_cards).find(|(lying, _)| *lying == card).map(|(_, by)| by)
        };
        let mut seen = self.clone();
        let melds = groups.enumerate().filter(|(_, reading)| !reading.slots.is_empty());
        seen.public.write().melds = melds
            .map(|(nth, reading)| {
                let laid_by = reading.cards().map(|card| who(card).unwrap_or(seat)).collect();
                let owner = lay.get(nth).map_or(seat, |meld| meld.owner);
                Meld { laid_by, ..Meld::new(owner, reading) }
            })
            .collect();
        let new: Vec<CardId> =
            seen.public.melds.iter().flat_map(Meld::cards).filter(|card| who(*card).is_none()).collect();
        seen.hand.retain(|card| !new.contains(card));
        let held = &mut seen.public.write().hand_sizes[seat.index()];
        *held = held.saturating_sub(new.len());
        seen
    }
}

impl Regrouping {
    /// The table after so many of the moves of a seat, from a view of the table before the first.
    pub fn seen(&self, before: &View, seat: Seat, moves: usize) -> View {
        let spec = &before.public.spec;
        let read =
            |cards: Vec<CardId>| pattern::read(spec, &cards).unwrap_or_else(|_| Reading::of_none(&cards));
        before.laid_by(seat, self.after(moves).into_iter().map(read))
    }
}
