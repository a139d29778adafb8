//! The discard row: cards side by side from the left, closer the more there are, and then in lines one below the other.

use bevy::math::{Rect, Vec2};

/// How the cards of a row lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RowFit {
    /// The width of a card.
    pub width: f32,
    /// From one card to the next.
    pub step: f32,
    /// How many cards lie in a line.
    pub per_line: usize,
    /// From one line to the next.
    pub pitch: f32,
    /// How many cards lie open at most.
    pub most: usize,
}

/// The bounds within which a row may be fitted.
#[derive(Debug, Clone, Copy)]
pub struct RowBounds {
    /// The widest card.
    pub widest: f32,
    /// The widest step, in card widths.
    pub step: f32,
    /// The least bare strip of a card.
    pub reach: f32,
    /// Below this width a card shows its mini face.
    pub mini_below: f32,
}

/// The narrowest card.
const NARROWEST: f32 = 34.0;
/// How much of a covered line stays bare, in card widths: rank and suit of a full and of a mini face.
const BARE_FULL: f32 = 0.44;
const BARE_MINI: f32 = 0.94;

impl RowBounds {
    fn pitch(&self, width: f32) -> f32 {
        width * if width < self.mini_below { BARE_MINI } else { BARE_FULL }
    }

    /// A mini face needs the left two fifths to be read, a full one the left fifth.
    fn least(&self, width: f32) -> f32 {
        self.reach.max(width * if width < self.mini_below { 0.42 } else { 0.22 })
    }
}

/// Fits a row of so many cards into an area: as large as it may be, in as few lines as that takes.
pub fn fit(count: usize, area: Vec2, bounds: RowBounds) -> RowFit {
    let mut width = bounds.widest.min(area.y / 1.4);
    loop {
        let lines = 1 + ((area.y - 1.4 * width) / bounds.pitch(width)).max(0.0) as usize;
        let most = 1 + ((area.x - width) / bounds.least(width)).max(0.0) as usize;
        if most * lines >= count || width <= NARROWEST {
            // One line while it suffices; then all lines full but the last.
            let lines = count.div_ceil(most).max(1);
            let per_line = if lines == 1 { count.max(1) } else { most };
            let gaps = per_line.saturating_sub(1).max(1) as f32;
            let step = (bounds.step * width).min((area.x - width) / gaps);
            return RowFit { width, step, per_line, pitch: bounds.pitch(width), most: usize::MAX };
        }
        width = (width - 2.0).max(NARROWEST);
    }
}

impl RowFit {
    /// The lines of so many cards.
    pub fn lines(&self, count: usize) -> usize {
        count.div_ceil(self.per_line.max(1)).max(1)
    }

    /// The middle of a card, in an area whose height the lines share.
    pub fn middle(&self, nth: usize, count: usize, area: Rect) -> Vec2 {
        let (line, column) = (nth / self.per_line.max(1), nth % self.per_line.max(1));
        let height = 1.4 * self.width + (self.lines(count) - 1) as f32 * self.pitch;
        let top = area.center().y - height / 2.0;
        Vec2::new(
            area.min.x + self.width / 2.0 + column as f32 * self.step,
            top + 0.7 * self.width + line as f32 * self.pitch,
        )
    }

    /// The place that so many cards take together; of an empty row, the place of its first card.
    pub fn bounds(&self, count: usize, area: Rect) -> Rect {
        let half = Vec2::new(self.width, 1.4 * self.width) / 2.0;
        (0..count.max(1)).fold(Rect::EMPTY, |all, nth| {
            let middle = self.middle(nth, count.max(1), area);
            all.union(Rect::from_corners(middle - half, middle + half))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WIDE: RowBounds = RowBounds { widest: 84.0, step: 0.667, reach: 20.0, mini_below: 64.0 };

    #[test]
    fn a_row_keeps_its_step_while_there_is_room() {
        let twelve = fit(12, Vec2::new(700.0, 136.0), WIDE);
        assert_eq!((twelve.width, twelve.per_line), (84.0, 12));
        assert!((twelve.step - 56.0).abs() < 0.1, "{twelve:?}");
        let thirty = fit(30, Vec2::new(700.0, 136.0), WIDE);
        assert!(thirty.per_line == 30 && thirty.step >= 20.0, "{thirty:?}");
    }

    #[test]
    fn a_long_row_takes_two_lines() {
        let area = Rect::new(0.0, 0.0, 700.0, 136.0);
        let forty = fit(40, area.size(), WIDE);
        assert_eq!(forty.lines(40), 2);
        let place = forty.bounds(40, area);
        assert!(area.inflate(0.1).contains(place.min) && area.inflate(0.1).contains(place.max), "{place:?}");
    }

    #[test]
    fn a_phone_takes_as_many_lines_as_it_needs() {
        let phone = RowBounds { widest: 58.0, step: 0.62, reach: 20.0, mini_below: 64.0 };
        let area = Rect::new(0.0, 0.0, 292.0, 156.0);
        for count in 1..=40 {
            let fit = fit(count, area.size(), phone);
            assert!(fit.step >= 19.9 || count == 1, "{count}: {fit:?}");
            assert!(fit.bounds(count, area).height() <= 156.1, "{count}: {fit:?}");
        }
    }
}
