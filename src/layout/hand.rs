//! A hand of cards: how wide, how far apart, in how many rows, and how it fans.

/// How the cards of a hand lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HandFit {
    /// The width of a card.
    pub width: f32,
    /// From one card to the next.
    pub step: f32,
    /// One row or two.
    pub rows: usize,
}

/// The most a step may be, in card widths.
const STEP_MAX: f32 = 0.66;

/// Fits `count` cards into `avail`. `reach` is the least bare strip of a card: 28 by pointer or pad, 40 by touch.
pub fn fit(count: usize, avail: f32, widest: f32, reach: f32) -> HandFit {
    let narrowest = widest * 0.82;
    let gaps = |cards: usize| cards.saturating_sub(1).max(1) as f32;
    let mut width = widest;
    let step = loop {
        let step = (STEP_MAX * width).min((avail - width) / gaps(count));
        if step >= (0.30 * width).max(reach) || width <= narrowest {
            break step;
        }
        width -= 1.0;
    };
    if step >= (0.24 * width).max(reach) {
        return HandFit { width, step, rows: 1 };
    }
    let per_row = count.div_ceil(2);
    let step = (STEP_MAX * narrowest).min((avail - narrowest) / gaps(per_row));
    HandFit { width: narrowest, step, rows: 2 }
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

    #[test]
    fn ten_cards_lie_in_one_row_at_full_width() {
        let fit = fit(10, 792.0, 112.0, 28.0);
        assert_eq!((fit.width, fit.rows), (112.0, 1));
        assert!((fit.step - 73.92).abs() < 0.01, "{fit:?}");
    }

    #[test]
    fn a_long_hand_closes_up_and_then_shrinks() {
        let twenty = fit(20, 792.0, 112.0, 28.0);
        assert!((twenty.step - 35.79).abs() < 0.01, "{twenty:?}");
        let more = fit(26, 792.0, 112.0, 28.0);
        assert!(more.width < 112.0 && more.step >= 27.0, "{more:?}");
    }

    #[test]
    fn a_phone_takes_two_rows() {
        let fit = fit(11, 370.0, 88.0, 40.0);
        assert_eq!(fit.rows, 2);
        assert!((fit.width - 72.16).abs() < 0.01 && (fit.step - 47.63).abs() < 0.01, "{fit:?}");
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
