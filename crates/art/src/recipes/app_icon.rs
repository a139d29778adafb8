//! The icon of window, page and home screen.

use crate::{ArtError, Studio, Written};

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    [32, 192, 512]
        .into_iter()
        .map(|side| studio.save_png(&format!("app/icon-{side}"), &studio.draw("app/icon", side, side)?))
        .collect()
}
