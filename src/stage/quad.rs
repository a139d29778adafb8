//! Quads: whatever the table shows of an atlas, cards above all. A quad is no mesh of its own, `batch` draws them together.

use bevy::prelude::*;

use crate::shell::assets::{Artwork, Sheet};

/// A picture of an atlas, where its transform puts it.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(Transform, Visibility)]
pub struct Quad {
    /// The atlas.
    pub(super) sheet: Sheet,
    /// Where it lies about its own origin, y upwards.
    pub(super) place: Rect,
    /// The part of the atlas that it shows, in shares of the whole.
    pub(super) part: Rect,
    /// What is left of its colours; white leaves them as drawn.
    pub tint: Color,
    /// Its outline.
    pub(super) shape: Shape,
}

/// The outlines of quads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// A rectangle.
    Plain,
    /// A rectangle whose upper and lower side are soft.
    Line,
    /// A circle that touches the sides.
    Disc,
    /// A card with its shadow. It is opaque but for its edge.
    Card,
}

/// Everything needed to make a quad.
#[derive(bevy::ecs::system::SystemParam)]
pub struct QuadMaker<'w> {
    artwork: Option<Res<'w, Artwork>>,
}

/// Texels of the clear gutter around a cell that are drawn with it: what is clear has smooth edges without multisampling.
const GUTTER: f32 = 2.0;

impl QuadMaker<'_> {
    /// A picture of a sheet in this size, untinted white or tinted. None while pictures are missing.
    pub fn picture(&self, sheet: Sheet, name: &str, size: Vec2, tint: Color) -> Option<Quad> {
        let (_, cell) = self.artwork.as_ref()?.cell(sheet, name)?;
        let grown = cell.inflate(GUTTER);
        self.cut(sheet, grown, size * grown.size() / cell.size(), tint)
    }

    /// A card, with its shadow.
    pub fn card(&self, sheet: Sheet, name: &str, size: Vec2, tint: Color) -> Option<Quad> {
        Some(Quad { shape: Shape::Card, ..self.picture(sheet, name, size, tint)? })
    }

    /// A part of a picture, given as shares of its size.
    pub fn part(&self, sheet: Sheet, name: &str, part: Rect, size: Vec2, tint: Color) -> Option<Quad> {
        let (_, cell) = self.artwork.as_ref()?.cell(sheet, name)?;
        let cut = Rect { min: cell.min + part.min * cell.size(), max: cell.min + part.max * cell.size() };
        self.cut(sheet, cut, size, tint)
    }

    /// A square of side 1.
    pub fn block(&self, tint: Color) -> Quad {
        let white = || {
            let (_, pixel) = self.artwork.as_ref()?.cell(Sheet::Pieces, "pixel")?;
            // The middle of a white cell, so that no mip level brings in anything else.
            self.cut(Sheet::Pieces, Rect { min: pixel.center(), max: pixel.center() }, Vec2::ONE, tint)
        };
        let place = Rect::from_center_size(Vec2::ZERO, Vec2::ONE);
        let part = Rect::default();
        white().unwrap_or(Quad { sheet: Sheet::Pieces, place, part, tint, shape: Shape::Plain })
    }

    /// A line of length and height 1.
    pub fn line(&self, tint: Color) -> Quad {
        Quad { shape: Shape::Line, ..self.block(tint) }
    }

    /// A round disc of diameter 1.
    pub fn disc(&self, tint: Color) -> Quad {
        Quad { shape: Shape::Disc, ..self.block(tint) }
    }

    /// Shows exactly this part of a sheet, given in its pixels.
    fn cut(&self, sheet: Sheet, part: Rect, size: Vec2, tint: Color) -> Option<Quad> {
        let whole = self.artwork.as_ref()?.size(sheet)?;
        let part = Rect { min: part.min / whole, max: part.max / whole };
        Some(Quad { sheet, place: Rect::from_center_size(Vec2::ZERO, size), part, tint, shape: Shape::Plain })
    }
}
