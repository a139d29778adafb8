//! From the address a browser asks for to a file of the page, and to what kind of file that is.

use std::path::{Component, Path, PathBuf};

use percent_encoding::percent_decode_str;

/// The file of `root` that an address stands for, if it stands for one inside `root`.
pub fn file_for(root: &Path, url: &str) -> Option<PathBuf> {
    let file = root.join(relative_path(url)?);
    let file = if file.is_dir() { file.join("index.html") } else { file };
    // A link inside the page may still lead out of it: the resolved path has the last word.
    let file = file.canonicalize().ok()?;
    let is_inside = file.starts_with(root.canonicalize().ok()?);
    (is_inside && file.is_file()).then_some(file)
}

/// The path an address names below the root; nothing that climbs, starts elsewhere or hides a separator.
fn relative_path(url: &str) -> Option<PathBuf> {
    let end = url.find(['?', '#']).unwrap_or(url.len());
    let path = percent_decode_str(url.get(..end)?).decode_utf8().ok()?;
    if path.contains(['\\', '\0']) {
        return None;
    }
    let path = PathBuf::from(path.trim_start_matches('/'));
    let is_plain = path.components().all(|part| matches!(part, Component::Normal(_)));
    is_plain.then_some(path)
}

/// The media type by file ending; browsers compile wasm while it streams only if it is named rightly.
pub fn media_type(file: &Path) -> &'static str {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match ending.to_ascii_lowercase().as_str() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "ttf" => "font/ttf",
        "otf" => "font/otf",
        "ogg" => "audio/ogg",
        "txt" | "md" | "ftl" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path(url: &str) -> Option<String> {
        Some(relative_path(url)?.to_string_lossy().into_owned())
    }

    #[test]
    fn plain_addresses_lead_below_the_root() {
        assert_eq!(path("/assets/cards/a%20b.png?v=2#top").as_deref(), Some("assets/cards/a b.png"));
        assert_eq!(path("/").as_deref(), Some(""));
    }

    #[test]
    fn addresses_that_climb_lead_nowhere() {
        for url in [
            "/../x",
            "/a/../../x",
            "/%2e%2e/x",
            "/a%2f..%2fx",
            "/..%5cx",
            "/%00",
            "/a/%2e%2e%2f%2e%2e/x",
            "/%ff",
        ] {
            assert_eq!(path(url), None, "{url}");
        }
    }

    #[test]
    fn an_absolute_path_cannot_be_asked_for() {
        assert_eq!(path("//etc/passwd").as_deref(), Some("etc/passwd"));
    }

    #[test]
    fn the_root_is_its_index_and_strangers_are_not_found() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
        assert!(file_for(&root, "/").is_some_and(|file| file.ends_with("index.html")));
        assert!(file_for(&root, "/page.css").is_some());
        assert!(file_for(&root, "/none.css").is_none());
        assert!(file_for(&root, "/../Cargo.toml").is_none());
    }

    #[test]
    fn wasm_and_scripts_have_their_media_types() {
        assert_eq!(media_type(Path::new("rummage_bg.wasm")), "application/wasm");
        assert_eq!(media_type(Path::new("boot.js")), "text/javascript; charset=utf-8");
        assert_eq!(media_type(Path::new("CARD.PNG")), "image/png");
        assert_eq!(media_type(Path::new("unknown")), "application/octet-stream");
    }
}
