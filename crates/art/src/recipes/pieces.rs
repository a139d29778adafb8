//! What lies on the table besides cards: shadow, rings, seat tokens, petal, bee, and a white pixel for bars.

use crate::{ArtError, Studio, Written, file_format::Fidelity, picture::Picture, sheet::Sheet};

/// Drawings are in units of a card 250 wide; cards are drawn 256 wide.
const SHADOW: (u32, u32) = (317, 430);
const RING: (u32, u32) = (317, 420);
const TOKEN: u32 = 128;
const SEATS: u32 = 8;

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
    sheet.add("pixel", &Picture { width: 4, height: 4, pixels: vec![[255; 4]; 16] });
    studio.save_sheet("table/pieces", sheet, Fidelity::Exact)
}
