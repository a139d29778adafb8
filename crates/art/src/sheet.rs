//! Packs named pictures into one atlas, shelf by shelf in the order given.

use crate::{
    manifest::{Cell, Manifest},
    picture::Picture,
};

/// Clear pixels round every cell: enough for linear filtering and two levels of mip maps.
const GUTTER: u32 = 4;

/// An atlas being filled.
pub struct Sheet {
    width: u32,
    shelf_top: u32,
    shelf_height: u32,
    cursor: u32,
    placed: Vec<(Cell, Picture)>,
    names: Vec<String>,
}

impl Sheet {
    /// An empty sheet at most `width` pixels wide.
    pub fn new(width: u32) -> Self {
        Self { width, shelf_top: 0, shelf_height: 0, cursor: 0, placed: Vec::new(), names: Vec::new() }
    }

    /// Puts `picture` right of the last one, or on a new shelf if it does not fit there.
    pub fn add(&mut self, name: impl Into<String>, picture: &Picture) {
        let mut framed = picture.with_margin(GUTTER);
        framed.bleed(GUTTER);
        let (step_x, step_y) = (framed.width.next_multiple_of(4), framed.height.next_multiple_of(4));
        if self.cursor + step_x > self.width {
            self.new_shelf();
        }
        let cell = Cell(self.cursor + GUTTER, self.shelf_top + GUTTER, picture.width, picture.height);
        self.cursor += step_x;
        self.shelf_height = self.shelf_height.max(step_y);
        self.placed.push((cell, framed));
        self.names.push(name.into());
    }

    /// Leaves the rest of the current shelf empty.
    pub fn new_shelf(&mut self) {
        self.shelf_top += self.shelf_height;
        self.shelf_height = 0;
        self.cursor = 0;
    }

    /// The finished atlas and the manifest that names its cells; `image` is its path under `assets/`.
    pub fn finish(self, image: &str) -> (Picture, Manifest) {
        let used = self
            .placed
            .iter()
            .map(|(cell, framed)| (cell.0 - GUTTER + framed.width).next_multiple_of(4))
            .max()
            .unwrap_or(0);
        let mut atlas = Picture::clear(used, self.shelf_top + self.shelf_height);
        for (cell, framed) in &self.placed {
            atlas.paste(framed, cell.0 - GUTTER, cell.1 - GUTTER);
        }
        let cells = self.names.into_iter().zip(self.placed.iter().map(|(cell, _)| *cell)).collect();
        let manifest = Manifest { image: image.into(), size: (atlas.width, atlas.height), cells };
        (atlas, manifest)
    }
}
