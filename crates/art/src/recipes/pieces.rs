//! What lies on the table besides cards: shadow, rings, seat tokens, petal, bee, letters of suits, samples of the decks, and a white pixel for bars.

use crate::{ArtError, Studio, Written, file_format::Fidelity, picture::Picture, sheet::Sheet};

/// Drawings are in units of a card 250 wide; cards are drawn 256 wide.
const SHADOW: (u32, u32) = (317, 430);
const RING: (u32, u32) = (317, 420);
const TOKEN: u32 = 128;
const SEATS: u32 = 8;
/// Four aces, each covered by the next but for its index, at twice the size they are shown.
const SAMPLE: (u32, u32) = (208, 96);
const ACE: (u32, u32) = (88, 123);
/// What stands beside suits for whoever tells them by letters, as the codes of cards have it.
const LETTERS: [&str; 8] = ["S", "H", "D", "C", "O", "E", "B", "M"];
const SAMPLES: [(&str, &str); 3] =
    [("two", "french-mini"), ("four", "french-four-mini"), ("contrast", "french-contrast")];

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let mut sheet = Sheet::new(1344);
    let mut shadow = studio.draw("fx/card-shadow", SHADOW.0, SHADOW.1)?;
    shadow.shade_in_linear_light();
    sheet.add("shadow", &shadow);
    for ring in ["ring-focus", "ring-selected", "ring-legal"] {
        sheet.add(ring, &studio.draw(&format!("fx/{ring}"), RING.0, RING.1)?);
    }
    for seat in 0..SEATS {
        sheet.add(format!("seat-{seat}"), &studio.draw(&format!("table/seat-{seat}"), TOKEN, TOKEN)?);
    }
    sheet.add("bee", &studio.draw("fx/bee", TOKEN, TOKEN)?);
    sheet.add("petal", &studio.draw("fx/petal", 64, 96)?);
    for letter in LETTERS {
        let name = format!("letter-{letter}");
        sheet.add(name.as_str(), &studio.draw(&format!("fx/{name}"), 48, 48)?);
    }
    for (name, deck) in SAMPLES {
        sheet.add(format!("deck-{name}"), &sample(studio, deck)?);
    }
    sheet.add("pixel", &Picture { width: 4, height: 4, pixels: vec![[255; 4]; 16] });
    studio.save_sheet("table/pieces", sheet, Fidelity::Exact)
}

/// The upper part of four aces.
fn sample(studio: &Studio, deck: &str) -> Result<Picture, ArtError> {
    let mut sample = Picture::clear(SAMPLE.0, SAMPLE.1);
    for (nth, suit) in (0..).zip(["S", "H", "D", "C"]) {
        let ace = studio.draw(&format!("cards/{deck}/A{suit}"), ACE.0, ACE.1)?;
        sample.paste(&ace, nth * (SAMPLE.0 - ACE.0) / 3, 0);
    }
    Ok(sample)
}
