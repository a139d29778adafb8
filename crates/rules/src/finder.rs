//! Block 4, the solver's search: melds that a hand holds.

use crate::action::MeldPlan;
use crate::card::CardId;
use crate::order::{HIGH_ACE, Order};
use crate::pattern::{self, Shape};
use crate::spec::Spec;
use crate::split;

/// No more melds of one pattern than this are offered from one hand: enough to choose well, few enough to look at them all.
const MOST_MELDS: usize = 400;
/// No more wilds than this stand where the hand has the natural card, which may be wanted elsewhere.
const MOST_SPARED: usize = 2;

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
        let melds = groups.into_iter().filter(|cards| pattern::read_as(spec, index, cards).is_ok());
        let plan = |cards| MeldPlan { cards, from_pile: 0, pattern: Some(index) };
        found.extend(melds.take(MOST_MELDS).map(plan));
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
    let mut held = [0; 14];
    for card in hand.iter().filter(|card| !spec.is_wild(**card)) {
        held[usize::from(spec.deck.printed(*card).rank)] += 1;
    }
    for rank in (1..=13u8).filter(|rank| held[usize::from(*rank)] + wilds.len() >= size.0) {
        let same = |card: &CardId| !spec.is_wild(*card) && spec.deck.printed(*card).rank == rank;
        let naturals: Vec<CardId> = hand.iter().copied().filter(same).collect();
        // One of them always takes part, so that no group is found twice under another rank.
        for mask in (1..1u32 << naturals.len().min(8)).rev() {
            let count = mask.count_ones() as usize;
            if count + wilds.len() < size.0 || count > size.1 {
                continue;
            }
            let picked = split::picked(&naturals, mask);
            if !first_copies(spec, &naturals, &picked) {
                continue;
            }
            for jokers in size.0.saturating_sub(count)..=wilds.len().min(size.1 - count) {
                groups.push(picked.iter().chain(&wilds[..jokers]).copied().collect());
            }
        }
    }
    fewest_wilds_first(spec, &wilds, &mut groups);
    groups
}

/// Puts the groups with few wilds before those with more and leaves their order otherwise.
fn fewest_wilds_first(spec: &Spec, wilds: &[CardId], groups: &mut [Vec<CardId>]) {
    if !wilds.is_empty() {
        groups.sort_by_cached_key(|cards| cards.iter().filter(|card| spec.is_wild(**card)).count());
    }
}

/// Whether of each face the first copies are picked: with others it would only be the same group again.
fn first_copies(spec: &Spec, cards: &[CardId], picked: &[CardId]) -> bool {
    let face = |card: CardId| spec.deck.face_index(card);
    picked.iter().all(|card| {
        let mut earlier = cards.iter().take_while(|other| *other != card);
        earlier.all(|other| face(*other) != face(*card) || picked.contains(other))
    })
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
        let held = positions(spec, hand, *suit);
        let longest = held.count_ones() as usize + wilds.len();
        for length in size.0..=size.1.min(14).min(hand.len()).min(longest) {
            for low in order.least..=order.most {
                let high = usize::from(low) + length - 1;
                let naturals = (held >> low & ((1 << length) - 1)).count_ones() as usize;
                let enough = naturals > 0 && naturals + wilds.len() >= length;
                if enough && high <= usize::from(HIGH_ACE) {
                    runs.extend(stretch(spec, hand, &wilds, *suit, low, length));
                }
            }
        }
    }
    fewest_wilds_first(spec, &wilds, &mut runs);
    runs
}

/// The positions at which a natural card of a hand could stand in a run, as bits.
fn positions(spec: &Spec, hand: &[CardId], suit: Option<u8>) -> u32 {
    let naturals = hand.iter().filter(|card| !spec.is_wild(**card)).map(|card| spec.deck.printed(*card));
    let of_suit = naturals.filter(|face| suit.is_none_or(|suit| suit == face.suit));
    of_suit.fold(0, |held, face| held | 1 << face.rank | if face.rank == 1 { 1 << HIGH_ACE } else { 0 })
}

/// The cards of one stretch, if the hand with its wilds can fill it; and with a wild or two more in place of naturals.
fn stretch(
    spec: &Spec,
    hand: &[CardId],
    wilds: &[CardId],
    suit: Option<u8>,
    low: u8,
    length: usize,
) -> Vec<Vec<CardId>> {
    let mut naturals: Vec<Option<CardId>> = Vec::with_capacity(length);
    let mut spare = wilds.len();
    for position in (low..).take(length) {
        let stands = |card: &&CardId| {
            let face = spec.deck.printed(**card);
            !spec.is_wild(**card)
                && face.rank == Order::rank_at(position)
                && suit.is_none_or(|suit| suit == face.suit)
                && !naturals.contains(&Some(**card))
        };
        let natural = hand.iter().find(stands).copied();
        if natural.is_none() {
            let Some(fewer) = spare.checked_sub(1) else { return Vec::new() };
            spare = fewer;
        }
        naturals.push(natural);
    }
    let places: Vec<usize> = (0..length).filter(|place| naturals[*place].is_some()).collect();
    if places.is_empty() {
        return Vec::new();
    }
    let most = spare.min(MOST_SPARED).min(places.len() - 1);
    let filled = |spared: [Option<usize>; MOST_SPARED]| {
        let mut wilds = wilds.iter().copied();
        let stays = |place: usize| !spared.iter().flatten().any(|index| places[*index] == place);
        let card = |(place, natural): (usize, &Option<CardId>)| {
            natural.filter(|_| stays(place)).or_else(|| wilds.next())
        };
        naturals.iter().enumerate().filter_map(card).collect()
    };
    few_of(places.len(), most).map(filled).collect()
}

/// Every choice of at most so many, and no more than two, out of a number of places; none of them first.
fn few_of(places: usize, most: usize) -> impl Iterator<Item = [Option<usize>; MOST_SPARED]> {
    let one = (0..places).map(|a| [Some(a), None]).take(if most > 0 { places } else { 0 });
    let two = (0..if most > 1 { places } else { 0 }).flat_map(|b| (0..b).map(move |a| [Some(a), Some(b)]));
    std::iter::once([None; MOST_SPARED]).chain(one).chain(two)
}

fn wilds(spec: &Spec, hand: &[CardId]) -> Vec<CardId> {
    hand.iter().copied().filter(|card| spec.is_wild(*card)).collect()
}
