//! Melds in a plot: they flow from left to right, wrap, close up and then shrink until all of them fit.

use bevy::math::{Rect, Vec2};

/// How the melds of a plot lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeldFit {
    /// The width of a card.
    pub width: f32,
    /// From one card to the next, in card widths.
    pub step: f32,
    /// How many rows; none if even the narrowest cards do not fit.
    pub rows: usize,
}

/// The bounds within which melds may be fitted.
#[derive(Debug, Clone, Copy)]
pub struct MeldBounds {
    /// Room kept free at the top of the plot.
    pub head: f32,
    /// The widest card.
    pub widest: f32,
    /// The narrowest card.
    pub narrowest: f32,
    /// The widest step, in card widths.
    pub step: f32,
    /// The narrowest step, in card widths.
    pub step_min: f32,
}

/// The gap between two melds.
const GAP: f32 = 14.0;
/// The gap where there is room.
const WIDE_GAP: f32 = 30.0;

fn meld_width(cards: usize, width: f32, step: f32) -> f32 {
    width * (1.0 + (cards.max(1) - 1) as f32 * step)
}

fn rows(lengths: &[usize], avail: f32, width: f32, step: f32, gap: f32) -> usize {
    let (mut x, mut rows) = (0.0, 1);
    for cards in lengths {
        let wide = meld_width(*cards, width, step);
        if x > 0.0 && x + wide > avail {
            (x, rows) = (0.0, rows + 1);
        }
        x += wide + gap;
    }
    rows
}

/// Fits melds of these lengths into a plot of this size.
pub fn fit(lengths: &[usize], plot: Vec2, bounds: MeldBounds) -> MeldFit {
    let mut width = bounds.widest;
    loop {
        let mut step = bounds.step;
        while step >= bounds.step_min - 1e-6 {
            let rows = rows(lengths, plot.x - 28.0, width, step, GAP);
            if rows as f32 * (1.4 * width + 6.0) - 6.0 <= plot.y - bounds.head - 6.0 {
                return MeldFit { width, step, rows };
            }
            step -= 0.03;
        }
        if width <= bounds.narrowest {
            return MeldFit { width, step: bounds.step_min, rows: 0 };
        }
        width -= 2.0;
    }
}

/// The rectangles of the melds in their plot, in order. `inset` is the room at the left.
pub fn flow(lengths: &[usize], plot: Rect, inset: f32, head: f32, fit: MeldFit) -> Vec<Rect> {
    let avail = plot.width() - 28.0;
    let total: f32 = lengths.iter().map(|cards| meld_width(*cards, fit.width, fit.step)).sum();
    let wide_total = total + WIDE_GAP * lengths.len().saturating_sub(1) as f32;
    let gap = if fit.rows == 1 && wide_total <= avail - inset { WIDE_GAP } else { GAP };
    let size = |cards: usize| Vec2::new(meld_width(cards, fit.width, fit.step), 1.4 * fit.width);
    let (mut x, mut y) = (0.0, 0.0);
    let mut places = Vec::with_capacity(lengths.len());
    for cards in lengths {
        let size = size(*cards);
        if x > 0.0 && x + size.x > avail {
            (x, y) = (0.0, y + size.y + 6.0);
        }
        let corner = plot.min + Vec2::new(inset + x, head + y);
        places.push(Rect::from_corners(corner, corner + size));
        x += size.x + gap;
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAYLILY: MeldBounds =
        MeldBounds { head: 9.0, widest: 84.0, narrowest: 34.0, step: 0.62, step_min: 0.28 };

    #[test]
    fn a_few_melds_lie_at_full_size() {
        let fit = fit(&[3, 3, 4], Vec2::new(1240.0, 136.0), DAYLILY);
        assert_eq!((fit.width, fit.rows), (84.0, 1));
        assert!((fit.step - 0.62).abs() < 1e-4);
    }

    #[test]
    fn many_melds_close_up_before_they_shrink() {
        let fit = fit(&[2, 2, 2, 2, 2], Vec2::new(495.0, 136.0), DAYLILY);
        assert!(fit.rows >= 1 && fit.step < 0.62, "{fit:?}");
    }

    #[test]
    fn the_formula_of_the_design_board() {
        let bounds = MeldBounds { head: 50.0, widest: 64.0, narrowest: 34.0, step: 0.40, step_min: 0.28 };
        assert_eq!(fit(&[4, 3, 6], Vec2::new(302.0, 200.0), bounds).rows, 2);
        let full = fit(&[13; 8], Vec2::new(302.0, 100.0), bounds);
        assert_eq!((full.rows, full.width), (0, 34.0));
    }

    #[test]
    fn flow_keeps_melds_apart_and_inside() {
        let plot = Rect::new(20.0, 72.0, 1260.0, 208.0);
        let lengths = [4, 2, 3];
        let fit = fit(&lengths, plot.size(), DAYLILY);
        let places = flow(&lengths, plot, 20.0, 9.0, fit);
        assert!((places[0].min.x - 40.0).abs() < 0.01 && (places[0].min.y - 81.0).abs() < 0.01);
        assert!(places.windows(2).all(|pair| pair[0].max.x + 13.0 < pair[1].min.x));
        assert!(places.iter().all(|place| place.max.x < plot.max.x && place.max.y < plot.max.y));
    }
}
