//! The Spanish deck: coins, cups, swords and clubs, from one to twelve.

use super::{Face, Middle, Suit, colours, numbers, numeral};

/// Coins, cups, swords and clubs.
static SUITS: [Suit; 4] = [
    Suit {
        letter: 'O',
        emblem: "spanish/coin",
        breaks: 0,
        colours: colours([0x875700, 0xC98A1E, 0x8A5A00, 0x2F6B66, 0xEFC14F, 0xB98257, 0x2A2422, 0xFBF1DC]),
    },
    Suit {
        letter: 'C',
        emblem: "spanish/cup",
        breaks: 1,
        colours: colours([0xB4202A, 0xB4303A, 0x861C29, 0xE7B0A0, 0xDDA63A, 0xF0C9A0, 0x8A4A22, 0xFBEFE2]),
    },
    Suit {
        letter: 'E',
        emblem: "spanish/sword",
        breaks: 2,
        colours: colours([0x1D5299, 0x2F5E9E, 0x1E3F70, 0x9CC0CF, 0xD9A441, 0x8A5A3C, 0x241A18, 0xEAF0F2]),
    },
    Suit {
        letter: 'B',
        emblem: "spanish/club",
        breaks: 3,
        colours: colours([0x0B6B4F, 0x356B4B, 0x214A34, 0xC9D39A, 0xD9A441, 0xE0AD7E, 0x5A3A22, 0xF1F4E2]),
    },
];

/// The courts, from the sota at 10.
const COURTS: [&str; 3] = ["spanish/sota", "spanish/caballo", "spanish/rey"];

/// Every face once.
pub fn faces() -> Vec<Face> {
    let courts = |suit: &'static Suit| {
        let face = |(rank, court)| Face {
            name: format!("{rank}{}", suit.letter),
            suit,
            mark: numeral(rank),
            middle: Middle::Court(court),
        };
        (10u8..).zip(COURTS).map(face).collect::<Vec<_>>()
    };
    SUITS.iter().flat_map(|suit| numbers(suit, 9).chain(courts(suit))).collect()
}
