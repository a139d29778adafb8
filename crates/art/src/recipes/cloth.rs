//! The table cloth in three layers: smooth light (stretched), leaf shadows (stretched, drifting), weave (tiled, never scaled).
//!
//! The weave apart keeps the pictures small and, as it is repeated texel for pixel, free of moiré at every window size.

use crate::{ArtError, Studio, Written, file_format::Fidelity};

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let mut written = Vec::new();
    for theme in ["day", "dusk", "sea", "clay"] {
        written.push(studio.save(
            &format!("table/cloth-{theme}"),
            &studio.draw(&format!("table/cloth-{theme}"), 960, 540)?,
            Fidelity::Exact,
        )?);
    }
    let mut leaves = studio.draw("table/cloth-leaves", 640, 360)?;
    leaves.shade_in_linear_light();
    written.push(studio.save("table/cloth-leaves", &leaves, Fidelity::Exact)?);
    written.push(studio.save("table/weave.tile", &studio.draw("table/weave", 48, 48)?, Fidelity::Exact)?);
    Ok(written)
}
