//! Where sources come from and where results go.

use std::{
    fmt, fs,
    path::{Path, PathBuf},
};

use serde::Serialize;

use crate::{
    ArtError,
    file_format::{self, Fidelity},
    picture::Picture,
    raster,
    sheet::Sheet,
};

/// The two folders a recipe works between.
pub struct Studio {
    sources: PathBuf,
    out: PathBuf,
}

/// A file that was written, for the report.
pub struct Written {
    path: PathBuf,
    bytes: usize,
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:>9} bytes  {}", self.bytes, self.path.display())
    }
}

impl Studio {
    /// A studio that reads `sources` and writes `out`.
    pub fn new(sources: impl Into<PathBuf>, out: impl Into<PathBuf>) -> Self {
        Self { sources: sources.into(), out: out.into() }
    }

    /// Draws `svg/{name}.svg` at the given size.
    pub fn draw(&self, name: &str, width: u32, height: u32) -> Result<Picture, ArtError> {
        raster::draw(&self.sources.join("svg").join(format!("{name}.svg")), width, height)
    }

    /// Draws SVG that was put together under this name.
    pub fn draw_text(&self, name: &str, text: &str, width: u32, height: u32) -> Result<Picture, ArtError> {
        raster::draw_text(text, Path::new(name), width, height)
    }

    /// The text of `svg/{name}.svg`.
    pub fn source(&self, name: &str) -> Result<String, ArtError> {
        let path = self.sources.join("svg").join(format!("{name}.svg"));
        fs::read_to_string(&path).map_err(|source| ArtError::Read { path, source })
    }

    /// The names, without extension and in order, of the drawings in `svg/{folder}`.
    pub fn drawings(&self, folder: &str) -> Result<Vec<String>, ArtError> {
        Ok(self
            .files(&Path::new("svg").join(folder))?
            .iter()
            .filter_map(|name| name.strip_suffix(".svg").map(str::to_owned))
            .collect())
    }

    /// The names, in order, of the files in a source folder.
    pub fn files(&self, folder: &Path) -> Result<Vec<String>, ArtError> {
        let path = self.sources.join(folder);
        let entries = fs::read_dir(&path).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let entries = entries.map_err(|source| ArtError::Read { path, source })?;
        let mut names: Vec<String> =
            entries.iter().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        Ok(names)
    }

    /// Copies a source file as it is.
    pub fn copy(&self, from: &Path, to: &Path) -> Result<Written, ArtError> {
        let path = self.sources.join(from);
        let bytes = fs::read(&path).map_err(|source| ArtError::Read { path, source })?;
        self.write(to, &bytes)
    }

    /// Writes one picture the game loads as `{name}.webp`.
    pub fn save(&self, name: &str, picture: &Picture, fidelity: Fidelity) -> Result<Written, ArtError> {
        let path = PathBuf::from(format!("{name}.webp"));
        self.write(&path, &file_format::webp(picture, fidelity, &path)?)
    }

    /// Writes one picture the world around the game shows as `{name}.png`.
    pub fn save_png(&self, name: &str, picture: &Picture) -> Result<Written, ArtError> {
        let path = PathBuf::from(format!("{name}.png"));
        self.write(&path, &file_format::png(picture, &path)?)
    }

    /// Writes an atlas as `{name}.webp` and its manifest as `{name}.ron`.
    pub fn save_sheet(&self, name: &str, sheet: Sheet, fidelity: Fidelity) -> Result<Vec<Written>, ArtError> {
        let (picture, manifest) = sheet.finish(&format!("{name}.webp"));
        Ok(vec![self.save(name, &picture, fidelity)?, self.write_ron(&format!("{name}.ron"), &manifest)?])
    }

    /// Writes a manifest as RON, one entry a line.
    pub fn write_ron(&self, name: &str, manifest: &impl Serialize) -> Result<Written, ArtError> {
        let path = PathBuf::from(name);
        let pretty = ron::ser::PrettyConfig::new().depth_limit(2).new_line("\n".to_owned());
        match ron::ser::to_string_pretty(manifest, pretty) {
            Ok(text) => self.write(&path, format!("{text}\n").as_bytes()),
            Err(source) => Err(ArtError::Manifest { path, source }),
        }
    }

    /// Writes a file and the folders above it.
    pub fn write(&self, to: &Path, bytes: &[u8]) -> Result<Written, ArtError> {
        let path = self.out.join(to);
        let made = path.parent().map_or(Ok(()), fs::create_dir_all).and_then(|()| fs::write(&path, bytes));
        made.map_err(|source| ArtError::Write { path: path.clone(), source })?;
        Ok(Written { path, bytes: bytes.len() })
    }
}
