//! The garden behind the table: wind in the leaves, and a bird now and then. A minute that joins its own beginning.

use std::f32::consts::TAU;

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{Clip, RATE, filter::Shape};

/// How long it lasts until it comes round.
pub const SECONDS: f32 = 60.0;
/// Its loudest sample; the game plays it far below the effects.
pub const DECIBELS: f32 = -12.0;
/// The end flows into the beginning for so long, in seconds.
const JOIN: f32 = 4.0;
/// How loud the wind is beside the birds.
const WIND: f32 = 0.5;
/// When a bird calls, in seconds; how high, in hertz; and how far off it is, from 1.
const CALLS: [(f32, f32, f32); 2] = [(17.0, 2900.0, 1.0), (43.5, 2350.0, 0.6)];

/// The minute, the same every time.
pub fn garden() -> Clip {
    let mut dice = ChaCha8Rng::seed_from_u64(60);
    let mut clip = joined(&wind(&mut dice));
    let loudest = clip.peak().max(f32::EPSILON);
    clip = clip.times(WIND / loudest);
    for (seconds, hertz, near) in CALLS {
        clip.add(&call(hertz, &mut dice).times(0.4 * near), seconds * 1000.0);
    }
    let gain = 10f32.powf(DECIBELS / 20.0) / clip.peak().max(f32::EPSILON);
    clip.times(gain)
}

/// Soft noise that swells and falls as gusts do.
fn wind(dice: &mut impl RngExt) -> Clip {
    let gust = |t: f32| 0.55 + 0.25 * (t * TAU / 15.0).sin() + 0.2 * (t * TAU / 6.0 + 1.0).sin();
    Clip::noise((SECONDS + JOIN) * 1000.0, dice)
        .filtered(Shape::Low, 0.6, |_| 160.0)
        .filtered(Shape::Low, 0.6, |t| 320.0 + 180.0 * gust(t))
        .shaped(gust)
}

/// What runs past the end is laid over the beginning.
fn joined(long: &Clip) -> Clip {
    let length = (SECONDS * RATE as f32) as usize;
    let mut samples = long.samples[..length].to_vec();
    let tail = &long.samples[length..];
    for (nth, (sample, after)) in samples.iter_mut().zip(tail).enumerate() {
        let share = nth as f32 / tail.len() as f32 * TAU / 4.0;
        *sample = *sample * share.sin() + after * share.cos();
    }
    Clip { samples }
}

/// Three chirps, each a tone that slides down.
fn call(hertz: f32, dice: &mut impl RngExt) -> Clip {
    let mut clip = Clip::silence(10.0);
    for nth in 0..3_u8 {
        let mut turn = 0.0;
        let base = hertz * dice.random_range(0.97..1.03);
        let chirp = Clip::of(150.0, |t| {
            turn += base * (1.15 - 1.6 * t) / RATE as f32;
            (turn * TAU).sin()
        });
        clip.add(&chirp.swelling(30.0, 110.0), 190.0 * f32::from(nth));
    }
    clip
}
