//! What can go wrong while packing or serving, each said as a sentence that names the way out.

use std::path::{Path, PathBuf};

/// Why a page could not be made or served.
#[derive(Debug, thiserror::Error)]
pub enum WebError {
    #[error(
        "there is no wasm build at {path}. Make one first: \
         cargo build --package rummage --bin rummage --target wasm32-unknown-unknown --profile {profile}",
        path = path.display()
    )]
    NoWasm { path: PathBuf, profile: String },

    #[error("wasm-bindgen could not read {path}: {reason}", path = path.display())]
    Bindgen { path: PathBuf, reason: String },

    #[error("{path} cannot be put in order: {reason}", path = path.display())]
    Shrink { path: PathBuf, reason: String },

    #[error("{path}: {reason}", path = path.display())]
    Text { path: PathBuf, reason: String },

    #[error("web/index.html asks for the text '{key}', which assets/text/en/web.ftl does not have")]
    MissingText { key: String },

    #[error("{path} is not a page made by 'rummage-web build', so it is left alone", path = path.display())]
    NotOurs { path: PathBuf },

    #[error("there is no page in {path}. Make one first: rummage-web build", path = path.display())]
    NoPage { path: PathBuf },

    #[error("port {port} cannot be used ({reason}). Choose another with --port")]
    Port { port: u16, reason: String },

    #[error("{path}: {source}", path = path.display())]
    File { path: PathBuf, source: std::io::Error },
}

impl WebError {
    /// Names the file that an input or output error is about.
    pub fn at(path: &Path) -> impl FnOnce(std::io::Error) -> Self + '_ {
        move |source| Self::File { path: path.to_owned(), source }
    }
}
