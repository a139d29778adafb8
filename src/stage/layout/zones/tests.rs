//! The zones have the design board's numbers, and keep apart in any window.

use super::*;

const WIDE: Vec2 = Vec2::new(1280.0, 720.0);

fn near(found: Rect, x: f32, y: f32, w: f32, h: f32) {
    let expected = area(x, y, w, h);
    assert!(
        found.min.distance(expected.min) < 0.6 && found.max.distance(expected.max) < 0.6,
        "{found:?} {expected:?}"
    );
}

#[test]
fn the_numbers_of_the_design_board_for_wide_windows() {
    let two = Zones::landscape(2, WIDE);
    near(two.plots[0], 20.0, 72.0, 1240.0, 136.0);
    near(two.centre, 20.0, 218.0, 1240.0, 136.0);
    near(two.own, 20.0, 364.0, 1240.0, 136.0);
    near(two.pill, 440.0, 504.0, 400.0, 29.0);
    near(two.hand, 244.0, 548.0, 792.0, 164.0);
    near(two.seat, 20.0, 598.0, 224.0, 56.0);
    near(two.actions, 1048.0, 560.0, 212.0, 150.0);
    near(two.header, 20.0, 12.0, 1240.0, 46.0);
    let three = Zones::landscape(3, WIDE);
    near(three.plots[1], 645.0, 72.0, 615.0, 136.0);
    let four = Zones::landscape(4, WIDE);
    near(four.plots[2], 853.3, 66.0, 406.7, 160.0);
    near(four.own, 20.0, 370.0, 1240.0, 128.0);
    let five = Zones::landscape(5, WIDE);
    near(five.plots[3], 957.5, 66.0, 302.5, 200.0);
    near(five.hand, 244.0, 556.0, 792.0, 156.0);
    let eight = Zones::landscape(8, WIDE);
    near(eight.plots[0], 20.0, 222.0, 290.0, 152.0);
    near(eight.plots[6], 970.0, 222.0, 290.0, 152.0);
    near(eight.centre, 320.0, 222.0, 640.0, 152.0);
}

#[test]
fn nothing_overlaps_in_any_window() {
    for players in 2..=8 {
        for size in [WIDE, Vec2::new(1280.0, 960.0), Vec2::new(1900.0, 720.0)] {
            apart(&Zones::landscape(players, size), size);
        }
    }
    for players in 2..=4 {
        apart(&Zones::portrait(players, Vec2::new(390.0, 844.0)), Vec2::new(390.0, 844.0));
    }
}

fn apart(zones: &Zones, size: Vec2) {
    let mut all = vec![zones.header, zones.centre, zones.own, zones.pill, zones.hand, zones.actions];
    all.extend(zones.plots.iter().chain(&zones.chips));
    for (index, one) in all.iter().enumerate() {
        assert!(
            one.min.min_element() >= 0.0 && one.max.x <= size.x + 0.1 && one.max.y <= size.y + 0.1,
            "{one:?}"
        );
        for other in &all[index + 1..] {
            let shared = one.intersect(*other);
            assert!(
                shared.is_empty() || shared.width() < 0.5 || shared.height() < 0.5,
                "{one:?} and {other:?} of {zones:?}"
            );
        }
    }
}
