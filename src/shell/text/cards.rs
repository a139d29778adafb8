//! The names of cards.

use rummage_rules::{
    cards::{
        deck::{JOKER, Printed},
        ids::CardId,
    },
    table::Public,
};

use super::{FluentValue, Texts};

/// A card's name in any deck: the flower and its blooms, the rank and the suit, or the joker.
pub fn card_name(texts: &Texts, public: &Public, card: CardId) -> String {
    let printed = public.spec.deck.printed(card);
    if printed.has(JOKER) {
        return texts.get("card-joker");
    }
    match flower(texts, printed) {
        Some(flower) => texts.fmt(
            "card-name",
            &[("flower", flower.into()), ("blooms", FluentValue::from(i64::from(printed.rank)))],
        ),
        None => french_name(texts, printed.rank, printed.suit),
    }
}

/// The flower of a card, in the deck of flowers.
fn flower(texts: &Texts, printed: &Printed) -> Option<String> {
    let flower: String = printed.code.chars().take_while(char::is_ascii_alphabetic).collect();
    texts.find(&format!("flower-{flower}"), &[])
}

/// The mark in the corner of a card of the deck of 52: its rank; none on other cards.
pub fn mark(texts: &Texts, printed: &Printed) -> Option<String> {
    let plain = !printed.has(JOKER) && flower(texts, printed).is_none();
    plain.then(|| texts.get(&format!("mark-{}", printed.rank)))
}

/// A card of the deck of 52 by its rank and suit.
pub fn french_name(texts: &Texts, rank: u8, suit: u8) -> String {
    let rank = texts.get(&format!("rank-{rank}"));
    let suit = texts.get(&format!("suit-{suit}"));
    texts.fmt("card-french", &[("rank", rank.into()), ("suit", suit.into())])
}
