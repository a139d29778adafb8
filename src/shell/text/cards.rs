//! The names of cards.

use rummage_rules::{cards::deck::JOKER, cards::ids::CardId, table::Public};

use super::{FluentValue, Texts};

/// A card's name in any deck: the flower and its blooms, the rank and the suit, or the joker.
pub fn card_name(texts: &Texts, public: &Public, card: CardId) -> String {
    let printed = public.spec.deck.printed(card);
    if printed.has(JOKER) {
        return texts.get("card-joker");
    }
    let flower: String = printed.code.chars().take_while(char::is_ascii_alphabetic).collect();
    match texts.find(&format!("flower-{flower}"), &[]) {
        Some(flower) => texts.fmt(
            "card-name",
            &[("flower", flower.into()), ("blooms", FluentValue::from(i64::from(printed.rank)))],
        ),
        None => french_name(texts, public.spec.deck.rank_in_words(printed.rank), printed.suit),
    }
}

/// A card of the deck of 52 by its rank and suit.
pub fn french_name(texts: &Texts, rank: u8, suit: u8) -> String {
    let rank = texts.get(&format!("rank-{rank}"));
    let suit = texts.get(&format!("suit-{suit}"));
    texts.fmt("card-french", &[("rank", rank.into()), ("suit", suit.into())])
}
