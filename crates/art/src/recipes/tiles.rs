//! The pictures of the game choice.

use crate::{ArtError, Studio, Written, file_format::Fidelity, sheet::Sheet};

/// One and a quarter of the size of the drawing: twice as wide as a tile is drawn in a window of 1280, and as wide in one of 2560.
const SIZE: (u32, u32) = (250, 283);

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let mut sheet = Sheet::new(1024);
    for name in studio.drawings("tiles")? {
        sheet.add(name.as_str(), &studio.draw(&format!("tiles/{name}"), SIZE.0, SIZE.1)?);
    }
    studio.save_sheet("tiles", sheet, Fidelity::Painted(64.0))
}
