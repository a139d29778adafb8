//! Block 1, the deck: which cards exist and what is printed on them.

use crate::cards::ids::CardId;
use serde::Serialize;

/// The deck of 52 with its jokers numbers its suits clubs, diamonds, hearts, spades.
pub const SUITS: [char; 4] = ['C', 'D', 'H', 'S'];
/// Rank letters of the deck of 52; the ace is rank 1 and comes first.
pub const RANKS: [char; 13] = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];
/// The Spanish deck numbers its suits coins, cups, swords, clubs: oros, copas, espadas, bastos.
pub const SPANISH_SUITS: [char; 4] = ['O', 'C', 'E', 'B'];
/// The money-suited deck numbers its suits myriads, strings, coins; the courts are a suit of their own.
pub const MONEY_SUITS: [char; 3] = ['M', 'S', 'C'];
/// The courts of the money-suited deck, jack, queen and king: white flower, red flower, old thousand.
pub const MONEY_COURTS: [&str; 3] = ["WF", "RF", "OT"];
/// The tag of a joker.
pub const JOKER: u16 = 1 << 15;

/// What is printed on a card. A meld predicate compares these; a card's identity is its [`CardId`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// The card in notation: `7H`, `JK`, `PB2`.
    pub code: String,
    /// The suit; in the flower deck, the flower.
    pub suit: u8,
    /// The rank from 1; in the flower deck, the bloom number. A joker has rank 0.
    pub rank: u8,
    /// What sets and runs may have to share besides the rank; in the flower deck, the family.
    pub group: u8,
    /// Marks as bits; in the flower deck, the attributes.
    pub tags: u16,
}

impl Printed {
    /// A joker, which has a suit of its own.
    fn joker() -> Printed {
        Printed { code: "JK".into(), suit: 4, rank: 0, group: 0, tags: JOKER }
    }

    /// Whether the card carries any of these marks.
    pub fn has(&self, tags: u16) -> bool {
        self.tags & tags != 0
    }
}

/// The cards in play: the printed faces, and which face each physical card shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Deck {
    faces: Vec<Printed>,
    cards: Vec<u8>,
}

impl Deck {
    /// A deck that holds each face once.
    pub fn single(faces: Vec<Printed>) -> Deck {
        Deck::with_copies(faces.into_iter().map(|face| (face, 1)).collect())
    }

    /// A deck with so many copies of each face; at most 256 cards.
    pub fn with_copies(faces: Vec<(Printed, u8)>) -> Deck {
        let mut deck = Deck { faces: Vec::with_capacity(faces.len()), cards: Vec::new() };
        for (index, (face, copies)) in faces.into_iter().enumerate() {
            let index = u8::try_from(index).unwrap_or(u8::MAX);
            deck.faces.push(face);
            deck.cards.extend(std::iter::repeat_n(index, usize::from(copies)));
        }
        deck
    }

    /// So many packs of 52 and so many jokers in all.
    pub fn french(packs: u8, jokers: u8) -> Deck {
        let mut faces = Vec::with_capacity(53);
        for (suit, suit_letter) in (0u8..).zip(SUITS) {
            for (rank, rank_letter) in (1u8..).zip(RANKS) {
                let code = format!("{rank_letter}{suit_letter}");
                faces.push((Printed { code, suit, rank, group: 0, tags: 0 }, packs));
            }
        }
        faces.extend((jokers > 0).then(|| (Printed::joker(), jokers)));
        Deck::with_copies(faces)
    }

    /// So many packs of the Spanish deck and so many jokers in all, with its eights and nines or without them. Ranks are as printed: sota,
    /// caballo and rey are ten, eleven and twelve in either.
    pub fn spanish(packs: u8, eights_and_nines: bool, jokers: u8) -> Deck {
        let mut faces = Vec::with_capacity(49);
        for (suit, suit_letter) in (0u8..).zip(SPANISH_SUITS) {
            for rank in (1..=12).filter(|rank| eights_and_nines || !(8..=9).contains(rank)) {
                let code = format!("{rank}{suit_letter}");
                faces.push((Printed { code, suit, rank, group: 0, tags: 0 }, packs));
            }
        }
        faces.extend((jokers > 0).then(|| (Printed::joker(), jokers)));
        Deck::with_copies(faces)
    }

    /// So many packs of the money-suited deck and so many jokers in all: one to nine of three suits, and three courts.
    pub fn money(packs: u8, jokers: u8) -> Deck {
        let mut faces = Vec::with_capacity(31);
        let printed = |code, suit, rank| Printed { code, suit, rank, group: 0, tags: 0 };
        for (suit, letter) in (0..).zip(MONEY_SUITS) {
            faces.extend((1..=9).map(|rank| (printed(format!("{rank}{letter}"), suit, rank), packs)));
        }
        for (rank, code) in (11..).zip(MONEY_COURTS) {
            faces.push((printed(code.into(), 3, rank), packs));
        }
        faces.extend((jokers > 0).then(|| (Printed::joker(), jokers)));
        Deck::with_copies(faces)
    }

    /// How many physical cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether the deck has no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Whether any face is there more than once.
    pub fn has_copies(&self) -> bool {
        self.cards.len() > self.faces.len()
    }

    /// Every physical card, in the deck's order.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + use<> {
        (0..=u8::MAX).map(CardId).take(self.cards.len())
    }

    /// The faces of the deck, each once.
    pub fn faces(&self) -> &[Printed] {
        &self.faces
    }

    /// Which face a card shows: its index in [`faces`](Self::faces).
    pub fn face_index(&self, card: CardId) -> u8 {
        self.cards[usize::from(card.0)]
    }

    /// What is printed on a card of this deck.
    pub fn printed(&self, card: CardId) -> &Printed {
        &self.faces[usize::from(self.face_index(card))]
    }

    /// A card in notation.
    pub fn code(&self, card: CardId) -> &str {
        &self.printed(card).code
    }

    /// Whether the id names a card of this deck. Ids that come from outside are asked first.
    pub fn contains(&self, card: CardId) -> bool {
        usize::from(card.0) < self.cards.len()
    }

    /// Every card whose notation is `code`; none if the deck has no such card.
    pub fn find(&self, code: &str) -> impl Iterator<Item = CardId> + '_ {
        let face = self.faces.iter().position(|face| face.code == code);
        self.cards().filter(move |card| face == Some(usize::from(self.face_index(*card))))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_packs_with_jokers_have_108_cards_and_two_of_each_face() {
        let deck = Deck::french(2, 4);
        assert_eq!(deck.len(), 108);
        assert_eq!(deck.find("7H").count(), 2);
        assert_eq!(deck.find("JK").count(), 4);
        assert_eq!(deck.find("1X").count(), 0);
    }

    #[test]
    fn a_spanish_pack_has_its_ranks_as_printed_with_eights_and_nines_or_without() {
        let (short, long) = (Deck::spanish(1, false, 0), Deck::spanish(2, true, 4));
        assert_eq!((short.len(), long.len()), (40, 100));
        let rank = |deck: &Deck, code| deck.find(code).next().map(|card| deck.printed(card).rank);
        assert_eq!((rank(&short, "10E"), rank(&long, "10E")), (Some(10), Some(10)));
        assert_eq!((rank(&short, "8O"), rank(&long, "8O")), (None, Some(8)));
        assert_eq!(long.find("12B").count(), 2);
    }

    #[test]
    fn two_money_packs_with_a_joker_have_61_cards_and_31_faces() {
        let deck = Deck::money(2, 1);
        assert_eq!((deck.len(), deck.faces().len()), (61, 31));
        assert_eq!((deck.find("9C").count(), deck.find("OT").count(), deck.find("10M").count()), (2, 2, 0));
    }
}
