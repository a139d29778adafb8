//! Pictures in the interface: a cell of an atlas, tinted where it is a glyph.

use bevy::prelude::*;

use crate::shell::assets::{Artwork, Reclothed, Sheet};

/// A named cell of a sheet, shown as an image.
#[derive(Component, Debug, Clone, PartialEq)]
#[component(immutable)]
pub struct Picture {
    /// Which atlas.
    pub sheet: Sheet,
    /// The cell's name.
    pub name: String,
    /// Its tint; white leaves the picture as drawn.
    pub tint: Color,
}

/// A glyph of the icon sheet, square.
pub fn icon(name: impl Into<String>, size: f32, tint: Color) -> impl Bundle {
    picture(Sheet::Icons, name, Vec2::splat(size), tint)
}

/// A cell of any sheet at a given size.
pub fn picture(sheet: Sheet, name: impl Into<String>, size: Vec2, tint: Color) -> impl Bundle {
    (
        Node {
            width: px(size.x),
            height: px(size.y),
            flex_shrink: 0.0,
            border_radius: corners(sheet),
            ..default()
        },
        Picture { sheet, name: name.into(), tint },
    )
}

/// The games' pictures are framed; everything else has its own outline.
fn corners(sheet: Sheet) -> BorderRadius {
    if sheet == Sheet::Tiles { BorderRadius::all(px(13)) } else { BorderRadius::ZERO }
}

/// Fills in the image of every [`Picture`].
pub fn plugin(app: &mut App) {
    app.add_observer(set_image).add_observer(set_anew);
}

/// Every picture of a sheet that has changed is put in its place again.
fn set_anew(reclothed: On<Reclothed>, pictures: Query<(Entity, &Picture)>, mut commands: Commands) {
    for (entity, picture) in pictures.iter().filter(|(_, picture)| picture.sheet == reclothed.0) {
        // A picture may go in the same frame.
        commands.entity(entity).try_insert(picture.clone());
    }
}

fn set_image(
    inserted: On<Insert<Picture>>,
    pictures: Query<&Picture>,
    artwork: Option<Res<Artwork>>,
    mut commands: Commands,
) {
    let (Ok(picture), Some(artwork)) = (pictures.get(inserted.entity), artwork) else { return };
    let Some((image, rect)) = artwork.cell(picture.sheet, &picture.name) else {
        error!("the sheet {:?} has no picture named {}", picture.sheet, picture.name);
        return;
    };
    commands.entity(inserted.entity).insert(ImageNode {
        image,
        rect: Some(rect),
        color: picture.tint,
        ..default()
    });
}
