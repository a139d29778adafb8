//! Stock and discard pile: beside each other, or the stock before a row of discarded cards.

use bevy::math::{Rect, Vec2};

use super::{
    row::{self, RowBounds, RowFit},
    spread::Sight,
    zones::Zones,
};

/// The most the piles' cards are wide.
const PILE_WIDTH: f32 = 96.0;
/// The same beside a row, and on a phone.
const ROW_WIDTH: f32 = 84.0;
const PHONE_PILE: f32 = 60.0;

/// How much of the wild card peeks out beside the stock, of its width.
const PEEK: f32 = 0.5;

/// Where the piles lie.
pub(super) struct Piles {
    pub(super) stock: Rect,
    /// The discard pile, or the whole row.
    pub(super) discard: Rect,
    /// The card whose rank is wild in this round, where there is one.
    pub(super) wild: Rect,
    /// The row of discarded cards, where it is one.
    pub(super) row: Option<(RowFit, Rect)>,
}

/// Stock and discard pile in their zone.
pub(super) fn piles(sight: &Sight, zones: &Zones) -> Piles {
    let (stock, discard, row) = stock_and_discard(sight, zones);
    let peek = Vec2::new(PEEK * stock.width(), 0.0);
    Piles { stock, discard, row, wild: Rect { min: stock.min - peek, max: stock.max - peek } }
}

fn stock_and_discard(sight: &Sight, zones: &Zones) -> (Rect, Rect, Option<(RowFit, Rect)>) {
    let centre = zones.centre;
    let portrait = sight.canvas.is_portrait();
    let by_height = (centre.height() - 7.0) / 1.4;
    let pile = |x: f32, width: f32| {
        Rect::from_center_size(Vec2::new(x + width / 2.0, centre.center().y), Vec2::new(width, 1.4 * width))
    };
    let Some(open) = sight.manner.row else {
        let width = match zones.list {
            Some(_) => by_height.min(PHONE_PILE),
            None => by_height.min(PILE_WIDTH),
        };
        if zones.list.is_some() {
            let peek = if sight.manner.cuts_wild { PEEK * width } else { 0.0 };
            let stock = pile(centre.min.x + 4.0 + peek, width);
            return (stock, pile(stock.max.x + 10.0, width), None);
        }
        let apart = width / 2.0 + 15.0;
        let middle = centre.center().x - width / 2.0;
        return (pile(middle - apart, width), pile(middle + apart, width), None);
    };
    let (stock, left, right, step, reach) = if portrait {
        let stock = pile(centre.min.x + 2.0, by_height.min(PHONE_PILE));
        (stock, stock.max.x + 12.0, centre.max.x - 2.0, 0.62, 22.0)
    } else {
        let start = zones.plaque.map_or(centre.min.x + 20.0, |plaque| plaque.max.x + 30.0);
        let stock = pile(start, by_height.min(ROW_WIDTH));
        // The sentence stands beside the row, or elsewhere.
        let beside = !centre.intersect(zones.prompt).is_empty();
        let right = if beside { zones.prompt.min.x - 28.0 } else { centre.max.x - 12.0 };
        (stock, stock.max.x + 36.0, right, 0.667, 20.0)
    };
    let area = Rect::new(left, centre.min.y, right, centre.max.y);
    let bounds = RowBounds {
        widest: stock.width(),
        step,
        reach,
        mini_below: sight.manner.mini_below() / sight.canvas.unit,
    };
    let shown = sight.discard.min(open);
    let fit = RowFit { most: open, ..row::fit(shown, area.size(), bounds) };
    (stock, fit.bounds(shown, area), Some((fit, area)))
}
