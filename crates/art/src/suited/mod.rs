//! Decks with suits of their own, put together from parts: paper, a frame that the suit breaks, a mark in two corners, and emblems or a court
//! between them.

pub mod money;
pub mod spanish;
mod tint;

use crate::{ArtError, Studio};
use tint::{Colour, tinted};

/// What a face is printed on.
const PAPER: &str = r##"<rect width="250" height="350" rx="16" fill="#FDF8EC"/><rect x="0.75" y="0.75" width="248.5" height="348.5" rx="15.25" fill="none" stroke="#00000033" stroke-width="1.5"/>"##;
/// One suit: what its cards are called, the drawing of its emblem, its colours, and how often the frame is broken, by which a player knows it in a closed fan.
pub struct Suit {
    /// The letter of its cards: `7O`.
    letter: char,
    emblem: &'static str,
    breaks: u32,
    colours: [(&'static str, Colour); 8],
}

/// Colours of a suit: its index, then main, dark and second cloth, gold, skin, hair and ground of its courts.
const fn colours(of: [u32; 8]) -> [(&'static str, Colour); 8] {
    let [ink, main, dark, second, gold, skin, hair, ground] = of;
    [
        ("ink", rgb(ink)),
        ("main", rgb(main)),
        ("dark", rgb(dark)),
        ("second", rgb(second)),
        ("gold", rgb(gold)),
        ("skin", rgb(skin)),
        ("hair", rgb(hair)),
        ("ground", rgb(ground)),
    ]
}

const fn rgb(code: u32) -> Colour {
    let [_, red, green, blue] = code.to_be_bytes();
    Colour([red, green, blue])
}

/// One face: what it is called, its suit, the drawing of its mark, and what lies between the corners.
pub struct Face {
    /// What its card is called: `7O`.
    pub name: String,
    suit: &'static Suit,
    mark: String,
    middle: Middle,
}

/// What lies between the corners of a face.
enum Middle {
    /// So many emblems.
    Spots(u8),
    /// One large emblem in a wreath.
    Ace,
    /// This drawing.
    Court(&'static str),
}

/// The faces of a suit from one to this rank, by number.
fn numbers(suit: &'static Suit, most: u8) -> impl Iterator<Item = Face> {
    let face = move |rank: u8| Face {
        name: format!("{rank}{}", suit.letter),
        suit,
        mark: numeral(rank),
        middle: if rank == 1 { Middle::Ace } else { Middle::Spots(rank) },
    };
    (1..=most).map(face)
}

/// The drawing of a number.
fn numeral(rank: u8) -> String {
    format!("spanish/numeral-{rank}")
}

/// The parts that faces are put together from.
pub struct Parts<'a>(pub &'a Studio);

impl Parts<'_> {
    /// The face for the hand, as SVG.
    pub fn full(&self, face: &Face) -> Result<String, ArtError> {
        let corner = format!("{}{}", self.mark(face, (31.0, 55.0), 50.0)?, emblem(30.0, 82.0, 38.0));
        let turned = format!(r#"<g transform="rotate(180 125 175)">{corner}</g>"#);
        let middle = match face.middle {
            Middle::Court(court) => placed(&self.inside(court)?, 125.0, 175.0, 1.0),
            Middle::Ace => {
                placed(&self.inside("spanish/wreath")?, 125.0, 175.0, 1.0) + &emblem(125.0, 172.0, 112.0)
            }
            Middle::Spots(count) => spots(count).into_iter().map(|(x, y)| emblem(x, y, 56.0)).collect(),
        };
        self.face(face.suit, &[PAPER, &frame(face.suit.breaks), &corner, &turned, &middle].concat())
    }

    /// The face for where a card is small: its number and its emblem, as large as there is room.
    pub fn mini(&self, face: &Face) -> Result<String, ArtError> {
        self.marks(face, PAPER)
    }

    /// The face in high contrast.
    pub fn contrast(&self, face: &Face) -> Result<String, ArtError> {
        let paper = r##"<rect width="250" height="350" rx="16" fill="#FFFFFF"/><rect x="1.5" y="1.5" width="247" height="347" rx="14.5" fill="none" stroke="#000000" stroke-width="3"/>"##;
        self.marks(face, paper)
    }

    fn marks(&self, face: &Face, paper: &str) -> Result<String, ArtError> {
        let mark = self.mark(face, (66.0, 122.0), 132.0)?;
        let emblems = emblem(62.0, 184.0, 92.0) + &emblem(168.0, 256.0, 150.0);
        self.face(face.suit, &[paper, &mark, &emblems].concat())
    }

    fn mark(&self, face: &Face, (x, y): (f32, f32), size: f32) -> Result<String, ArtError> {
        Ok(placed(&self.inside(&face.mark)?, x, y, size / 100.0))
    }

    fn face(&self, suit: &Suit, body: &str) -> Result<String, ArtError> {
        let emblem = self.inside(suit.emblem)?;
        Ok(tinted(
            &format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 250 350"><defs><g id="emblem"><g transform="scale(0.01)">{emblem}</g></g></defs>{body}</svg>"#
            ),
            &suit.colours,
        ))
    }

    /// What is drawn in a part, without the element around it.
    fn inside(&self, name: &str) -> Result<String, ArtError> {
        let text = self.0.source(name)?;
        let inside = text.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"));
        Ok(inside.map_or_else(String::new, |(inside, _)| inside.to_owned()))
    }
}

fn placed(drawing: &str, x: f32, y: f32, scale: f32) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{drawing}</g>"#)
}

/// The emblem of the suit, so high, around this point.
fn emblem(x: f32, y: f32, height: f32) -> String {
    format!(r##"<use xlink:href="#emblem" transform="translate({x} {y}) scale({height})"/>"##)
}

/// Where emblems lie between the corners, in two columns and one between them.
fn spots(count: u8) -> Vec<(f32, f32)> {
    let (left, middle, right) = (86.0, 125.0, 164.0);
    let rows =
        |rows: u8, x: f32| (0..rows).map(move |row| (x, 66.0 + 218.0 * f32::from(row) / f32::from(rows - 1)));
    let columns = |count: u8| rows(count, left).chain(rows(count, right));
    let at = |height: f32| std::iter::once((middle, 66.0 + 218.0 * height));
    match count {
        2 | 3 => rows(count, middle).collect(),
        4 => columns(2).collect(),
        5 => columns(2).chain(at(0.5)).collect(),
        6 => columns(3).collect(),
        7 => columns(3).chain(at(0.25)).collect(),
        8 => columns(3).chain(at(0.25)).chain(at(0.75)).collect(),
        _ => columns(4).chain(at(0.5)).collect(),
    }
}

/// The line around a face, broken above and below as often as the suit says.
fn frame(breaks: u32) -> String {
    let gaps = (0..breaks).map(|gap| 125.0 + (f64::from(gap) - f64::from(breaks - 1) / 2.0) * 22.0);
    let ends: Vec<f64> = gaps.flat_map(|middle| [middle - 5.0, middle + 5.0]).collect();
    let stops = [&[24.0], &ends[..], &[226.0]].concat();
    let lines: String = stops
        .chunks(2)
        .flat_map(|ends| [9.0, 341.0].map(|y| format!("M{} {y}H{}", ends[0], ends[1])))
        .collect();
    format!(
        r#"<path d="{lines}M24 9C15 9 9 15 9 24V326C9 335 15 341 24 341M226 9C235 9 241 15 241 24V326C241 335 235 341 226 341" fill="none" stroke="{{ink}}" stroke-width="1.8" stroke-linecap="round"/>"#
    )
}
