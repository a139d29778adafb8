//! Painted frames: rounded rectangles with a rim and a dashed hem, exact to the pixel.

use bevy::{
    asset::RenderAssetUsages,
    math::ops,
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
};

/// A line along the edge of a frame.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    /// Its middle's distance inside the edge.
    pub inset: f32,
    /// How thick.
    pub width: f32,
    /// Its colour.
    pub ink: Color,
    /// Dash and gap; none for a whole line.
    pub dash: Option<(f32, f32)>,
}

/// A rounded rectangle to paint. Lengths are pixels of the image.
#[derive(Debug, Clone, PartialEq)]
pub struct Frame {
    /// Its size.
    pub size: Vec2,
    /// The radius of its corners.
    pub radius: f32,
    /// What fills it.
    pub fill: Color,
    /// Lines, painted in order.
    pub strokes: Vec<Stroke>,
}

impl Frame {
    /// Paints the frame.
    pub fn paint(&self) -> Image {
        let (w, h) = (self.size.x.round().max(1.0) as u32, self.size.y.round().max(1.0) as u32);
        let mut data = Vec::with_capacity((w * h * 4) as usize);
        for y in 0..h {
            for x in 0..w {
                data.extend(self.texel(Vec2::new(x as f32 + 0.5, y as f32 + 0.5)));
            }
        }
        let size = Extent3d { width: w, height: h, depth_or_array_layers: 1 };
        Image::new(
            size,
            TextureDimension::D2,
            data,
            TextureFormat::Rgba8UnormSrgb,
            // Small, and nothing else could paint it once more on another graphics device.
            RenderAssetUsages::default(),
        )
    }

    fn texel(&self, at: Vec2) -> [u8; 4] {
        let depth = self.depth(at);
        let mut ink = Painted::default();
        ink.lay(self.fill, (depth + 0.5).clamp(0.0, 1.0));
        for stroke in &self.strokes {
            let off = (depth - stroke.inset).abs() - stroke.width / 2.0;
            let mut cover = (0.5 - off).clamp(0.0, 1.0);
            if cover > 0.0
                && let Some((dash, gap)) = stroke.dash
            {
                let along = self.along(at) % (dash + gap);
                cover *= (0.5 + dash / 2.0 - (along - dash / 2.0).abs()).clamp(0.0, 1.0);
            }
            ink.lay(stroke.ink, cover);
        }
        ink.bytes()
    }

    /// How far inside the edge a point lies.
    fn depth(&self, at: Vec2) -> f32 {
        let half = self.size / 2.0;
        let corner = (at - half).abs() - (half - self.radius);
        let outside = corner.max(Vec2::ZERO).length();
        self.radius - outside - corner.max_element().min(0.0)
    }

    /// How far along the edge a point lies, good enough for dashes.
    fn along(&self, at: Vec2) -> f32 {
        let half = self.size / 2.0;
        let local = at - half;
        let straight = half - self.radius;
        let corner = local.abs() - straight;
        if corner.x > 0.0 && corner.y > 0.0 {
            return ops::atan2(corner.y, corner.x) * self.radius;
        }
        if corner.x > corner.y { at.y } else { at.x }
    }
}

/// A texel under the brush.
#[derive(Default)]
struct Painted {
    rgb: Vec3,
    alpha: f32,
}

impl Painted {
    fn lay(&mut self, ink: Color, cover: f32) {
        let ink = ink.to_srgba();
        let top = ink.alpha * cover;
        if top <= 0.0 {
            return;
        }
        let alpha = top + self.alpha * (1.0 - top);
        self.rgb =
            (Vec3::new(ink.red, ink.green, ink.blue) * top + self.rgb * self.alpha * (1.0 - top)) / alpha;
        self.alpha = alpha;
    }

    fn bytes(&self) -> [u8; 4] {
        let byte = |share: f32| (share.clamp(0.0, 1.0) * 255.0).round() as u8;
        [byte(self.rgb.x), byte(self.rgb.y), byte(self.rgb.z), byte(self.alpha)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_is_clear_outside_its_corners_and_filled_inside() {
        let frame =
            Frame { size: Vec2::new(40.0, 20.0), radius: 8.0, fill: Color::BLACK, strokes: Vec::new() };
        assert_eq!(frame.texel(Vec2::new(0.5, 0.5))[3], 0);
        assert_eq!(frame.texel(Vec2::new(20.0, 10.0)), [0, 0, 0, 255]);
    }
}
