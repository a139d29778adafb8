//! SVG to pixels, drawn at twice the size and averaged down, which smooths the seams of clip paths.

use std::path::Path;

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::{ArtError, picture::Picture};

const OVERSAMPLE: u32 = 2;

/// Draws the SVG at `path` stretched to `width` x `height` pixels.
pub fn draw(path: &Path, width: u32, height: u32) -> Result<Picture, ArtError> {
    let text =
        std::fs::read_to_string(path).map_err(|source| ArtError::Read { path: path.into(), source })?;
    draw_text(&text, path, width, height)
}

/// The same for SVG that was put together; `path` names it where it cannot be drawn.
pub fn draw_text(text: &str, path: &Path, width: u32, height: u32) -> Result<Picture, ArtError> {
    let tree = Tree::from_str(text, &Options::default())
        .map_err(|source| ArtError::Svg { path: path.into(), source })?;
    let (fine_width, fine_height) = (width * OVERSAMPLE, height * OVERSAMPLE);
    let mut fine = Pixmap::new(fine_width, fine_height).ok_or(ArtError::Size { width, height })?;
    let stretch = Transform::from_scale(
        fine_width as f32 / tree.size().width(),
        fine_height as f32 / tree.size().height(),
    );
    resvg::render(&tree, stretch, &mut fine.as_mut());
    Ok(averaged(&fine, width, height))
}

fn averaged(fine: &Pixmap, width: u32, height: u32) -> Picture {
    let mut picture = Picture::clear(width, height);
    for y in 0..height {
        for x in 0..width {
            let mut sum = [0u32; 4];
            for fine_y in y * OVERSAMPLE..(y + 1) * OVERSAMPLE {
                for fine_x in x * OVERSAMPLE..(x + 1) * OVERSAMPLE {
                    let at = (fine_y * fine.width() + fine_x) as usize * 4;
                    (0..4).for_each(|c| sum[c] += u32::from(fine.data()[at + c]));
                }
            }
            picture.pixels[(y * width + x) as usize] = straight(sum);
        }
    }
    picture
}

/// The mean of premultiplied samples, given as sums, with the colour divided by its alpha again.
fn straight([red, green, blue, alpha]: [u32; 4]) -> [u8; 4] {
    let samples = OVERSAMPLE * OVERSAMPLE;
    let mean_alpha = (alpha + samples / 2) / samples;
    if mean_alpha == 0 {
        return [0; 4];
    }
    let colour = |sum: u32| ((sum * 255 + alpha / 2) / alpha).min(255) as u8;
    [colour(red), colour(green), colour(blue), mean_alpha as u8]
}
