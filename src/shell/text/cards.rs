//! The names of cards.

use rummage_rules::{
    cards::{
        deck::{JOKER, Printed},
        ids::CardId,
    },
    melds::meld::Stand,
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
        None => stand_name(texts, public, Stand { rank: printed.rank, suit: Some(printed.suit) }),
    }
}

/// The flower of a card, in the deck of flowers.
fn flower(texts: &Texts, printed: &Printed) -> Option<String> {
    let flower: String = printed.code.chars().take_while(char::is_ascii_alphabetic).collect();
    texts.find(&format!("flower-{flower}"), &[])
}

/// The mark in the corner of a card with a rank and a suit: its rank; none on other cards.
pub fn mark(texts: &Texts, public: &Public, card: CardId) -> Option<String> {
    let printed = public.spec.deck.printed(card);
    let plain = !printed.has(JOKER) && flower(texts, printed).is_none();
    plain.then(|| texts.told(public.spec.sheet.game, &format!("mark-{}", printed.rank), &[]))
}

/// What a card of suits and ranks stands for: a card by its rank and suit, or any of a rank. A deck may have ranks of its own.
pub fn stand_name(texts: &Texts, public: &Public, stand: Stand) -> String {
    let rank = texts.told(public.spec.sheet.game, &format!("rank-{}", stand.rank), &[]);
    let Some(suit) = stand.suit else { return rank };
    let suit = texts.told(public.spec.sheet.game, &format!("suit-{suit}"), &[]);
    texts.fmt("card-french", &[("rank", rank.into()), ("suit", suit.into())])
}
