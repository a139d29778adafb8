//! The curves of the design board: how a move speeds up and slows down.

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
        let ([x1, y1], [x2, y2]) = match self {
            Self::Out => ([0.22, 1.0], [0.36, 1.0]),
            Self::InOut => ([0.65, 0.0], [0.35, 1.0]),
            Self::In => ([0.55, 0.0], [1.0, 0.45]),
        };
        let share = share.clamp(0.0, 1.0);
        // The curve gives time and way for a parameter; the parameter of this time is found by halving.
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..18 {
            let middle = (low + high) / 2.0;
            if bezier(middle, x1, x2) < share { low = middle } else { high = middle }
        }
        bezier((low + high) / 2.0, y1, y2)
    }
}

/// A cubic Bezier curve from 0 to 1 with these two handles.
fn bezier(t: f32, one: f32, two: f32) -> f32 {
    let s = 1.0 - t;
    3.0 * s * s * t * one + 3.0 * s * t * t * two + t * t * t
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_begin_and_end_where_they_should() {
        for ease in Ease::ALL {
            assert!(ease.at(0.0).abs() < 1e-3 && (ease.at(1.0) - 1.0).abs() < 1e-3);
        }
        assert!(Ease::Out.at(0.3) > 0.7);
        assert!(Ease::In.at(0.5) < 0.3);
        assert!((Ease::InOut.at(0.5) - 0.5).abs() < 0.01);
    }
}
