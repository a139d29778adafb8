//! The sounds are as long and as loud as listed, never clip, and the committed files hold them.

use std::{fs, path::PathBuf};

use rummage_art::sound::{
    RATE,
    ambience::{self, garden},
    effects::{ALL, Effect},
    ogg,
};
use vorbis_rs::VorbisDecoder;

fn takes() -> impl Iterator<Item = (&'static Effect, u32)> {
    ALL.iter().flat_map(|effect| (1..=effect.takes).map(move |number| (effect, number)))
}

fn decibels(peak: f32) -> f32 {
    20.0 * peak.log10()
}

#[test]
fn every_take_is_as_loud_and_as_long_as_listed() {
    for (effect, number) in takes() {
        let clip = effect.take(number);
        assert!(
            (decibels(clip.peak()) - effect.decibels).abs() < 0.1,
            "{} {number}: {} dBFS",
            effect.name,
            decibels(clip.peak())
        );
        assert!(
            (clip.seconds() * 1000.0 - effect.ms).abs() < 0.1,
            "{} {number}: {} s",
            effect.name,
            clip.seconds()
        );
    }
}

#[test]
fn takes_start_and_end_without_a_click() {
    for (effect, number) in takes() {
        let samples = effect.take(number).samples;
        let (first, last) = (samples[0].abs(), samples[samples.len() - 1].abs());
        assert!(first < 0.02 && last < 0.01, "{} {number}: starts at {first}, ends at {last}", effect.name);
    }
}

#[test]
fn takes_of_an_effect_differ_and_repeat_exactly() {
    for effect in ALL.iter().filter(|effect| effect.takes > 1) {
        assert!(effect.take(1).samples != effect.take(2).samples, "{}", effect.name);
        assert!(effect.take(2).samples == effect.take(2).samples, "{}", effect.name);
    }
    let again = || ogg::encode(&ALL[0].take(1)).expect("a sound");
    assert!(again() == again());
}

#[test]
fn the_garden_is_as_loud_as_listed_and_comes_round_without_a_seam() {
    let clip = garden();
    assert!((clip.seconds() - ambience::SECONDS).abs() < 0.001);
    assert!((decibels(clip.peak()) - ambience::DECIBELS).abs() < 0.1);
    let samples = &clip.samples;
    let steps = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs());
    let seam = (samples[0] - samples[samples.len() - 1]).abs();
    assert!(seam <= steps.fold(0.0, f32::max), "it jumps by {seam}");

    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/sounds");
    let file = fs::read(folder.join("garden.ogg")).expect("a committed sound");
    assert!(file.len() < 150_000, "{} bytes", file.len());
    let mut decoder = VorbisDecoder::<&[u8]>::new(file.as_slice()).expect("an Ogg Vorbis file");
    let (mut peak, mut count) = (0f32, 0);
    while let Some(block) = decoder.decode_audio_block().expect("a whole file") {
        count += block.samples()[0].len();
        peak = block.samples()[0].iter().fold(peak, |peak, sample| peak.max(sample.abs()));
    }
    assert!((decibels(peak) - ambience::DECIBELS).abs() < 3.0, "{} dBFS after packing", decibels(peak));
    assert_eq!(count, samples.len() / 2);
}

#[test]
fn committed_files_hold_every_take_and_do_not_clip() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../assets/sounds");
    let mut bytes = 0;
    for (effect, number) in takes() {
        let file = fs::read(folder.join(format!("{}-{number}.ogg", effect.name))).expect("a committed sound");
        bytes += file.len();
        let mut decoder = VorbisDecoder::<&[u8]>::new(file.as_slice()).expect("an Ogg Vorbis file");
        assert_eq!((decoder.channels().get(), decoder.sampling_frequency().get()), (1, RATE));
        let (mut peak, mut count) = (0f32, 0);
        while let Some(block) = decoder.decode_audio_block().expect("a whole file") {
            count += block.samples()[0].len();
            peak = block.samples()[0].iter().fold(peak, |peak, sample| peak.max(sample.abs()));
        }
        let (name, listed) = (effect.name, effect.decibels);
        assert!(
            (decibels(peak) - listed).abs() < 3.0,
            "{name} {number}: {} dBFS after packing",
            decibels(peak)
        );
        assert!(
            (count as f32 / RATE as f32 * 1000.0 - effect.ms).abs() < 1.0,
            "{name} {number}: {count} samples"
        );
    }
    assert!(bytes < 1_000_000, "{bytes} bytes of sound");
}
