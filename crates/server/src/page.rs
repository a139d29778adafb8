//! The page of the game: the same files at `/` and at the address of every table.

use axum::Router;
use axum::http::{HeaderName, HeaderValue};
use std::path::Path;
use tower_http::compression::CompressionLayer;
use tower_http::services::{ServeDir, ServeFile};
use tower_http::set_header::SetResponseHeaderLayer;

/// Headers of every answer. The page says the same about where things may come from; this holds for what is no page, too.
const HEADERS: [(&str, &str); 4] = [
    ("x-content-type-options", "nosniff"),
    // A page that was just built again must not meet yesterday's program.
    ("cache-control", "no-cache"),
    ("referrer-policy", "no-referrer"),
    (
        "content-security-policy",
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; \
         img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
];

/// The files of a folder. What the page at `/t/TABLE` asks for lies beside it, so that it needs no other page.
pub fn routes(folder: &Path) -> Router {
    let index = ServeFile::new(folder.join("index.html"));
    let at_a_table = ServeDir::new(folder).fallback(index);
    let routes = Router::new().nest_service("/t", at_a_table).fallback_service(ServeDir::new(folder));
    let routes = routes.layer(CompressionLayer::new());
    HEADERS.into_iter().fold(routes, |routes, (name, value)| {
        let (name, value) = (HeaderName::from_static(name), HeaderValue::from_static(value));
        routes.layer(SetResponseHeaderLayer::overriding(name, value))
    })
}
