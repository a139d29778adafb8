//! Packs a picture into a file: WebP for what the game loads, PNG for what browsers and desktops show as an icon.

use std::path::Path;

use crate::{ArtError, picture::Picture};

/// How faithful a WebP file is.
#[derive(Clone, Copy)]
pub enum Fidelity {
    /// Every visible pixel as drawn: glyphs, rings, gradients that would band.
    Exact,
    /// Photographic compression at a quality of 0 to 100: painted faces.
    Painted(f32),
}

/// The bytes of a WebP file. The colour of invisible pixels is kept: see [`Picture::bleed`].
pub fn webp(picture: &Picture, fidelity: Fidelity, path: &Path) -> Result<Vec<u8>, ArtError> {
    let failed = |reason: String| ArtError::Webp { path: path.into(), reason };
    let mut config = webp::WebPConfig::new().map_err(|()| failed("the encoder cannot be set up".into()))?;
    config.exact = 1;
    config.method = 6;
    config.use_sharp_yuv = 1;
    match fidelity {
        Fidelity::Exact => config.lossless = 1,
        Fidelity::Painted(quality) => config.quality = quality,
    }
    let bytes = picture.bytes();
    let encoder = webp::Encoder::from_rgba(&bytes, picture.width, picture.height);
    let file = encoder.encode_advanced(&config).map_err(|error| failed(format!("{error:?}")))?;
    Ok(file.to_vec())
}

/// The bytes of a PNG file, eight bits a channel.
pub fn png(picture: &Picture, path: &Path) -> Result<Vec<u8>, ArtError> {
    let failed = |source| ArtError::Png { path: path.into(), source };
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, picture.width, picture.height);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::Adaptive);
    let mut writer = encoder.write_header().map_err(failed)?;
    writer.write_image_data(&picture.bytes()).map_err(failed)?;
    writer.finish().map_err(failed)?;
    Ok(file)
}
