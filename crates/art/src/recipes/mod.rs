//! One recipe a file: which sources make which asset.

mod app_icon;
mod blooms;
mod cloth;
mod decks;
mod fonts;
mod icons;
mod pieces;
mod sounds;
mod tiles;

use crate::{ArtError, Studio, Written};

/// A named part of the assets that can be made alone.
pub struct Recipe {
    /// What the command line calls it.
    pub name: &'static str,
    /// Makes it.
    pub make: fn(&Studio) -> Result<Vec<Written>, ArtError>,
}

/// Every recipe, in the order they are made.
pub const ALL: &[Recipe] = &[
    Recipe { name: "daylily", make: decks::daylily },
    Recipe { name: "french", make: decks::french },
    Recipe { name: "french-four", make: decks::french_four },
    Recipe { name: "french-contrast", make: decks::french_contrast },
    Recipe { name: "daylily-contrast", make: decks::daylily_contrast },
    Recipe { name: "spanish", make: decks::spanish },
    Recipe { name: "spanish-contrast", make: decks::spanish_contrast },
    Recipe { name: "money", make: decks::money },
    Recipe { name: "money-contrast", make: decks::money_contrast },
    Recipe { name: "pieces", make: pieces::make },
    Recipe { name: "icons", make: icons::make },
    Recipe { name: "tiles", make: tiles::make },
    Recipe { name: "blooms", make: blooms::make },
    Recipe { name: "cloth", make: cloth::make },
    Recipe { name: "app-icon", make: app_icon::make },
    Recipe { name: "fonts", make: fonts::make },
    Recipe { name: "sounds", make: sounds::make },
];

/// The names the command line accepts.
pub fn names() -> Vec<&'static str> {
    ALL.iter().map(|recipe| recipe.name).collect()
}
