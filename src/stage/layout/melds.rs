//! Melds in a plot: they flow from left to right, wrap, close up, shrink, and in the end long ones fold, until all of them fit.

use bevy::math::{Rect, Vec2};

/// How many cards a meld has, and how many singles lie beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct MeldSize {
    /// Its own cards.
    pub cards: usize,
    /// The singles beside it.
    pub riders: usize,
    /// Whether its cards lie on top of each other.
    pub squared: bool,
}

impl MeldSize {
    /// A meld of so many cards, spread, with nothing beside it.
    pub fn of(cards: usize) -> Self {
        Self { cards, ..Self::default() }
    }

    /// A squared meld shows so many edges, and no more of its cards than that.
    fn edges(self) -> usize {
        self.cards.min(EDGES)
    }
}

/// How the melds of a plot lie.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MeldFit {
    /// The width of a card.
    pub width: f32,
    /// From one card to the next, in card widths.
    pub step: f32,
    /// How many rows.
    pub rows: usize,
    /// Melds of so many cards and more show their ends only.
    pub fold_from: usize,
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
    /// The same for mini faces.
    pub mini_step_min: f32,
    /// Below this width a card shows its mini face.
    pub mini_below: f32,
}

/// The gap between two melds.
const GAP: f32 = 14.0;
/// The gap where there is room.
const WIDE_GAP: f32 = 30.0;
/// The gap between two rows.
const ROW_GAP: f32 = 6.0;
/// Singles beside a meld: how far, how large and how close, in card widths.
const RIDER_GAP: f32 = 0.08;
const RIDER_SCALE: f32 = 0.86;
const RIDER_STEP: f32 = 0.44;
/// A folded meld is as wide as three cards.
const FOLDED: usize = 3;
/// A squared meld: how many edges of its cards are seen at the most, and how far from each other.
const EDGES: usize = 4;
const EDGE: f32 = 2.5;
/// Shorter melds do not fold.
const FOLD_LEAST: usize = 5;

impl MeldBounds {
    fn least_step(&self, width: f32) -> f32 {
        if width < self.mini_below { self.mini_step_min } else { self.step_min }
    }

    /// The height of so many rows.
    pub fn height(&self, rows: usize, width: f32) -> f32 {
        rows as f32 * (1.4 * width + ROW_GAP) - ROW_GAP
    }
}

impl MeldFit {
    /// Whether a meld shows its ends only.
    pub fn folds(&self, size: MeldSize) -> bool {
        !size.squared && size.cards >= self.fold_from
    }

    /// How wide its own cards lie, without the singles beside them.
    fn own_width(&self, size: MeldSize) -> f32 {
        let cards = match (size.squared, self.folds(size)) {
            (true, _) => return self.width + (size.edges() - 1) as f32 * EDGE,
            (_, true) => FOLDED,
            (_, false) => size.cards.max(1),
        };
        self.width * (1.0 + (cards - 1) as f32 * self.step)
    }

    /// How wide a meld lies.
    pub fn width_of(&self, size: MeldSize) -> f32 {
        let riders = match size.riders {
            0 => 0.0,
            some => RIDER_GAP + RIDER_SCALE * (1.0 + (some - 1) as f32 * RIDER_STEP),
        };
        self.own_width(size) + riders * self.width
    }

    /// The middle of a card of a meld that lies here, and its width; none for a card that a fold or the cards on it hide.
    pub fn card(&self, size: MeldSize, nth: usize, place: Rect) -> Option<(Vec2, f32)> {
        let folds = self.folds(size);
        if let Some(rider) = nth.checked_sub(size.cards) {
            let width = self.width * RIDER_SCALE;
            let left = place.min.x
                + self.own_width(size)
                + self.width * RIDER_GAP
                + rider as f32 * RIDER_STEP * width;
            return Some((Vec2::new(left + width / 2.0, place.max.y - 0.7 * width), width));
        }
        if size.squared {
            let edge = (nth + size.edges()).checked_sub(size.cards)?;
            let left = place.min.x + edge as f32 * EDGE;
            return Some((Vec2::new(left + self.width / 2.0, place.center().y), self.width));
        }
        let shown = match (folds, nth) {
            (true, 0) => 0,
            (true, nth) if nth + 1 == size.cards => FOLDED - 1,
            (true, _) => return None,
            (false, nth) => nth,
        };
        let left = place.min.x + shown as f32 * self.step * self.width;
        Some((Vec2::new(left + self.width / 2.0, place.center().y), self.width))
    }

    fn rows_in(&self, sizes: &[MeldSize], avail: f32) -> Option<usize> {
        let (mut x, mut rows) = (0.0, 1);
        for size in sizes {
            let wide = self.width_of(*size);
            if wide > avail + 0.5 {
                return None;
            }
            if x > 0.0 && x + wide > avail {
                (x, rows) = (0.0, rows + 1);
            }
            x += wide + GAP;
        }
        Some(rows)
    }
}

/// How melds of this width lie, if they fit into a room.
pub fn fit_at(sizes: &[MeldSize], room: Vec2, bounds: MeldBounds, width: f32) -> Option<MeldFit> {
    let mut fit = MeldFit { width, step: bounds.step, rows: 1, fold_from: usize::MAX };
    while fit.step >= bounds.least_step(width) - 1e-4 {
        if let Some(rows) = fit.rows_in(sizes, room.x)
            && bounds.height(rows, width) <= room.y
        {
            return Some(MeldFit { rows, ..fit });
        }
        fit.step -= 0.03;
    }
    None
}

/// How melds of this width lie in as few rows as that takes, no closer than they must.
pub fn fit_rows(sizes: &[MeldSize], avail: f32, bounds: MeldBounds, width: f32) -> Option<MeldFit> {
    let closest = MeldFit { width, step: bounds.least_step(width), rows: 1, fold_from: usize::MAX };
    let rows = closest.rows_in(sizes, avail)?;
    let height = bounds.height(rows, width) + 0.1;
    fit_at(sizes, Vec2::new(avail, height), bounds, width).or(Some(MeldFit { rows, ..closest }))
}

/// Fits melds of these sizes into a plot of this size.
pub fn fit(sizes: &[MeldSize], plot: Vec2, bounds: MeldBounds) -> MeldFit {
    let room = Vec2::new(plot.x - 28.0, plot.y - bounds.head - 6.0);
    let mut width = bounds.widest;
    loop {
        if let Some(fit) = fit_at(sizes, room, bounds, width) {
            return fit;
        }
        if width <= bounds.narrowest {
            return folded(sizes, room, bounds);
        }
        width = (width - 2.0).max(bounds.narrowest);
    }
}

/// Too much even for the narrowest cards: the longest melds fold first.
fn folded(sizes: &[MeldSize], room: Vec2, bounds: MeldBounds) -> MeldFit {
    let width = bounds.narrowest;
    let longest = sizes.iter().map(|size| size.cards).max().unwrap_or(FOLD_LEAST).max(FOLD_LEAST);
    let folds = (FOLD_LEAST..=longest).rev().map(|fold_from| {
        let fit = MeldFit { width, step: bounds.least_step(width), rows: 1, fold_from };
        let rows = fit.rows_in(sizes, room.x).unwrap_or(usize::MAX / 2);
        MeldFit { rows, ..fit }
    });
    let mut folds = folds.peekable();
    while let Some(fit) = folds.next() {
        if bounds.height(fit.rows, width) <= room.y || folds.peek().is_none() {
            return fit;
        }
    }
    MeldFit { width, step: bounds.least_step(width), rows: 1, fold_from: FOLD_LEAST }
}

/// The rectangles of the melds in their plot, in order.
pub fn flow(sizes: &[MeldSize], plot: Rect, head: f32, fit: MeldFit) -> Vec<Rect> {
    let avail = plot.width() - 28.0;
    let total: f32 = sizes.iter().map(|size| fit.width_of(*size)).sum();
    let wide_total = total + WIDE_GAP * sizes.len().saturating_sub(1) as f32;
    let gap = if fit.rows == 1 && wide_total <= avail { WIDE_GAP } else { GAP };
    let (mut x, mut y) = (0.0, 0.0);
    let mut places = Vec::with_capacity(sizes.len());
    for size in sizes {
        let size = Vec2::new(fit.width_of(*size), 1.4 * fit.width);
        if x > 0.0 && x + size.x > avail + 0.5 {
            (x, y) = (0.0, y + size.y + ROW_GAP);
        }
        let corner = plot.min + Vec2::new(x, head + y);
        places.push(Rect::from_corners(corner, corner + size));
        x += size.x + gap;
    }
    places
}

#[cfg(test)]
mod tests;
