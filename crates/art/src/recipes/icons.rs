//! The icons: white glyphs by file name, to be tinted.

use crate::{ArtError, Studio, Written, file_format::Fidelity, sheet::Sheet};

const SIDE: u32 = 64;
const SHEET_WIDTH: u32 = 720;

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let mut sheet = Sheet::new(SHEET_WIDTH);
    for name in studio.drawings("icons")? {
        sheet.add(name.as_str(), &studio.draw(&format!("icons/{name}"), SIDE, SIDE)?);
    }
    studio.save_sheet("icons", sheet, Fidelity::Exact)
}
