//! The list of plots on a phone: one strip an owner, your own at the bottom; when not all fit, it shows some of them at a time.

use bevy::math::{Rect, Vec2};

use super::melds::{self, MeldBounds, MeldFit, MeldSize};

/// How the strips of a list lie.
#[derive(Debug, Clone, PartialEq)]
pub struct List {
    /// The strips, your own first, then the opponents' clockwise. None for who has nothing to show, or has no room now.
    pub strips: Vec<Option<Rect>>,
    /// How the melds of each lie.
    pub fits: Vec<MeldFit>,
    /// Whether some that have melds are out of sight.
    pub scrolls: bool,
}

/// Room at the left of a strip for the owner's bar and token.
pub const INSET: f32 = 40.0;
/// Room at the right of your own, for token and total.
pub const OWN_CORNER: f32 = 66.0;
/// Above and below the cards of a strip.
const PAD: f32 = 8.0;
/// From one strip to the next.
const GAP: f32 = 6.0;
/// The width of the cards when the list scrolls: small, but easily read.
const SCROLLING: f32 = 40.0;

/// The room for melds in a strip.
fn room(zone: Rect, own: bool) -> f32 {
    zone.width() - INSET - if own { OWN_CORNER } else { 8.0 }
}

/// Lays the strips into their zone. `first` is the opponent the list begins with when it scrolls.
pub fn lay(sizes: &[Vec<MeldSize>], zone: Rect, bounds: MeldBounds, first: usize) -> List {
    let widths = || {
        let narrower = |width: &f32| (*width > bounds.narrowest).then(|| (width - 2.0).max(bounds.narrowest));
        std::iter::successors(Some(bounds.widest), narrower)
    };
    let fitting = |strips: &Strips| strips.total() <= zone.height();
    // Cards close up and shrink as far as they are easily read before a long meld hides some of them.
    let open =
        widths().take_while(|width| *width >= SCROLLING).map(|width| strips(sizes, zone, bounds, width));
    let whole = open.filter(|strips| !strips.folds()).find(fitting);
    match whole.or_else(|| widths().map(|width| strips(sizes, zone, bounds, width)).find(fitting)) {
        Some(strips) => strips.stack(sizes, zone, None),
        None => {
            let width = SCROLLING.min(bounds.widest);
            let narrower = widths().skip_while(|other| *other > width);
            let mut narrower = narrower.map(|other| strips(sizes, zone, bounds, other));
            // Beside your own the strip that it begins with is seen, if cards of any width leave room for it.
            let begun = narrower.find(|strips| strips.reaches(first) <= zone.height());
            begun.unwrap_or_else(|| strips(sizes, zone, bounds, width)).stack(sizes, zone, Some(first))
        }
    }
}

/// The strips before they have their places.
struct Strips {
    fits: Vec<MeldFit>,
    heights: Vec<f32>,
}

fn strips(sizes: &[Vec<MeldSize>], zone: Rect, bounds: MeldBounds, width: f32) -> Strips {
    let fit = |(seat, sizes): (usize, &Vec<MeldSize>)| {
        let room = room(zone, seat == 0);
        let narrow = MeldBounds { head: 0.0, widest: width, narrowest: width, ..bounds };
        // What is wider than the strip even so folds.
        melds::fit_rows(sizes, room, narrow, width)
            .unwrap_or_else(|| melds::fit(sizes, Vec2::new(room + 28.0, 1.0), narrow))
    };
    let fits: Vec<MeldFit> = sizes.iter().enumerate().map(fit).collect();
    let height = |(seat, fit): (usize, &MeldFit)| match sizes[seat].is_empty() && seat > 0 {
        true => 0.0,
        false => bounds.height(fit.rows, fit.width) + 2.0 * PAD,
    };
    let heights = fits.iter().enumerate().map(height).collect();
    Strips { fits, heights }
}

impl Strips {
    /// Whether a meld shows its ends only.
    fn folds(&self) -> bool {
        self.fits.iter().any(|fit| fit.fold_from < usize::MAX)
    }

    fn total(&self) -> f32 {
        let seen = self.heights.iter().filter(|height| **height > 0.0);
        seen.map(|height| height + GAP).sum::<f32>() - GAP
    }

    /// How much room your own strip and that of the opponent `first` take.
    fn reaches(&self, first: usize) -> f32 {
        let others = self.heights.len().saturating_sub(1).max(1);
        let beside = self.heights.get(1 + first % others).copied().unwrap_or(0.0);
        self.heights[0] + GAP + beside
    }

    fn stack(self, sizes: &[Vec<MeldSize>], zone: Rect, first: Option<usize>) -> List {
        let own = Rect::new(zone.min.x, zone.max.y - self.heights[0], zone.max.x, zone.max.y);
        let mut strips = vec![None; sizes.len()];
        strips[0] = Some(own);
        let mut y = zone.min.y;
        let mut hidden = false;
        let others = sizes.len().saturating_sub(1).max(1);
        for step in 0..sizes.len().saturating_sub(1) {
            let seat = 1 + (first.unwrap_or(0) + step) % others;
            let height = self.heights[seat];
            if height <= 0.0 {
                continue;
            }
            if hidden || y + height > own.min.y - GAP + 0.5 {
                hidden = true;
                continue;
            }
            strips[seat] = Some(Rect::new(zone.min.x, y, zone.max.x, y + height));
            y += height + GAP;
        }
        List { strips, fits: self.fits, scrolls: first.is_some() && hidden }
    }
}

/// The rectangles of the melds in a strip.
pub fn flow(sizes: &[MeldSize], strip: Rect, own: bool, fit: MeldFit) -> Vec<Rect> {
    let right = strip.min.x + INSET + room(strip, own) + 28.0;
    melds::flow(sizes, Rect::new(strip.min.x + INSET, strip.min.y, right, strip.max.y), PAD, fit)
}
