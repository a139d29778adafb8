//! Which cards could be in a meld with one another, by what is printed on them.

use rummage_rules::cards::ids::CardId;
use rummage_rules::spec::Spec;

/// The suit of a card, and where it stands in a run.
pub(crate) fn place(spec: &Spec, card: CardId) -> (u8, u8) {
    let face = spec.deck.printed(card);
    (face.suit, spec.place_of(face.rank))
}

/// Whether cards of one suit that stand at these places could be in a run of three.
pub(crate) fn is_near(one: u8, other: u8) -> bool {
    let steps = one.abs_diff(other);
    steps <= 2 || steps >= 11
}

/// Whether two cards could be in a group.
pub(crate) fn goes_with(spec: &Spec, card: CardId, other: CardId) -> bool {
    let ((suit, stands), held) = (place(spec, card), place(spec, other));
    held.1 == stands || (held.0 == suit && is_near(held.1, stands))
}

/// Whether a card could be in a group with one of these.
pub(crate) fn has_company(spec: &Spec, card: CardId, cards: &[CardId]) -> bool {
    spec.is_wild(card) || cards.iter().any(|other| goes_with(spec, card, *other))
}
