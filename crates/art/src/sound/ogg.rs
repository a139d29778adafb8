//! Packs a clip as Ogg Vorbis, mono, the same bytes every time.

use std::num::{NonZeroU8, NonZeroU32};

use vorbis_rs::{VorbisBitrateManagementStrategy, VorbisEncoderBuilder, VorbisError};

use super::{Clip, RATE};

/// Vorbis quality of -0.1 to 1: transparent enough for a tenth of a second of noise.
const QUALITY: f32 = 0.3;

/// The bytes of an Ogg file. The serial number, random in other programs, is fixed.
pub fn encode(clip: &Clip) -> Result<Vec<u8>, VorbisError> {
    let rate = NonZeroU32::new(RATE).unwrap_or(NonZeroU32::MIN);
    let mut builder = VorbisEncoderBuilder::new_with_serial(rate, NonZeroU8::MIN, Vec::new(), 1);
    builder
        .bitrate_management_strategy(VorbisBitrateManagementStrategy::QualityVbr { target_quality: QUALITY });
    let mut encoder = builder.build()?;
    encoder.encode_audio_block([&clip.samples])?;
    encoder.finish()
}
