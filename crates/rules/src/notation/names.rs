//! The parts of a card in text: its face, which copy it is, what it is said to stand for.

use crate::cards::deck::{Deck, Printed};
use crate::cards::ids::CardId;
use crate::melds::meld::Stand;

/// What each card of a meld is said to stand for, where something is said: `4D JK=5D 6D`. The cards are those of the text, in
/// its order. None where a name is none of this deck.
pub fn names_in(deck: &Deck, text: &str, cards: &[CardId]) -> Option<Vec<(CardId, Stand)>> {
    let named = text.split_whitespace().zip(cards);
    let named = named.filter_map(|(word, card)| Some((*card, split(word).1?)));
    named.map(|(card, name)| Some((card, read(deck, name)?))).collect()
}

/// A card's own text, and its name.
pub(super) fn split(code: &str) -> (&str, Option<&str>) {
    code.split_once('=').map_or((code, None), |(face, name)| (face, Some(name)))
}

/// What a name says: a card of this deck, or a rank alone.
pub(super) fn read(deck: &Deck, name: &str) -> Option<Stand> {
    let face = deck.faces().iter().find(|face| face.code == name);
    let card = face.map(|face| Stand { rank: face.rank, suit: Some(face.suit) });
    let of_rank = || deck.faces().iter().find(|face| rank_text(face) == Some(name));
    card.or_else(|| Some(Stand { rank: of_rank()?.rank, suit: None }))
}

/// What a wild stands for: `6H`, or `6` in a set.
pub(super) fn write(deck: &Deck, stand: &Stand) -> String {
    let is_it = |face: &&Printed| face.rank == stand.rank && stand.suit.is_none_or(|suit| suit == face.suit);
    let face = deck.faces().iter().find(is_it);
    let text = face.and_then(|face| stand.suit.map_or_else(|| rank_text(face), |_| Some(&face.code)));
    text.unwrap_or("?").into()
}

/// A rank as the deck writes it: a card's text without the letter of its suit. A joker has none.
fn rank_text(face: &Printed) -> Option<&str> {
    let (suit, _) = face.code.char_indices().last().filter(|_| face.rank > 0)?;
    Some(&face.code[..suit])
}

/// Every copy of a card that a text may mean: all of them, or the one that is numbered.
pub(super) fn copies(deck: &Deck, code: &str) -> Vec<CardId> {
    let Some((face, number)) = code.split_once('#') else { return deck.find(code).collect() };
    let nth = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    nth.and_then(|nth| deck.find(face).nth(nth)).into_iter().collect()
}
