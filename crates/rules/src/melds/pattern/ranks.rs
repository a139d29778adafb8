//! Patterns of the deck of 52: cards of one rank, and sequences, with wild cards among them.

use super::{Kind, Sequence};
use crate::cards::deck::{Printed, SUITS};
use crate::cards::ids::CardId;
use crate::cards::order::HIGH_ACE;
use crate::melds::meld::{Slot, Stand};
use crate::spec::Spec;

/// The most cards that a run has: from ace to ace.
const LONGEST: usize = HIGH_ACE as usize;

/// Cards of one rank in the order given; each wild stands for that rank.
pub(super) fn kind(spec: &Spec, cards: &[CardId], rule: &Kind) -> Result<Vec<Slot>, &'static str> {
    let rank = common_rank(spec, cards, rule)?;
    let slot = |card: &CardId| {
        let stands_for = spec.is_wild(*card).then_some(Stand { rank, suit: None });
        Slot { card: *card, stands_for }
    };
    Ok(cards.iter().map(slot).collect())
}

/// The rank of cards that are all of one.
pub(super) fn common_rank(spec: &Spec, cards: &[CardId], rule: &Kind) -> Result<u8, &'static str> {
    let Kind { wilds: limit, suits_differ, ranks, .. } = *rule;
    let rank = match naturals(spec, cards).next() {
        Some(face) => face.rank,
        // Wilds alone are a set of what is wild.
        None if limit.counts_places() && spec.wilds.own_rank() > 0 => spec.wilds.own_rank(),
        None => return Err("wild-limit"),
    };
    if ranks >> rank & 1 == 0 {
        return Err("set-rank");
    }
    let (mut count, mut suits) = (0, 0u32);
    for face in naturals(spec, cards) {
        if face.rank != rank {
            return Err("set-ranks");
        }
        count += 1;
        suits |= 1 << face.suit;
    }
    let in_place = if limit.counts_places() {
        cards.iter().filter(|card| spec.deck.printed(**card).rank == rank).count()
    } else {
        count
    };
    if !limit.allows(in_place, cards.len() - in_place) {
        return Err("wild-limit");
    }
    if suits_differ && ((suits.count_ones() as usize) < count || cards.len() > SUITS.len()) {
        return Err("set-suits");
    }
    Ok(rank)
}

/// Cards in sequence, ascending, with the position of the first. Without wilds the cards may be named in any order.
pub(super) fn sequence(
    spec: &Spec,
    cards: &[CardId],
    rule: &Sequence,
) -> Result<(u8, Vec<Slot>), &'static str> {
    let line = Line::of(spec, cards, rule)?;
    let slot = |(card, position): (&CardId, u8)| {
        let suit = rule.one_suit.then_some(line.suit);
        let stand = Stand { rank: rule.order.rank(position), suit };
        Slot { card: *card, stands_for: spec.is_wild(*card).then_some(stand) }
    };
    Ok((line.low, line.cards().iter().zip(line.low..).map(slot).collect()))
}

/// Cards as they lie in a run.
pub(super) struct Line {
    /// The position of the first.
    low: u8,
    /// The suit of the first natural.
    suit: u8,
    order: [CardId; LONGEST],
    length: usize,
}

impl Line {
    /// Lays cards in sequence.
    pub(super) fn of(spec: &Spec, cards: &[CardId], rule: &Sequence) -> Result<Line, &'static str> {
        let natural = naturals(spec, cards).next();
        let wilds = if natural.is_none() { by_themselves(spec, cards, rule) } else { None };
        let suit = natural.map(|face| face.suit).or(wilds.map(|(_, suit)| suit)).ok_or("wild-limit")?;
        let mut count = 0;
        for face in naturals(spec, cards) {
            if rule.one_suit && face.suit != suit {
                return Err("run-suits");
            }
            count += 1;
        }
        if cards.len() > LONGEST {
            return Err("run-ranks");
        }
        let mut line = Line { low: 0, suit, order: [CardId(0); LONGEST], length: cards.len() };
        line.order[..cards.len()].copy_from_slice(cards);
        let low = if let Some((low, _)) = wilds {
            Some(low)
        } else if count == cards.len() {
            rule.order.firsts().find_map(|first| line.sort(spec, rule, first))
        } else {
            placed(spec, line.cards(), rule).or_else(|| {
                line.order[..cards.len()].reverse();
                placed(spec, line.cards(), rule)
            })
        };
        line.low = low.ok_or("run-ranks")?;
        if rule.wilds.counts_places() {
            count = line
                .cards()
                .iter()
                .zip(line.low..)
                .filter(|(card, place)| line.in_place(spec, **card, rule.order.rank(*place)))
                .count();
        }
        if !rule.wilds.allows(count, cards.len() - count) {
            return Err("wild-limit");
        }
        let both_wild = |pair: &[CardId]| spec.is_wild(pair[0]) && spec.is_wild(pair[1]);
        if !rule.adjacent && line.cards().windows(2).any(both_wild) {
            return Err("wilds-adjacent");
        }
        Ok(line)
    }

    /// Whether a card lies where it would lie without being wild.
    fn in_place(&self, spec: &Spec, card: CardId, rank: u8) -> bool {
        let face = spec.deck.printed(card);
        face.rank == rank && (face.suit == self.suit || !spec.is_wild(card))
    }

    /// The cards, ascending.
    fn cards(&self) -> &[CardId] {
        &self.order[..self.length]
    }

    /// Puts naturals in ascending order from this rank on. The position of the first, if they are a sequence.
    fn sort(&mut self, spec: &Spec, rule: &Sequence, first: u8) -> Option<u8> {
        let position = |card: &CardId| {
            let rank = spec.deck.printed(*card).rank;
            (rank < first, rank)
        };
        let order = &mut self.order[..self.length];
        // A run may hold both aces: then one of them goes to the other end.
        order.sort_by_key(position);
        let aces = order.iter().filter(|card| spec.deck.printed(**card).rank == 1).count();
        if rule.order.both_aces && aces == 2 && order.len() == LONGEST {
            if first == 1 {
                order[1..].rotate_left(1);
            } else {
                return None;
            };
        }
        placed(spec, order, rule)
    }
}

/// What is printed on the cards that are not wild.
fn naturals<'a>(spec: &'a Spec, cards: &'a [CardId]) -> impl Iterator<Item = &'a Printed> {
    cards.iter().map(|card| spec.deck.printed(*card)).filter(|face| !spec.wilds.includes(face))
}

/// The position of the first card, if the cards in this order are a sequence.
fn placed(spec: &Spec, cards: &[CardId], rule: &Sequence) -> Option<u8> {
    placed_by(spec, cards, rule, cards.iter().position(|card| !spec.is_wild(*card))?)
}

/// Where wilds without a natural lie, as the position of the first and the suit: one that has a place of its own lies there.
fn by_themselves(spec: &Spec, cards: &[CardId], rule: &Sequence) -> Option<(u8, u8)> {
    let faces = cards.iter().map(|card| spec.deck.printed(*card)).enumerate();
    let has_place = |(_, face): &(usize, &Printed)| spec.wilds.has_place(face);
    let lie = |(index, face): (usize, &Printed)| Some((placed_by(spec, cards, rule, index)?, face.suit));
    faces.filter(|_| rule.wilds.counts_places()).filter(has_place).find_map(lie)
}

/// The position of the first card, if the card at this index lies in its own place.
fn placed_by(spec: &Spec, cards: &[CardId], rule: &Sequence, index: usize) -> Option<u8> {
    let (index, own) = (u8::try_from(index).ok()?, spec.deck.printed(cards[index]).rank);
    let length = u8::try_from(cards.len()).ok()?;
    let starts = rule.order.places(own);
    let fits = |low: &u8| {
        let stands = |(position, card): (u8, &CardId)| {
            spec.is_wild(*card) || spec.deck.printed(*card).rank == rule.order.rank(position)
        };
        let high = low.checked_add(length - 1);
        high.is_some_and(|high| rule.order.spans(*low, high)) && (*low..).zip(cards).all(stands)
    };
    starts.filter_map(|position| position.checked_sub(index)).find(fits)
}
