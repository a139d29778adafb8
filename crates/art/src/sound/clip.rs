//! A stretch of mono sound and what can be done to it as a whole.

use rand::RngExt;

use super::filter::{Filter, Shape};

/// Samples a second.
pub const RATE: u32 = 44_100;

/// Mono samples between -1 and 1.
#[derive(Clone)]
pub struct Clip {
    /// At [`RATE`].
    pub samples: Vec<f32>,
}

/// How many samples last `ms` milliseconds.
fn count(ms: f32) -> usize {
    (ms * RATE as f32 / 1000.0) as usize
}

impl Clip {
    /// Nothing, for `ms` milliseconds.
    pub fn silence(ms: f32) -> Self {
        Self { samples: vec![0.0; count(ms)] }
    }

    /// What `wave` gives for every moment in seconds.
    pub fn of(ms: f32, wave: impl FnMut(f32) -> f32) -> Self {
        Self { samples: (0..count(ms)).map(|index| index as f32 / RATE as f32).map(wave).collect() }
    }

    /// White noise.
    pub fn noise(ms: f32, dice: &mut impl RngExt) -> Self {
        Self::of(ms, |_| dice.random_range(-1.0..1.0))
    }

    /// A sine of one frequency.
    pub fn sine(ms: f32, hertz: f32) -> Self {
        Self::of(ms, |t| (t * hertz * std::f32::consts::TAU).sin())
    }

    /// Seconds this lasts.
    pub fn seconds(&self) -> f32 {
        self.samples.len() as f32 / RATE as f32
    }

    /// Every sample times what `gain` gives for its moment in seconds.
    pub fn shaped(mut self, gain: impl Fn(f32) -> f32) -> Self {
        self.samples
            .iter_mut()
            .enumerate()
            .for_each(|(index, sample)| *sample *= gain(index as f32 / RATE as f32));
        self
    }

    /// Struck: a soft start of two milliseconds, then all but silent after `ms`.
    pub fn decaying(self, ms: f32) -> Self {
        self.shaped(|t| (t / 0.002).min(1.0) * (-4.0 * t * 1000.0 / ms).exp())
    }

    /// Rising over `rise` milliseconds, then falling as if struck.
    pub fn swelling(self, rise: f32, fall: f32) -> Self {
        let rise = rise / 1000.0;
        self.shaped(|t| if t < rise { (t / rise).powi(2) } else { (-4.0 * (t - rise) * 1000.0 / fall).exp() })
    }

    /// Louder or softer.
    pub fn times(self, gain: f32) -> Self {
        self.shaped(|_| gain)
    }

    /// Filtered at the frequency that `hertz` gives for every moment in seconds.
    pub fn filtered(mut self, shape: Shape, sharpness: f32, hertz: impl Fn(f32) -> f32) -> Self {
        let mut filter = Filter::default();
        for (index, sample) in self.samples.iter_mut().enumerate() {
            // A sweep this slow need not be followed sample by sample.
            if index % 16 == 0 {
                filter.tune(shape, hertz(index as f32 / RATE as f32), sharpness);
            }
            *sample = filter.step(*sample);
        }
        self
    }

    /// Adds `other` from `ms` on, growing if it ends later.
    pub fn add(&mut self, other: &Self, ms: f32) {
        let start = count(ms);
        self.samples.resize(self.samples.len().max(start + other.samples.len()), 0.0);
        self.samples[start..].iter_mut().zip(&other.samples).for_each(|(sum, sample)| *sum += sample);
    }

    /// The loudest sample.
    pub fn peak(&self) -> f32 {
        self.samples.iter().fold(0.0, |peak, sample| peak.max(sample.abs()))
    }

    /// Cut to `ms` with a fade at the end, without any offset, its loudest sample at `decibels` below full scale.
    pub fn mastered(mut self, ms: f32, decibels: f32) -> Self {
        self.samples.resize(count(ms), 0.0);
        let (length, fade) = (self.samples.len(), count(ms.min(40.0) / 4.0));
        for (index, sample) in self.samples[length - fade..].iter_mut().enumerate() {
            *sample *= 1.0 - index as f32 / fade as f32;
        }
        let loudness = 10f32.powf(decibels / 20.0) / self.peak().max(f32::EPSILON);
        self.times(loudness)
    }
}
