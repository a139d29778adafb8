//! Loads `.webp` pictures with all their mip levels: cards are nearly always drawn smaller than they are stored, and Bevy makes no mip maps.
//!
//! It decodes by itself instead of through Bevy's `webp` feature because the levels are best made where the pixels
//! are, off the main thread.

use std::{io::Cursor, path::Path};

use bevy::{
    asset::{AssetLoader, LoadContext, RenderAssetUsages, io::Reader},
    image::{ImageAddressMode, ImageSampler, ImageSamplerDescriptor},
    prelude::*,
    reflect::TypePath,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use image_webp::{DecodingError, WebPDecoder};

/// Registers the loader.
pub fn plugin(app: &mut App) {
    app.register_asset_loader(WebpLoader);
}

/// Reads `.webp` files.
#[derive(TypePath)]
struct WebpLoader;

/// Why a picture did not load.
#[derive(Debug)]
enum WebpError {
    Read(std::io::Error),
    Decode(DecodingError),
}

impl std::fmt::Display for WebpError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Read(error) => write!(f, "the picture cannot be read: {error}"),
            Self::Decode(error) => write!(f, "the picture is no WebP we understand: {error}"),
        }
    }
}

impl std::error::Error for WebpError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Read(error) => Some(error),
            Self::Decode(error) => Some(error),
        }
    }
}

impl AssetLoader for WebpLoader {
    type Asset = Image;
    type Settings = ();
    type Error = WebpError;

    async fn load(
        &self,
        reader: &mut dyn Reader,
        (): &(),
        context: &mut LoadContext<'_>,
    ) -> Result<Image, WebpError> {
        let mut file = Vec::new();
        reader.read_to_end(&mut file).await.map_err(WebpError::Read)?;
        let mut image = decode(&file).map_err(WebpError::Decode)?;
        let edge = if is_tile(context.path().path()) {
            ImageAddressMode::Repeat
        } else {
            ImageAddressMode::ClampToEdge
        };
        image.sampler = sampler(edge);
        Ok(image)
    }

    fn extensions(&self) -> &[&str] {
        &["webp"]
    }
}

/// Whether a picture is made to be repeated, as `NAME.tile.webp` says. It must be known here: once a picture is on
/// the graphics card, its sampler can no longer be changed.
fn is_tile(path: &Path) -> bool {
    path.file_stem().is_some_and(|stem| Path::new(stem).extension().is_some_and(|kind| kind == "tile"))
}

fn sampler(edge: ImageAddressMode) -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: edge,
        address_mode_v: edge,
        ..ImageSamplerDescriptor::linear()
    })
}

fn decode(file: &[u8]) -> Result<Image, DecodingError> {
    let mut decoder = WebPDecoder::new(Cursor::new(file))?;
    let (width, height) = decoder.dimensions();
    let whole = decoder.output_buffer_size().ok_or(DecodingError::ImageTooLarge)?;
    // All smaller levels together need a third more, and are not to move the largest.
    let mut pixels = Vec::with_capacity(whole + whole / 2);
    pixels.resize(whole, 0);
    decoder.read_image(&mut pixels)?;
    if !decoder.has_alpha() {
        pixels = pixels
            .as_chunks::<3>()
            .0
            .iter()
            .flat_map(|[red, green, blue]| [*red, *green, *blue, u8::MAX])
            .collect();
    }
    Ok(with_mip_levels(pixels, width, height))
}

/// A texture holding `pixels` and every level below it, each the mean of two by two pixels of the one above.
///
/// Plain means of straight colours are right here because `crates/art` bleeds edge colours into clear pixels.
fn with_mip_levels(pixels: Vec<u8>, width: u32, height: u32) -> Image {
    let mut levels = pixels;
    let mut level_count = 1;
    let (mut start, mut size) = (0, (width as usize, height as usize));
    while size.0 > 1 || size.1 > 1 {
        let end = levels.len();
        let smaller = halved(&levels[start..end], size);
        levels.extend(smaller);
        start = end;
        size = ((size.0 / 2).max(1), (size.1 / 2).max(1));
        level_count += 1;
    }
    let extent = Extent3d { width, height, depth_or_array_layers: 1 };
    // `new_uninit`: the checks of `new` do not count levels.
    let mut image = Image::new_uninit(
        extent,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(levels);
    image.texture_descriptor.mip_level_count = level_count;
    image
}

fn halved(level: &[u8], (width, height): (usize, usize)) -> Vec<u8> {
    let pixels = level.as_chunks::<4>().0;
    let (half_width, half_height) = ((width / 2).max(1), (height / 2).max(1));
    let mut half = Vec::with_capacity(half_width * half_height);
    for y in 0..half_height {
        let upper = &pixels[2 * y * width..][..width];
        let lower = &pixels[(2 * y + 1).min(height - 1) * width..][..width];
        if width == 1 {
            half.push(mean([upper[0], upper[0], lower[0], lower[0]]));
        }
        let pairs = upper.as_chunks::<2>().0.iter().zip(lower.as_chunks::<2>().0);
        half.extend(pairs.map(|([a, b], [c, d])| mean([*a, *b, *c, *d])));
    }
    half.into_flattened()
}

/// The mean of four pixels, two channels of sixteen bits at a time: debug builds load every card through here.
fn mean(pixels: [[u8; 4]; 4]) -> [u8; 4] {
    const EVEN: u32 = 0x00FF_00FF;
    let [a, b, c, d] = pixels.map(u32::from_le_bytes);
    let half_up = 0x0002_0002;
    let even = ((a & EVEN) + (b & EVEN) + (c & EVEN) + (d & EVEN) + half_up) >> 2 & EVEN;
    let odd = ((a >> 8 & EVEN) + (b >> 8 & EVEN) + (c >> 8 & EVEN) + (d >> 8 & EVEN) + half_up) >> 2 & EVEN;
    (even | odd << 8).to_le_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_down_to_one_pixel_is_there() {
        let image = with_mip_levels(vec![200; 8 * 3 * 4], 8, 3);
        let data = image.data.as_ref().map_or(0, Vec::len);
        assert_eq!(image.texture_descriptor.mip_level_count, 4, "8x3, 4x1, 2x1, 1x1");
        assert_eq!(data, (24 + 4 + 2 + 1) * 4);
    }

    #[test]
    fn a_level_is_the_mean_of_four_pixels() {
        let level = [[0, 255, 1, 0], [100, 255, 0, 0], [200, 255, 0, 0], [100, 255, 1, 255]].concat();
        assert_eq!(halved(&level, (2, 2)), [100, 255, 1, 64]);
    }

    #[test]
    fn the_cards_decode_at_the_size_their_manifest_gives() {
        let image = decode(include_bytes!("../../../assets/cards/daylily.webp"));
        let size = image.map(|image| image.size());
        assert!(size.is_ok_and(|size| {
            include_str!("../../../assets/cards/daylily.ron").contains(&format!("({}, {})", size.x, size.y))
        }));
    }

    #[test]
    fn only_tiles_are_repeated() {
        assert!(is_tile(Path::new("table/weave.tile.webp")));
        assert!(!is_tile(Path::new("table/cloth-day.webp")));
    }

    #[test]
    fn a_broken_file_is_an_error() {
        assert!(decode(b"RIFF and nothing else").is_err());
    }
}
