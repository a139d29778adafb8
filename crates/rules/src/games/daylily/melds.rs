//! Sections 3.1 to 3.5, the melds: sets and runs in a family, pairs that share an attribute, purple trios with a crown.

use super::{ACCENT, PURPLE};
use crate::cards::deck::{Deck, Printed};
use crate::cards::ids::CardId;
use crate::deadwood::division::{bits, mask_of, triples};
use crate::melds::meld::Class;
use crate::melds::pattern::{OwnClass, OwnShape, ShapeRules};
use crate::spec::Spec;
use crate::spec::own::Own;

/// The cards in the order in which they will lie.
type Fits = Result<Vec<CardId>, &'static str>;

pub(super) const SINGLE_RUN: OwnShape =
    trios("single-run", single_run, |spec, a, b| near(spec, a, b) && one_flower(spec, a, b));
pub(super) const RUN: OwnShape = trios("run", run, near);
pub(super) const SET: OwnShape = trios("set", set, |spec, a, b| {
    let (a, b) = (spec.deck.printed(a), spec.deck.printed(b));
    a.group == b.group && a.rank == b.rank && a.suit != b.suit
});
pub(super) const PAIR: OwnShape = Own::new(
    "pair",
    ShapeRules {
        size: (2, 2),
        read: pair,
        candidates: marked,
        go_together: |spec, a, b| !one_flower(spec, a, b) && pair(spec, &[a, b]).is_ok(),
    },
);
pub(super) const QUAD: OwnShape = Own::new(
    "quad",
    ShapeRules { size: (4, 4), read: quad, candidates: crowned_trios, go_together: |_, _, _| false },
);

/// It always scores.
pub(super) const SCORING: OwnClass = Own::new("scoring", |_, _| Class::Scoring);
/// It never does: it is safe and no more.
pub(super) const SAFE: OwnClass = Own::new("safe", |_, _| Class::Safe);
/// It scores if all its cards have as many blooms.
pub(super) const EQUAL_BLOOMS: OwnClass =
    Own::new("equal-blooms", |spec, cards| class(same(&spec.deck, cards, |face| face.rank)));
/// It scores if the trio below the crown would score alone.
pub(super) const AS_TRIO: OwnClass = Own::new("as-trio", |spec, cards| {
    let (_, below) = crowned(spec, cards);
    class(single_run(spec, &below).is_ok() || set(spec, &below).is_ok())
});

const fn trios(
    name: &'static str,
    read: fn(&Spec, &[CardId]) -> Fits,
    go_together: fn(&Spec, CardId, CardId) -> bool,
) -> OwnShape {
    Own::new(name, ShapeRules { size: (3, 3), read, candidates: trios_of_families, go_together })
}

fn class(scores: bool) -> Class {
    if scores { Class::Scoring } else { Class::Safe }
}

fn one_flower(spec: &Spec, a: CardId, b: CardId) -> bool {
    spec.deck.printed(a).suit == spec.deck.printed(b).suit
}

fn near(spec: &Spec, a: CardId, b: CardId) -> bool {
    let (a, b) = (spec.deck.printed(a), spec.deck.printed(b));
    a.group == b.group && a.rank != b.rank && a.rank.abs_diff(b.rank) <= 2
}

/// Any three cards of a family that has all under the mask: family by family, in the order of their first cards.
fn trios_of_families(spec: &Spec, hand: &[CardId], with: u32, see: &mut dyn FnMut(u32)) {
    let mut left = mask_of(hand, |_| true);
    while let Some(first) = bits(left).next() {
        let group = spec.deck.printed(hand[first]).group;
        let family = mask_of(hand, |card| spec.deck.printed(card).group == group);
        if family & with == with {
            triples(family).for_each(&mut *see);
        }
        left &= !family;
    }
}

/// Any two cards with a mark.
fn marked(spec: &Spec, hand: &[CardId], _: u32, see: &mut dyn FnMut(u32)) {
    let marked = mask_of(hand, |card| spec.deck.printed(card).tags != 0);
    for a in bits(marked) {
        bits(marked & !((2 << a) - 1)).for_each(|b| see(1 << a | 1 << b));
    }
}

/// Any three purple cards, and a crown.
fn crowned_trios(spec: &Spec, hand: &[CardId], with: u32, see: &mut dyn FnMut(u32)) {
    let crowns = mask_of(hand, |card| spec.deck.printed(card).has(ACCENT));
    let purple = mask_of(hand, |card| spec.deck.printed(card).group == PURPLE);
    if crowns != 0 && (crowns | purple) & with == with {
        for below in triples(purple) {
            bits(crowns & !below).for_each(|crown| see(below | 1 << crown));
        }
    }
}

fn set(spec: &Spec, cards: &[CardId]) -> Fits {
    let deck = &spec.deck;
    if !same(deck, cards, |face| face.group) {
        return Err("two-groups");
    }
    if !same(deck, cards, |face| face.rank) {
        return Err("set-ranks");
    }
    let mut suits: Vec<u8> = cards.iter().map(|card| deck.printed(*card).suit).collect();
    suits.sort_unstable();
    suits.dedup();
    if suits.len() < cards.len() { Err("set-suits") } else { Ok(in_rank_order(deck, cards)) }
}

fn run(spec: &Spec, cards: &[CardId]) -> Fits {
    let deck = &spec.deck;
    if !same(deck, cards, |face| face.group) {
        return Err("two-groups");
    }
    let order = in_rank_order(deck, cards);
    let follows = |pair: &[CardId]| deck.printed(pair[0]).rank + 1 == deck.printed(pair[1]).rank;
    if !order.windows(2).all(follows) {
        return Err("run-ranks");
    }
    Ok(order)
}

fn single_run(spec: &Spec, cards: &[CardId]) -> Fits {
    let order = run(spec, cards)?;
    if same(&spec.deck, cards, |face| face.suit) { Ok(order) } else { Err("run-suits") }
}

fn pair(spec: &Spec, cards: &[CardId]) -> Fits {
    let deck = &spec.deck;
    if same(deck, cards, |face| face.suit) {
        return Err("pair-one-suit");
    }
    let shared = cards.iter().fold(u16::MAX, |tags, card| tags & deck.printed(*card).tags);
    if shared == 0 { Err("pair-no-mark") } else { Ok(cards.to_vec()) }
}

fn quad(spec: &Spec, cards: &[CardId]) -> Fits {
    let (crowns, below) = crowned(spec, cards);
    match crowns.len() {
        0 => return Err("crown-missing"),
        1 => {}
        _ => return Err("crown-twice"),
    }
    if below.iter().any(|card| spec.deck.printed(*card).group != PURPLE) {
        return Err("crown-group");
    }
    let mut order = trio(spec, &below).ok_or("crown-base")?;
    order.extend(crowns);
    Ok(order)
}

/// The cards that may crown a trio, and the others.
fn crowned(spec: &Spec, cards: &[CardId]) -> (Vec<CardId>, Vec<CardId>) {
    cards.iter().partition(|card| spec.deck.printed(**card).has(ACCENT))
}

/// Three cards in the order in which they are a trio, if they are one.
fn trio(spec: &Spec, cards: &[CardId]) -> Option<Vec<CardId>> {
    [run, set].into_iter().find_map(|read| read(spec, cards).ok()).filter(|_| cards.len() == 3)
}

/// Whether all these cards agree in something.
fn same<T: PartialEq>(deck: &Deck, cards: &[CardId], of: impl Fn(&Printed) -> T) -> bool {
    let mut values = cards.iter().map(|card| of(deck.printed(*card)));
    let first = values.next();
    values.all(|value| Some(value) == first)
}

fn in_rank_order(deck: &Deck, cards: &[CardId]) -> Vec<CardId> {
    let mut order = cards.to_vec();
    order.sort_by_key(|card| (deck.printed(*card).rank, deck.printed(*card).suit));
    order
}
