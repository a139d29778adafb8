//! The fonts and their licences, copied as they are.

use std::path::Path;

use crate::{ArtError, Studio, Written};

pub fn make(studio: &Studio) -> Result<Vec<Written>, ArtError> {
    let folder = Path::new("fonts");
    studio.files(folder)?.iter().map(|name| studio.copy(&folder.join(name), &folder.join(name))).collect()
}
