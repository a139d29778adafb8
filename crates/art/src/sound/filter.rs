//! A second-order filter whose frequency may move while it runs (Robert Bristow-Johnson's cookbook forms).

use super::RATE;

/// What a filter lets through.
#[derive(Clone, Copy)]
pub enum Shape {
    /// All below.
    Low,
    /// All round.
    Band,
    /// All above.
    High,
}

/// Coefficients and memory of a running filter.
#[derive(Default)]
pub struct Filter {
    feed: [f32; 3],
    back: [f32; 2],
    heard: [f32; 2],
    given: [f32; 2],
}

impl Filter {
    /// Sets frequency and sharpness without a click: the memory stays.
    pub fn tune(&mut self, shape: Shape, hertz: f32, sharpness: f32) {
        let (sin, cos) = (hertz / RATE as f32 * std::f32::consts::TAU).sin_cos();
        let alpha = sin / (2.0 * sharpness);
        let feed = match shape {
            Shape::Low => [(1.0 - cos) / 2.0, 1.0 - cos, (1.0 - cos) / 2.0],
            Shape::Band => [alpha, 0.0, -alpha],
            Shape::High => [f32::midpoint(1.0, cos), -1.0 - cos, f32::midpoint(1.0, cos)],
        };
        self.feed = feed.map(|weight| weight / (1.0 + alpha));
        self.back = [-2.0 * cos / (1.0 + alpha), (1.0 - alpha) / (1.0 + alpha)];
    }

    /// The next sample.
    pub fn step(&mut self, sample: f32) -> f32 {
        let result = self.feed[0] * sample + self.feed[1] * self.heard[0] + self.feed[2] * self.heard[1]
            - self.back[0] * self.given[0]
            - self.back[1] * self.given[1];
        self.heard = [sample, self.heard[0]];
        self.given = [result, self.given[0]];
        result
    }
}
