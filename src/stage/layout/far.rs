//! The others' hands: fans of backs, small backs in a plate, or nothing but the plate on a phone.

use bevy::math::Vec2;

use super::spread::{INNER_PLATE, STEP_Z, Sight, Spread};
use crate::play::table::slot::Slot;

/// Drawing order: above melds, below your own hand.
const FAR_Z: f32 = 290.0;
/// Where the two small backs of a hand lie in a plate across a plot, from its right edge.
const TINY_BACKS: f32 = 94.0;
const TINY_BACKS_SMALL: f32 = 76.0;

impl Spread {
    /// The slot of a card of another's hand, which is the so-maniest in others' hands.
    pub fn far_slot(&self, sight: &Sight, seat: usize, nth: usize, among: usize) -> Slot {
        let count = sight.hands[seat];
        let t = nth as f32 - (count as f32 - 1.0) / 2.0;
        let z = FAR_Z + among as f32 * STEP_Z;
        let slot = |at, turn, width, drawn| Slot { at, turn, width, z, up: false, drawn, backed: false };
        let gaps = count.saturating_sub(1).max(1) as f32;
        if sight.canvas.is_portrait() {
            // A phone shows no backs; cards come from and go to the plate.
            let chip = self.zones.chips.get(seat - 1).copied().unwrap_or_default();
            return slot(chip.center(), 0.0, 26.0, false);
        }
        let plot = self.zones.plots.get(seat - 1).copied().unwrap_or_default();
        if sight.hands.len() == 2 {
            let step = 27.0_f32.min(430.0 / gaps);
            let curve = 0.35_f32.min(14.0 / (gaps * gaps / 4.0));
            let at = Vec2::new(sight.canvas.size.x / 2.0 + t * step, 5.0 - t * t * curve);
            return slot(at, -t * 1.6_f32.min(16.0 / gaps), 56.0, true);
        }
        let bare = sight.melds[seat].is_empty();
        match self.zones.head {
            Some(head) if bare => {
                let width = if head < 48.0 { 44.0 } else { 52.0 };
                let step = 17.0_f32.min((plot.width() - 60.0 - width) / gaps);
                let room = plot.height() - head - 1.4 * width;
                let drop = (0.6 * room).clamp(0.0, 22.0) * (2.0 * t / gaps) * (2.0 * t / gaps);
                let at = Vec2::new(plot.center().x + t * step, plot.min.y + head + 0.7 * width + drop);
                slot(at, t * 2.4_f32.min(28.0 / count as f32), width, true)
            }
            Some(head) => {
                let from_right = if head < 48.0 { TINY_BACKS_SMALL } else { TINY_BACKS };
                let at = plot.min + Vec2::new(plot.width() - from_right + t.signum() * 3.0, 23.0);
                slot(at, t.signum() * 6.0, 19.0, nth + 2 >= count)
            }
            None if bare => {
                let middle = Vec2::new(plot.center().x + INNER_PLATE / 2.0, plot.center().y);
                let step = 17.0_f32.min((plot.width() - INNER_PLATE - 76.0) / gaps);
                let curve = 0.55_f32.min(20.0 / (gaps * gaps / 4.0));
                let at = middle + Vec2::new(t * step, curve * t * t - 4.0);
                slot(at, t * 2.4_f32.min(28.0 / gaps), 52.0, true)
            }
            // The plate says how many there are; cards come from it and go to it.
            None => slot(plot.min + Vec2::new(31.0, 28.0), 0.0, 19.0, false),
        }
    }
}
