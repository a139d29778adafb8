//! A hand of cards: how wide, how far apart, in how many rows, and how it fans.

use bevy::math::{Rect, Vec2};

/// How the cards of a hand lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandFit {
    /// The width of a card.
    pub width: f32,
    /// From one card to the next.
    pub step: f32,
    /// One row or several.
    pub rows: usize,
    /// From one row to the next.
    pub pitch: f32,
    /// Whether a single row is fanned.
    pub fanned: bool,
}

/// The most a step may be, in card widths.
const STEP_MAX: f32 = 0.66;
/// The same where a row ends well before the edge: several rows share the cards.
const ROWS_STEP_MAX: f32 = 0.78;
/// The least that stays bare of a row in front of which another lies, and the most, in card widths.
const PITCH_LEAST: f32 = 0.46;
const PITCH_MOST: f32 = 0.92;
/// The most rows.
const ROWS_MOST: usize = 3;
/// From one place to the next, in a hand that has so many and no more.
const PLACE_GAP: f32 = 18.0;

/// Fits `count` cards into an area. `reach` is the least bare strip of a card: 28 by pointer or pad, 40 by touch; `strip` is
/// the share of a card that should stay bare before cards shrink.
pub fn fit(count: usize, area: Vec2, widest: f32, reach: f32, strip: f32) -> HandFit {
    let narrowest = widest * 0.82;
    let gaps = |cards: usize| cards.saturating_sub(1).max(1) as f32;
    let mut width = widest;
    let step = loop {
        let step = (STEP_MAX * width).min((area.x - width) / gaps(count));
        if step >= (strip * width).max(reach) || width <= narrowest {
            break step;
        }
        width -= 1.0;
    };
    if step >= (0.8 * strip * width).max(reach) {
        return HandFit { width, step, rows: 1, pitch: 0.0, fanned: true };
    }
    let in_rows = |rows: usize| {
        let between = (rows - 1) as f32;
        let width = narrowest.min(area.y / (1.4 + between * PITCH_LEAST));
        let step = (ROWS_STEP_MAX * width).min((area.x - width) / gaps(count.div_ceil(rows)));
        let pitch = (PITCH_MOST * width).min((area.y - 1.4 * width) / between);
        HandFit { width, step, rows, pitch, fanned: false }
    };
    let wide_enough = |fit: &HandFit| fit.step >= 0.8 * reach || fit.rows == ROWS_MOST;
    (2..=ROWS_MOST).map(in_rows).find(wide_enough).unwrap_or_else(|| in_rows(ROWS_MOST))
}

/// A hand that never holds more than so many cards: each has its place, apart from the others.
pub fn in_places(width: f32) -> HandFit {
    HandFit { width, step: width + PLACE_GAP, rows: 1, pitch: 0.0, fanned: false }
}

/// The middle of a card of the hand in its zone, and its rotation in degrees.
pub fn spot(fit: HandFit, zone: Rect, nth: usize, count: usize, upright: bool) -> (Vec2, f32) {
    if fit.rows == 1 {
        let (turn, drop) = if upright || !fit.fanned { (0.0, 0.0) } else { fan(nth, count) };
        let top = zone.min.y + 3.0 + drop + 0.7 * fit.width;
        return (Vec2::new(zone.center().x + offset(nth, count, fit.step), top), turn);
    }
    let per_row = count.div_ceil(fit.rows).max(1);
    let (row, column) = (nth / per_row, nth % per_row);
    let spare = zone.width() - fit.width - fit.step * (per_row as f32 - 1.0);
    let x = zone.min.x + spare / 2.0 + fit.width / 2.0 + column as f32 * fit.step;
    // Rows that need less than the zone lie at its lower end, off the sentence above them.
    let below = zone.height() - 1.4 * fit.width - (fit.rows as f32 - 1.0) * fit.pitch;
    (Vec2::new(x, zone.min.y + below.max(0.0) + 0.7 * fit.width + row as f32 * fit.pitch), 0.0)
}

/// The rotation in degrees and the drop of card `index` of `count` in a fan.
pub fn fan(index: usize, count: usize) -> (f32, f32) {
    let n = count as f32;
    let t = index as f32 - (n - 1.0) / 2.0;
    (t * (14.0 / n).min(1.35), t * t * 37.0 / (n * n).max(36.0))
}

/// The horizontal place of card `index` relative to the middle of the hand, as if it were a row.
pub fn offset(index: usize, count: usize, step: f32) -> f32 {
    (index as f32 - (count as f32 - 1.0) / 2.0) * step
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: Vec2 = Vec2::new(792.0, 164.0);

    #[test]
    fn ten_cards_lie_in_one_row_at_full_width() {
        let fit = fit(10, WIDE, 112.0, 28.0, 0.3);
        assert_eq!((fit.width, fit.rows), (112.0, 1));
        assert!((fit.step - 73.92).abs() < 0.01, "{fit:?}");
    }

    #[test]
    fn a_long_hand_closes_up_and_then_shrinks() {
        let twenty = fit(20, WIDE, 112.0, 28.0, 0.3);
        assert!((twenty.step - 35.79).abs() < 0.01, "{twenty:?}");
        let more = fit(26, WIDE, 112.0, 28.0, 0.3);
        assert!(more.width < 112.0 && more.step >= 27.0, "{more:?}");
    }

    #[test]
    fn large_marks_ask_for_more_of_each_card() {
        let (usual, bold) = (fit(20, WIDE, 112.0, 28.0, 0.3), fit(20, WIDE, 112.0, 28.0, 0.52));
        assert_eq!((usual.rows, bold.rows), (1, 2));
        assert!(bold.step >= 0.42 * bold.width, "{bold:?}");
    }

    #[test]
    fn a_phone_takes_two_rows() {
        let fit = fit(11, Vec2::new(370.0, 212.0), 88.0, 40.0, 0.3);
        assert_eq!(fit.rows, 2);
        assert!((fit.width - 72.16).abs() < 0.01 && (fit.step - 56.28).abs() < 0.01, "{fit:?}");
    }

    #[test]
    fn a_phone_takes_three_rows_of_very_many() {
        let zone = Rect::new(10.0, 620.0, 380.0, 786.0);
        let many = fit(26, zone.size(), 107.0, 40.0, 0.3);
        assert_eq!(many.rows, 3);
        let (last, _) = spot(many, zone, 25, 26, true);
        assert!(last.y + 0.7 * many.width <= zone.max.y + 0.1, "{many:?} {last}");
        assert!(many.step >= 32.0, "{many:?}");
    }

    #[test]
    fn a_fan_is_symmetric() {
        let (left, drop) = fan(0, 10);
        let (right, same) = fan(9, 10);
        assert!((left + right).abs() < 1e-4 && (drop - same).abs() < 1e-4);
        assert!((right - 6.075).abs() < 1e-3, "{right}");
        assert!((drop - 7.4925).abs() < 1e-3, "{drop}");
    }
}
