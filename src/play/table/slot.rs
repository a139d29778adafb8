//! Slots: where a card belongs, in reference pixels, origin top left.

use bevy::prelude::*;

/// Where a card belongs: hit area, order and size. Written by the layout alone.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Slot {
    /// The middle.
    pub at: Vec2,
    /// Degrees, clockwise.
    pub turn: f32,
    /// The width of the card.
    pub width: f32,
    /// Its place in the drawing order; every card has its own.
    pub z: f32,
    /// Whether its face is up, for whoever may see it.
    pub up: bool,
    /// Whether it is drawn at all: cards deep in a pile are not.
    pub drawn: bool,
    /// Whether another row of the hand lies right behind it: what stands at its upper edge elsewhere stands inside it.
    pub backed: bool,
}

impl Slot {
    /// Whether a point lies on the card as it belongs.
    pub fn contains(&self, point: Vec2) -> bool {
        let local = Rot2::degrees(-self.turn) * (point - self.at);
        local.x.abs() <= self.width / 2.0 && local.y.abs() <= self.width * 0.7
    }

    /// The smallest upright rectangle of the unturned card.
    pub fn rect(&self) -> Rect {
        Rect::from_center_size(self.at, Vec2::new(self.width, self.width * 1.4))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turned_slot_is_hit_where_it_is_seen() {
        let at = Vec2::new(50.0, 50.0);
        let slot = Slot { at, turn: 90.0, width: 40.0, z: 0.0, up: true, drawn: true, backed: false };
        assert!(slot.contains(Vec2::new(75.0, 50.0)));
        assert!(!slot.contains(Vec2::new(50.0, 75.0)));
    }
}
