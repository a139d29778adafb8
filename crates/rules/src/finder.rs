//! Block 4, the solver's search: melds that a hand holds, and sets of melds that open.

use crate::action::MeldPlan;
use crate::card::CardId;
use crate::order::Order;
use crate::pattern::{self, Shape};
use crate::spec::Spec;
use crate::split;

/// No more melds than this are offered from one hand: enough to choose well, few enough to look at them all.
const MOST_MELDS: usize = 400;
/// No more combinations than this.
const MOST_COMBINATIONS: usize = 200;

/// Melds that can be laid from a hand. In games without wild cards all of them; else the ones that use few wilds.
pub fn melds_in(spec: &Spec, hand: &[CardId]) -> Vec<MeldPlan> {
    let mut found: Vec<MeldPlan> = Vec::new();
    let grouped = spec
        .patterns
        .iter()
        .any(|pattern| !matches!(pattern.shape, Shape::Kind { .. } | Shape::Sequence { .. }));
    if grouped {
        let melds = split::melds_in(spec, hand).into_iter().map(|mask| split::picked(hand, mask));
        return melds.map(|cards| MeldPlan { cards, ..MeldPlan::default() }).collect();
    }
    for (index, pattern) in spec.patterns.iter().enumerate() {
        let groups = match &pattern.shape {
            Shape::Kind { size, .. } => kinds(spec, hand, *size),
            Shape::Sequence { size, one_suit, order, .. } => sequences(spec, hand, *size, *one_suit, *order),
            _ => Vec::new(),
        };
        for cards in groups {
            let plan = MeldPlan { cards, from_pile: 0, pattern: Some(index) };
            if found.len() < MOST_MELDS && pattern::read_as(spec, index, &plan.cards).is_ok() {
                found.push(plan);
            }
        }
    }
    found
}

/// Melds of hand cards with the top cards of a discard pile that can be played from.
pub fn melds_with_pile(spec: &Spec, hand: &[CardId], pile: &[CardId]) -> Vec<MeldPlan> {
    if spec.draw.discard != crate::turn::FromDiscard::IntoMelds {
        return Vec::new();
    }
    let mut found = Vec::new();
    for depth in 1..=pile.len().min(3) {
        let top = &pile[pile.len() - depth..];
        for mask in 0..1u32 << hand.len().min(8) {
            let cards = split::picked(hand, mask);
            let whole: Vec<CardId> = cards.iter().chain(top).copied().collect();
            if pattern::read(spec, &whole).is_ok() {
                let from_pile = u8::try_from(depth).unwrap_or(u8::MAX);
                found.push(MeldPlan { cards, from_pile, pattern: None });
            }
        }
    }
    found
}

/// Cards of one rank: every number of naturals, filled up with every number of wilds.
fn kinds(spec: &Spec, hand: &[CardId], size: (usize, usize)) -> Vec<Vec<CardId>> {
    let wilds = wilds(spec, hand);
    let mut groups = Vec::new();
    for rank in 1..=13 {
        let same = |card: &CardId| !spec.is_wild(*card) && spec.deck.printed(*card).rank == rank;
        let naturals: Vec<CardId> = hand.iter().copied().filter(same).collect();
        // The first of them always takes part, so that no group is found twice under another rank.
        for mask in (1..1u32 << naturals.len().min(8)).rev() {
            let picked = split::picked(&naturals, mask);
            for jokers in 0..=wilds.len() {
                let cards: Vec<CardId> = picked.iter().chain(&wilds[..jokers]).copied().collect();
                if (size.0..=size.1).contains(&cards.len()) {
                    groups.push(cards);
                }
            }
        }
    }
    groups.sort_by_key(|cards| cards.iter().filter(|card| spec.is_wild(**card)).count());
    groups
}

/// Runs over every stretch of positions, gaps filled with wilds.
fn sequences(
    spec: &Spec,
    hand: &[CardId],
    size: (usize, usize),
    one_suit: bool,
    order: Order,
) -> Vec<Vec<CardId>> {
    let wilds = wilds(spec, hand);
    let suits: &[Option<u8>] = if one_suit { &[Some(0), Some(1), Some(2), Some(3)] } else { &[None] };
    let mut runs = Vec::new();
    for suit in suits {
        for length in size.0..=size.1.min(14).min(hand.len()) {
            for low in order.least..=order.most {
                let high = usize::from(low) + length - 1;
                if high <= usize::from(crate::order::HIGH_ACE) {
                    runs.extend(stretch(spec, hand, &wilds, *suit, low, length));
                }
            }
        }
    }
    runs.sort_by_key(|cards: &Vec<CardId>| cards.iter().filter(|card| spec.is_wild(**card)).count());
    runs
}

/// The cards of one stretch, if the hand with its wilds can fill it around at least two naturals (or one in short runs).
fn stretch(
    spec: &Spec,
    hand: &[CardId],
    wilds: &[CardId],
    suit: Option<u8>,
    low: u8,
    length: usize,
) -> Option<Vec<CardId>> {
    let mut spare = wilds.iter().copied();
    let mut used: Vec<CardId> = Vec::with_capacity(length);
    for position in (low..).take(length) {
        let stands = |card: &&CardId| {
            let face = spec.deck.printed(**card);
            !spec.is_wild(**card)
                && face.rank == Order::rank_at(position)
                && suit.is_none_or(|suit| suit == face.suit)
                && !used.contains(*card)
        };
        let natural = hand.iter().find(stands).copied();
        used.push(natural.or_else(|| spare.next())?);
    }
    used.iter().any(|card| !spec.is_wild(*card)).then_some(used)
}

fn wilds(spec: &Spec, hand: &[CardId]) -> Vec<CardId> {
    hand.iter().copied().filter(|card| spec.is_wild(*card)).collect()
}

/// Melds that share no card, up to so many at once; single ones first.
pub fn combinations(melds: &[MeldPlan], most: usize) -> Vec<Vec<MeldPlan>> {
    let mut found: Vec<Vec<MeldPlan>> = melds.iter().map(|meld| vec![meld.clone()]).collect();
    let mut begin = 0;
    for _ in 1..most {
        let end = found.len();
        for index in begin..end {
            let last = found[index].last().and_then(|last| melds.iter().position(|meld| meld == last));
            for meld in &melds[last.map_or(0, |last| last + 1)..] {
                if found.len() < MOST_COMBINATIONS && apart(&found[index], meld) {
                    found.push(found[index].iter().chain([meld]).cloned().collect());
                }
            }
        }
        begin = end;
    }
    found
}

/// Melds that share no card and fill a contract: each slot a pattern, some with an exact size.
pub fn contracts(melds: &[MeldPlan], slots: &[(usize, Option<usize>)]) -> Vec<Vec<MeldPlan>> {
    let Some(((pattern, size), rest)) = slots.split_first() else { return vec![Vec::new()] };
    let mut found = Vec::new();
    let fits =
        |meld: &&MeldPlan| meld.pattern == Some(*pattern) && size.is_none_or(|size| size == meld.cards.len());
    for meld in melds.iter().filter(fits) {
        let others: Vec<MeldPlan> =
            melds.iter().filter(|other| apart(std::slice::from_ref(*other), meld)).cloned().collect();
        for mut filled in contracts(&others, rest) {
            filled.insert(0, meld.clone());
            found.push(filled);
            if found.len() >= MOST_COMBINATIONS {
                return found;
            }
        }
    }
    found
}

fn apart(laid: &[MeldPlan], meld: &MeldPlan) -> bool {
    laid.iter().all(|other| other.cards.iter().all(|card| !meld.cards.contains(card)))
}
