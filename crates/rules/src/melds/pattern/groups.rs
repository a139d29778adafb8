//! Patterns of decks whose cards share groups and marks: sets and runs in a family, attribute pairs, crowned trios.

use super::{Shape, read_as};
use crate::cards::deck::{Deck, Printed};
use crate::cards::ids::CardId;
use crate::melds::meld::Class;
use crate::spec::Spec;

/// The cards in the order in which they will lie, and whether they would score by themselves.
type Fits = Result<(Vec<CardId>, bool), &'static str>;

/// Reads cards as one of the shapes of this module.
pub(super) fn read(spec: &Spec, shape: &Shape, cards: &[CardId]) -> Fits {
    let deck = &spec.deck;
    match shape {
        Shape::GroupSet { .. } => set(deck, cards),
        Shape::GroupRun { one_suit, .. } => run(deck, cards, *one_suit),
        Shape::SharedMark => shared_mark(deck, cards),
        Shape::Crowned { base, group, crown } => crowned(spec, cards, base, *group, *crown),
        Shape::Kind { .. } | Shape::Sequence { .. } => Err("size"),
    }
}

fn set(deck: &Deck, cards: &[CardId]) -> Fits {
    if !same(deck, cards, |face| face.group) {
        return Err("two-groups");
    }
    if !same(deck, cards, |face| face.rank) {
        return Err("set-ranks");
    }
    let mut suits: Vec<u8> = cards.iter().map(|card| deck.printed(*card).suit).collect();
    suits.sort_unstable();
    suits.dedup();
    if suits.len() < cards.len() { Err("set-suits") } else { Ok((in_rank_order(deck, cards), true)) }
}

fn run(deck: &Deck, cards: &[CardId], one_suit: bool) -> Fits {
    if !same(deck, cards, |face| face.group) {
        return Err("two-groups");
    }
    let order = in_rank_order(deck, cards);
    let follows = |pair: &[CardId]| deck.printed(pair[0]).rank + 1 == deck.printed(pair[1]).rank;
    if !order.windows(2).all(follows) {
        return Err("run-ranks");
    }
    let single = same(deck, cards, |face| face.suit);
    if one_suit && !single { Err("run-suits") } else { Ok((order, single)) }
}

fn shared_mark(deck: &Deck, cards: &[CardId]) -> Fits {
    if same(deck, cards, |face| face.suit) {
        return Err("pair-one-suit");
    }
    let shared = cards.iter().fold(u16::MAX, |tags, card| tags & deck.printed(*card).tags);
    if shared == 0 { Err("pair-no-mark") } else { Ok((cards.to_vec(), true)) }
}

fn crowned(spec: &Spec, cards: &[CardId], base: &[usize], group: u8, crown: u16) -> Fits {
    let (crowns, below): (Vec<CardId>, Vec<CardId>) =
        cards.iter().partition(|card| spec.deck.printed(**card).has(crown));
    match crowns.len() {
        0 => return Err("crown-missing"),
        1 => {}
        _ => return Err("crown-twice"),
    }
    if below.iter().any(|card| spec.deck.printed(*card).group != group) {
        return Err("crown-group");
    }
    let reading = base.iter().find_map(|&index| read_as(spec, index, &below).ok());
    let reading = reading.ok_or("crown-base")?;
    let mut order: Vec<CardId> = reading.slots.iter().map(|slot| slot.card).collect();
    order.extend(crowns);
    Ok((order, reading.class == Class::Scoring))
}

/// Whether all these cards agree in something.
pub(super) fn same<T: PartialEq>(deck: &Deck, cards: &[CardId], of: impl Fn(&Printed) -> T) -> bool {
    let mut values = cards.iter().map(|card| of(deck.printed(*card)));
    let first = values.next();
    values.all(|value| Some(value) == first)
}

fn in_rank_order(deck: &Deck, cards: &[CardId]) -> Vec<CardId> {
    let mut order = cards.to_vec();
    order.sort_by_key(|card| (deck.printed(*card).rank, deck.printed(*card).suit));
    order
}
