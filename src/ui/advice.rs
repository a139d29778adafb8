//! A thought as a row: its place, and beside it what would be done.

use bevy::prelude::*;

use crate::{
    shell::assets::Face,
    ui::theme::{lettering::label, panel::column},
};

/// The place of a thought, and a column that takes what room is left.
pub fn row(
    line: &mut ChildSpawnerCommands<'_>,
    place: impl Into<String>,
    size: f32,
    ink: Color,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    line.spawn(label(place, Face::Index, size, ink));
    let room = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(1.0) };
    line.spawn(room).with_children(fill);
}

/// What a screen reader says of it: all that is written, as sentences.
pub fn aloud<'a>(parts: impl IntoIterator<Item = &'a str>) -> String {
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(". ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_written_is_not_said() {
        assert_eq!(aloud(["Throw the iris", "", "played"]), "Throw the iris. played");
    }
}
