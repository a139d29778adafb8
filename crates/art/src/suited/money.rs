//! The money-suited deck, after the oldest cards there are: myriads, strings and coins from one to nine, and three courts.

use super::{Face, Middle, Suit, colours, numbers};

/// Myriads, strings and coins.
static SUITS: [Suit; 3] = [
    Suit {
        letter: 'M',
        emblem: "money/myriad",
        breaks: 0,
        colours: colours([0xA8232B, 0xB4303A, 0x7C1620, 0xE7B0A0, 0xDDA63A, 0xF0C9A0, 0x8A4A22, 0xFBEFE2]),
    },
    Suit {
        letter: 'S',
        emblem: "money/string",
        breaks: 1,
        colours: colours([0x0B6B4F, 0x2E8B62, 0x1B4C38, 0xC9D39A, 0xD9A441, 0xE0AD7E, 0x5A3A22, 0xF1F4E2]),
    },
    Suit {
        letter: 'C',
        emblem: "money/coin",
        breaks: 2,
        colours: colours([0x1D5299, 0x3D74B4, 0x1E3F70, 0x9CC0CF, 0xD9A441, 0x8A5A3C, 0x241A18, 0xEAF0F2]),
    },
];

/// The courts.
static COURT: Suit = Suit {
    letter: 'F',
    emblem: "money/blossom",
    breaks: 3,
    colours: colours([0x6A2C6E, 0xB4303A, 0x4A1F4D, 0xFFFFFF, 0xDDA63A, 0xF0C9A0, 0x3F7A4E, 0xF6EEF6]),
};

/// What each court is called, its mark and its drawing: white flower, red flower, old thousand.
const COURTS: [(&str, &str, &str); 3] = [
    ("WF", "money/mark-w", "money/white-flower"),
    ("RF", "money/mark-r", "money/red-flower"),
    ("OT", "money/mark-t", "money/old-thousand"),
];

/// Every face once.
pub fn faces() -> Vec<Face> {
    let court = |(name, mark, court): (&str, &str, &'static str)| Face {
        name: name.into(),
        suit: &COURT,
        mark: mark.into(),
        middle: Middle::Court(court),
    };
    SUITS.iter().flat_map(|suit| numbers(suit, 9)).chain(COURTS.map(court)).collect()
}
