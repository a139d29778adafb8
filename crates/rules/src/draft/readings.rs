//! What picked cards can be together: every way in which they lie as a meld, whatever the order of picking.

use crate::cards::ids::CardId;
use crate::cards::order::Order;
use crate::melds::meld::Reading;
use crate::melds::pattern::{self, Sequence, Shape};
use crate::spec::Spec;
use std::cmp::Reverse;

/// Every way in which these cards read as a meld. The order in which they were picked counts first, for a run's wild cards go where they lie.
pub fn readings(spec: &Spec, cards: &[CardId]) -> Vec<Reading> {
    let mut found: Vec<Reading> = Vec::new();
    for order in orders(spec, cards) {
        for reading in pattern::readings(spec, &order) {
            let alike = |known: &Reading| (known.pattern, known.low) == (reading.pattern, reading.low);
            if !found.iter().any(alike) {
                found.push(reading);
            }
        }
    }
    // Without wild cards there is nothing to choose: of several patterns the most telling one is meant.
    if !cards.iter().any(|card| spec.is_wild(*card)) {
        found.truncate(1);
    }
    found
}

/// The faces of which one more card would make a meld of these; a wild card that would do it goes without saying.
pub fn completing(spec: &Spec, cards: &[CardId]) -> Vec<CardId> {
    let mut found: Vec<CardId> = Vec::new();
    for card in spec.deck.cards() {
        let known = |other: &CardId| spec.deck.face_index(*other) == spec.deck.face_index(card);
        if cards.contains(&card) || spec.is_wild(card) || found.iter().any(known) {
            continue;
        }
        if !readings(spec, &[cards, &[card]].concat()).is_empty() {
            found.push(card);
        }
    }
    found
}

/// The orders worth asking about: as picked, and in sequence from every position at which a run with wild cards may begin.
fn orders(spec: &Spec, cards: &[CardId]) -> Vec<Vec<CardId>> {
    let mut orders = vec![cards.to_vec()];
    let (wilds, naturals): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|card| spec.is_wild(**card));
    if wilds.is_empty() || naturals.is_empty() {
        return orders;
    }
    let shapes = spec.patterns.iter().map(|pattern| &pattern.shape);
    let sequences = shapes.filter_map(|shape| match shape {
        Shape::Sequence(Sequence { order, .. }) => Some(*order),
        _ => None,
    });
    for sequence in sequences {
        orders.extend(
            beginnings(spec, sequence, &naturals)
                .filter_map(|low| in_sequence(spec, sequence, &naturals, &wilds, low)),
        );
    }
    orders
}

/// The positions at which a run of these may begin: at the lowest card, then with more and more wilds below it; then those for which an
/// ace lies above the king.
fn beginnings(spec: &Spec, order: Order, naturals: &[CardId]) -> impl Iterator<Item = u8> + use<> {
    let lowest = naturals.iter().map(|card| order.place_of(spec.deck.printed(*card).rank)).min().unwrap_or(0);
    let mut lows: Vec<u8> = order.beginnings().collect();
    lows.sort_by_key(|low| (*low > lowest, Reverse(*low)));
    lows.into_iter()
}

/// The cards as a run from a position on: naturals in their places and wilds in all others; none where a natural finds no place.
fn in_sequence(
    spec: &Spec,
    order: Order,
    naturals: &[CardId],
    wilds: &[CardId],
    low: u8,
) -> Option<Vec<CardId>> {
    let (mut naturals, mut wilds) = (naturals.to_vec(), wilds.iter().copied());
    let length = u8::try_from(naturals.len() + wilds.len()).ok()?;
    let mut run = Vec::with_capacity(usize::from(length));
    for position in low..low.checked_add(length)? {
        let rank = order.rank(position);
        let here = naturals.iter().position(|card| spec.deck.printed(*card).rank == rank);
        run.push(match here {
            Some(natural) => naturals.remove(natural),
            None => wilds.next()?,
        });
    }
    Some(run)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;
    use crate::house::options::Options;

    /// The readings of these cards in a game, by name and lowest position.
    fn found_in(game: &str, options: &str, codes: &str) -> Vec<(&'static str, u8)> {
        let options = Options::parse(options).unwrap();
        let spec = games::find(game).unwrap().spec(2, &options).unwrap();
        let mut cards: Vec<CardId> = Vec::new();
        for code in codes.split(' ') {
            let free = spec.deck.find(code).find(|card| !cards.contains(card));
            cards.push(free.unwrap());
        }
        readings(&spec, &cards).iter().map(|reading| (reading.name, reading.low)).collect()
    }

    /// In a game for two with jokers.
    fn found(codes: &str) -> Vec<(&'static str, u8)> {
        found_in("quick", "", codes)
    }

    #[test]
    fn a_joker_fills_the_gap_wherever_it_was_picked() {
        for picked in ["8D TD JK", "JK TD 8D", "TD JK 8D"] {
            assert_eq!(found(picked), [("run", 8)], "{picked}");
        }
    }

    #[test]
    fn a_joker_beside_neighbours_may_go_to_either_end() {
        assert_eq!(found("8D 9D JK"), [("run", 8), ("run", 7)]);
        assert_eq!(found("JK 8D 9D"), [("run", 7), ("run", 8)]);
    }

    #[test]
    fn an_ace_above_the_king_leaves_room_below_only() {
        assert_eq!(found("KD AD JK"), [("run", 12)]);
    }

    #[test]
    fn a_joker_fills_the_gap_at_the_corner() {
        for picked in ["KD JK 2D 3D", "JK 2D KD 3D"] {
            assert_eq!(found_in("romme", "ace=corner", picked), [("run", 13)], "{picked}");
        }
    }

    #[test]
    fn one_natural_and_wilds_may_be_a_set_or_several_runs() {
        assert_eq!(found("8D JK JK"), [("set", 0), ("run", 8), ("run", 7), ("run", 6)]);
    }

    /// What one more card would make a meld of these.
    fn lacking(game: &str, codes: &str) -> Vec<String> {
        let spec = games::find(game).unwrap().spec(2, &Options::default()).unwrap();
        let cards: Vec<CardId> = codes.split(' ').filter_map(|code| spec.deck.find(code).next()).collect();
        completing(&spec, &cards).iter().map(|card| spec.deck.code(*card).to_owned()).collect()
    }

    #[test]
    fn what_is_missing_to_a_meld_is_named() {
        assert_eq!(lacking("quick", "8D 9D"), ["7D", "TD"]);
        assert_eq!(lacking("quick", "5H 6H 8H"), ["7H"]);
        assert_eq!(lacking("quick", "8D 8C"), ["8H", "8S"]);
        assert!(lacking("quick", "8D 3C").is_empty());
    }

    #[test]
    fn cards_that_share_nothing_are_nothing() {
        assert!(found("8D 3C KS").is_empty() && found("8D 3D JK").is_empty());
    }
}
