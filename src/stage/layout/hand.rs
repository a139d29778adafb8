//! A hand of cards: how wide, how far apart, in how many rows, and how it fans.

use std::ops::Range;

use bevy::math::{Rect, Vec2};

/// How the cards of a hand lie.
#[derive(Debug, Clone, PartialEq)]
pub struct HandFit {
    /// The width of a card.
    pub width: f32,
    /// Its rows, from behind.
    pub rows: Vec<HandRow>,
    /// From one row to the next.
    pub pitch: f32,
    /// Whether a single row is fanned.
    pub fanned: bool,
    /// What lies between two groups besides a step.
    gap: f32,
    /// The places with which groups begin, the first one left out.
    breaks: Vec<usize>,
}

/// A row of a hand.
#[derive(Debug, Clone, PartialEq)]
pub struct HandRow {
    /// The places of its cards.
    pub places: Range<usize>,
    /// From one card to the next: a row of few cards lies wider than one of many.
    pub step: f32,
}

/// The cards that are to lie in a hand.
#[derive(Debug, Clone, Copy)]
pub struct Held<'a> {
    /// How many.
    pub count: usize,
    /// The places with which groups begin, the first one left out.
    pub breaks: &'a [usize],
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
/// Between two groups of a single row, and of several, in card widths.
const GAP: f32 = 0.14;
const ROWS_GAP: f32 = 0.1;
/// A row begins with a group that begins no further than this from where it would have begun.
const ROW_SHIFT: usize = 1;

/// Fits cards into an area. `reach` is the least bare strip of a card: 28 by pointer or pad, 40 by touch; `strip` is
/// the share of a card that should stay bare before cards shrink.
pub fn fit(held: Held<'_>, area: Vec2, widest: f32, reach: f32, strip: f32) -> HandFit {
    let Held { count, breaks } = held;
    let breaks = breaks.to_vec();
    let narrowest = widest * 0.82;
    let gaps = |cards: usize| cards.saturating_sub(1).max(1) as f32;
    let mut width = widest;
    let step = loop {
        let room = area.x - width - breaks.len() as f32 * GAP * width;
        let step = (STEP_MAX * width).min(room / gaps(count));
        if step >= (strip * width).max(reach) || width <= narrowest {
            break step;
        }
        width -= 1.0;
    };
    if step >= (0.8 * strip * width).max(reach) {
        let rows = vec![HandRow { places: 0..count, step }];
        return HandFit { width, rows, pitch: 0.0, fanned: true, gap: GAP * width, breaks };
    }
    let in_rows = |rows: usize| {
        let between = (rows - 1) as f32;
        let width = narrowest.min(area.y / (1.4 + between * PITCH_LEAST));
        let pitch = (PITCH_MOST * width).min((area.y - 1.4 * width) / between);
        let gap = ROWS_GAP * width;
        let row = |places: Range<usize>| {
            let room = area.x - width - gaps_in(&breaks, &places) as f32 * gap;
            HandRow { step: (ROWS_STEP_MAX * width).min(room / gaps(places.len())), places }
        };
        let rows = parted(rows, count, &breaks).into_iter().map(row).collect();
        HandFit { width, rows, pitch, fanned: false, gap, breaks: breaks.clone() }
    };
    let wide_enough =
        |fit: &HandFit| fit.rows.len() == ROWS_MOST || fit.rows.iter().all(|row| row.step >= 0.8 * reach);
    (2..=ROWS_MOST).map(in_rows).find(wide_enough).unwrap_or_else(|| in_rows(ROWS_MOST))
}

/// The rows that share the cards. One begins with a group, if a group begins there or beside it.
fn parted(rows: usize, count: usize, breaks: &[usize]) -> Vec<Range<usize>> {
    let even = |row: usize| row * count.div_ceil(rows).max(1);
    let with_group = |row: usize| {
        let near = breaks.iter().copied().filter(|place| place.abs_diff(even(row)) <= ROW_SHIFT);
        near.min_by_key(|place| place.abs_diff(even(row))).unwrap_or(even(row)).min(count)
    };
    let begins = std::iter::once(0).chain((1..rows).map(with_group));
    let ends = (1..rows).map(with_group).chain([count]);
    begins.zip(ends).map(|(begin, end)| begin..end.max(begin)).collect()
}

/// How many groups begin in a row, after its first card.
fn gaps_in(breaks: &[usize], row: &Range<usize>) -> usize {
    breaks.iter().filter(|place| row.contains(place) && **place > row.start).count()
}

/// A hand that never holds more than so many cards: each has its place, apart from the others.
pub fn in_places(width: f32, count: usize) -> HandFit {
    let rows = vec![HandRow { places: 0..count, step: width + PLACE_GAP }];
    HandFit { width, rows, pitch: 0.0, fanned: false, gap: 0.0, breaks: Vec::new() }
}

impl HandFit {
    /// The row of a card, counted from behind.
    pub fn row_of(&self, nth: usize) -> usize {
        self.rows.iter().rposition(|row| row.places.start <= nth).unwrap_or(0)
    }

    /// From the first card of a row to another, in reference pixels.
    fn along(&self, row: &HandRow, nth: usize) -> f32 {
        let begin = row.places.start;
        (nth - begin) as f32 * row.step + gaps_in(&self.breaks, &(begin..nth + 1)) as f32 * self.gap
    }

    /// From the first card of a row to its last.
    fn length(&self, row: &HandRow) -> f32 {
        self.along(row, row.places.end.saturating_sub(1).max(row.places.start))
    }
}

/// The middle of a card of the hand in its zone, and its rotation in degrees.
pub fn spot(fit: &HandFit, zone: Rect, nth: usize, count: usize, upright: bool) -> (Vec2, f32) {
    if let [row] = &fit.rows[..] {
        let (turn, drop) = if upright || !fit.fanned { (0.0, 0.0) } else { fan(nth, count) };
        let top = zone.min.y + 3.0 + drop + 0.7 * fit.width;
        let x = zone.center().x + fit.along(row, nth) - fit.length(row) / 2.0;
        return (Vec2::new(x, top), turn);
    }
    let row = fit.row_of(nth);
    let spare = zone.width() - fit.width - fit.rows.iter().map(|row| fit.length(row)).fold(0.0, f32::max);
    let x = zone.min.x + spare / 2.0 + fit.width / 2.0 + fit.along(&fit.rows[row], nth);
    // Rows that need less than the zone lie at its lower end, off the sentence above them.
    let below = zone.height() - 1.4 * fit.width - (fit.rows.len() - 1) as f32 * fit.pitch;
    (Vec2::new(x, zone.min.y + below.max(0.0) + 0.7 * fit.width + row as f32 * fit.pitch), 0.0)
}

/// The rotation in degrees and the drop of card `index` of `count` in a fan.
pub fn fan(index: usize, count: usize) -> (f32, f32) {
    let n = count as f32;
    let t = index as f32 - (n - 1.0) / 2.0;
    (t * (14.0 / n).min(1.35), t * t * 37.0 / (n * n).max(36.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// So many cards without groups.
    fn loose(count: usize) -> Held<'static> {
        Held { count, breaks: &[] }
    }

    fn places(fit: &HandFit) -> Vec<Range<usize>> {
        fit.rows.iter().map(|row| row.places.clone()).collect()
    }

    const WIDE: Vec2 = Vec2::new(792.0, 164.0);

    #[test]
    fn ten_cards_lie_in_one_row_at_full_width() {
        let fit = fit(loose(10), WIDE, 112.0, 28.0, 0.3);
        assert_eq!((fit.width, fit.rows.len()), (112.0, 1));
        assert!((fit.rows[0].step - 73.92).abs() < 0.01, "{fit:?}");
    }

    #[test]
    fn a_long_hand_closes_up_and_then_shrinks() {
        let twenty = fit(loose(20), WIDE, 112.0, 28.0, 0.3);
        assert!((twenty.rows[0].step - 35.79).abs() < 0.01, "{twenty:?}");
        let more = fit(loose(26), WIDE, 112.0, 28.0, 0.3);
        assert!(more.width < 112.0 && more.rows[0].step >= 27.0, "{more:?}");
    }

    #[test]
    fn large_marks_ask_for_more_of_each_card() {
        let (usual, bold) = (fit(loose(20), WIDE, 112.0, 28.0, 0.3), fit(loose(20), WIDE, 112.0, 28.0, 0.52));
        assert_eq!((usual.rows.len(), bold.rows.len()), (1, 2));
        assert!(bold.rows.iter().all(|row| row.step >= 0.42 * bold.width), "{bold:?}");
    }

    #[test]
    fn a_phone_takes_two_rows() {
        let fit = fit(loose(11), Vec2::new(370.0, 212.0), 88.0, 40.0, 0.3);
        assert_eq!(places(&fit), [0..6, 6..11]);
        assert!((fit.width - 72.16).abs() < 0.01 && (fit.rows[0].step - 56.28).abs() < 0.01, "{fit:?}");
    }

    #[test]
    fn a_row_of_few_cards_lies_wider_than_one_of_many() {
        let fit = fit(Held { count: 11, breaks: &[3, 4, 7, 9] }, Vec2::new(370.0, 212.0), 88.0, 40.0, 0.3);
        assert_eq!(places(&fit), [0..7, 7..11]);
        assert!((fit.rows[1].step - ROWS_STEP_MAX * fit.width).abs() < 0.01, "{fit:?}");
        assert!(fit.rows[0].step < fit.rows[1].step, "{fit:?}");
    }

    #[test]
    fn a_phone_takes_three_rows_of_very_many() {
        let zone = Rect::new(10.0, 620.0, 380.0, 786.0);
        let many = fit(loose(26), zone.size(), 107.0, 40.0, 0.3);
        assert_eq!(places(&many), [0..9, 9..18, 18..26]);
        let (last, _) = spot(&many, zone, 25, 26, true);
        assert!(last.y + 0.7 * many.width <= zone.max.y + 0.1, "{many:?} {last}");
        assert!(many.rows.iter().all(|row| row.step >= 32.0), "{many:?}");
    }

    #[test]
    fn a_fan_is_symmetric() {
        let (left, drop) = fan(0, 10);
        let (right, same) = fan(9, 10);
        assert!((left + right).abs() < 1e-4 && (drop - same).abs() < 1e-4);
        assert!((right - 6.075).abs() < 1e-3, "{right}");
        assert!((drop - 7.4925).abs() < 1e-3, "{drop}");
    }

    #[test]
    fn groups_lie_apart_and_the_hand_stays_in_its_place() {
        let zone = Rect::new(244.0, 548.0, 1036.0, 712.0);
        let grouped = fit(Held { count: 10, breaks: &[3, 7] }, zone.size(), 112.0, 28.0, 0.3);
        let at = |nth: usize| spot(&grouped, zone, nth, 10, false).0.x;
        let (step, wider) = (at(1) - at(0), at(3) - at(2));
        assert!((wider - step - 0.14 * grouped.width).abs() < 0.01, "{step} {wider}");
        assert!((at(0) + at(9) - 2.0 * zone.center().x).abs() < 0.01);
        assert!(at(0) - grouped.width / 2.0 >= zone.min.x - 0.01, "{grouped:?}");
    }

    #[test]
    fn on_a_phone_a_group_is_not_parted_by_the_end_of_a_row() {
        let zone = Rect::new(10.0, 568.0, 380.0, 780.0);
        let grouped = fit(Held { count: 10, breaks: &[3, 6] }, zone.size(), 107.0, 40.0, 0.3);
        assert_eq!(places(&grouped), [0..6, 6..10]);
        let (last, first) = (spot(&grouped, zone, 5, 10, true).0, spot(&grouped, zone, 6, 10, true).0);
        assert!(first.y > last.y && last.x + grouped.width / 2.0 <= zone.max.x + 0.01, "{grouped:?}");
    }
}
