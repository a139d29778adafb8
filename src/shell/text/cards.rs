//! The names of cards.

use rummage_rules::{cards::deck::JOKER, cards::ids::CardId, melds::meld::Stand, table::Public};

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
        None => stand_name(texts, public, Stand { rank: printed.rank, suit: Some(printed.suit) }),
    }
}

/// What a card of suits and ranks stands for: a card by its rank and suit, or any of a rank. A deck may have ranks of its own.
pub fn stand_name(texts: &Texts, public: &Public, stand: Stand) -> String {
    let rank = texts.told(public.spec.sheet.game, &format!("rank-{}", stand.rank), &[]);
    let Some(suit) = stand.suit else { return rank };
    let suit = texts.get(&format!("suit-{suit}"));
    texts.fmt("card-french", &[("rank", rank.into()), ("suit", suit.into())])
}
