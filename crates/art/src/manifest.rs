//! The text beside every atlas that says which cell is where.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A cell in pixels: x, y, width, height, from the upper left corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell(pub u32, pub u32, pub u32, pub u32);

/// What an atlas holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    /// Path of the atlas under `assets/`.
    pub image: String,
    /// Width and height of the atlas in pixels.
    pub size: (u32, u32),
    /// Every cell by name.
    pub cells: BTreeMap<String, Cell>,
}

impl Manifest {
    /// The manifest as RON, one cell a line.
    pub fn to_ron(&self) -> Result<String, ron::Error> {
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n".to_owned());
        ron::ser::to_string_pretty(self, pretty).map(|text| text + "\n")
    }
}
