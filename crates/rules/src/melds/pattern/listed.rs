//! Patterns of groups that a sheet lists card by card.

use crate::cards::deck::Printed;
use crate::cards::ids::CardId;
use crate::melds::meld::{Slot, Stand};
use crate::spec::Spec;

/// Groups of exactly these cards. All have as many cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The groups, each with its cards by suit and rank in the order in which they lie.
    pub groups: Vec<Vec<(u8, u8)>>,
    /// Whether a wild takes the place of any of them; if not, wild cards are themselves.
    pub wilds: bool,
}

impl Listed {
    /// How many cards a group has.
    pub fn size(&self) -> usize {
        self.groups.first().map_or(0, Vec::len)
    }

    /// Whether one of the groups asks for both of these faces.
    pub fn go_together(&self, one: &Printed, other: &Printed) -> bool {
        let asks = |group: &[(u8, u8)], face: &Printed| group.contains(&(face.suit, face.rank));
        self.groups.iter().any(|group| asks(group, one) && asks(group, other))
    }
}

/// Cards as one of the groups, in the order of the list.
pub(super) fn listed(spec: &Spec, cards: &[CardId], rule: &Listed) -> Result<Vec<Slot>, &'static str> {
    let laid = |group: &Vec<(u8, u8)>| laid(spec, cards, group, rule.wilds);
    rule.groups.iter().find_map(laid).ok_or("set-rank")
}

fn laid(spec: &Spec, cards: &[CardId], group: &[(u8, u8)], stand_in: bool) -> Option<Vec<Slot>> {
    let (mut wilds, mut naturals): (Vec<CardId>, Vec<CardId>) =
        cards.iter().partition(|card| stand_in && spec.is_wild(**card));
    let slot = |(suit, rank): &(u8, u8)| {
        let is_it = |card: &CardId| {
            let face = spec.deck.printed(*card);
            (face.suit, face.rank) == (*suit, *rank)
        };
        match naturals.iter().position(is_it) {
            Some(place) => Some(Slot::natural(naturals.remove(place))),
            None => {
                let stands_for = Some(Stand { rank: *rank, suit: Some(*suit) });
                Some(Slot { card: wilds.pop()?, stands_for })
            }
        }
    };
    let slots: Vec<Slot> = group.iter().map(slot).collect::<Option<_>>()?;
    naturals.is_empty().then_some(slots)
}
