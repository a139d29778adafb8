//! What can go wrong between a source and a picture, each with the file it happened in.

use std::path::PathBuf;

/// A failure that stops a recipe.
#[derive(Debug, thiserror::Error)]
pub enum ArtError {
    /// A source could not be read.
    #[error("{path}: cannot be read: {source}")]
    Read {
        /// The source.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A result could not be written.
    #[error("{path}: cannot be written: {source}")]
    Write {
        /// The result.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// A source is not the SVG it should be.
    #[error("{path}: is no drawing we understand: {source}")]
    Svg {
        /// The source.
        path: PathBuf,
        /// What the SVG reader said.
        source: resvg::usvg::Error,
    },
    /// A picture could not be packed as PNG.
    #[error("{path}: cannot be encoded: {source}")]
    Png {
        /// The result.
        path: PathBuf,
        /// What the encoder said.
        source: png::EncodingError,
    },
    /// A picture has no area or is beyond what memory can hold.
    #[error("a picture of {width} x {height} pixels cannot be drawn")]
    Size {
        /// Asked width.
        width: u32,
        /// Asked height.
        height: u32,
    },
    /// A picture could not be packed as WebP.
    #[error("{path}: cannot be encoded: {reason}")]
    Webp {
        /// The result.
        path: PathBuf,
        /// What the encoder said.
        reason: String,
    },
    /// A sound could not be packed as Ogg Vorbis.
    #[error("{path}: cannot be encoded: {source}")]
    Ogg {
        /// The result.
        path: PathBuf,
        /// What the encoder said.
        source: vorbis_rs::VorbisError,
    },
    /// A manifest could not be written as RON.
    #[error("{path}: cannot be written as RON: {source}")]
    Manifest {
        /// The manifest.
        path: PathBuf,
        /// What the RON writer said.
        source: ron::Error,
    },
}
