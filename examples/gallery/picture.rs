//! Pictures small enough to keep: halved, and pressed into JPEG.

use std::{fs, path::Path};

use bevy::{
    asset::RenderAssetUsages,
    image::Image,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};
use jpeg_encoder::{ColorType, Encoder};
use zune_jpeg::{JpegDecoder, zune_core::bytestream::ZCursor};

/// How hard a picture is pressed: letters stay sharp, and twenty pictures weigh less than a megabyte.
const QUALITY: u8 = 75;
/// Narrower ones keep their size, as halved the letters of a phone are lost.
const NARROW: usize = 900;

/// A picture in red, green and blue, a byte each.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// Its width in pixels.
    pub width: usize,
    /// Its pixels from the upper left, row by row.
    pub pixels: Vec<[u8; 3]>,
}

impl Picture {
    /// What was drawn, as small as it is kept.
    pub fn of(drawn: &Image) -> Result<Self, String> {
        let data = drawn.data.as_ref().ok_or("the picture came back empty")?;
        let pixels = data.as_chunks::<4>().0.iter().map(|[red, green, blue, _]| [*red, *green, *blue]);
        let whole = Self { width: drawn.width() as usize, pixels: pixels.collect() };
        Ok(if whole.width < NARROW { whole } else { whole.halved() })
    }

    /// Its height in pixels.
    pub fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    fn halved(&self) -> Self {
        let mean = |x: usize, y: usize| {
            let four = [(0, 0), (1, 0), (0, 1), (1, 1)]
                .map(|(right, down)| self.pixels[(2 * y + down) * self.width + 2 * x + right]);
            [0, 1, 2].map(|channel| {
                let sum: u16 = four.iter().map(|pixel| u16::from(pixel[channel])).sum();
                ((sum + 2) / 4) as u8
            })
        };
        let (width, height) = (self.width / 2, self.height() / 2);
        let pixels = (0..height).flat_map(|y| (0..width).map(move |x| mean(x, y))).collect();
        Self { width, pixels }
    }

    /// The bytes of its file.
    pub fn pressed(&self) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        let (width, height) = (self.width as u16, self.height() as u16);
        // Not with optimised tables: that makes a scan of each colour, which zune-jpeg 0.5.15 reads wrongly.
        Encoder::new(&mut bytes, QUALITY)
            .encode(self.pixels.as_flattened(), width, height, ColorType::Rgb)
            .map_err(|fault| fault.to_string())?;
        Ok(bytes)
    }

    /// The picture in the bytes of a file.
    pub fn unpressed(file: &[u8]) -> Result<Self, String> {
        let mut decoder = JpegDecoder::new(ZCursor::new(file));
        let bytes = decoder.decode().map_err(|fault| fault.to_string())?;
        let width = decoder.info().ok_or("the picture has no size")?.width.into();
        Ok(Self { width, pixels: bytes.as_chunks::<3>().0.to_vec() })
    }

    /// Reads a kept picture.
    pub fn read(file: &Path) -> Result<Self, String> {
        let bytes = fs::read(file).map_err(|fault| format!("{}: {fault}", file.display()))?;
        Self::unpressed(&bytes).map_err(|fault| format!("{}: {fault}", file.display()))
    }

    /// Keeps the picture.
    pub fn write(&self, file: &Path) -> Result<(), String> {
        let folder = file.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(folder)
            .map_err(|fault| fault.to_string())
            .and_then(|()| self.pressed())
            .and_then(|bytes| fs::write(file, bytes).map_err(|fault| fault.to_string()))
            .map_err(|fault| format!("{}: {fault}", file.display()))
    }

    /// Saves the picture as it is, for somebody to look at.
    pub fn show(&self, file: &Path) -> Result<(), String> {
        let size =
            Extent3d { width: self.width as u32, height: self.height() as u32, depth_or_array_layers: 1 };
        let opaque = |[red, green, blue]: &[u8; 3]| [*red, *green, *blue, u8::MAX];
        let texels = self.pixels.iter().flat_map(opaque).collect();
        let format = TextureFormat::Rgba8UnormSrgb;
        let image = Image::new(size, TextureDimension::D2, texels, format, RenderAssetUsages::MAIN_WORLD);
        let picture = image.try_into_dynamic().map_err(|fault| fault.to_string())?;
        fs::create_dir_all(file.parent().unwrap_or(Path::new(".")))
            .map_err(|fault| fault.to_string())
            .and_then(|()| picture.save(file).map_err(|fault| fault.to_string()))
            .map_err(|fault| format!("{}: {fault}", file.display()))
    }

    /// Pictures of one height from left to right.
    pub fn in_a_row(pictures: &[&Self]) -> Self {
        let height = pictures.iter().map(|picture| picture.height()).min().unwrap_or(0);
        let row = |y: usize| {
            pictures.iter().flat_map(move |picture| &picture.pixels[y * picture.width..][..picture.width])
        };
        let pixels = (0..height).flat_map(row).copied().collect();
        Self { width: pictures.iter().map(|picture| picture.width).sum(), pixels }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kept_picture_is_read_as_it_was() {
        let texel = |nth: usize| {
            let (x, y) = (nth % 96, nth / 96);
            [(x * 2) as u8, (y * 3) as u8, 255 - (x + y) as u8]
        };
        let picture = Picture { width: 96, pixels: (0..96 * 64).map(texel).collect() };
        let read = picture.pressed().and_then(|file| Picture::unpressed(&file)).expect("it is read");
        assert_eq!((read.width, read.height()), (96, 64));
        let pairs = picture.pixels.as_flattened().iter().zip(read.pixels.as_flattened());
        let furthest = pairs.map(|(was, is)| was.abs_diff(*is)).max();
        assert!(furthest < Some(16), "{furthest:?}");
    }
}
