//! Makes Rummage's pictures and sounds: SVG sources in, 8-bit atlases with manifests out, sounds from arithmetic, the same bytes every time.

mod error;
pub mod file_format;
pub mod manifest;
pub mod picture;
mod raster;
pub mod recipes;
mod sheet;
pub mod sound;
mod studio;
mod suited;

pub use error::ArtError;
pub use studio::{Studio, Written};
