//! The few things that sound: fingertips and card on cloth, a kalimba, a tick.

use rand::RngExt;

use super::{Clip, filter::Shape};

/// The tones of D major pentatonic from D5 to D6, in hertz.
pub const SCALE: [f32; 6] = [587.33, 659.26, 739.99, 880.0, 987.77, 1174.66];
pub const E4: f32 = 329.63;
pub const F_SHARP_4: f32 = 369.99;
pub const A4: f32 = 440.0;
pub const D5: f32 = SCALE[0];
pub const A5: f32 = SCALE[3];

/// A frequency moved by so many semitones.
pub fn semitones(steps: f32) -> f32 {
    (steps / 12.0).exp2()
}

/// A fingertip on card, higher by `pitch`.
pub fn pick(pitch: f32, dice: &mut impl RngExt) -> Clip {
    Clip::noise(60.0, dice).filtered(Shape::Band, 1.2, |_| 2400.0 * pitch).decaying(40.0).times(0.9)
}

/// A card put on cloth.
pub fn place(pitch: f32, dice: &mut impl RngExt) -> Clip {
    let mut clip = Clip::noise(120.0, dice).filtered(Shape::Low, 0.8, |_| 900.0 * pitch).decaying(70.0);
    clip.add(&Clip::sine(120.0, 110.0 * pitch).decaying(50.0).times(0.35), 0.0);
    clip
}

/// A plucked metal tongue: its tone and the bright partial that fades first.
pub fn kalimba(hertz: f32) -> Clip {
    let mut clip = Clip::sine(420.0, hertz).decaying(300.0).times(0.5);
    clip.add(&Clip::sine(420.0, hertz * 2.76).decaying(90.0).times(0.14), 0.0);
    clip
}

/// The lightest touch there is.
pub fn tick(dice: &mut impl RngExt) -> Clip {
    Clip::noise(30.0, dice).filtered(Shape::Band, 1.6, |_| 3000.0).decaying(14.0).times(0.7)
}
