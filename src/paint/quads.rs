//! Quads over the atlases: one mesh a picture, one material a sheet and tint, so that a whole table is few materials.

use bevy::{platform::collections::HashMap, prelude::*, sprite_render::AlphaMode2d};

use crate::assets::{Artwork, Reclothed, Sheet};

/// Meshes and materials of the table's pictures.
#[derive(Resource, Default)]
pub struct Quads {
    meshes: HashMap<(Sheet, String), Handle<Mesh>>,
    materials: HashMap<(Sheet, [u8; 4]), Handle<ColorMaterial>>,
    plain: HashMap<[u8; 4], Handle<ColorMaterial>>,
    disc: Option<Handle<Mesh>>,
    block: Option<Handle<Mesh>>,
}

/// Everything needed to make a quad.
#[derive(bevy::ecs::system::SystemParam)]
pub struct QuadMaker<'w> {
    quads: ResMut<'w, Quads>,
    meshes: ResMut<'w, Assets<Mesh>>,
    materials: ResMut<'w, Assets<ColorMaterial>>,
    artwork: Option<Res<'w, Artwork>>,
}

/// Makes the store.
pub fn plugin(app: &mut App) {
    app.init_resource::<Quads>().add_observer(forget);
}

/// Nothing that was cut from an earlier image of a sheet is used again.
fn forget(reclothed: On<Reclothed>, mut quads: ResMut<Quads>) {
    quads.meshes.retain(|(sheet, _), _| *sheet != reclothed.0);
    quads.materials.retain(|(sheet, _), _| *sheet != reclothed.0);
}

impl QuadMaker<'_> {
    /// A picture of a sheet as a quad of this size, untinted white or tinted. None while pictures are missing.
    pub fn picture(
        &mut self,
        sheet: Sheet,
        name: &str,
        size: Vec2,
        tint: Color,
    ) -> Option<(Mesh2d, MeshMaterial2d<ColorMaterial>)> {
        let key = format!("{name} {}x{}", size.x, size.y);
        self.cut(sheet, name, key, tint, |cell, whole| quad(size, cell, whole))
    }

    /// A round disc of diameter 1.
    pub fn disc(&mut self, tint: Color) -> (Mesh2d, MeshMaterial2d<ColorMaterial>) {
        let quads = &mut *self.quads;
        let mesh = quads.disc.get_or_insert_with(|| self.meshes.add(Circle::new(0.5))).clone();
        (Mesh2d(mesh), self.plain(tint))
    }

    /// A part of a picture, given as shares of its size.
    pub fn part(
        &mut self,
        sheet: Sheet,
        name: &str,
        part: Rect,
        size: Vec2,
        tint: Color,
    ) -> Option<(Mesh2d, MeshMaterial2d<ColorMaterial>)> {
        let key = format!("{name} {part:?} {}x{}", size.x, size.y);
        self.cut(sheet, name, key, tint, |cell, whole| {
            let cut = Rect { min: cell.min + part.min * cell.size(), max: cell.min + part.max * cell.size() };
            exact(size, cut, whole)
        })
    }

    /// A quad made of a picture's cell and its whole sheet's size; made once for each key.
    fn cut(
        &mut self,
        sheet: Sheet,
        name: &str,
        key: String,
        tint: Color,
        make: impl FnOnce(Rect, Vec2) -> Mesh,
    ) -> Option<(Mesh2d, MeshMaterial2d<ColorMaterial>)> {
        let artwork = self.artwork.as_ref()?;
        let (_, cell) = artwork.cell(sheet, name)?;
        let whole = artwork.size(sheet)?;
        let mesh =
            self.quads.meshes.entry((sheet, key)).or_insert_with(|| self.meshes.add(make(cell, whole)));
        let mesh = mesh.clone();
        Some((Mesh2d(mesh), self.material(sheet, tint)?))
    }

    /// A square of side 1.
    pub fn block(&mut self, tint: Color) -> (Mesh2d, MeshMaterial2d<ColorMaterial>) {
        let quads = &mut *self.quads;
        let mesh = quads.block.get_or_insert_with(|| self.meshes.add(Rectangle::from_length(1.0))).clone();
        (Mesh2d(mesh), self.plain(tint))
    }

    /// The material of a sheet in this tint.
    fn material(&mut self, sheet: Sheet, tint: Color) -> Option<MeshMaterial2d<ColorMaterial>> {
        let image = self.artwork.as_ref()?.image(sheet)?;
        let material = self.quads.materials.entry((sheet, tint.to_srgba().to_u8_array()));
        let material = material.or_insert_with(|| {
            self.materials.add(ColorMaterial {
                color: tint,
                texture: Some(image),
                alpha_mode: AlphaMode2d::Blend,
                ..default()
            })
        });
        Some(MeshMaterial2d(material.clone()))
    }

    fn plain(&mut self, tint: Color) -> MeshMaterial2d<ColorMaterial> {
        let material = self.quads.plain.entry(tint.to_srgba().to_u8_array());
        MeshMaterial2d(material.or_insert_with(|| self.materials.add(ColorMaterial::from(tint))).clone())
    }
}

/// Texels of the clear gutter around a cell that are drawn with it: what is clear has smooth edges without multisampling.
const GUTTER: f32 = 2.0;

/// A quad of this size that shows one cell of an image.
fn quad(size: Vec2, cell: Rect, whole: Vec2) -> Mesh {
    let grown = cell.inflate(GUTTER);
    exact(size * grown.size() / cell.size(), grown, whole)
}

/// A quad of this size that shows exactly this part of an image.
fn exact(size: Vec2, part: Rect, whole: Vec2) -> Mesh {
    let (min, max) = (part.min / whole, part.max / whole);
    let mut mesh = Mesh::from(Rectangle::from_size(size));
    mesh.insert_attribute(
        Mesh::ATTRIBUTE_UV_0,
        vec![[max.x, min.y], [min.x, min.y], [min.x, max.y], [max.x, max.y]],
    );
    mesh
}
