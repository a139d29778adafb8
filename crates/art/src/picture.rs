//! A picture in memory: straight (not premultiplied) 8-bit RGBA, row by row.

/// Straight 8-bit RGBA pixels.
#[derive(Clone)]
pub struct Picture {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// `width * height` pixels of red, green, blue and alpha.
    pub pixels: Vec<[u8; 4]>,
}

impl Picture {
    /// A picture without anything on it.
    pub fn clear(width: u32, height: u32) -> Self {
        Self { width, height, pixels: vec![[0; 4]; width as usize * height as usize] }
    }

    /// Copies `other` over this picture with its upper left corner at (`x`, `y`); what would stick out is cut off.
    pub fn paste(&mut self, other: &Self, x: u32, y: u32) {
        let columns = other.width.min(self.width.saturating_sub(x)) as usize;
        let rows = other.height.min(self.height.saturating_sub(y)) as usize;
        for row in 0..rows {
            let from = row * other.width as usize;
            let to = (y as usize + row) * self.width as usize + x as usize;
            self.pixels[to..to + columns].copy_from_slice(&other.pixels[from..from + columns]);
        }
    }

    /// The same picture with `margin` clear pixels all round.
    pub fn with_margin(&self, margin: u32) -> Self {
        let mut wider = Self::clear(self.width + 2 * margin, self.height + 2 * margin);
        wider.paste(self, margin, margin);
        wider
    }

    /// Gives invisible pixels within `reach` of visible ones the colour of their neighbours, alpha staying zero.
    ///
    /// A sampler mixes the colours of neighbouring texels before it looks at alpha: a clear black pixel beside a
    /// paper edge would draw a dark fringe.
    pub fn bleed(&mut self, reach: u32) {
        let (width, height) = (self.width as usize, self.height as usize);
        let mut known: Vec<bool> = self.pixels.iter().map(|pixel| pixel[3] > 0).collect();
        for _ in 0..reach {
            let before = known.clone();
            for y in 0..height {
                for x in 0..width {
                    let here = y * width + x;
                    if before[here] {
                        continue;
                    }
                    let (mut sum, mut count) = ([0u32; 3], 0u32);
                    for near_y in y.saturating_sub(1)..=(y + 1).min(height - 1) {
                        for near_x in x.saturating_sub(1)..=(x + 1).min(width - 1) {
                            let near = near_y * width + near_x;
                            if before[near] {
                                (0..3).for_each(|c| sum[c] += u32::from(self.pixels[near][c]));
                                count += 1;
                            }
                        }
                    }
                    if count > 0 {
                        let [red, green, blue] = sum.map(|channel| (channel / count) as u8);
                        self.pixels[here] = [red, green, blue, 0];
                        known[here] = true;
                    }
                }
            }
        }
    }

    /// A dark, transparent drawing made as strong on a table that blends in linear light as it was drawn in sRGB.
    ///
    /// The drawings were judged in programs that blend sRGB values; the game blends light, where the same alpha
    /// darkens about half as much. Scaling a value by `f` is scaling its light by `f` to the power of 2.2.
    pub fn shade_in_linear_light(&mut self) {
        for pixel in &mut self.pixels {
            let kept = 1.0 - f32::from(pixel[3]) / 255.0;
            pixel[3] = ((1.0 - kept.powf(2.2)) * 255.0).round() as u8;
        }
    }

    /// The pixels as plain bytes.
    pub fn bytes(&self) -> Vec<u8> {
        self.pixels.as_flattened().to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bleeding_colours_clear_pixels_and_leaves_them_clear() {
        let mut picture = Picture::clear(5, 1);
        picture.pixels[0] = [200, 100, 50, 255];
        picture.bleed(3);
        assert_eq!(picture.pixels[1..], [[200, 100, 50, 0], [200, 100, 50, 0], [200, 100, 50, 0], [0; 4]]);
    }

    #[test]
    fn shade_keeps_clear_and_opaque_and_deepens_between() {
        let mut picture =
            Picture { width: 3, height: 1, pixels: vec![[0; 4], [0, 0, 0, 128], [0, 0, 0, 255]] };
        picture.shade_in_linear_light();
        assert_eq!(picture.pixels.iter().map(|pixel| pixel[3]).collect::<Vec<_>>(), [0, 200, 255]);
    }

    #[test]
    fn pasting_beyond_the_edge_is_cut_off() {
        let mut picture = Picture::clear(2, 2);
        picture.paste(&Picture { width: 2, height: 2, pixels: vec![[9; 4]; 4] }, 1, 1);
        assert_eq!(picture.pixels, [[0; 4], [0; 4], [0; 4], [9; 4]]);
    }
}
