//! Where a card lies, as one program tells another.

use bevy::prelude::*;

/// A card in its place.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lying {
    /// Its middle, in pixels about that of the window.
    pub at: Vec2,
    /// Its place in the drawing order.
    pub z: f32,
    /// How far it is turned, in radians.
    pub turned: f32,
    /// How large it is, in pixels.
    pub size: Vec2,
}

impl Lying {
    /// As a line.
    pub fn line(&self) -> String {
        let Self { at, z, turned, size } = self;
        format!("lies {} {} {z} {turned} {} {}", at.x, at.y, size.x, size.y)
    }

    /// Reads such a line.
    pub fn read(line: &str) -> Option<Self> {
        let words = line.strip_prefix("lies ")?.split(' ');
        let numbers: Vec<f32> = words.map_while(|word| word.parse().ok()).collect();
        let [x, y, z, turned, width, height] = numbers[..] else { return None };
        Some(Self { at: Vec2::new(x, y), z, turned, size: Vec2::new(width, height) })
    }
}
