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
