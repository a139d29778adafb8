//! The triangles of quads. A card has an opaque inside; its soft edge and its shadow lie behind that as one rectangle, so that only what looks out is painted. They are few and
//! large, for a software driver pays for every triangle that touches a block of pixels (docs/testing.md).

use bevy::{
    asset::RenderAssetUsages,
    mesh::{Indices, MeshVertexAttribute, PrimitiveTopology, VertexAttributeValues, VertexFormat},
    prelude::*,
};

use crate::stage::quad::{Quad, Shape};

/// How far inside its edge a card is opaque at every size, in card widths.
const EDGE: f32 = 0.055;
/// How far behind its inside the edge of a card and its shadow lie, in the drawing order.
const BEHIND: f32 = 0.2;
/// Where a shadow ends, about the middle of a card of width 1. How it fades is told by `print.wesl`.
const SHADOW: Rect = Rect { min: Vec2::new(-0.574, -0.803), max: Vec2::new(0.574, 0.737) };
/// Added to where in its atlas a card is shown: it tells cards on their shadows from whatever else is blended.
const IS_CARD: Vec2 = Vec2::splat(2.0);
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
            Shape::Card => self.card_on_shadow(laid),
            Shape::Plain => self.rectangle(laid, laid.quad.place),
        }
    }

    /// A card on its shadow, as one rectangle. What its inside hides of that costs next to nothing. Its ink tells where in the shadow a point lies, how
    /// light the card is, and how solid both are.
    fn card_on_shadow(&mut self, laid: &Laid) {
        let behind = Laid { z: laid.z - BEHIND, ..*laid };
        let (first, ink) = (self.points.len() as u32, laid.ink());
        for point in corners(SHADOW) {
            let share = (point - SHADOW.min) / SHADOW.size();
            let told = LinearRgba::new(share.x, share.y, ink.red, ink.alpha);
            self.point(&behind, point, laid.part_at(point) + IS_CARD, told);
        }
        self.face(first);
    }

    fn rectangle(&mut self, laid: &Laid, rect: Rect) {
        let first = self.points.len() as u32;
        for point in corners(rect) {
            self.point(laid, point, laid.part_at(point), laid.ink());
        }
        self.face(first);
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
        self.face(first);
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

    /// Between four corners.
    fn face(&mut self, first: u32) {
        self.corners.extend([0, 1, 2, 0, 2, 3].map(|nth| first + nth));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::assets::Sheet;

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
    fn edge_and_shadow_are_one_and_lie_behind_the_inside() {
        let (mut inside, mut rest) = (Triangles::default(), Triangles::default());
        let quad = card(Color::WHITE);
        inside.add_inside(&laid(&quad));
        rest.add_rest(&laid(&quad));
        assert_eq!(rest.corners.len(), 6, "two triangles");
        assert!((area(&rest) - SHADOW.size().element_product()).abs() < 1e-4);
        assert!(rest.points.iter().all(|point| point[2] < inside.points[0][2]), "depth hides the rest of it");
        assert!(rest.parts.iter().all(|part| part[0] > 1.0), "told from a picture by where it is shown");
        let (corner, of_card) = (Vec2::from(rest.parts[0]) - IS_CARD, SHADOW.min);
        assert!(
            (corner - laid(&quad).part_at(of_card)).length() < 1e-6,
            "and its picture lies as the inside's does"
        );
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
    fn a_card_that_fades_hides_nothing_and_fades_with_its_shadow() {
        let quad = card(Color::WHITE.with_alpha(0.5));
        assert!(!laid(&quad).is_opaque());
        let mut rest = Triangles::default();
        rest.add_rest(&laid(&quad));
        assert!(rest.inks.iter().all(|ink| ink[2] == u16::MAX && ink[3].abs_diff(u16::MAX / 2) <= 1));
    }
}
