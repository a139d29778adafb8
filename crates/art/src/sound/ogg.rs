//! Packs a clip as Ogg Vorbis, mono, the same bytes every time.

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder, VorbisError};

use super::{Clip, RATE};

/// Vorbis quality of -0.1 to 1: transparent enough for a tenth of a second of noise.
const QUALITY: f32 = 0.3;
/// Enough for wind, which has nothing above a thousand hertz.
const QUALITY_OF_A_BED: f32 = -0.1;

/// The bytes of an Ogg file.
pub fn encode(clip: &Clip) -> Result<Vec<u8>, VorbisError> {
    pack(&clip.samples, RATE, QUALITY)
}

/// The bytes of an Ogg file for a long, dull bed of sound: every second sample, and packed hard.
pub fn encode_bed(clip: &Clip) -> Result<Vec<u8>, VorbisError> {
    let halved: Vec<f32> =
        clip.samples.as_chunks::<2>().0.iter().map(|[one, two]| (one + two) / 2.0).collect();
    pack(&halved, RATE / 2, QUALITY_OF_A_BED)
}

/// The serial number, random in other programs, is fixed.
fn pack(samples: &[f32], rate: u32, quality: f32) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(rate).unwrap_or(NonZeroU32::MIN);
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, NonZeroU8::MIN, Vec::new(), 1);
    builder
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr { target_quality: quality });
    let mut encoder = builder.build()?;
    encoder.encode_audio_block([samples])?;
    encoder.finish()
}
