//! The curves of the design board: how a move speeds up and slows down.

use bevy::{curve::CubicSegment, prelude::*};
use serde::{Deserialize, Serialize};

/// A curve from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Ease {
    /// Fast, then settling.
    #[default]
    Out,
    /// Slow at both ends.
    InOut,
    /// Slow, then ever faster: what goes.
    In,
}

impl Ease {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Out, Self::InOut, Self::In];

    /// How far along the way a move is at this share of its time.
    pub fn at(self, share: f32) -> f32 {
        let (one, two) = self.handles();
        CubicSegment::<Vec2>::new_bezier_easing(one, two).ease(share)
    }

    /// Where the curve is pulled to after its beginning and before its end.
    fn handles(self) -> (Vec2, Vec2) {
        match self {
            Self::Out => (Vec2::new(0.22, 1.0), Vec2::new(0.36, 1.0)),
            Self::InOut => (Vec2::new(0.65, 0.0), Vec2::new(0.35, 1.0)),
            Self::In => (Vec2::new(0.55, 0.0), Vec2::new(1.0, 0.45)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ways after each tenth of the time, found by halving as the game did before Bevy's curves.
    const BOARD: [(Ease, [f32; 9]); 3] = [
        (Ease::Out, [0.4011, 0.6740, 0.8322, 0.9171, 0.9614, 0.9837, 0.9942, 0.9985, 0.9998]),
        (Ease::InOut, [0.0089, 0.0415, 0.1124, 0.2521, 0.5000, 0.7479, 0.8876, 0.9585, 0.9911]),
        (Ease::In, [0.0050, 0.0202, 0.0462, 0.0840, 0.1349, 0.2013, 0.2876, 0.4018, 0.5654]),
    ];

    #[test]
    fn curves_are_those_of_the_board() {
        for (ease, ways) in BOARD {
            assert_eq!((ease.at(0.0), ease.at(1.0)), (0.0, 1.0), "{ease:?}");
            for (tenth, way) in (1..).zip(ways) {
                let drawn = ease.at(tenth as f32 / 10.0);
                assert!((drawn - way).abs() < 1e-3, "{ease:?} after {tenth} tenths: {drawn}, not {way}");
            }
        }
    }

    #[test]
    fn who_asks_beyond_the_ends_is_told_the_ends() {
        for ease in Ease::ALL {
            assert_eq!((ease.at(-0.5), ease.at(f32::INFINITY)), (0.0, 1.0), "{ease:?}");
        }
    }
}
