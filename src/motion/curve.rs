//! The curves of the design board: how a move speeds up and slows down.

use bevy::math::{Vec2, cubic_splines::CubicSegment};

/// A curve from 0 to 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ease {
    /// Fast, then settling.
    Out,
    /// Slow at both ends.
    InOut,
}

impl Ease {
    /// How far along the way a move is at this share of its time.
    pub fn at(self, share: f32) -> f32 {
        let (a, b) = match self {
            Self::Out => (Vec2::new(0.22, 1.0), Vec2::new(0.36, 1.0)),
            Self::InOut => (Vec2::new(0.65, 0.0), Vec2::new(0.35, 1.0)),
        };
        CubicSegment::new_bezier_easing(a, b).ease(share.clamp(0.0, 1.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_begin_and_end_where_they_should() {
        for ease in [Ease::Out, Ease::InOut] {
            assert!(ease.at(0.0).abs() < 1e-3 && (ease.at(1.0) - 1.0).abs() < 1e-3);
        }
        assert!(Ease::Out.at(0.3) > 0.7);
        assert!((Ease::InOut.at(0.5) - 0.5).abs() < 0.01);
    }
}
