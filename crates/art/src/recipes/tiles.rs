//! The pictures of the game choice.

use crate::{ArtError, Studio, Written, file_format::Fidelity, sheet::Sheet};

/// One and a half times the size of the drawing.
const SIZE: (u32, u32) = (300, 339);

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let mut sheet = Sheet::new(1024);
    for name in studio.drawings("tiles")? {
        sheet.add(name.as_str(), &studio.draw(&format!("tiles/{name}"), SIZE.0, SIZE.1)?);
    }
    studio.save_sheet("tiles", sheet, Fidelity::Painted(56.0))
}
