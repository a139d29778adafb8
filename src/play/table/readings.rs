//! What picked cards can be together: every way in which they lie as a meld, whatever the order of picking.

use rummage_rules::{
    cards::ids::CardId,
    cards::order::HIGH_ACE,
    melds::meld::Reading,
    melds::pattern::{self, Shape},
    spec::Spec,
};

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
        let known = |other: &CardId| spec.deck.code(*other) == spec.deck.code(card);
        if cards.contains(&card) || spec.is_wild(card) || found.iter().any(known) {
            continue;
        }
        if !readings(spec, &[cards, &[card]].concat()).is_empty() {
            found.push(card);
        }
    }
    found
}

/// The orders worth asking about: as picked, and in sequence with the wild cards in the gaps and at either end.
fn orders(spec: &Spec, cards: &[CardId]) -> Vec<Vec<CardId>> {
    let mut orders = vec![cards.to_vec()];
    let (wilds, naturals): (Vec<CardId>, Vec<CardId>) = cards.iter().partition(|card| spec.is_wild(**card));
    let runs = spec.patterns.iter().any(|pattern| matches!(pattern.shape, Shape::Sequence { .. }));
    if runs && !wilds.is_empty() && !naturals.is_empty() {
        for ace in [1, HIGH_ACE] {
            orders.extend(in_sequence(spec, &naturals, &wilds, ace));
        }
    }
    orders
}

/// The naturals ascending with every ace at `ace`, gaps filled with wilds, and what wilds are left over spread to both ends.
fn in_sequence(spec: &Spec, naturals: &[CardId], wilds: &[CardId], ace: u8) -> Vec<Vec<CardId>> {
    let position = |card: &CardId| match spec.deck.printed(*card).rank {
        1 => ace,
        rank => rank,
    };
    let mut sorted = naturals.to_vec();
    sorted.sort_by_key(position);
    let mut spare = wilds.iter().copied();
    let mut filled = vec![sorted[0]];
    for pair in sorted.windows(2) {
        let Some(gap) = (position(&pair[1]) - position(&pair[0])).checked_sub(1) else { return Vec::new() };
        let between: Vec<CardId> = spare.by_ref().take(usize::from(gap)).collect();
        if between.len() < usize::from(gap) {
            return Vec::new();
        }
        filled.extend(between);
        filled.push(pair[1]);
    }
    let spare: Vec<CardId> = spare.collect();
    let spread = |below: usize| [&spare[..below], &filled, &spare[below..]].concat();
    (0..=spare.len()).map(spread).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rummage_rules::{games, house::options::Options};

    /// The readings of these cards in a game for two with jokers, by name and lowest position.
    fn found(codes: &str) -> Vec<(&'static str, u8)> {
        let spec = games::find("quick").unwrap().spec(2, &Options::default()).unwrap();
        let mut cards: Vec<CardId> = Vec::new();
        for code in codes.split(' ') {
            let free = spec.deck.find(code).find(|card| !cards.contains(card));
            cards.push(free.unwrap());
        }
        readings(&spec, &cards).iter().map(|reading| (reading.name, reading.low)).collect()
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
