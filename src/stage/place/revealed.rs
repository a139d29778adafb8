//! A hand that is shown leaves its place and lies in its plot: its melds, and beside them what is left over.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::{CardId, Seat},
    deadwood::division::Split,
    table::Public,
};

use super::ShownHand;
use crate::stage::layout::melds::MeldSize;

/// The cards of a hand that lie in its plot, group by group; what is left over comes last.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Revealed {
    pub(super) groups: Vec<Vec<Entity>>,
    /// Whether the last group is what is left over.
    over: bool,
}

/// How a hand lies on the table: as it is counted, or what whoever closed has left over while others lay off on it. Your own stays in
/// your hands until all are shown.
pub(super) fn split_of(public: &Public, seat: Seat, yours: bool) -> Option<Split> {
    let closed = public.closed.is_some_and(|ending| ending.by == Some(seat));
    match public.shown.get(seat.index()) {
        Some(split) => Some(split.clone()),
        None if closed && !yours => {
            Some(Split { melds: Vec::new(), loose: public.known[seat.index()].clone() })
        }
        None => None,
    }
}

impl Revealed {
    /// The groups of a division, as far as the cards of the hand have shown their faces.
    pub(super) fn of(split: &Split, hand: &[Entity], face: impl Fn(Entity) -> Option<CardId>) -> Self {
        let card = |id: &CardId| hand.iter().copied().find(|card| face(*card) == Some(*id));
        let group = |ids: &Vec<CardId>| ids.iter().filter_map(card).collect::<Vec<Entity>>();
        // By suit and rank they are counted more easily than as they were held.
        let mut over = split.loose.clone();
        over.sort_unstable();
        let loose = group(&over);
        let over = !loose.is_empty();
        let mut groups: Vec<Vec<Entity>> = split.melds.iter().map(group).collect();
        groups.extend(Some(loose));
        groups.retain(|group| !group.is_empty());
        Self { groups, over }
    }

    /// Whether this card lies on the table.
    pub(super) fn holds(&self, card: Entity) -> bool {
        self.groups.iter().any(|group| group.contains(&card))
    }

    /// How large its groups are.
    pub(super) fn sizes(&self) -> impl Iterator<Item = MeldSize> {
        self.groups.iter().map(|group| MeldSize::of(group.len()))
    }

    /// What is told of it, whose groups lie at these places.
    pub(super) fn told(&self, seat: Seat, places: &[Rect]) -> Option<ShownHand> {
        let (last, melds) = places.split_last()?;
        Some(match self.over {
            true => ShownHand { seat, melds: melds.to_vec(), loose: Some(*last) },
            false => ShownHand { seat, melds: places.to_vec(), loose: None },
        })
    }
}
