//! How alike two pictures are where they are least alike: structural similarity (SSIM) of small windows in each colour, and of these the worst spot.
//!
//! The mean over a whole picture would hardly notice one missing card. A spot is large enough that the edges of letters,
//! which each driver draws a little differently, don't decide alone.

use super::picture::Picture;

/// The side of a window, and how far apart windows begin, in pixels.
const WINDOW: usize = 8;
const STEP: usize = 4;
/// The side of a spot, in windows.
const SPOT: usize = 4;
/// Steady the figure where a window is nearly of one colour: the squares of 1 and 6 % of the brightest. The paper of Wang, Bovik, Sheikh and
/// Simoncelli takes 3 % for the second, but JPEG keeps colours coarsely: where a driver draws a cloth lighter by one step in 255, red and blue may
/// come back by a dozen.
const DARK: f32 = 6.5025;
const FLAT: f32 = 234.09;

/// The likeness of two pictures.
pub struct Likeness {
    /// From 1, alike, downwards, where they are least alike.
    pub worst: f32,
    /// The upper left corner of that spot, in pixels.
    pub at: (usize, usize),
    /// The first picture, grey, and red where the other differs.
    pub differences: Picture,
}

/// Compares two pictures of one size; pictures of different sizes are not alike at all.
pub fn compare(one: &Picture, other: &Picture) -> Likeness {
    if one.width != other.width || one.pixels.len() != other.pixels.len() {
        return Likeness { worst: 0.0, at: (0, 0), differences: one.clone() };
    }
    let across = (one.width - WINDOW) / STEP + 1;
    let down = (one.height() - WINDOW) / STEP + 1;
    let windows: Vec<f32> = (0..down)
        .flat_map(|y| (0..across).map(move |x| (x * STEP, y * STEP)))
        .map(|at| window(one, other, at))
        .collect();
    let mut worst = (1.0, (0, 0));
    for y in 0..=down.saturating_sub(SPOT) {
        for x in 0..=across.saturating_sub(SPOT) {
            let rows = (y..y + SPOT).flat_map(|y| &windows[y * across + x..][..SPOT]);
            let mean = rows.sum::<f32>() / (SPOT * SPOT) as f32;
            if mean < worst.0 {
                worst = (mean, (x * STEP, y * STEP));
            }
        }
    }
    Likeness { worst: worst.0, at: worst.1, differences: painted(one, &windows, across) }
}

/// The similarity of one window in the colour in which it is least similar.
fn window(one: &Picture, other: &Picture, at: (usize, usize)) -> f32 {
    (0..3).map(|colour| similarity(one, other, at, colour)).fold(1.0, f32::min)
}

fn similarity(one: &Picture, other: &Picture, (left, top): (usize, usize), colour: usize) -> f32 {
    let count = (WINDOW * WINDOW) as f32;
    let (mut a, mut b, mut aa, mut bb, mut ab) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for y in top..top + WINDOW {
        let row = y * one.width + left..y * one.width + left + WINDOW;
        for (p, q) in one.pixels[row.clone()].iter().zip(&other.pixels[row]) {
            let (p, q) = (f32::from(p[colour]), f32::from(q[colour]));
            a += p;
            b += q;
            aa += p * p;
            bb += q * q;
            ab += p * q;
        }
    }
    let (mean_a, mean_b) = (a / count, b / count);
    let (spread_a, spread_b) = (aa / count - mean_a * mean_a, bb / count - mean_b * mean_b);
    let together = ab / count - mean_a * mean_b;
    (2.0 * mean_a * mean_b + DARK) * (2.0 * together + FLAT)
        / ((mean_a * mean_a + mean_b * mean_b + DARK) * (spread_a + spread_b + FLAT))
}

/// A picture in grey with its unlike windows in red.
fn painted(picture: &Picture, windows: &[f32], across: usize) -> Picture {
    let down = windows.len() / across;
    let paint = |(nth, pixel): (usize, &[u8; 3])| {
        let (x, y) = (nth % picture.width / STEP, nth / picture.width / STEP);
        let alike = windows[y.min(down - 1) * across + x.min(across - 1)].clamp(0.0, 1.0);
        let grey = f32::from(pixel[1]) * 0.5;
        let red = grey + (255.0 - grey) * (1.0 - alike);
        [red as u8, (grey * alike) as u8, (grey * alike) as u8]
    };
    Picture { width: picture.width, pixels: picture.pixels.iter().enumerate().map(paint).collect() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dark cloth with a pale card of 16 by 24 pixels on it.
    fn table(card: (usize, usize), noise: usize) -> Picture {
        let texel = |nth: usize| {
            let (x, y) = (nth % 96, nth / 96);
            let on_card = (card.0..card.0 + 16).contains(&x) && (card.1..card.1 + 24).contains(&y);
            let weave = (x * 7 + y * 13) % 5 + (nth * 31 % 11) * noise / 10;
            [30, 70, 60].map(|cloth| (if on_card { 240 } else { cloth } + weave) as u8)
        };
        Picture { width: 96, pixels: (0..96 * 64).map(texel).collect() }
    }

    #[test]
    fn a_little_noise_is_like_and_a_moved_card_is_not() {
        let table_before = table((40, 20), 0);
        assert!((compare(&table_before, &table_before).worst - 1.0).abs() < 1e-3);
        assert!(compare(&table_before, &table((40, 20), 4)).worst > 0.9);
        let moved = compare(&table_before, &table((46, 20), 0));
        assert!(moved.worst < 0.6, "{}", moved.worst);
        assert!((24..64).contains(&moved.at.0), "it differs where the card is: {:?}", moved.at);
    }
}
