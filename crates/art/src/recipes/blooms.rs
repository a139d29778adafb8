//! Open flowers without a card: large ones for the corners of screens, small ones for wreaths and counts.

use crate::{ArtError, Studio, Written, file_format::Fidelity, sheet::Sheet};

const SMALL: u32 = 128;
/// With strap leaves, and without.
const BIG: [(&str, u32, u32); 4] =
    [("goebel", 640, 440), ("trahlyta", 640, 440), ("stella", 384, 384), ("carlotta", 384, 384)];

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let mut sheet = Sheet::new(2048);
    for (name, width, height) in BIG {
        sheet.add(format!("big/{name}"), &studio.draw(&format!("blooms/big/{name}"), width, height)?);
    }
    sheet.new_shelf();
    for name in studio.drawings("blooms/small")? {
        sheet.add(name.as_str(), &studio.draw(&format!("blooms/small/{name}"), SMALL, SMALL)?);
    }
    studio.save_sheet("blooms", sheet, Fidelity::Painted(78.0))
}
