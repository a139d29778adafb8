//! The decks: full faces, mini faces where the deck has them, and both backs, one atlas a deck.
//!
//! Every deck carries the backs, so that a table needs one texture for all its cards.

use crate::{
    ArtError, Studio, Written,
    file_format::Fidelity,
    sheet::Sheet,
    suited::{Face, Parts, money, spanish},
};

/// A little over twice the usual width of a card in the hand.
const FULL: (u32, u32) = (256, 358);
/// Mini faces are shown below 72 pixels of width.
const MINI: (u32, u32) = (128, 179);
/// Where the difference to the drawing can no longer be seen at the largest size cards are shown.
const QUALITY: f32 = 72.0;
/// Seven full faces across; every browser takes textures of 2048.
const SHEET_WIDTH: u32 = 2048;

pub fn daylily(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    deck(studio, "daylily", "daylily-mini")
}

pub fn french(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    deck(studio, "french", "french-mini")
}

pub fn french_four(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    deck(studio, "french-four", "french-four-mini")
}

pub fn french_contrast(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    contrast(studio, "french-contrast", "french-contrast")
}

/// In high contrast the flowers show their mini faces, large marks on bands of their own ink.
pub fn daylily_contrast(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    contrast(studio, "daylily-contrast", "daylily-mini")
}

/// The Spanish deck.
pub fn spanish(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    suited(studio, "spanish", &spanish::faces())
}

/// The same in high contrast.
pub fn spanish_contrast(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    suited_contrast(studio, "spanish-contrast", &spanish::faces())
}

/// The money-suited deck.
pub fn money(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    suited(studio, "money", &money::faces())
}

/// The same in high contrast.
pub fn money_contrast(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    suited_contrast(studio, "money-contrast", &money::faces())
}

/// A deck whose faces are put together from parts; jokers are those of the deck of 52.
fn suited(studio: &Studio, name: &str, faces: &[Face]) -> Result<Vec<Written>, ArtError> {
    let (parts, mut sheet) = (Parts(studio), Sheet::new(SHEET_WIDTH));
    add_faces(studio, &mut sheet, "", FULL, faces, |face| parts.full(face))?;
    add_those(studio, &mut sheet, "cards/french", "JK", "", FULL)?;
    add_all(studio, &mut sheet, "backs", "back/", FULL)?;
    sheet.new_shelf();
    add_faces(studio, &mut sheet, "mini/", MINI, faces, |face| parts.mini(face))?;
    add_those(studio, &mut sheet, "cards/french-mini", "JK", "mini/", MINI)?;
    studio.save_sheet(&format!("cards/{name}"), sheet, Fidelity::Painted(QUALITY))
}

/// The same in high contrast.
fn suited_contrast(studio: &Studio, name: &str, faces: &[Face]) -> Result<Vec<Written>, ArtError> {
    let (parts, mut sheet) = (Parts(studio), Sheet::new(SHEET_WIDTH));
    add_faces(studio, &mut sheet, "mini/", FULL, faces, |face| parts.contrast(face))?;
    add_those(studio, &mut sheet, "cards/french-contrast", "JK", "mini/", FULL)?;
    add_all(studio, &mut sheet, "backs", "back/", FULL)?;
    studio.save_sheet(&format!("cards/{name}"), sheet, Fidelity::Painted(QUALITY))
}

fn add_faces(
    studio: &Studio,
    sheet: &mut Sheet,
    prefix: &str,
    (width, height): (u32, u32),
    faces: &[Face],
    drawn: impl Fn(&Face) -> Result<String, ArtError>,
) -> Result<(), ArtError> {
    for face in faces {
        let name = format!("{prefix}{}", face.name);
        let picture = studio.draw_text(&name, &drawn(face)?, width, height)?;
        sheet.add(name, &picture);
    }
    Ok(())
}

fn deck(studio: &Studio, full: &str, mini: &str) -> Result<Vec<Written>, ArtError> {
    let mut sheet = Sheet::new(SHEET_WIDTH);
    add_all(studio, &mut sheet, &format!("cards/{full}"), "", FULL)?;
    add_all(studio, &mut sheet, "backs", "back/", FULL)?;
    sheet.new_shelf();
    add_all(studio, &mut sheet, &format!("cards/{mini}"), "mini/", MINI)?;
    studio.save_sheet(&format!("cards/{full}"), sheet, Fidelity::Painted(QUALITY))
}

/// A deck with one drawing of each face for every size.
fn contrast(studio: &Studio, name: &str, faces: &str) -> Result<Vec<Written>, ArtError> {
    let mut sheet = Sheet::new(SHEET_WIDTH);
    add_all(studio, &mut sheet, &format!("cards/{faces}"), "mini/", FULL)?;
    add_all(studio, &mut sheet, "backs", "back/", FULL)?;
    studio.save_sheet(&format!("cards/{name}"), sheet, Fidelity::Painted(QUALITY))
}

fn add_all(
    studio: &Studio,
    sheet: &mut Sheet,
    folder: &str,
    prefix: &str,
    size: (u32, u32),
) -> Result<(), ArtError> {
    add_those(studio, sheet, folder, "", prefix, size)
}

/// Adds the drawings of a folder whose names begin so.
fn add_those(
    studio: &Studio,
    sheet: &mut Sheet,
    folder: &str,
    begin: &str,
    prefix: &str,
    (width, height): (u32, u32),
) -> Result<(), ArtError> {
    for name in studio.drawings(folder)?.iter().filter(|name| name.starts_with(begin)) {
        sheet.add(format!("{prefix}{name}"), &studio.draw(&format!("{folder}/{name}"), width, height)?);
    }
    Ok(())
}
