//! Every effect of the game: what it is made of, how long it lasts, how loud it is and in how many takes it comes.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

use super::{
    Clip,
    filter::Shape,
    instruments::{A4, A5, D5, E4, F_SHARP_4, SCALE, kalimba, pick, place, semitones, tick},
};

/// Loudest sample of an effect, in decibels below full scale.
pub const USUAL: f32 = -12.0;
const SOFT: f32 = -18.0;

/// One entry of the sound list.
pub struct Effect {
    /// Its file name, before the number of the take.
    pub name: &'static str,
    /// How many takes there are; a scale has one take a tone.
    pub takes: u32,
    /// How long it lasts.
    pub ms: f32,
    /// Its loudest sample.
    pub decibels: f32,
    /// Plays a take at a pitch near 1.
    play: fn(&mut Take) -> Clip,
}

/// What tells one take of an effect from the next.
struct Take {
    number: u32,
    pitch: f32,
    dice: ChaCha8Rng,
}

/// The sound list.
pub const ALL: &[Effect] = &[
    Effect {
        name: "card_pick",
        takes: 3,
        ms: 60.0,
        decibels: USUAL,
        play: |take| pick(take.pitch, &mut take.dice),
    },
    Effect {
        name: "card_place",
        takes: 3,
        ms: 120.0,
        decibels: USUAL,
        play: |take| place(take.pitch, &mut take.dice),
    },
    Effect { name: "card_slide", takes: 3, ms: 140.0, decibels: USUAL, play: card_slide },
    Effect { name: "card_flip", takes: 3, ms: 120.0, decibels: USUAL, play: card_flip },
    Effect { name: "fan_open", takes: 3, ms: 320.0, decibels: SOFT, play: fan_open },
    Effect { name: "riffle", takes: 3, ms: 780.0, decibels: USUAL, play: riffle },
    Effect { name: "meld", takes: 6, ms: 540.0, decibels: USUAL, play: meld },
    Effect { name: "lay_off", takes: 3, ms: 380.0, decibels: USUAL, play: lay_off },
    Effect { name: "joker_bee", takes: 1, ms: 500.0, decibels: SOFT, play: joker_bee },
    Effect { name: "buy", takes: 3, ms: 280.0, decibels: USUAL, play: buy },
    Effect { name: "knock", takes: 3, ms: 260.0, decibels: USUAL, play: knock },
    Effect { name: "your_turn", takes: 1, ms: 480.0, decibels: SOFT, play: your_turn },
    Effect { name: "refuse", takes: 3, ms: 180.0, decibels: USUAL, play: refuse },
    Effect { name: "score_tick", takes: 6, ms: 40.0, decibels: SOFT, play: score_tick },
    Effect { name: "festival", takes: 1, ms: 2400.0, decibels: USUAL, play: festival },
    Effect { name: "round_lost", takes: 1, ms: 700.0, decibels: SOFT, play: round_lost },
    Effect { name: "ui_move", takes: 3, ms: 30.0, decibels: SOFT, play: |take| tick(&mut take.dice) },
    Effect { name: "ui_ok", takes: 1, ms: 240.0, decibels: SOFT, play: |take| tick_and(A4, &mut take.dice) },
    Effect {
        name: "ui_back",
        takes: 1,
        ms: 240.0,
        decibels: SOFT,
        play: |take| tick_and(E4, &mut take.dice),
    },
    Effect { name: "curtain", takes: 3, ms: 600.0, decibels: SOFT, play: curtain },
];

impl Effect {
    /// Take `number` of this effect, from 1, always the same.
    pub fn take(&self, number: u32) -> Clip {
        let seed = self
            .name
            .bytes()
            .fold(u64::from(number), |seed, byte| seed.wrapping_mul(131).wrapping_add(byte.into()));
        let mut dice = ChaCha8Rng::seed_from_u64(seed);
        let pitch = dice.random_range(0.96..1.04);
        (self.play)(&mut Take { number, pitch, dice }).mastered(self.ms, self.decibels)
    }
}

fn card_slide(take: &mut Take) -> Clip {
    Clip::noise(140.0, &mut take.dice)
        .filtered(Shape::Band, 1.0, |t| (1200.0 + 2000.0 * t / 0.14) * take.pitch)
        .swelling(60.0, 80.0)
}

fn card_flip(take: &mut Take) -> Clip {
    let mut clip = pick(take.pitch, &mut take.dice);
    clip.add(&pick(take.pitch * semitones(3.0), &mut take.dice), 55.0);
    clip
}

fn fan_open(take: &mut Take) -> Clip {
    let mut clip = Clip::silence(320.0);
    for card in 0..7u8 {
        let step = f32::from(card);
        clip.add(&pick(take.pitch * semitones(step), &mut take.dice), step * 40.0);
    }
    clip
}

/// Twenty-six cards falling faster and faster, then the block put down.
fn riffle(take: &mut Take) -> Clip {
    let mut clip = Clip::silence(780.0);
    let mut at = 0.0;
    for card in 0..26u8 {
        let near = f32::from(card) / 25.0;
        let fall = Clip::noise(12.0, &mut take.dice)
            .decaying(8.0)
            .filtered(Shape::Band, 0.9, |_| 3000.0 * take.pitch);
        clip.add(&fall.times(take.dice.random_range(0.45..0.8)), at);
        at += 34.0 - 20.0 * near;
    }
    clip.add(&place(take.pitch, &mut take.dice).times(0.8), at);
    clip
}

/// Three cards, then a tone of the scale: take by take it climbs.
fn meld(take: &mut Take) -> Clip {
    let mut clip = Clip::silence(540.0);
    for card in 0..3u8 {
        clip.add(&place(take.pitch, &mut take.dice).times(0.7), f32::from(card) * 60.0);
    }
    clip.add(&kalimba(SCALE[(take.number as usize - 1) % SCALE.len()]), 130.0);
    clip
}

fn lay_off(take: &mut Take) -> Clip {
    let mut clip = place(take.pitch, &mut take.dice).times(0.8);
    clip.add(&kalimba(SCALE[take.number as usize % SCALE.len()] * semitones(7.0) / 2.0), 40.0);
    clip
}

/// One bee, once round.
fn joker_bee(take: &mut Take) -> Clip {
    let mut phase = 0.0f32;
    let saw = Clip::of(500.0, |t| {
        phase = (phase + 190.0 * semitones(2.0 * t / 0.5) / super::RATE as f32).fract();
        (phase * 2.0 - 1.0) * (1.0 + 0.35 * (t * 26.0 * std::f32::consts::TAU).sin())
    });
    saw.filtered(Shape::Low, 1.0, |_| 900.0 * take.pitch).shaped(|t| (t / 0.5 * std::f32::consts::PI).sin())
}

/// A coin on wood.
fn buy(take: &mut Take) -> Clip {
    let mut clip = tick(&mut take.dice).times(0.6);
    for (hertz, gain) in [(1320.0, 0.4), (1980.0, 0.25), (2770.0, 0.15)] {
        clip.add(&Clip::sine(270.0, hertz * take.pitch).decaying(180.0).times(gain), 8.0);
    }
    clip
}

fn knock(take: &mut Take) -> Clip {
    let mut clip = Clip::silence(260.0);
    for (at, gain) in [(0.0, 1.0), (110.0, 0.85)] {
        let mut thump = Clip::sine(140.0, 95.0 * take.pitch).decaying(60.0);
        thump
            .add(&Clip::noise(60.0, &mut take.dice).filtered(Shape::Low, 0.8, |_| 400.0).decaying(30.0), 0.0);
        clip.add(&thump.times(gain), at);
    }
    clip
}

fn your_turn(_: &mut Take) -> Clip {
    let mut clip = kalimba(D5);
    clip.add(&kalimba(A5), 110.0);
    clip
}

/// A wood block, high then low.
fn refuse(take: &mut Take) -> Clip {
    let mut clip = Clip::sine(90.0, 330.0 * take.pitch).decaying(45.0);
    clip.add(&Clip::sine(90.0, 247.0 * take.pitch).decaying(45.0), 90.0);
    clip
}

fn score_tick(take: &mut Take) -> Clip {
    Clip::sine(40.0, A5 * semitones((take.number - 1) as f32)).decaying(25.0)
}

fn festival(take: &mut Take) -> Clip {
    let mut clip = Clip::silence(2400.0);
    for (hertz, step) in SCALE.into_iter().zip(0u8..) {
        clip.add(&kalimba(hertz), f32::from(step) * 90.0);
    }
    // The last tone once more with its fifth and octave, to stand under the shimmer.
    for (hertz, at) in [(D5, 640.0), (A5, 670.0), (D5 * 2.0, 700.0)] {
        clip.add(&Clip::sine(1400.0, hertz).decaying(1100.0).times(0.3), at);
    }
    let shimmer = Clip::noise(2400.0, &mut take.dice).filtered(Shape::High, 0.7, |_| 6000.0);
    clip.add(&shimmer.shaped(|t| 0.06 * (t / 2.4 * std::f32::consts::PI).sin().powi(2)), 0.0);
    clip
}

fn round_lost(_: &mut Take) -> Clip {
    let mut clip = kalimba(A4);
    clip.add(&kalimba(F_SHARP_4), 200.0);
    clip
}

fn tick_and(hertz: f32, dice: &mut ChaCha8Rng) -> Clip {
    let mut clip = tick(dice);
    clip.add(&kalimba(hertz).decaying(200.0), 8.0);
    clip
}

/// Cloth drawn along a rail of five rings.
fn curtain(take: &mut Take) -> Clip {
    let mut clip = Clip::noise(600.0, &mut take.dice)
        .filtered(Shape::Low, 0.9, |t| (300.0 + 900.0 * t / 0.6) * take.pitch)
        .shaped(|t| (t / 0.6 * std::f32::consts::PI).sin());
    for ring in 0..5u8 {
        clip.add(&tick(&mut take.dice).times(0.3), 60.0 + f32::from(ring) * 95.0);
    }
    clip
}
