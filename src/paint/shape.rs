//! The triangles of quads. A card is cut into its opaque inside and its soft edge; its shadow is a ring that is drawn only where the card does not lie.

use std::{f32::consts::FRAC_PI_2, sync::LazyLock};

use bevy::{
    asset::RenderAssetUsages,
    math::ops,
    mesh::{Indices, MeshVertexAttribute, PrimitiveTopology, VertexAttributeValues, VertexFormat},
    prelude::*,
};

use super::quads::{Quad, Shape};

/// How far inside its edge a card is opaque at every size, in card widths.
const EDGE: f32 = 0.055;
/// How dark a shadow is where it is darkest.
const DARK: f32 = 0.647;
/// Where a shadow is dark and where it ends, about the middle of a card of width 1, with the radii of the corners.
const UMBRA: (Rect, f32) = (Rect { min: Vec2::new(-0.498, -0.731), max: Vec2::new(0.498, 0.679) }, 0.07);
const PENUMBRA: (Rect, f32) = (Rect { min: Vec2::new(-0.574, -0.803), max: Vec2::new(0.574, 0.737) }, 0.14);
/// How far the sides of a line fade inwards and outwards, in shares of its height.
const SOFT: f32 = 0.3;
/// Sides of a disc.
const SIDES: u16 = 24;

/// Colours of points as Bevy knows them, in half the room: all of it is written anew in every frame in which a card moves.
const INK: MeshVertexAttribute = MeshVertexAttribute::new("Vertex_Color", 5, VertexFormat::Unorm16x4);

/// Triangles that are drawn together.
#[derive(Default)]
pub(super) struct Triangles {
    points: Vec<[f32; 3]>,
    parts: Vec<[f32; 2]>,
    inks: Vec<[u16; 4]>,
    corners: Vec<u32>,
}

/// A quad in its place in the world.
pub(super) struct Laid<'a> {
    pub quad: &'a Quad,
    pub at: GlobalTransform,
    /// Its place in the drawing order.
    pub z: f32,
    /// How solid it is: 1 as it was drawn.
    pub solidity: f32,
}

impl Laid<'_> {
    /// Whether its inside hides what lies behind.
    pub(super) fn is_opaque(&self) -> bool {
        self.quad.shape == Shape::Card && self.solidity * self.quad.tint.alpha() >= 1.0
    }

    /// The opaque inside of a card.
    fn inside(&self) -> Rect {
        self.quad.place.inflate(-EDGE)
    }

    fn ink(&self) -> LinearRgba {
        let ink = self.quad.tint.to_linear();
        ink.with_alpha(ink.alpha * self.solidity)
    }

    /// Where in its atlas a point of the quad is shown.
    fn part_at(&self, point: Vec2) -> Vec2 {
        let (place, part) = (self.quad.place, self.quad.part);
        let share = (point - place.min) / place.size();
        part.min + Vec2::new(share.x, 1.0 - share.y) * part.size()
    }
}

impl Triangles {
    /// One without an area.
    pub(super) fn speck() -> Self {
        Self {
            points: vec![[0.0; 3]; 3],
            parts: vec![[0.0; 2]; 3],
            inks: vec![[0; 4]; 3],
            corners: vec![0, 1, 2],
        }
    }

    /// Whether there are any.
    pub(super) fn is_empty(&self) -> bool {
        self.corners.is_empty()
    }

    /// As a mesh, whose own place in the drawing order is given.
    pub(super) fn mesh(self, z: f32) -> Mesh {
        let points: Vec<[f32; 3]> = self.points.into_iter().map(|[x, y, of]| [x, y, of - z]).collect();
        let few = points.len() <= usize::from(u16::MAX);
        let corners = if few {
            Indices::U16(self.corners.into_iter().map(|corner| corner as u16).collect())
        } else {
            Indices::U32(self.corners)
        };
        Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::RENDER_WORLD)
            .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, points)
            .with_inserted_attribute(Mesh::ATTRIBUTE_UV_0, self.parts)
            .with_inserted_attribute(INK, VertexAttributeValues::Unorm16x4(self.inks))
            .with_inserted_indices(corners)
    }

    /// The opaque inside of a card.
    pub(super) fn add_inside(&mut self, laid: &Laid) {
        self.rectangle(laid, laid.inside());
    }

    /// A quad, but for what `add_inside` draws of it.
    pub(super) fn add_rest(&mut self, laid: &Laid) {
        match laid.quad.shape {
            Shape::Disc => self.disc(laid),
            Shape::Line => self.line(laid),
            Shape::Card if laid.is_opaque() => self.edge(laid),
            Shape::Card | Shape::Plain => self.rectangle(laid, laid.quad.place),
        }
    }

    /// The shadow of a card, black, two bands wide: as dark as it gets up to the umbra, then fading.
    pub(super) fn add_shadow(&mut self, laid: &Laid) {
        let dark = LinearRgba::BLACK.with_alpha(DARK * laid.ink().alpha);
        let hole = if laid.is_opaque() { laid.inside() } else { Rect::new(-0.45, -0.65, 0.45, 0.65) };
        let first = self.points.len() as u32;
        // Any opaque texel will do, since the ink is black.
        let part = laid.quad.part.center();
        corners(hole).into_iter().for_each(|point| self.point(laid, point, part, dark));
        for (ring, ink) in RINGS.iter().zip([dark, LinearRgba::NONE]) {
            ring.iter().for_each(|point| self.point(laid, *point, part, ink));
        }
        let umbra = first + 4;
        // From each corner of the hole a fan over the three points of the ring's corner, and a band to the next.
        for (nth, next) in (0..4).zip([1, 2, 3, 0]) {
            let (corner, other) = (first + nth, first + next);
            let [a, b, c] = [0, 1, 2].map(|step| umbra + 3 * nth + step);
            self.corners.extend([corner, a, b, corner, b, c]);
            self.corners.extend([corner, c, umbra + 3 * next, corner, umbra + 3 * next, other]);
        }
        self.band(umbra, umbra + RING, RING);
    }

    fn rectangle(&mut self, laid: &Laid, rect: Rect) {
        let first = self.points.len() as u32;
        for point in corners(rect) {
            self.point(laid, point, laid.part_at(point), laid.ink());
        }
        self.corners.extend([0, 1, 2, 0, 2, 3].map(|nth| first + nth));
    }

    /// A line, whose sides fade so that it shows no steps where it lies askew.
    fn line(&mut self, laid: &Laid) {
        let (first, place, ink) = (self.points.len() as u32, laid.quad.place, laid.ink());
        let soft = Vec2::Y * place.height() * SOFT;
        let (core, rim) = (
            Rect { min: place.min + soft, max: place.max - soft },
            Rect { min: place.min - soft, max: place.max + soft },
        );
        for (rect, ink) in [(core, ink), (rim, ink.with_alpha(0.0))] {
            corners(rect).into_iter().for_each(|point| self.point(laid, point, laid.part_at(point), ink));
        }
        self.corners.extend([0, 1, 2, 0, 2, 3].map(|nth| first + nth));
        self.band(first, first + 4, 4);
    }

    fn edge(&mut self, laid: &Laid) {
        let first = self.points.len() as u32;
        for point in corners(laid.inside()).into_iter().chain(corners(laid.quad.place)) {
            self.point(laid, point, laid.part_at(point), laid.ink());
        }
        self.band(first, first + 4, 4);
    }

    fn disc(&mut self, laid: &Laid) {
        let first = self.points.len() as u32;
        let half = laid.quad.place.half_size();
        for nth in 0..SIDES {
            let angle = std::f32::consts::TAU * f32::from(nth) / f32::from(SIDES);
            let point = Vec2::from_angle(angle) * half;
            self.point(laid, point, laid.part_at(point), laid.ink());
        }
        let sides = u32::from(SIDES);
        self.corners.extend((1..sides - 1).flat_map(|nth| [first, first + nth, first + nth + 1]));
    }

    /// Between two rings of as many points.
    fn band(&mut self, inner: u32, outer: u32, points: u32) {
        for nth in 0..points {
            let next = (nth + 1) % points;
            self.corners.extend([inner + nth, outer + nth, outer + next]);
            self.corners.extend([inner + nth, outer + next, inner + next]);
        }
    }

    fn point(&mut self, laid: &Laid, point: Vec2, part: Vec2, ink: LinearRgba) {
        let at = laid.at.transform_point(point.extend(0.0));
        self.points.push([at.x, at.y, laid.z]);
        self.parts.push(part.to_array());
        let whole = f32::from(u16::MAX);
        self.inks.push(ink.to_f32_array().map(|share| (share * whole + 0.5) as u16));
    }
}

fn corners(rect: Rect) -> [Vec2; 4] {
    [rect.min, Vec2::new(rect.max.x, rect.min.y), rect.max, Vec2::new(rect.min.x, rect.max.y)]
}

/// Points of a ring: three a corner.
const RING: u32 = 12;

/// The rings of every shadow, umbra and penumbra.
static RINGS: LazyLock<[[Vec2; RING as usize]; 2]> = LazyLock::new(|| [UMBRA, PENUMBRA].map(ring));

/// A rectangle with round corners.
fn ring((rect, radius): (Rect, f32)) -> [Vec2; RING as usize] {
    let inner = corners(rect.inflate(-radius));
    std::array::from_fn(|nth| {
        let (corner, step) = (nth / 3, nth % 3);
        // The first corner is the lower left one, where the outline comes from the left and leaves downwards.
        let angle = FRAC_PI_2 * (2.0 + corner as f32 + step as f32 / 2.0);
        inner[corner] + radius * Vec2::new(ops::cos(angle), ops::sin(angle))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::assets::Sheet;

    fn card(tint: Color) -> Quad {
        let place = Rect::from_center_size(Vec2::ZERO, Vec2::new(1.0, 1.4));
        let part = Rect::new(0.0, 0.0, 0.5, 0.5);
        Quad { sheet: Sheet::Daylily, place, part, tint, shape: Shape::Card }
    }

    fn area(triangles: &Triangles) -> f32 {
        let point = |nth: u32| Vec3::from(triangles.points[nth as usize]).truncate();
        let sides = triangles.corners.as_chunks::<3>().0.iter();
        sides.map(|&[a, b, c]| (point(b) - point(a)).perp_dot(point(c) - point(a)).abs() / 2.0).sum()
    }

    fn laid(quad: &Quad) -> Laid<'_> {
        Laid { quad, at: GlobalTransform::IDENTITY, z: 5.0, solidity: 1.0 }
    }

    #[test]
    fn inside_and_edge_are_the_whole_card() {
        let (mut inside, mut edge) = (Triangles::default(), Triangles::default());
        let quad = card(Color::WHITE);
        inside.add_inside(&laid(&quad));
        edge.add_rest(&laid(&quad));
        assert!((area(&inside) + area(&edge) - 1.4).abs() < 1e-4);
        assert!(area(&edge) < 0.3 * area(&inside), "little of it is blended");
    }

    #[test]
    fn a_line_fades_to_both_sides_of_its_edge() {
        let quad = Quad { shape: Shape::Line, ..card(Color::WHITE) };
        let mut line = Triangles::default();
        line.add_rest(&laid(&quad));
        assert!((area(&line) - 1.4 * (1.0 + 2.0 * SOFT)).abs() < 1e-4);
        let clear = |nth: usize| line.inks[nth][3] == 0;
        assert!(
            (0..8).all(|nth| clear(nth) == (line.points[nth][1].abs() > 0.7)),
            "clear outside of it only"
        );
    }

    #[test]
    fn a_card_that_fades_is_drawn_whole_and_hides_nothing() {
        let quad = card(Color::WHITE.with_alpha(0.5));
        assert!(!laid(&quad).is_opaque());
        let mut rest = Triangles::default();
        rest.add_rest(&laid(&quad));
        assert!((area(&rest) - 1.4).abs() < 1e-4);
    }

    #[test]
    fn a_shadow_lies_around_its_card_and_not_under_it() {
        let quad = card(Color::WHITE);
        let mut shadow = Triangles::default();
        shadow.add_shadow(&laid(&quad));
        let hole = laid(&quad).inside();
        let expected = PENUMBRA.0.size().element_product() - hole.size().element_product();
        assert!((area(&shadow) - expected).abs() < 0.03, "{} is not {expected}", area(&shadow));
    }
}
