//! Patterns of the deck of 52: cards of one rank, and sequences, with wild cards among them.

use crate::card::CardId;
use crate::deck::{Printed, SUITS};
use crate::meld::{Slot, Stand};
use crate::order::Order;
use crate::role::WildLimit;
use crate::spec::Spec;

/// The parameters of [`Shape::Sequence`](super::Shape::Sequence) besides its size.
pub(super) struct SequenceRule {
    pub one_suit: bool,
    pub order: Order,
    pub wilds: WildLimit,
    pub adjacent: bool,
}

/// Cards of one rank in the order given; each wild stands for that rank.
pub(super) fn kind(
    spec: &Spec,
    cards: &[CardId],
    limit: WildLimit,
    suits_differ: bool,
) -> Result<Vec<Slot>, &'static str> {
    let naturals = || naturals(spec, cards);
    let rank = naturals().next().ok_or("wild-limit")?.rank;
    if naturals().any(|face| face.rank != rank) {
        return Err("set-ranks");
    }
    let count = naturals().count();
    if !limit.allows(count, cards.len() - count) {
        return Err("wild-limit");
    }
    let suits = naturals().fold(0u32, |suits, face| suits | 1 << face.suit).count_ones() as usize;
    if suits_differ && (suits < count || cards.len() > SUITS.len()) {
        return Err("set-suits");
    }
    let slot = |card: &CardId| {
        let stands_for = spec.is_wild(*card).then_some(Stand { rank, suit: None });
        Slot { card: *card, stands_for }
    };
    Ok(cards.iter().map(slot).collect())
}

/// Cards in sequence, ascending, with the position of the first. Without wilds the cards may be named in any order.
pub(super) fn sequence(
    spec: &Spec,
    cards: &[CardId],
    rule: &SequenceRule,
) -> Result<(u8, Vec<Slot>), &'static str> {
    let naturals = || naturals(spec, cards);
    let suit = naturals().next().ok_or("wild-limit")?.suit;
    if rule.one_suit && naturals().any(|face| face.suit != suit) {
        return Err("run-suits");
    }
    let count = naturals().count();
    let (low, order) = if count == cards.len() {
        [1, crate::order::HIGH_ACE].into_iter().find_map(|ace| sorted(spec, cards, rule, ace))
    } else {
        let as_named = placed(spec, cards.to_vec(), rule);
        as_named.or_else(|| placed(spec, cards.iter().rev().copied().collect(), rule))
    }
    .ok_or("run-ranks")?;
    if !rule.wilds.allows(count, cards.len() - count) {
        return Err("wild-limit");
    }
    if !rule.adjacent && order.windows(2).any(|pair| spec.is_wild(pair[0]) && spec.is_wild(pair[1])) {
        return Err("wilds-adjacent");
    }
    let slot = |(card, position): (CardId, u8)| {
        let stand = Stand { rank: Order::rank_at(position), suit: rule.one_suit.then_some(suit) };
        Slot { card, stands_for: spec.is_wild(card).then_some(stand) }
    };
    Ok((low, order.into_iter().zip(low..).map(slot).collect()))
}

/// Naturals in ascending order with every ace at `ace`, and the position of the first, if they are a sequence.
fn sorted(spec: &Spec, cards: &[CardId], rule: &SequenceRule, ace: u8) -> Option<(u8, Vec<CardId>)> {
    let position = |card: &CardId| match spec.deck.printed(*card).rank {
        1 => ace,
        rank => rank,
    };
    let mut order = cards.to_vec();
    // A run may hold both aces: then one of them goes to the other end.
    order.sort_by_key(position);
    let aces = order.iter().filter(|card| spec.deck.printed(**card).rank == 1).count();
    if rule.order.both_aces && aces == 2 && order.len() == usize::from(crate::order::HIGH_ACE) {
        if ace == 1 {
            order[1..].rotate_left(1);
        } else {
            return None;
        };
    }
    placed(spec, order, rule)
}

/// What is printed on the cards that are not wild.
fn naturals<'a>(spec: &'a Spec, cards: &'a [CardId]) -> impl Iterator<Item = &'a Printed> {
    cards.iter().map(|card| spec.deck.printed(*card)).filter(|face| !spec.wilds.includes(face))
}

/// The position of the first card, if the cards in this order are a sequence.
fn placed(spec: &Spec, cards: Vec<CardId>, rule: &SequenceRule) -> Option<(u8, Vec<CardId>)> {
    let (index, first) = (0u8..).zip(&cards).find(|(_, card)| !spec.is_wild(**card))?;
    let length = u8::try_from(cards.len()).ok()?;
    let starts = [spec.deck.printed(*first).rank, crate::order::HIGH_ACE];
    let starts = starts.into_iter().take(if starts[0] == 1 { 2 } else { 1 });
    let fits = |low: &u8| {
        let stands = |(position, card): (u8, &CardId)| {
            spec.is_wild(*card) || spec.deck.printed(*card).rank == Order::rank_at(position)
        };
        let high = low.checked_add(length - 1);
        high.is_some_and(|high| rule.order.spans(*low, high)) && (*low..).zip(&cards).all(stands)
    };
    let low = starts.filter_map(|position| position.checked_sub(index)).find(fits)?;
    Some((low, cards))
}
