//! Melds fit their plots, fold, square up and flow.

use super::*;

const FLOWERS: MeldBounds = MeldBounds {
    head: 9.0,
    widest: 84.0,
    narrowest: 34.0,
    step: 0.62,
    step_min: 0.28,
    mini_step_min: 0.28,
    mini_below: 72.0,
};

fn sizes(cards: &[usize]) -> Vec<MeldSize> {
    cards.iter().map(|cards| MeldSize::of(*cards)).collect()
}

#[test]
fn a_few_melds_lie_at_full_size() {
    let fit = fit(&sizes(&[3, 3, 4]), Vec2::new(1240.0, 136.0), FLOWERS);
    assert_eq!((fit.width, fit.rows), (84.0, 1));
    assert!((fit.step - 0.62).abs() < 1e-4);
}

#[test]
fn many_melds_close_up_before_they_shrink() {
    let fit = fit(&sizes(&[2, 2, 2, 2, 2]), Vec2::new(495.0, 136.0), FLOWERS);
    assert!(fit.rows >= 1 && fit.step < 0.62, "{fit:?}");
}

#[test]
fn the_formula_of_the_design_board() {
    let bounds = MeldBounds { head: 50.0, widest: 64.0, step: 0.40, ..FLOWERS };
    assert_eq!(fit(&sizes(&[4, 3, 6]), Vec2::new(302.0, 200.0), bounds).rows, 2);
    let full = fit(&sizes(&[13; 8]), Vec2::new(302.0, 100.0), bounds);
    assert_eq!((full.fold_from, full.width), (FOLD_LEAST, 34.0));
}

#[test]
fn a_folded_meld_shows_its_ends() {
    let fit = MeldFit { width: 34.0, step: 0.5, rows: 1, fold_from: 6 };
    let long = MeldSize { riders: 1, ..MeldSize::of(9) };
    let place = Rect::from_corners(Vec2::ZERO, Vec2::new(fit.width_of(long), 47.6));
    let shown: Vec<usize> = (0..10).filter(|nth| fit.card(long, *nth, place).is_some()).collect();
    assert_eq!(shown, [0, 8, 9]);
}

#[test]
fn flow_keeps_melds_apart_and_inside() {
    let plot = Rect::new(40.0, 72.0, 1260.0, 208.0);
    let sizes = [
        MeldSize::of(4),
        MeldSize { riders: 3, ..MeldSize::of(2) },
        MeldSize { riders: 1, ..MeldSize::of(3) },
    ];
    let fit = fit(&sizes, plot.size(), FLOWERS);
    let places = flow(&sizes, plot, 9.0, fit);
    assert!((places[0].min.x - 40.0).abs() < 0.01 && (places[0].min.y - 81.0).abs() < 0.01);
    assert!(places.windows(2).all(|pair| pair[0].max.x + 13.0 < pair[1].min.x));
    assert!(places.iter().all(|place| place.max.x < plot.max.x && place.max.y < plot.max.y));
    for (size, place) in sizes.iter().zip(&places) {
        for nth in 0..size.cards + size.riders {
            let (middle, width) = fit.card(*size, nth, *place).expect("nothing folds");
            let card = Rect::from_center_size(middle, Vec2::new(width, 1.4 * width));
            let place = place.inflate(0.1);
            assert!(place.contains(card.min) && place.contains(card.max), "{card:?} of {place:?}");
        }
    }
}

#[test]
fn a_squared_meld_is_as_wide_as_a_card_and_shows_its_top_and_a_few_edges() {
    let fit = MeldFit { width: 60.0, step: 0.5, rows: 1, fold_from: 5 };
    let long = MeldSize { squared: true, ..MeldSize::of(9) };
    assert!(!fit.folds(long), "it lies on one heap already");
    let place = Rect::from_corners(Vec2::ZERO, Vec2::new(fit.width_of(long), 84.0));
    assert!(place.width() < 70.0, "{place:?}");
    let lying: Vec<f32> = (0..9).filter_map(|nth| fit.card(long, nth, place)).map(|(at, _)| at.x).collect();
    assert_eq!(lying.len(), 4);
    assert!(lying.is_sorted() && (lying[3] + 30.0 - place.max.x).abs() < 0.01, "{lying:?}");
}
